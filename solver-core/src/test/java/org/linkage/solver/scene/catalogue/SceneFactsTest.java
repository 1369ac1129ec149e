package org.linkage.solver.scene.catalogue;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.JointType;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** What the scenes promise: the papers' counts, pins at the ends of rods, lengths of linkages, discs that do not overlap. */
public class SceneFactsTest {
    private static final List<String> IDS = Arrays.asList(
            "pendulum double-pendulum slider-crank sundials-slider-crank four-bar walker pantograph chain balanced-tree comb"
                    .split(" "));
    private static final List<String> MORE_IDS = Arrays.asList(
            ("baraff-6 baraff-54 baraff-96-12 baraff-127 ring ladder bridge net gear-train skate stiff-chain whip hand robot plant"
                            + " cable-bridge beam heavy-load corner billiard billiard-table cradle pile pegs catch dominoes grasp")
                    .split(" "));

    private static SceneDescription scene(String id) throws SceneException {
        return SceneCatalogue.find(id).build();
    }

    @Test
    public void theIdsThatStayAreThere() throws SceneException {
        List<String> ids = new ArrayList<>(IDS);
        ids.addAll(MORE_IDS);
        assertEquals(ids.size(), SceneCatalogue.all().size());
        for (String id : ids) {
            assertEquals(id, SceneCatalogue.find(id).id());
        }
        SceneException told = assertThrows(SceneException.class, () -> SceneCatalogue.find("slidercrank"));
        assertTrue(told.getMessage(), told.getMessage().contains("did you mean 'slider-crank'"));
    }

    @Test
    public void thePapersCountsAreRight() throws SceneException {
        assertCount("baraff-6", 6, 5);
        assertCount("baraff-54", 54, 54);
        assertCount("baraff-96-12", 48, 54);
        assertCount("baraff-127", 127, 127);
        assertEquals(16, scene("hand").bodies().size());
        assertEquals(15, sprung(scene("hand")));
        SceneDescription billiard = scene("billiard");
        assertEquals(11, billiard.bodies().size());
        assertEquals(22, contacts(billiard, ContactDescription.Type.HALF_PLANE));
        assertEquals(55, contacts(billiard, ContactDescription.Type.DISC_DISC));
        assertEquals(77, billiard.contacts().size());
    }

    private static void assertCount(String id, int bodies, int joints) throws SceneException {
        assertEquals(id, bodies, scene(id).bodies().size());
        assertEquals(id, joints, scene(id).joints().size());
    }

    private static int sprung(SceneDescription scene) {
        int count = 0;
        for (JointDescription joint : scene.joints()) {
            count += joint.spring() != null && joint.limits() != null ? 1 : 0;
        }
        return count;
    }

    private static int contacts(SceneDescription scene, ContactDescription.Type type) {
        int count = 0;
        for (ContactDescription contact : scene.contacts()) {
            count += contact.type() == type ? 1 : 0;
        }
        return count;
    }

    @Test
    public void nIsTheNumberOfLinksCellsOrJoints() throws SceneException {
        for (String id : Arrays.asList("chain", "balanced-tree", "comb", "stiff-chain", "whip", "beam", "ring")) {
            assertEquals(id, 33, build(id, "n", 33).bodies().size());
        }
        assertEquals(3 * 33, build("ladder", "n", 33).bodies().size());
        assertEquals(10_000, build("chain", "n", 10_000).bodies().size());
    }

    private static SceneDescription build(String id, String name, double value) throws SceneException {
        CatalogueScene scene = SceneCatalogue.find(id);
        return scene.build(scene.defaults().with(name, value));
    }

