package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;

/**
 * Crank, coupler and rocker between two fixed pins 1 m apart, driven by a motor.
 *
 * <p>Coupler 0.9 m and rocker 0.7 m: with a crank up to 0.5 m, shortest + longest ≤ the other two (Grashof), so the crank
 * can always turn round.
 */
public final class FourBar extends Recipe {
    public FourBar() {
        super(
                Group.MECHANISMS,
                "four-bar",
                "Four-bar linkage",
                "A crank turns, a rocker swings, and a point between them draws.",
                new Explanation(
                        "Three moving bars and four pins close one loop with one freedom. A point of the coupler draws a curve"
                                + " of the sixth degree; engineers choose the bars to fit the curve they need.",
                        "s + l ≤ p + q   (Grashof: the shortest bar can turn round)",
                        "Make the crank longer and watch the curve change; hold the rocker with a finger against the motor.",
                        "The motor's torque over a turn, and its peak near the ends of the rocker's swing.",
                        "Constrained Dynamics 2, Revolute Joint; motors bind speeds as in Baraff, section 2.2."),
                Parameter.real("crank", "Crank", "m", 0.1, 0.5, 0.3, "The length of the turning bar."),
                Parameter.real("speed", "Motor", "rad/s", -20, 20, 3, "How fast the motor turns the crank.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double speed = values.get("speed");
        Moving a = Moving.fixed(0, 0);
        Moving d = Moving.fixed(1, 0);
        Moving b = Moving.onWheel(values.get("crank"), 1.1, speed);
        Moving c = Moving.meet(b, 0.9, d, 0.7, 1);
        Moving drawing = Moving.meet(b, 0.55, c, 0.6, 1);
        return SceneDescription.named(id())
                .description("A crank, a coupler and a rocker; the coupler's point draws a curve.")
                .gravity(0, -values.get("gravity"))
                .add(Moving.rod("crank", 0.5, a, b, 0.09), "crank")
                .add(Moving.plate("coupler", 1, b, c, drawing), "plate")
                .add(Moving.rod("rocker", 0.8, d, c, 0.08), "link")
                .revolute("A", "crank", JointDescription.WORLD, a.at())
                .revolute("B", "coupler", "crank", b.at())
                .revolute("C", "coupler", "rocker", c.at())
                .revolute("D", "rocker", JointDescription.WORLD, d.at())
                .add(JointDescription.motor("motor", "crank", JointDescription.WORLD, speed))
                .trace("coupler", drawing.at())
                .camera(0.5, 0.35, 2.6)
                .build();
    }
}
