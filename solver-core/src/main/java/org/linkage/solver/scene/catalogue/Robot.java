package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A character with a spine, arms, legs and fingers, held at its chest, pulled about by a hand.
 *
 * <p>Every joint has a spring towards the pose of the start and stiff limits; with the torques off it hangs like a puppet.
 */
public final class Robot extends Recipe {
    public Robot() {
        super(
                Group.CHARACTERS,
                "robot",
                "Robot",
                "Spine, arms, legs and fingers; torques on and off.",
                new Explanation(
                        "The paper's character: pulled by a hand, the whole body follows through its stiff joints. Switch the"
                                + " torques off and only the joints themselves are left.",
                        "τ_j = −k_j φ_j − d_j φ̇_j   in every joint",
                        "Pull it by one hand. Switch the torques off, then on again.",
                        "How far the pull travels: colours along the arm, the spine and the legs.",
                        "Stiff Joints, section 5 and figure 3."),
                Parameter.toggle("torques", "Joint torques", true, "Switches the springs of all joints; limits stay.")
                        .whileRunning(),
                Parameter.logarithmic("stiffness", "Stiffness", "N·m", 1, 1e5, 300, "The spring of the largest joints.")
                        .whileRunning(),
                Parameter.logarithmic("damping", "Damping", "N·m·s", 0, 1e3, 10, "The damper of the largest joints.")
                        .whileRunning(),
                Parameter.logarithmic("limit", "Limits", "N·m", 10, 1e7, 1e6, "The stiffness of the limits.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        boolean on = values.on("torques");
        Limbs limbs = new Limbs(
                SceneDescription.named(id())
                        .description("A character with spine, arms, legs and fingers.")
                        .gravity(0, -values.get("gravity"))
                        .run("implicit-euler", 1.0 / 60),
                on ? values.get("stiffness") : 0,
                on ? values.get("damping") : 0,
                values.get("limit"));
        Vector2 waist = Vector2.of(0, 0.12);
        limbs.block("chest", 12, Vector2.of(0, 0.42), 0.34, 0.3);
        limbs.hang("chest", Vector2.of(0, 0.57));
        Vector2 belly = Vector2.of(0, 0.27);
        limbs.bone("belly", "chest", 5, belly, waist, 0.2, 1, 35, 35, "bone");
        limbs.bone("pelvis", "belly", 8, waist, Vector2.of(0, -0.02), 0.26, 1, 30, 30, "bone");
        Vector2 throat = Vector2.of(0, 0.57);
        Vector2 nod = Vector2.of(0, 0.65);
        limbs.bone("neck", "chest", 1, throat, nod, 0.08, 0.5, 30, 30, "bone");
        limbs.head("head", "neck", 4, nod, 0.13);
        for (int side = -1; side <= 1; side += 2) {
            arm(limbs, side);
            leg(limbs, side);
        }
        return limbs.scene().camera(0, -0.1, 2.6).build();
    }

    private static void arm(Limbs limbs, int side) {
        String name = side < 0 ? "left" : "right";
        Vector2 shoulder = Vector2.of(0.17 * side, 0.54);
        Vector2 elbow = Vector2.of(0.44 * side, 0.48);
        Vector2 wrist = Vector2.of(0.7 * side, 0.52);
        Vector2 palm = Vector2.of(0.78 * side, 0.53);
        limbs.bone(name + "Upper", "chest", 2.2, shoulder, elbow, 0.08, 0.6, 80, 80, "bone");
        limbs.bone(
                name + "Fore",
                name + "Upper",
                1.4,
                elbow,
                wrist,
                0.065,
                0.4,
                side > 0 ? 5 : 140,
                side > 0 ? 140 : 5,
                "bone");
        limbs.bone(name + "Palm", name + "Fore", 0.4, wrist, palm, 0.06, 0.1, 60, 60, "bone");
        for (int finger = -1; finger <= 1; finger++) {
            Vector2 root = palm.plus(Vector2.of(-0.006 * side, 0.022 * finger));
            Vector2 middle = root.plus(Vector2.of(0.04 * side, 0.012 * finger));
            Vector2 tip = middle.plus(Vector2.of(0.03 * side, 0.006 * finger));
            String id = name + "Finger" + (finger + 2);
            limbs.bone(id + "a", name + "Palm", 0.04, root, middle, 0.017, 0.004, 60, 60, "bone");
            limbs.bone(id + "b", id + "a", 0.03, middle, tip, 0.015, 0.003, 60, 60, "bone");
        }
    }

    private static void leg(Limbs limbs, int side) {
        String name = side < 0 ? "left" : "right";
        Vector2 hip = Vector2.of(0.09 * side, -0.02);
        Vector2 knee = Vector2.of(0.14 * side, -0.44);
        Vector2 ankle = Vector2.of(0.16 * side, -0.85);
        Vector2 toe = Vector2.of(0.3 * side, -0.89);
        limbs.bone(name + "Thigh", "pelvis", 7, hip, knee, 0.12, 1, 70, 70, "bone");
        limbs.bone(
                name + "Shin",
                name + "Thigh",
                3.5,
                knee,
                ankle,
                0.09,
                0.6,
                side > 0 ? 120 : 5,
                side > 0 ? 5 : 120,
                "bone");
        limbs.bone(name + "Foot", name + "Shin", 1, ankle, toe, 0.06, 0.2, 40, 40, "foot");
    }
}
