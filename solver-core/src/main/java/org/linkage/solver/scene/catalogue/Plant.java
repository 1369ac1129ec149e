package org.linkage.solver.scene.catalogue;

import java.util.LinkedHashMap;
import java.util.Map;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.Gusts;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A plant that branches: every twig carries three more, thinner and softer, with leaves at the ends, swaying in the wind.
 *
 * <p>A twig of thickness d and length l bends like a beam: the spring of its joint goes with d⁴/l.
 */
public final class Plant extends Recipe {
    /** Drag of a square metre of leaf in kg/s: ½ρ c_w v at about 4 m/s. */
    private static final double LEAF_DRAG = 3;

    public Plant() {
        super(
                Group.CHARACTERS,
                "plant",
                "Plant in the wind",
                "Branches upon branches, each on a spring.",
                new Explanation(
                        "A trunk a thousand times stiffer than a twig, on one frame and in one solve. The tree of the plant is the"
                                + " tree of the matrix: leaves are eliminated first.",
                        "k ~ d^4 / l",
                        "Let the wind rise and the gusts grow; bend a branch and let go.",
                        "Slow sway of the trunk and quick flutter of the leaves at the same step.",
                        "Stiff Joints, section 6: plants and trees are named there."),
                Parameter.integer("depth", "Generations", 1, 7, 5, "How often the plant branches."),
                Parameter.real("wind", "Wind", "m/s", -20, 20, 4, "How fast the air moves on average.")
                        .whileRunning(),
                Parameter.real(
                                "gusts",
                                "Gusts",
                                "m/s",
                                0,
                                20,
                                6,
                                "How far the wind rises above that and falls below it.")
                        .whileRunning(),
                Parameter.logarithmic("stiffness", "Stiffness", "", 0.01, 1000, 1, "Makes all wood softer or stiffer.")
                        .whileRunning(),
                Parameter.logarithmic(
                                "damping", "Damping", "s", 0, 1, 0.03, "The damper of a joint against its spring.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int depth = values.integer("depth");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A plant of " + depth + " generations on springs.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 60);
        Map<String, Double> drag = new LinkedHashMap<>();
        Growth growth = new Growth(scene, depth, values.get("stiffness"), values.get("damping"), drag);
        growth.twig(1, JointDescription.WORLD, Vector2.ZERO, StrictMath.PI / 2, "1");
        return scene.extra(Gusts.describe(values.get("wind"), values.get("gusts"), drag))
                .camera(0, 1.25, 4)
                .build();
    }

    /** Adds twig after twig. */
    private record Growth(
            SceneDescription.Builder scene, int depth, double stiffness, double damping, Map<String, Double> drag) {
        void twig(int generation, String parent, Vector2 from, double angle, String name) {
            double length = 0.95 * StrictMath.pow(0.72, generation - 1);
            double thickness = 0.11 * StrictMath.pow(0.58, generation - 1);
            double mass = 600 * thickness * thickness * length;
            boolean last = generation == depth;
            String id = (last ? "leaf" : "twig") + name;
            Vector2 to = from.plus(Vector2.direction(angle).times(length));
            scene.add(BodyDescription.rod(id, mass, from, to, thickness), last ? "leaf" : "branch");
            double square = thickness * thickness;
            double k = stiffness * 1.2e7 * square * square / length;
            scene.add(JointDescription.revolute("node" + name, id, parent, from).withSpring(k, damping * k, 0));
            if (last) {
                // a leaf as wide as its twig is long
                drag.put(id, LEAF_DRAG * length * length);
                return;
            }
            int children = generation == 1 ? 3 : 2 + generation % 2;
            for (int i = 0; i < children; i++) {
                double spread = 1.5 * StrictMath.pow(0.85, generation) * ((i + 0.5) / children - 0.5) * 2;
                twig(generation + 1, id, to, angle + spread, name + "-" + (i + 1));
            }
        }
    }
}