    @Test
    public void pinsGoThroughTheirRods() throws SceneException {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            SceneDescription built = scene.build();
            Map<String, BodyDescription> bodies = bodies(built);
            for (JointDescription joint : built.joints()) {
                if (joint.type() == JointType.REVOLUTE) {
                    assertOnRod(scene.id() + "." + joint.id(), bodies.get(joint.bodyA()), joint.point());
                    assertOnRod(scene.id() + "." + joint.id(), bodies.get(joint.bodyB()), joint.point());
                }
            }
        }
    }

    private static Map<String, BodyDescription> bodies(SceneDescription scene) {
        Map<String, BodyDescription> bodies = new HashMap<>();
        for (BodyDescription body : scene.bodies()) {
            bodies.put(body.id(), body);
        }
        return bodies;
    }

    private static void assertOnRod(String what, BodyDescription body, Vector2 point) {
        if (body == null || body.shape() == null || body.shape().kind() != ShapeDescription.Kind.ROD) {
            return;
        }
        Vector2 local = point.minus(body.position()).rotated(-body.angle());
        double half = body.shape().extentX() / 2;
        assertTrue(what + " " + local, Math.abs(local.x()) <= half * (1 + 1e-9));
        assertTrue(what + " " + local, Math.abs(local.y()) <= 0.6 * body.shape().extentY() + 1e-12);
    }

    @Test
    public void closedLinkagesHaveTheirLengths() throws SceneException {
        Map<String, BodyDescription> four = bodies(scene("four-bar"));
        assertEquals(0.7, four.get("rocker").shape().extentX(), 1e-12);
        Map<String, BodyDescription> walker = bodies(scene("walker"));
        for (int leg = 1; leg <= 3; leg++) {
            for (String side : Arrays.asList("left", "right")) {
                assertEquals(0.5, walker.get(side + leg + "upper").shape().extentX(), 1e-12);
                assertEquals(0.619, walker.get(side + leg + "lower").shape().extentX(), 1e-12);
                assertEquals(0.393, walker.get(side + leg + "hanger").shape().extentX(), 1e-12);
                assertEquals(0.394, walker.get(side + leg + "tie").shape().extentX(), 1e-12);
            }
        }
        Map<String, BodyDescription> sundials = bodies(scene("sundials-slider-crank"));
        assertEquals(StrictMath.asin(-0.5), sundials.get("rod").angle(), 0);
        assertEquals(Math.sqrt(3) / 2, sundials.get("rod").position().x(), 1e-15);
        SceneDescription rings = scene("baraff-96-12");
        for (JointDescription joint : rings.joints()) {
            if (joint.id().startsWith("close")) {
                assertOnRod(joint.id(), bodies(rings).get(joint.bodyA()), joint.point());
            }
        }
    }

    @Test
    public void discsBeginApart() throws SceneException {
        for (String id : Arrays.asList("billiard", "billiard-table", "cradle", "pile", "catch")) {
            List<BodyDescription> discs = new ArrayList<>();
            for (BodyDescription body : scene(id).bodies()) {
                if (body.shape() != null && body.shape().kind() == ShapeDescription.Kind.DISC) {
                    discs.add(body);
                }
            }
            for (int i = 0; i < discs.size(); i++) {
                for (int j = i + 1; j < discs.size(); j++) {
                    double gap = discs.get(i).position().distanceTo(discs.get(j).position())
                            - discs.get(i).shape().radius()
                            - discs.get(j).shape().radius();
                    assertTrue(id + " " + discs.get(i).id() + " " + discs.get(j).id() + " " + gap, gap > -1e-12);
                }
            }
        }
    }

    @Test
    public void bodiesBeginOnTheRightSideOfTheirWalls() throws SceneException {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            SceneDescription built = scene.build();
            for (ContactDescription contact : built.contacts()) {
                if (contact.type() == ContactDescription.Type.HALF_PLANE) {
                    for (BodyDescription body : built.bodies()) {
                        boolean concerned = contact.bodyA().equals(body.id())
                                || contact.bodyA().equals(ContactDescription.EVERY_BODY);
                        if (concerned) {
                            double gap = gap(body, contact);
                            assertTrue(scene.id() + " " + contact.id() + " " + body.id() + " " + gap, gap > -1e-12);
                        }
                    }
                }
            }
        }
    }

    /** The distance of the lowest corner, or of the rim, from the wall. */
    private static double gap(BodyDescription body, ContactDescription wall) {
        Vector2 normal = wall.normal().unit();
        double centre = body.position().minus(wall.point()).dot(normal);
        ShapeDescription shape = body.shape();
        if (shape == null) {
            return centre;
        }
        Vector2 local = normal.rotated(-body.angle());
        double lowest =
                -shape.radius() - 0.5 * (Math.abs(local.x()) * shape.extentX() + Math.abs(local.y()) * shape.extentY());
        for (Vector2 corner : shape.points()) {
            lowest = Math.min(lowest, corner.dot(local));
        }
        return centre + lowest;
    }

    @Test
    public void badParametersAreTold() throws SceneException {
        Parameters chain = SceneCatalogue.find("chain").defaults();
        assertTold("from 1 to 10000", () -> chain.with("n", 0));
        assertTold("from 1 to 10000", () -> chain.with("n", 2.5));
        assertTold("from 1 to 10000", () -> chain.with("n", Double.NaN));
        assertTold("no parameter 'links'; this scene has n, length", () -> chain.with("links", 5));
        assertTold("'n' is many", () -> chain.withText("n", "many"));
        assertEquals(0.25, chain.withText("length", "1/4").get("length"), 0);
        Parameters crank = SceneCatalogue.find("slider-crank").defaults();
        assertEquals(0, crank.withText("drive", "off").get("drive"), 0);
        assertTold("on or off", () -> crank.withText("drive", "maybe"));
        Parameters cradle = SceneCatalogue.find("cradle").defaults();
        assertEquals(1, cradle.withText("impact", "simultaneous").get("impact"), 0);
        assertTold("one of rounds, simultaneous", () -> cradle.withText("impact", "sometimes"));
    }

    private static void assertTold(String words, org.junit.function.ThrowingRunnable action) {
        SceneException told = assertThrows(SceneException.class, action);
        assertTrue(told.getMessage(), told.getMessage().contains(words));
    }
}
