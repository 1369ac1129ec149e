package org.linkage.solver.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

/** A scene file without a fault, and how one fault in it is told. */
final class SoundFile {
    /** Each mistake replaces one piece of it. Line 1 is the opening bracket. */
    static final String TEXT = """
            {
              "name": "arm",
              "gravity": [0, -9.81],
              "bodies": [
                {"id": "a", "mass": 2, "inertia": 0.1, "position": [0.5, 0], "shape": {"type": "rod", "length": 1}},
                {"id": "b", "mass": 1, "inertia": 0.1, "position": [1.5, 0], "shape": {"type": "disc", "radius": 0.2}},
                {"id": "p", "type": "particle", "mass": 1, "position": [3, 0]},
                {"id": "dot", "mass": 1, "inertia": 1, "position": [9, 9]}
              ],
              "joints": [
                {"id": "pin", "type": "revolute", "bodyA": "a", "bodyB": "world", "point": [0, 0]},
                {"id": "elbow", "type": "revolute", "bodyA": "b", "bodyB": "a", "point": [1, 0], "limits": {"lower": -1, "upper": 1}},
                {"id": "bar", "type": "distance", "bodyA": "p", "bodyB": "b", "pointA": [3, 0], "pointB": [2, 0]}
              ],
              "forces": [
                {"id": "push", "type": "constant", "body": "b", "force": [1, 0]},
                {"id": "spring", "type": "spring", "bodyA": "p", "bodyB": "world", "pointA": [3, 0], "pointB": [3, 4], "stiffness": 1, "damping": 0, "restLength": 1}
              ],
              "contacts": [
                {"id": "floor", "type": "halfPlane", "body": "b", "point": [0, -5], "normal": [0, 1], "restitution": 0.5}
              ],
              "impact": "rounds",
              "defaults": {"solver": "auto", "integrator": "rk4-projected", "step": 0.004},
              "camera": {"center": [0, 0], "width": 4}
            }
            """;

    private SoundFile() {}

    /**
     * Makes each mistake alone and reads what is told: one sentence with the path, the line and what would be right.
     *
     * @param mistakes what is replaced, by what, the line, then words that the sentence must hold
     */
    static void tell(String[]... mistakes) {
        for (String[] mistake : mistakes) {
            String label = mistake[1] + " for " + mistake[0];
            assertTrue(label, TEXT.contains(mistake[0]));
            String text = TEXT.replace(mistake[0], mistake[1]);
            SceneException told = assertThrows(label, SceneException.class, () -> SceneReader.parse(text));
            String sentence = told.getMessage();
            assertEquals(label + " → " + sentence, Integer.parseInt(mistake[2]), told.line());
            for (int i = 3; i < mistake.length; i++) {
                assertTrue(label + " → " + sentence, sentence.contains(mistake[i]));
            }
            assertTrue(sentence, sentence.matches("(?s).*[.?]"));
            assertTrue(sentence, !sentence.contains("\n") && sentence.length() < 320);
        }
    }
}
