package org.linkage.solver.scene;

import org.junit.Test;

/** Mistakes in bodies and their shapes, each told in one sentence. */
public class BrokenBodiesTest {
    private static final String[][] MISTAKES = {
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
        {"\"id\": \"a\"", "\"id\": \"world\"", "5", "bodies[0].id", "reserved"},
        {"\"id\": \"a\"", "\"id\": \"*\"", "5", "bodies[0].id", "reserved"},
        {"\"id\": \"a\"", "\"id\": \"\"", "5", "bodies[0].id", "1 to 200"},
        {"\"id\": \"a\"", "\"id\": 5", "5", "bodies[0].id", "string"},
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
    };

    @Test
    public void everyMistakeIsNamedWithItsLine() {
        SoundFile.tell(MISTAKES);
    }
}
