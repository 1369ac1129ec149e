package org.linkage.solver.scene;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** Mistakes in joints, limits and springs, and velocities that do not fit them. */
public class BrokenJointsTest {
    private static final String[][] MISTAKES = {
        {"\"id\": \"a\"", "\"id\": \"floor\"", "11", "joints[0].bodyA", "no body 'a'"},
        {"\"id\": \"elbow\"", "\"id\": \"a\"", "12", "joints[1].id", "bodies[0]", "unique"},
        {"\"id\": \"elbow\"", "\"id\": \"joints[0]\", \"x\": 1", "12", "joints[1].x"},
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
    };

    @Test
    public void everyMistakeIsNamedWithItsLine() {
        SoundFile.tell(MISTAKES);
    }

    @Test
    public void velocitiesThatBreakAJointPassWhenTheyAreToBeProjected() throws SceneException {
        String text = SoundFile.TEXT.replace("\"mass\": 2", "\"mass\": 2, \"velocity\": [0, 1]");
        assertEquals(1, SceneReader.parse(text, true).bodies().get(0).velocity().y(), 0);
    }

    @Test
    public void roundedVelocitiesPass() throws SceneException {
        String text = SoundFile.TEXT.replace("\"mass\": 2", "\"mass\": 2, \"velocity\": [0, 1e-7]");
        assertEquals(4, SceneReader.parse(text).bodies().size());
    }
}
