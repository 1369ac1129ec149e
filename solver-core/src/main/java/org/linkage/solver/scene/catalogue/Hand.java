package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.LimitsDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A hand of sixteen bones: the palm and five fingers of three, fifteen joints with limits and stiffness.
 *
 * <p>The palm is mounted on the world by its wrist. Angles are measured from the open hand; fingers bend up to 100° towards
 * the thumb's side and 15° the other way.
 */
public final class Hand extends Recipe {
    private static final String[] NAMES = {"thumb", "index", "middle", "ring", "little"};
    private static final double[] ROOT_X = {-0.042, -0.03, -0.004, 0.02, 0.042};
    private static final double[] ROOT_Y = {0.0, 0.055, 0.06, 0.055, 0.045};
    private static final double[] SLOPE = {140, 100, 91, 82, 72};
    private static final double[] REACH = {0.085, 0.1, 0.112, 0.104, 0.08};
    private static final double[] SHARE = {0.45, 0.31, 0.24};

    public Hand() {
        super(
                Group.CHARACTERS,
                "hand",
                "Hand",
                "Sixteen bones, fifteen joints, limits and stiffness.",
                new Explanation(
                        "The paper's hand: light bones, stiff joints and limits that must hold although a finger tip weighs a"
                                + " few grams. Limits are one-sided springs, as stiff as one likes, solved with the joints.",
                        "τ = −k (φ − φ_0) − d φ̇,   and k_{lim} beyond the limits",
                        "Pull two finger tips at once and let go. Bend a finger back until it stops.",
                        "The worst violation of a limit, and the time of a step: 0.36 ms in the paper.",
                        "Stiff Joints, section 5 and figures 1 and 5; limits and stiffness from section 3.2."),
                Parameter.toggle("torques", "Joint torques", true, "Switches the springs of all joints; limits stay.")
                        .whileRunning(),
                Parameter.logarithmic("stiffness", "Stiffness", "N·m", 0, 1000, 0.3, "The spring of one joint.")
                        .whileRunning(),
                Parameter.logarithmic("damping", "Damping", "N·m·s", 0, 10, 0.004, "The damper of one joint.")
                        .whileRunning(),
                Parameter.logarithmic("limit", "Limits", "N·m", 1, 1e6, 1e4, "The stiffness of the limits.")
                        .whileRunning(),
                Parameter.real(
                                "curl",
                                "Curl",
                                "°",
                                -10,
                                90,
                                10,
                                "The rest angle of every joint: an open hand or a fist.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        boolean on = values.on("torques");
        double stiffness = on ? values.get("stiffness") : 0;
        double damping = on ? values.get("damping") : 0;
        double curl = StrictMath.toRadians(values.get("curl"));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A hand of 16 bones and 15 joints.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-euler", 1.0 / 60);
        Vector2 palm = Vector2.of(0, 0.005);
        scene.add(BodyDescription.rigid("palm", 0.3, palm, 0, ShapeDescription.box(0.09, 0.1)), "plate");
        scene.add(JointDescription.weld("wrist", "palm", JointDescription.WORLD, Vector2.of(0, -0.045)));
        for (int f = 0; f < NAMES.length; f++) {
            Vector2 at = Vector2.of(ROOT_X[f], ROOT_Y[f]);
            Vector2 along = Vector2.direction(StrictMath.toRadians(SLOPE[f]));
            // the thumb closes clockwise over the palm, the other fingers towards it
            double sense = f == 0 ? -1 : 1;
            String before = "palm";
            for (int bone = 0; bone < SHARE.length; bone++) {
                String id = NAMES[f] + (bone + 1);
                double length = REACH[f] * SHARE[bone];
                Vector2 next = at.plus(along.times(length));
                scene.add(BodyDescription.rod(id, 0.35 * length, at, next, 0.019 - 0.003 * bone), "bone");
                double open = StrictMath.toRadians(15);
                double closed = StrictMath.toRadians(100);
                LimitsDescription limits = LimitsDescription.stiff(
                        sense > 0 ? -open : -closed, sense > 0 ? closed : open, values.get("limit"), 0.001);
                scene.add(JointDescription.revolute("joint-" + id, id, before, at)
                        .withSpring(stiffness, damping, sense * curl)
                        .withLimits(limits));
                before = id;
                at = next;
            }
        }
        return scene.camera(0, 0.06, 0.32).build();
    }
}
