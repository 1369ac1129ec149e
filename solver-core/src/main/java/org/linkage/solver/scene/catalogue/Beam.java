package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A cantilever of n rods and hinges with torsion springs: a beam of length L = 2 m and mass 2 kg.
 *
 * <p>Bending EI concentrates in the hinges, k = EI/s with the length s of a rod. The hinge at the wall stands for half a
 * cell only and has 2 EI/s; the first circular frequency tends to 3.516 √(EI/(μ L⁴)).
 */
public final class Beam extends Recipe {
    private static final double LENGTH = 2;
    private static final double MASS = 2;

    public Beam() {
        super(
                Group.CHARACTERS,
                "beam",
                "Soft beam",
                "A cantilever that rings like the textbook says.",
                new Explanation(
                        "Many short rods with stiff torsion springs are a beam. Its deflection and its tones are known in closed"
                                + " form, so nothing can be hidden.",
                        "ω_1 = 3.516 √(EI / (μ L^4)),   w = μ g L^4 / (8 EI)",
                        "Pull its end down and let go; double the stiffness and hear, or see, the tone rise by √2.",
                        "The frequency of the end's height, and how fast it dies away with each integrator.",
                        "Stiff Joints, section 3.2, for the implicit step; Euler and Bernoulli's beam is in none of"
                                + " the papers."),
                Parameter.integer("n", "Links", 2, 1_000, 24, "How many rods the beam is cut into."),
                Parameter.logarithmic(
                                "bending", "Stiffness EI", "N·m²", 0.1, 1e6, 60, "What the beam sets against bending.")
                        .whileRunning(),
                Parameter.logarithmic("damping", "Damping", "s", 0, 0.1, 0, "The dampers against the springs.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double rod = LENGTH / n;
        double stiffness = values.get("bending") / rod;
        double damping = values.get("damping") * stiffness;
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A cantilever of " + n + " rods.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 240);
        for (int i = 1; i <= n; i++) {
            Vector2 from = Vector2.of((i - 1) * rod, 0);
            Vector2 to = Vector2.of(i * rod, 0);
            scene.add(BodyDescription.rod("link" + i, MASS / n, from, to, 0.04));
            double share = i == 1 ? 2 : 1;
            scene.add(JointDescription.revolute(
                            "hinge" + i, "link" + i, i == 1 ? JointDescription.WORLD : "link" + (i - 1), from)
                    .withSpring(share * stiffness, share * damping, 0));
        }
        return scene.camera(1, -0.2, 3).build();
    }
}
