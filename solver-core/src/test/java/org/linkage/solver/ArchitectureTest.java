package org.linkage.solver;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.Assert.assertTrue;

import com.google.gson.Strictness;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.Test;

/** The rooms of the library, in the order in which data flows: a room uses those before it and never one after it. */
public class ArchitectureTest {
    private static final List<String> ROOMS = Arrays.asList(
            "mechanism",
            "constraint",
            "force",
            "linear",
            "complementarity",
            "assembly",
            "contact",
            "integrate",
            "scene",
            "simulation",
            "measure");

    private static final JavaClasses LIBRARY = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.linkage.solver");

    private static String room(String name) {
        return "org.linkage.solver." + name + "..";
    }

    @Test
    public void aRoomUsesOnlyTheRoomsBeforeIt() {
        for (int i = 0; i < ROOMS.size() - 1; i++) {
            String[] later = ROOMS.subList(i + 1, ROOMS.size()).stream()
                    .map(ArchitectureTest::room)
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(room(ROOMS.get(i)))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(later)
                    .allowEmptyShould(true)
                    .check(LIBRARY);
        }
    }

    @Test
    public void theLinearSolversKnowNothingButBlocks() {
        noClasses()
                .that()
                .resideInAPackage(room("linear"))
                .should()
                .dependOnClassesThat(
                        resideInAPackage("org.linkage.solver..").and(not(resideInAPackage(room("linear")))))
                .allowEmptyShould(true)
                .check(LIBRARY);
    }

    @Test
    public void everyClassLivesInARoom() {
        classes()
                .should()
                .resideInAnyPackage(ROOMS.stream().map(ArchitectureTest::room).toArray(String[]::new))
                .check(LIBRARY);
    }

    @Test
    public void theLibraryIsFreeOfAndroidReflectionAndItsOwnTools() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                        "android..",
                        "androidx..",
                        "dalvik..",
                        "java.lang.reflect..",
                        "org.linkage.cli..",
                        "org.linkage.app.."))
                .check(LIBRARY);
    }

    @Test
    public void ofGsonOnlyTheStreamsAreUsed() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("com.google.gson..")
                        .and(not(resideInAPackage("com.google.gson.stream")))
                        // the streams' own switch
                        .and(not(equivalentTo(Strictness.class))))
                .check(LIBRARY);
    }

    @Test
    public void everyPackageSaysWhatItIsForAndIsNullMarked() {
        List<String> unmarked = new ArrayList<>();
        for (JavaPackage room : LIBRARY.getPackage("org.linkage.solver").getSubpackagesInTree()) {
            if (!room.getClasses().isEmpty() && !room.isAnnotatedWith(NullMarked.class)) {
                unmarked.add(room.getName());
            }
        }
        assertTrue("no @NullMarked package-info.java in " + unmarked, unmarked.isEmpty());
    }
}
