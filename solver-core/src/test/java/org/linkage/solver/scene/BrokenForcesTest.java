package org.linkage.solver.scene;

import org.junit.Test;

/** Mistakes in forces and contacts. */
public class BrokenForcesTest {
    private static final String[][] MISTAKES = {
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
        {
            "\"type\": \"halfPlane\", \"body\": \"b\", \"point\": [0, -5], \"normal\": [0, 1]",
            "\"type\": \"discDisc\", \"bodyA\": \"b\", \"bodyB\": \"world\"",
            "20",
            "contacts[0].bodyB",
            "'world' has no shape",
            "halfPlane"
        },
    };

    @Test
    public void everyMistakeIsNamedWithItsLine() {
        SoundFile.tell(MISTAKES);
    }
}
