package org.linkage.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.Test;

/** Which room of the app may look at what. */
public class ArchitectureTest {
    private static final JavaClasses APP = new ClassFileImporter()
            .withImportOption(location -> !location.contains("UnitTest"))
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.linkage.app");

    @Test
    public void thePainterSeesNoSolver() {
        noClasses()
                .that()
                .resideInAPackage("org.linkage.app.paint..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.linkage.solver.linear..",
                        "org.linkage.solver.assembly..",
                        "org.linkage.solver.integrate..",
                        "org.linkage.solver.contact..")
                .allowEmptyShould(true)
                .check(APP);
    }

    @Test
    public void thePainterDecidesNothing() {
        noClasses()
                .that()
                .resideInAPackage("org.linkage.app.paint..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.linkage.app.gallery..",
                        "org.linkage.app.player..",
                        "org.linkage.app.touch..",
                        "org.linkage.app.measure..",
                        "org.linkage.app.settings..")
                .allowEmptyShould(true)
                .check(APP);
    }

    @Test
    public void theAppHoldsNoLinearAlgebra() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.linkage.solver.assembly..", "org.linkage.cli..")
                .allowEmptyShould(true)
                .check(APP);
    }

    @Test
    public void noTwoRoomsKnowEachOther() {
        slices().matching("org.linkage.app.(*)..")
                .should()
                .beFreeOfCycles()
                .check(APP.that(resideOutsideOfPackage("org.linkage.app.databinding..")));
    }
}
