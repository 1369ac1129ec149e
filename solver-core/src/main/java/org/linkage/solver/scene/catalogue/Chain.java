package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** n uniform rods in a row, pinned at one end, released from the horizontal, with or without a mass at the tip. */
public final class Chain extends Recipe {
    public Chain() {
        super(
                Group.CHAINS,
                "chain",
                "Chain",
                "One link or ten thousand: the work grows in proportion, and no joint ever opens.",
                new Explanation(
                        "Every link has three coordinates of its own and every joint two equations. Sorted from the free end to the"
                                + " pinned one, the equations factor without a single new entry: the cost of a step grows like n, not n^3.",
                        "[M  −J^T; −J  0] (a, λ) = (F, c)",
                        "Set n to 10,000 and pull the tip. Hang 10,000 kg on it. Switch to semi-implicit Euler and Gauss–Seidel"
                                + " and see the joints open.",
                        "The time of a solve against n; at the release the first rod falls faster than gravity would take it:"
                                + " α_1 = −(3 − √3) g/L.",
                        "Baraff, Linear-Time Dynamics using Lagrange Multipliers, sections 5 to 7 and figure 1."),
                Parameter.integer("n", "Links", 1, 10_000, 20, "How many rods hang in a row."),
                Parameter.logarithmic("length", "Link length", "m", 0.003, 10, 1, "The length of one rod."),
                Parameter.logarithmic("mass", "Link mass", "kg", 0.001, 100, 1, "The mass of one rod.")
                        .whileRunning(),
                Parameter.logarithmic(
                        "tip", "Tip mass", "kg", 0, 10_000, 0, "A ball welded to the last link; 0 for none."),
                Parameter.real("angle", "Start", "°", -90, 90, 0, "The slope from which it is let go; −90 hangs down."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double length = values.get("length");
        double mass = values.get("mass");
        double tip = values.get("tip");
        double degrees = values.get("angle");
        // the horizontal and the vertical exactly, not to rounding
        Vector2 along = degrees == 0
                ? Vector2.X
                : degrees == -90 ? Vector2.of(0, -1) : Vector2.direction(StrictMath.toRadians(degrees));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description(n + " rods pinned at one end.")
                .gravity(0, -values.get("gravity"))
                .defaults(Rows.run(n));
        Rows.chain(scene, n, Vector2.ZERO, along, length, mass);
        if (tip > 0) {
            double radius = length * Math.min(0.45 * n, 0.3 + 0.03 * n);
            Vector2 end = along.times(n * length);
            scene.add(BodyDescription.rigid("tip", tip, end, 0, ShapeDescription.disc(radius)), "weight");
            scene.add(JointDescription.weld("shackle", "tip", "link" + n, end));
        }
        double reach = n * length;
        return scene.camera(0, -0.45 * reach, 2.3 * reach).build();
    }
}
