package org.linkage.solver.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.Test;

/** Every mistake in a file is told in one sentence: what it is, its path and line, and what would be right. */
public class BrokenSceneTest {
    /** A sound file; each case below replaces one piece of it. Line 1 is the opening bracket. */
    private static final String SOUND = """
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

    private static final String[][] CASES = {
        // what is replaced, by what, the line, then words that the sentence must hold
        {"\"mass\": 2", "\"mass\": 0", "5", "bodies[0].mass", "greater than 0"},
        {"\"mass\": 2", "\"mass\": -1", "5", "bodies[0].mass", "greater than 0"},
        {"\"mass\": 2", "\"mass\": 1e-40", "5", "bodies[0].mass", "out of range"},
        {"\"mass\": 2", "\"mass\": 1e999", "5", "bodies[0].mass", "out of range"},
        {"\"mass\": 2", "\"mass\": NaN", "5", "bodies[0].mass", "JSON"},
        {"\"mass\": 2", "\"mass\": Infinity", "5", "bodies[0].mass", "JSON"},
        {"\"mass\": 2", "\"mass\": -Infinity", "5", "bodies[0].mass", "JSON"},
        {"\"mass\": 2", "\"mass\": 02", "5", "bodies[0].mass", "JSON"},
        {"\"mass\": 2", "\"mass\": \"2\"", "5", "bodies[0].mass", "a number belongs here"},
        {"\"mass\": 2", "\"mass\": null", "5", "bodies[0].mass", "a number belongs here", "null"},
        {"\"mass\": 2", "\"mass\": [2]", "5", "bodies[0].mass", "a number belongs here"},
        {"\"mass\": 2", "\"mass\": 2, \"mass\": 2", "5", "bodies[0].mass", "given twice"},
        {"\"mass\": 2", "\"mas\": 2", "5", "bodies[0].mas", "did you mean 'mass'"},
        {"\"mass\": 2, ", "", "5", "bodies[0]", "needs a field 'mass'"},
        {"\"mass\": 2, \"inertia\": 0.1", "\"mass\": 2, \"inertia\": 0", "5", "bodies[0].inertia", "greater than 0"},
        {"\"id\": \"a\", ", "", "5", "bodies[0]", "needs a field 'id'"},
        {"\"id\": \"a\"", "\"id\": \"b\"", "6", "bodies[1].id", "'b'", "bodies[0]"},
        {"\"id\": \"a\"", "\"id\": \"floor\"", "11", "joints[0].bodyA", "no body 'a'"},
        {"\"id\": \"a\"", "\"id\": \"world\"", "5", "bodies[0].id", "reserved"},
        {"\"id\": \"a\"", "\"id\": \"*\"", "5", "bodies[0].id", "reserved"},
        {"\"id\": \"a\"", "\"id\": \"\"", "5", "bodies[0].id", "1 to 200"},
        {"\"id\": \"a\"", "\"id\": 5", "5", "bodies[0].id", "string"},
        {"\"id\": \"elbow\"", "\"id\": \"a\"", "12", "joints[1].id", "bodies[0]", "unique"},
        {"\"id\": \"elbow\"", "\"id\": \"joints[0]\", \"x\": 1", "12", "joints[1].x"},
        {"\"position\": [0.5, 0]", "\"position\": [0.5]", "5", "bodies[0].position", "[x, y]"},
        {"\"position\": [0.5, 0]", "\"position\": [0.5, 0, 1]", "5", "bodies[0].position", "a list of 3"},
        {"\"position\": [0.5, 0]", "\"position\": [0.5, \"0\"]", "5", "bodies[0].position[1]", "number"},
        {"\"position\": [0.5, 0]", "\"position\": [0.5, 1e16]", "5", "bodies[0].position[1]", "out of range"},
        {
            "\"inertia\": 0.1, \"position\": [0.5, 0], \"shape\": {\"type\": \"rod\", \"length\": 1}",
            "\"position\": [0.5, 0]",
            "5",
            "bodies[0]",
            "'inertia'",
            "shape"
        },
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"rod\", \"length\": 0",
            "5",
            "bodies[0].shape.length",
            "greater"
        },
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"rod\", \"length\": 1, \"width\": -1",
            "5",
            "shape.width",
            "negative"
        },
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"rode\", \"length\": 1",
            "5",
            "shape.type",
            "did you mean 'rod'"
        },
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"rod\", \"radius\": 1",
            "5",
            "shape.radius",
            "a rod has no field"
        },
        {"\"type\": \"rod\", \"length\": 1", "\"length\": 1", "5", "bodies[0].shape", "needs a field 'type'"},
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"polygon\", \"points\": [[0, 0], [1, 0]]",
            "5",
            "shape.points",
            "3 to"
        },
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"polygon\", \"points\": [[0, 0], [1, 0], [2, 0]]",
            "5",
            "one line"
        },
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"polygon\", \"points\": [[0, 0], [2, 0], [1, 0.2], [0, 2]]",
            "5",
            "points[2]",
            "convex"
        },
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"polygon\", \"points\": [[0, 1], [0.6, -0.8], [-0.95, 0.3], [0.95, 0.3], [-0.6, -0.8]]",
            "5",
            "convex"
        },
        {
            "\"type\": \"rod\", \"length\": 1",
            "\"type\": \"polygon\", \"points\": [[0, 0], [0, 0], [1, 0], [0, 1]]",
            "5",
            "given twice"
        },
        {
            "\"type\": \"particle\", \"mass\": 1",
            "\"type\": \"particle\", \"mass\": 1, \"inertia\": 1",
            "7",
            "bodies[2].inertia",
            "particle"
        },
        {
            "\"type\": \"particle\", \"mass\": 1",
            "\"type\": \"particle\", \"mass\": 1, \"angle\": 1",
            "7",
            "bodies[2].angle",
            "particle"
        },
        {
            "\"type\": \"particle\", \"mass\": 1",
            "\"type\": \"particle\", \"mass\": 1, \"angularVelocity\": 1",
            "7",
            "bodies[2].angularVelocity",
            "particle"
        },
        {"\"type\": \"particle\"", "\"type\": \"partical\"", "7", "bodies[2].type", "did you mean 'particle'"},
        {
            "\"bodyA\": \"a\", \"bodyB\": \"world\"",
            "\"bodyA\": \"world\", \"bodyB\": \"a\"",
            "11",
            "joints[0].bodyA",
            "bodyB only"
        },
        {
            "\"bodyA\": \"a\", \"bodyB\": \"world\"",
            "\"bodyA\": \"arm\", \"bodyB\": \"world\"",
            "11",
            "joints[0].bodyA",
            "no body 'arm'"
        },
        {
            "\"bodyA\": \"a\", \"bodyB\": \"world\"",
            "\"bodyA\": \"a\", \"bodyB\": \"a\"",
            "11",
            "joints[0].bodyB",
            "different"
        },
        {"\"bodyA\": \"a\", \"bodyB\": \"world\"", "\"bodyA\": \"a\"", "11", "joints[0]", "needs a field 'bodyB'"},
        {"\"bodyA\": \"a\", \"bodyB\": \"world\"", "\"bodyA\": \"a\", \"bodyB\": 3", "11", "joints[0].bodyB", "string"},
        {
            "\"type\": \"revolute\", \"bodyA\": \"a\"",
            "\"type\": \"revolut\", \"bodyA\": \"a\"",
            "11",
            "joints[0].type",
            "'revolute'"
        },
        {
            "\"type\": \"revolute\", \"bodyA\": \"a\"",
            "\"type\": \"\", \"bodyA\": \"a\"",
            "11",
            "joints[0].type",
            "revolute, weld"
        },
        {"\"type\": \"revolute\", \"bodyA\": \"a\"", "\"bodyA\": \"a\"", "11", "joints[0]", "needs a field 'type'"},
        {
            "\"type\": \"revolute\", \"bodyA\": \"a\"",
            "\"type\": \"weld\", \"axis\": [1, 0], \"bodyA\": \"a\"",
            "11",
            "joints[0].axis",
            "a weld joint has no field"
        },
        {
            "\"type\": \"revolute\", \"bodyA\": \"a\"",
            "\"type\": \"prismatic\", \"axis\": [0, 0], \"bodyA\": \"a\"",
            "11",
            "joints[0].axis",
            "no length"
        },
        {
            "\"type\": \"revolute\", \"bodyA\": \"a\"",
            "\"type\": \"prismatic\", \"bodyA\": \"a\"",
            "11",
            "joints[0]",
            "'axis'"
        },
        {"\"point\": [0, 0]}", "\"point\": [0, 0], \"point\": [0, 0]}", "11", "joints[0].point", "given twice"},
        {"\"point\": [0, 0]}", "\"pointA\": [0, 0]}", "11", "joints[0].pointA", "did you mean 'point'"},
        {"\"lower\": -1, \"upper\": 1", "\"lower\": 1, \"upper\": -1", "12", "limits.lower", "swap"},
        {"\"lower\": -1, \"upper\": 1", "\"lower\": 0.5, \"upper\": 1", "12", "limits", "contain 0"},
        {"\"lower\": -1, \"upper\": 1", "\"lower\": -1", "12", "limits", "needs a field 'upper'"},
        {"\"lower\": -1, \"upper\": 1", "\"lower\": -1, \"upper\": 1, \"damping\": 1", "12", "limits.damping", "hard"},
        {
            "\"lower\": -1, \"upper\": 1",
            "\"lower\": -1, \"upper\": 1, \"stiffness\": -1",
            "12",
            "limits.stiffness",
            "negative"
        },
        {
            "\"limits\": {\"lower\": -1, \"upper\": 1}",
            "\"spring\": {\"stiffness\": -4}",
            "12",
            "spring.stiffness",
            "negative"
        },
        {"\"limits\": {\"lower\": -1, \"upper\": 1}", "\"spring\": {\"damping\": 4}", "12", "spring", "'stiffness'"},
        {"\"limits\": {\"lower\": -1, \"upper\": 1}", "\"spring\": 4", "12", "joints[1].spring", "object"},
        {
            "\"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"pointA\": [3, 0.1], \"pointB\": [2, 0]",
            "13",
            "joints[2].pointA",
            "particle 'p'",
            "[3, 0]"
        },
        {
            "\"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"pointA\": [3, 0], \"pointB\": [3, 0]",
            "13",
            "joints[2].pointB",
            "length 0"
        },
        {"\"type\": \"distance\"", "\"type\": \"rope\", \"length\": 0.9", "13", "joints[2].length", "at least"},
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"angle\", \"bodyA\": \"p\", \"bodyB\": \"b\"",
            "13",
            "joints[2].bodyA",
            "particle"
        },
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"weld\", \"bodyA\": \"b\", \"bodyB\": \"p\", \"point\": [3, 0]",
            "13",
            "joints[2].bodyB",
            "particle"
        },
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"skate\", \"body\": \"p\", \"point\": [3, 0], \"axis\": [1, 0]",
            "13",
            "joints[2].body",
            "particle"
        },
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"gear\", \"bodyA\": \"a\", \"bodyB\": \"b\", \"ratioA\": 1, \"ratioB\": 0",
            "13",
            "ratioB",
            "is 0"
        },
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"gear\", \"bodyA\": \"a\", \"bodyB\": \"b\", \"ratioA\": 1, \"ratioB\": 1, \"level\": \"speed\"",
            "13",
            "level",
            "position, velocity"
        },
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"motor\", \"bodyA\": \"b\", \"bodyB\": \"a\", \"speed\": 5",
            "13",
            "'bar'",
            "5 rad/s"
        },
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"coupling\", \"terms\": []",
            "13",
            "terms",
            "at least one"
        },
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"coupling\", \"terms\": [{\"body\": \"p\", \"coefficients\": [1, 0, 2]}], \"rhs\": 0",
            "13",
            "terms[0].coefficients",
            "turn"
        },
        {
            "\"type\": \"distance\", \"bodyA\": \"p\", \"bodyB\": \"b\", \"pointA\": [3, 0], \"pointB\": [2, 0]",
            "\"type\": \"coupling\", \"terms\": [{\"body\": \"a\", \"coefficients\": [1, 0, 0]}], \"rhs\": 2",
            "13",
            "'bar'",
            "break"
        },
        {"\"mass\": 2", "\"mass\": 2, \"velocity\": [0, 1]", "11", "joint 'pin'", "1 m/s", "--project-velocities"},
        {"\"mass\": 2", "\"mass\": 2, \"velocity\": [0, 0.5], \"angularVelocity\": 1", "12", "joint 'elbow'"},
        {
            "\"type\": \"constant\", \"body\": \"b\"",
            "\"type\": \"constant\", \"body\": \"world\"",
            "16",
            "forces[0].body",
            "bodyB only"
        },
        {
            "\"type\": \"constant\", \"body\": \"b\"",
            "\"type\": \"constant\", \"body\": \"p\", \"torque\": 1",
            "16",
            "forces[0].torque",
            "particle"
        },
        {"\"type\": \"constant\"", "\"type\": \"steady\"", "16", "forces[0].type", "constant, pointForce"},
        {"\"force\": [1, 0]", "\"forces\": [1, 0]", "16", "forces[0].forces", "did you mean 'force'"},
        {"\"pointB\": [3, 4]", "\"pointB\": [3, 0]", "17", "forces[1].pointB", "length 0"},
        {"\"stiffness\": 1, \"damping\": 0", "\"stiffness\": 1, \"damping\": -2", "17", "forces[1].damping", "negative"
        },
        {"\"restitution\": 0.5", "\"restitution\": 1.5", "20", "contacts[0].restitution", "0 to 1"},
        {"\"restitution\": 0.5", "\"friction\": -0.5", "20", "contacts[0].friction", "negative"},
        {"\"restitution\": 0.5", "\"bounce\": 0.5", "20", "contacts[0].bounce", "it has"},
        {"\"normal\": [0, 1]", "\"normal\": [0, 0]", "20", "contacts[0].normal", "direction"},
        {
            "\"body\": \"b\", \"point\": [0, -5]",
            "\"body\": \"dot\", \"point\": [0, -5]",
            "20",
            "contacts[0].body",
            "no shape"
        },
        {
            "\"type\": \"halfPlane\", \"body\": \"b\", \"point\": [0, -5], \"normal\": [0, 1]",
            "\"type\": \"discDisc\", \"bodyA\": \"b\", \"bodyB\": \"a\"",
            "20",
            "contacts[0].bodyB",
            "rod"
        },
        {"\"impact\": \"rounds\"", "\"impact\": \"round\"", "22", "impact", "'rounds'"},
        {"\"solver\": \"auto\"", "\"solver\": \"lapack\"", "23", "defaults.solver", "auto, dense"},
        {"\"integrator\": \"rk4-projected\"", "\"integrator\": \"rk5\"", "23", "defaults.integrator", "'rk4'"},
        {"\"step\": 0.004", "\"step\": 0", "23", "defaults.step", "greater than 0"},
        {"\"step\": 0.004", "\"step\": 100", "23", "defaults.step", "at most 10"},
        {"\"width\": 4", "\"width\": -4", "24", "camera.width", "greater than 0"},
        {"\"width\": 4", "\"with\": 4", "24", "camera.with", "'width'"},
        {"\"name\": \"arm\"", "\"name\": 3", "2", "name", "string"},
        {"\"name\": \"arm\"", "\"name\": \"arm\", \"name\": \"leg\"", "2", "name", "given twice"},
        {"\"name\": \"arm\"", "\"nam\": \"arm\"", "2", "nam", "did you mean 'name'"},
        {"\"name\": \"arm\"", "\"format\": \"linkage-scene/2\"", "2", "format", "linkage-scene/1"},
        {"\"name\": \"arm\"", "\"extra\": 5", "2", "extra", "object"},
        {"\"name\": \"arm\"", "name: \"arm\"", "2", "JSON"},
        {"\"name\": \"arm\"", "'name': \"arm\"", "2", "JSON"},
        {"\"name\": \"arm\"", "\"name\": \"arm\" // no", "2", "JSON"},
        {"\"name\": \"arm\",", "\"name\": \"arm\"", "3", "JSON"},
        {"\"gravity\": [0, -9.81]", "\"gravity\": -9.81", "3", "gravity", "[x, y]"},
        {"\"forces\": [", "\"joints\": [], \"forces\": [", "15", "joints", "given twice"},
        {
            "\"camera\": {\"center\": [0, 0], \"width\": 4}\n}",
            "\"camera\": {\"center\": [0, 0], \"width\": 4}\n} {",
            "25",
            "more text"
        },
        {
            "\"camera\": {\"center\": [0, 0], \"width\": 4}\n}",
            "\"camera\": {\"center\": [0, 0], \"width\": 4}\n",
            "26",
            "ends too early"
        },
        {"\"width\": 4}", "\"width\": 4},", "25", "JSON"},
    };

    @Test
    public void theSoundFileIsSound() throws SceneException {
        assertEquals(4, SceneReader.parse(SOUND).bodies().size());
    }

    @Test
    public void everyMistakeIsNamedWithItsLine() {
        for (String[] mistake : CASES) {
            String label = mistake[1] + " for " + mistake[0];
            assertTrue(label, SOUND.contains(mistake[0]));
            String text = SOUND.replace(mistake[0], mistake[1]);
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

    @Test
    public void velocitiesThatBreakAJointPassWhenTheyAreToBeProjected() throws SceneException {
        String text = SOUND.replace("\"mass\": 2", "\"mass\": 2, \"velocity\": [0, 1]");
        assertEquals(1, SceneReader.parse(text, true).bodies().get(0).velocity().y(), 0);
    }

    @Test
    public void roundedVelocitiesPass() throws SceneException {
        String text = SOUND.replace("\"mass\": 2", "\"mass\": 2, \"velocity\": [0, 1e-7]");
        assertEquals(4, SceneReader.parse(text).bodies().size());
    }

    @Test
    public void anEmptyFileIsTold() {
        assertTold("", "empty");
        assertTold("  \n ", "empty");
        assertTold("[]", "object");
        assertTold("5", "object");
        assertTold("{}", "'bodies'");
        assertTold("{\"bodies\": []}", "at least one body");
        assertTold("{\"bodies\": {}}", "list");
        assertTold("{\"bodies\": [5]}", "object");
        assertTold("{\"bodies\": null}", "list");
    }

    @Test
    public void deepNestingIsTold() {
        StringBuilder deep = new StringBuilder("{\"extra\": {\"x\": ");
        for (int i = 0; i < 100_000; i++) {
            deep.append('[');
        }
        assertTold(deep.toString(), "nested deeper");
        assertTold(deep.toString().replace("\"extra\": {\"x\"", "\"bodies\""), "nested deeper");
    }

    @Test
    public void aByteOrderMarkIsPassedOverAndOtherEncodingsAreTold() throws IOException, SceneException {
        assertEquals(
                4,
                read(("\uFEFF" + SOUND).getBytes(StandardCharsets.UTF_8))
                        .bodies()
                        .size());
        assertTold(SOUND.getBytes(StandardCharsets.UTF_16), "UTF-16", 0);
        assertTold(SOUND.replace("arm", "träger").getBytes(StandardCharsets.ISO_8859_1), "not UTF-8", 2);
    }

    @Test
    public void aHugeFileIsRefusedWithoutBeingRead() {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return ' ';
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                return length;
            }
        };
        SceneException told = assertThrows(SceneException.class, () -> SceneReader.read(endless));
        assertTrue(told.getMessage(), told.getMessage().contains("64 MB"));
    }

    @Test
    public void tooManyEntriesAreRefused() {
        StringBuilder many = new StringBuilder("{\"bodies\": [");
        for (int i = 0; i <= SceneReader.MAX_ENTRIES; i++) {
            many.append(i == 0 ? "" : ",").append("{\"id\":\"").append(i);
            many.append("\",\"type\":\"particle\",\"mass\":1,\"position\":[0,0]}");
        }
        assertTold(many.append("]}").toString(), "more than 200000 bodies");
        StringBuilder wide = new StringBuilder("{\"gravity\": [");
        for (int i = 0; i <= 300_000; i++) {
            wide.append("0,");
        }
        assertTold(wide.append("0], \"bodies\": []}").toString(), "too many values");
    }

    private static void assertTold(String text, String words) {
        SceneException told = assertThrows(words, SceneException.class, () -> SceneReader.parse(text));
        assertTrue(told.getMessage(), told.getMessage().contains(words));
    }

    private static void assertTold(byte[] bytes, String words, int line) {
        SceneException told = assertThrows(words, SceneException.class, () -> read(bytes));
        assertTrue(told.getMessage(), told.getMessage().contains(words));
        assertEquals(line, told.line());
    }

    private static SceneDescription read(byte[] bytes) throws IOException, SceneException {
        return SceneReader.read(new ByteArrayInputStream(bytes));
    }
}
