package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A scissor lift of n crossed pairs that carries a load on a spring between its feet.
 *
 * <p>At the angle θ the feet are L cos θ apart and the platform is at n L sin θ. Virtual work gives the tension that
 * balances the weight, T = W g n / tan θ with W = platform + load + half of the bars; the spring has just that at θ₀ with
 * the load that the scene begins with.
 */
public final class Pantograph extends Recipe {
    private static final double BAR = 1;
    private static final double BAR_MASS = 1;
    private static final double PLATFORM_MASS = 4;
    private static final double USUAL_LOAD = 20;
    private static final double BALANCE = 0.65;

    public Pantograph() {
        super(
                Group.MECHANISMS,
                "pantograph",
                "Scissor lift",
                "n crossed pairs of bars, one freedom.",
                new Explanation(
                        "Two n bars and one freedom: when the feet move together by a little, the platform rises by n times as"
                                + " much, and the force is n times as large. A spring between the feet carries the load.",
                        "T = W g n / tan θ",
                        "Make the load heavier while it stands; push the platform down and let go.",
                        "The forces in the middle pins: the lower ones carry far more than the load.",
                        "Constrained Dynamics 2, Revolute Joint; loops as in Baraff, section 8."),
                Parameter.integer("n", "Cells", 1, 60, 4, "How many crossed pairs stand on each other."),
                Parameter.logarithmic("load", "Load", "kg", 1, 200, USUAL_LOAD, "What stands on the platform.")
                        .whileRunning(),
                Parameter.real("angle", "Start", "°", 15, 60, 30, "The slope of the bars when it is let go."),
                Parameter.real(
                                "damping",
                                "Damper",
                                "",
                                0,
                                2,
                                0.15,
                                "How soon it comes to rest, in parts of the critical.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double angle = StrictMath.toRadians(values.get("angle"));
        double width = BAR * StrictMath.cos(angle);
        double rise = BAR * StrictMath.sin(angle);
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A scissor lift of " + n + " cells on a spring.")
                .gravity(0, -values.get("gravity"));
        for (int i = 1; i <= n; i++) {
            Vector2 left = Vector2.of(0, (i - 1) * rise);
            Vector2 right = Vector2.of(width, (i - 1) * rise);
            scene.add(BodyDescription.rod("rising" + i, BAR_MASS, left, Vector2.of(width, i * rise), 0.06), "link");
            scene.add(BodyDescription.rod("falling" + i, BAR_MASS, right, Vector2.of(0, i * rise), 0.06), "link");
            scene.revolute("middle" + i, "rising" + i, "falling" + i, Vector2.of(width / 2, (i - 0.5) * rise));
            if (i == 1) {
                scene.revolute("heel", "rising1", JointDescription.WORLD, left);
                scene.add(JointDescription.pointOnLine("toe", "falling1", JointDescription.WORLD, right, Vector2.X));
            } else {
                scene.revolute("left" + i, "rising" + i, "falling" + (i - 1), left);
                scene.revolute("right" + i, "falling" + i, "rising" + (i - 1), right);
            }
        }
        platform(scene, n, width, n * rise, values.get("load"));
        spring(scene, n, width, values.get("damping"));
        double height = n * BAR;
        return scene.camera(0.5, 0.45 * height, Math.max(3, 1.3 * height)).build();
    }

    private static void platform(SceneDescription.Builder scene, int n, double width, double height, double load) {
        Vector2 middle = Vector2.of(0.5, height);
        ShapeDescription board = ShapeDescription.box(1.2, 0.08);
        scene.add(BodyDescription.rigid("platform", PLATFORM_MASS, middle, 0, board), "plate");
        scene.revolute("platformLeft", "platform", "falling" + n, Vector2.of(0, height));
        scene.add(JointDescription.pointOnLine(
                "platformRight", "rising" + n, "platform", Vector2.of(width, height), Vector2.X));
        Vector2 above = Vector2.of(0.5, height + 0.24);
        scene.add(BodyDescription.rigid("load", load, above, 0, ShapeDescription.box(0.4, 0.4)), "weight");
        scene.add(JointDescription.weld("strap", "load", "platform", above));
    }

    private static void spring(SceneDescription.Builder scene, int n, double width, double damping) {
        double weight = (PLATFORM_MASS + USUAL_LOAD + n * BAR_MASS) * 9.81 * n;
        double sin = StrictMath.sin(BALANCE);
        double tension = weight / StrictMath.tan(BALANCE);
        // the balance is stable when the spring stiffens faster than the need for it, W g n / (L sin³ θ)
        double stiffness = 3 * weight / (BAR * sin * sin * sin);
        double rest = BAR * StrictMath.cos(BALANCE) - tension / stiffness;
        double lever = n / StrictMath.tan(BALANCE);
        double movedMass = (PLATFORM_MASS + USUAL_LOAD + n * BAR_MASS) * lever * lever;
        double critical = 2 * Math.sqrt(stiffness * movedMass);
        scene.add(ForceDescription.spring(
                "spring",
                "falling1",
                JointDescription.WORLD,
                Vector2.of(width, 0),
                Vector2.ZERO,
                stiffness,
                damping * critical,
                rest));
    }
}
