package org.linkage.solver.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

/** What is written reads back as the same data, digit by digit. */
public class RoundTripTest {
    /** One of everything the format has. */
    static final String EVERYTHING = """
            {
              "format": "linkage-scene/1",
              "name": "everything", "description": "one of \\"everything\\" \\u2014 \\ud83d\\ude00 \\n end",
              "gravity": [0.5, -9.81],
              "bodies": [
                {"id": "a", "mass": 1, "inertia": 0.3333333333333333, "position": [0, 0], "angle": -0.0, "shape": {"type": "rod", "length": 1}},
                {"id": "b", "mass": 2, "position": [1, 0], "angle": 7.5, "shape": {"type": "box", "width": 0.1, "height": 1e-3}},
                {"id": "c", "mass": 1e-3, "position": [0, 2], "velocity": [1, 0.25], "angularVelocity": 0.1, "shape": {"type": "disc", "radius": 0.5}},
                {"id": "d", "mass": 1.7976931348623157e3, "position": [3, 3], "shape": {"type": "polygon", "points": [[-1, -1], [1, -1], [0, 2]]}},
                {"id": "e", "mass": 5, "position": [0, 5], "shape": {"type": "disc", "radius": 0.1}},
                {"id": "p", "type": "particle", "mass": 0.1, "position": [2.5, 0.30000000000000004], "velocity": [0, 0]},
                {"id": "f", "mass": 1, "inertia": 1, "position": [9, 9]}
              ],
              "joints": [
                {"id": "j1", "type": "revolute", "bodyA": "a", "bodyB": "world", "point": [0, 0], "spring": {"stiffness": 3, "damping": 0.1, "rest": 0.2}, "limits": {"lower": -1, "upper": 1}},
                {"type": "ground", "bodyA": "d", "bodyB": "world", "point": [3, 3]},
                {"id": "j3", "type": "prismatic", "bodyA": "b", "bodyB": "a", "point": [1, 0], "axis": [1, 1], "limits": {"lower": -1, "upper": 1, "stiffness": 1e6, "damping": 10}},
                {"id": "j4", "type": "pointOnLine", "bodyA": "p", "bodyB": "d", "point": [2.5, 0.30000000000000004], "axis": [0, 2]},
                {"id": "j5", "type": "distance", "bodyA": "e", "bodyB": "d", "pointA": [0, 5], "pointB": [3, 3]},
                {"id": "j6", "type": "rope", "bodyA": "e", "bodyB": "world", "pointA": [0, 5], "pointB": [3, 5], "length": 3.5},
                {"id": "j7", "type": "rope", "bodyA": "e", "bodyB": "world", "pointA": [0, 5], "pointB": [0.1, 7]},
                {"id": "j8", "type": "angle", "bodyA": "e", "bodyB": "world"},
                {"id": "j9", "type": "gear", "bodyA": "a", "bodyB": "b", "ratioA": 2, "ratioB": -1},
                {"id": "j10", "type": "gear", "bodyA": "a", "bodyB": "e", "ratioA": 1, "ratioB": 0.1, "level": "velocity"},
                {"id": "j11", "type": "motor", "bodyA": "c", "bodyB": "world", "speed": 0.1},
                {"id": "j12", "type": "skate", "body": "c", "point": [0, 2], "axis": [4, 1]},
                {"id": "j13", "type": "coupling", "terms": [{"body": "c", "coefficients": [1, 0, 0]}, {"body": "p", "coefficients": [1, 2]}], "rhs": 1}
              ],
              "forces": [
                {"type": "constant", "body": "a", "force": [1, 2]},
                {"id": "f2", "type": "constant", "body": "a", "torque": 3},
                {"id": "f3", "type": "pointForce", "body": "b", "point": [1.05, 0], "force": [0, 1]},
                {"id": "f4", "type": "spring", "bodyA": "e", "bodyB": "p", "pointA": [0, 5], "pointB": [2.5, 0.30000000000000004], "stiffness": 10, "damping": 1, "restLength": 1},
                {"id": "f5", "type": "torsionSpring", "bodyA": "e", "bodyB": "c", "stiffness": 10, "damping": 1, "restAngle": 0.5}
              ],
              "contacts": [
                {"id": "k1", "type": "halfPlane", "body": "*", "point": [0, -9], "normal": [0, 3], "restitution": 0.5, "friction": 0.3},
                {"type": "discDisc", "bodyA": "c", "bodyB": "e"},
                {"id": "k3", "type": "all", "restitution": 1}
              ],
              "impact": "simultaneous",
              "defaults": {"solver": "sparse", "integrator": "rattle", "step": 0.001, "contact": "right"},
              "camera": {"center": [1, 2], "width": 8},
              "extra": {"look": {"c": "ball 8"}, "mine": [1.50, true, null, {"deep": "x"}], "big": 123456789012345678901234567890}
            }
            """;

