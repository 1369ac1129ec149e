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

/** n meshing gears on fixed axles, a torque on the first and a brake on the last: r₁ θ₁ + r₂ θ₂ stays for every pair. */
public final class GearTrain extends Recipe {
    private static final int[] TEETH = {12, 24, 16, 36, 14, 28, 20};
    private static final double TOOTH = 0.02;

    public GearTrain() {
        super(
                Group.MECHANISMS,
                "gear-train",
                "Gear train",
                "Gears that mesh by angle, or by speed alone.",
                new Explanation(
                        "A gear joint ties two angles: teeth times turn is the same on both sides, with the opposite sense. Held"
                                + " by speed alone, the tie forgets the angles and small errors stay.",
                        "r_A θ_A + r_B θ_B = const,   or   r_A ω_A + r_B ω_B = 0",
                        "Hold the last gear with a finger and read the torque on the first. Switch to speed only.",
                        "The torques grow from gear to gear by the ratio of the teeth; the joint error under both kinds.",
                        "Baraff, section 2.2: one body turns at twice the speed of the other."),
                Parameter.integer("n", "Gears", 2, 60, 5, "How many gears stand in a row."),
                Parameter.real("torque", "Torque", "N·m", -20, 20, 2, "Turns the first gear.")
                        .whileRunning(),
                Parameter.real("brake", "Brake", "N·m·s", 0, 5, 0.3, "Slows the last gear in proportion to its speed.")
                        .whileRunning(),
                Parameter.choice(
                        "level",
                        "Mesh",
                        0,
                        "Whether the gears hold their angles or only their speeds.",
                        "position",
                        "velocity"));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        boolean speedOnly = values.integer("level") == 1;
        SceneDescription.Builder scene = SceneDescription.named(id()).description(n + " gears in a row.");
        Vector2 centre = Vector2.ZERO;
        double previous = 0;
        double right = 0;
        for (int i = 1; i <= n; i++) {
            int teeth = TEETH[(i - 1) % TEETH.length];
            double radius = teeth * TOOTH;
            if (i > 1) {
                double slope = i % 2 == 0 ? 0.6 : -0.6;
                centre = centre.plus(Vector2.direction(slope).times(previous + radius));
            }
            String id = "gear" + i;
            double mass = 8 * radius * radius;
            scene.add(BodyDescription.rigid(id, mass, centre, 0, ShapeDescription.disc(radius)), "gear " + teeth);
            scene.revolute("axle" + i, id, JointDescription.WORLD, centre);
            if (i > 1) {
                scene.add(JointDescription.gear("mesh" + (i - 1), "gear" + (i - 1), id, previous, radius, speedOnly));
            }
            previous = radius;
            right = centre.x() + radius;
        }
        scene.add(ForceDescription.constant("torque", "gear1", Vector2.ZERO, values.get("torque")));
        scene.add(
                ForceDescription.torsionSpring("brake", "gear" + n, JointDescription.WORLD, 0, values.get("brake"), 0));
        return scene.camera(0.5 * (right - TEETH[0] * TOOTH), 0.2, Math.max(2, 1.25 * (right + 0.3)))
                .build();
    }
}
