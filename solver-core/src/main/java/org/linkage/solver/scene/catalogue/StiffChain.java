package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/** A chain of n links with a spring and a damper in every joint, clamped by its first joint, straight at the start. */
public final class StiffChain extends Recipe {
    private static final double LENGTH = 3;
    private static final double MASS = 3;

    public StiffChain() {
        super(
                Group.CHARACTERS,
                "stiff-chain",
                "Stiff chain",
                "Springs in every joint, from limp to rigid, at one step a frame.",
                new Explanation(
                        "A stiff spring makes an explicit step explode. Here the springs' derivatives go into the same"
                                + " linear-time solve as the joints, as one more row of each, and any stiffness is safe.",
                        "(M − h ∂F/∂v − h^2 ∂F/∂q) v' − J^T ℓ = M v + h F",
                        "Slide the stiffness from 0 to 10^8 while it swings. Switch the torques off and on.",
                        "The time of a step does not depend on the stiffness. The energy that the implicit step takes away.",
                        "Stiff Joints, sections 3.2 and 4; springs as rows are in none of the papers: docs/MATHS.md,"
                                + " section 6."),
                Parameter.integer("n", "Links", 1, 10_000, 40, "How many links share the three metres."),
                Parameter.toggle("torques", "Joint torques", true, "Switches all springs and dampers on and off.")
                        .whileRunning(),
                Parameter.logarithmic("stiffness", "Stiffness", "N·m", 0, 1e8, 60, "The spring of one joint.")
                        .whileRunning(),
                Parameter.logarithmic("damping", "Damping", "N·m·s", 0, 1e4, 0.2, "The damper of one joint.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double length = LENGTH / n;
        boolean on = values.on("torques");
        double stiffness = on ? values.get("stiffness") : 0;
        double damping = on ? values.get("damping") : 0;
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A chain of " + n + " links with springs in its joints.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 60);
        for (int i = 1; i <= n; i++) {
            scene.add(Rows.link("link" + i, MASS / n, Vector2.of((i - 0.5) * length, 0), 0, length));
        }
        for (int i = 1; i <= n; i++) {
            String before = i == 1 ? JointDescription.WORLD : "link" + (i - 1);
            scene.add(JointDescription.revolute("joint" + i, "link" + i, before, Vector2.of((i - 1) * length, 0))
                    .withSpring(stiffness, damping, 0));
        }
        return scene.camera(0.5, -1.2, 7.5).build();
    }
}