    @Test
    public void oneOfEverythingReadsBackTheSame() throws SceneException {
        SceneDescription scene = SceneReader.parse(EVERYTHING);
        String text = SceneWriter.write(scene);
        SceneDescription again = SceneReader.parse(text);
        assertEquals(scene, again);
        assertEquals(text, SceneWriter.write(again));
        assertEquals("joints[1]", scene.joints().get(1).id());
        assertTrue(text.contains("\"mine\": [1.50, true, null, {\"deep\": \"x\"}]"));
        assertTrue(text.contains("123456789012345678901234567890"));
        assertEquals(new Looks.Look("ball", 8), Looks.of(scene).get("c"));
    }

    @Test
    public void everyDoubleSurvivesItsText() {
        Random random = new Random(7);
        for (int i = 0; i < 40_000; i++) {
            double value = i % 2 == 0
                    ? Double.longBitsToDouble(random.nextLong())
                    : (random.nextInt(20_001) - 10_000) / StrictMath.pow(10, random.nextInt(9));
            if (!Double.isNaN(value) && !Double.isInfinite(value)) {
                String text = Decimal.text(value);
                assertEquals(text, Double.doubleToLongBits(value), Double.doubleToLongBits(Double.parseDouble(text)));
            }
        }
    }

    @Test
    public void numbersAreShort() {
        assertEquals("0.1", Decimal.text(0.1));
        assertEquals("2", Decimal.text(2));
        assertEquals("-0", Decimal.text(-0.0));
        assertEquals("0.30000000000000004", Decimal.text(0.1 + 0.2));
        assertEquals("0.00001", Decimal.text(1e-5));
        assertEquals("2e-44", Decimal.text(2e-44));
        assertEquals("2e-3".length() + 1, Decimal.text(2e-3).length());
        assertEquals("1e300", Decimal.text(1e300));
        assertEquals("-1.25e-7", Decimal.text(-1.25e-7));
        assertEquals("0.004166666666666667", Decimal.text(1.0 / 240));
    }

    @Test
    public void inertiaLeftOutIsThatOfTheShape() throws SceneException {
        SceneDescription scene = SceneReader.parse(EVERYTHING);
        assertEquals(2 * (0.01 + 1e-6) / 12, scene.bodies().get(1).inertia(), 1e-15);
        assertEquals(1e-3 * 0.25 / 2, scene.bodies().get(2).inertia(), 1e-18);
        // a triangle about its centroid: m (a² + b² + c²) / 36
        double squares = 4 + 10 + 10;
        assertEquals(1797.6931348623157 * squares / 36, scene.bodies().get(3).inertia(), 1e-9);
    }

    @Test
    public void aSquareAsPolygonHasTheInertiaOfABox() {
        ShapeDescription square = ShapeDescription.polygon(java.util.Arrays.asList(
                Vector2.of(-1, -0.5), Vector2.of(-1, 0.5), Vector2.of(1, 0.5), Vector2.of(1, -0.5)));
        assertEquals(ShapeDescription.box(2, 1).inertia(3), square.inertia(3), 1e-14);
    }
}
