package org.linkage.solver.scene.catalogue;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Looks;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneCheck;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneReader;
import org.linkage.solver.scene.SceneWriter;

/** Every scene, at its defaults and at the ends of its parameters, is a sound mechanism and survives its own file. */
public class CatalogueTest {
    private static final int LARGE = 120;

    @Test
    public void everySceneIsSoundAtEveryCornerOfItsParameters() throws SceneException {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            for (Parameters values : corners(scene)) {
                SceneDescription built = scene.build(values);
                try {
                    SceneCheck.check(built);
                } catch (SceneException broken) {
                    throw new AssertionError(scene.id() + " " + values + ": " + broken.getMessage(), broken);
                }
            }
        }
    }

    @Test
    public void everySceneReadsBackFromItsOwnFile() throws SceneException {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            for (Parameters values : corners(scene)) {
                SceneDescription built = scene.build(values);
                String text = SceneWriter.write(built);
                SceneDescription again = SceneReader.parse(text);
                assertEquals(scene.id() + " " + values, built, again);
                assertEquals(text, SceneWriter.write(again));
            }
        }
    }

    @Test
    public void liveParametersKeepTopologyAndPose() throws SceneException {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            SceneDescription before = scene.build();
            for (Parameter parameter : scene.parameters()) {
                if (parameter.live()) {
                    SceneDescription low = scene.build(scene.defaults().with(parameter.name(), parameter.min()));
                    SceneDescription high = scene.build(scene.defaults().with(parameter.name(), parameter.max()));
                    assertSamePose(scene.id() + "." + parameter.name(), before, low);
                    assertSamePose(scene.id() + "." + parameter.name(), before, high);
                }
            }
        }
    }

    private static void assertSamePose(String what, SceneDescription a, SceneDescription b) {
        assertEquals(what, a.bodies().size(), b.bodies().size());
        assertEquals(what, a.joints().size(), b.joints().size());
        assertEquals(what, a.forces().size(), b.forces().size());
        assertEquals(what, a.contacts().size(), b.contacts().size());
        for (int i = 0; i < a.bodies().size(); i++) {
            BodyDescription x = a.bodies().get(i);
            BodyDescription y = b.bodies().get(i);
            assertEquals(what, x.id(), y.id());
            assertEquals(what, x.kind(), y.kind());
            assertEquals(what, x.position(), y.position());
            assertEquals(what, x.angle(), y.angle(), 0);
            assertEquals(what, x.shape(), y.shape());
        }
        for (int i = 0; i < a.joints().size(); i++) {
            JointDescription x = a.joints().get(i);
            JointDescription y = b.joints().get(i);
            assertEquals(what, x.id(), y.id());
            assertEquals(what, x.type(), y.type());
            assertEquals(what, x.pointA(), y.pointA());
            assertEquals(what, x.pointB(), y.pointB());
        }
    }

    @Test
    public void everySceneSaysWhatItIs() {
        Set<String> ids = new HashSet<>();
        for (CatalogueScene scene : SceneCatalogue.all()) {
            assertTrue(scene.id(), ids.add(scene.id()));
            assertTrue(scene.id(), scene.id().matches("[a-z0-9]+(-[a-z0-9]+)*"));
            assertFalse(scene.id(), scene.title().isEmpty());
            assertTrue(scene.id(), scene.summary().endsWith("."));
            for (String text : new String[] {
                scene.explanation().text(),
                scene.explanation().tryThis(),
                scene.explanation().lookAt(),
                scene.explanation().source()
            }) {
                assertTrue(scene.id() + ": " + text, text.matches("(?s).*[.!?]"));
            }
            assertFalse(scene.id(), scene.explanation().equation().isEmpty());
            assertTrue(scene.id(), scene.build().camera() != null);
            Set<String> names = new HashSet<>();
            for (Parameter parameter : scene.parameters()) {
                assertTrue(scene.id(), names.add(parameter.name()));
                assertTrue(parameter.name(), parameter.sentence().endsWith("."));
                assertTrue(parameter.name(), parameter.defaultValue() >= parameter.min());
                assertTrue(parameter.name(), parameter.defaultValue() <= parameter.max());
            }
        }
    }

    @Test
    public void everyLookIsAWordOfTheVocabularyForABodyThatExists() {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            SceneDescription built = scene.build();
            Set<String> ids = new HashSet<>();
            for (BodyDescription body : built.bodies()) {
                ids.add(body.id());
            }
            assertTrue(scene.id(), ids.containsAll(Looks.of(built).keySet()));
            if (built.extra().values().get(Looks.FIELD) instanceof org.linkage.solver.scene.ExtraValue.Fields looks) {
                assertEquals(scene.id(), looks.values().size(), Looks.of(built).size());
            }
        }
    }

    /** The defaults, and each parameter in turn at its lowest and highest value; counts go up to a size that is quick. */
    private static List<Parameters> corners(CatalogueScene scene) throws SceneException {
        List<Parameters> all = new ArrayList<>();
        Parameters values = scene.defaults();
        all.add(values);
        for (Parameter parameter : scene.parameters()) {
            double top =
                    parameter.kind() == Parameter.Kind.INTEGER ? Math.min(parameter.max(), LARGE) : parameter.max();
            all.add(values.with(parameter.name(), parameter.min()));
            all.add(values.with(parameter.name(), top));
        }
        return all;
    }
}
