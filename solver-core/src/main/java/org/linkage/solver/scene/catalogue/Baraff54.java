package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * Fifty-four joints of two rows each in a tree, 108 multipliers: the planar example of Baraff's paper.
 *
 * <p>A spine of 18 rods, every one with an arm of two, to the left and to the right in turn: 18 × 3 = 54 rods and as many
 * joints. (The paper gives the numbers only; the shape is ours.)
 */
public final class Baraff54 extends Recipe {
    private static final int SPINE = 18;

    public Baraff54() {
        super(
                Group.CHAINS,
                "baraff-54",
                "Baraff: 54 joints",
                "The paper's tree with 108 multipliers.",
                new Explanation(
                        "In 1996 these 108 multipliers took 7.75 thousandths of a second on a workstation. The method is the"
                                + " same; see what your machine needs.",
                        "54 joints × 2 rows = 108 λ",
                        "Pull an arm; compare the tree solver with the dense one.",
                        "The time of factor and solve, in the numbers and in the benchmark.",
                        "Baraff, section 9: the system of 54 joints in the plane."),
                Parameter.real("angle", "Start", "°", -90, 60, 15, "The slope of the spine when it is let go."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double angle = StrictMath.toRadians(values.get("angle"));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("54 two-row joints in a tree.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 60);
        Vector2 along = Vector2.direction(angle).times(0.4);
        for (int i = 1; i <= SPINE; i++) {
            Vector2 start = along.times(i - 1);
            Vector2 end = along.times(i);
            double side = i % 2 == 0 ? 1 : -1;
            double size = 1 - 0.03 * i;
            Vector2 elbow = end.plus(Vector2.direction(angle + side * 1.1).times(0.6 * size));
            Vector2 tip = elbow.plus(Vector2.direction(angle + side * 0.5).times(0.5 * size));
            scene.add(BodyDescription.rod("spine" + i, 0.5, start, end, 0.07));
            scene.add(BodyDescription.rod("arm" + i, 0.3, end, elbow, 0.05));
            scene.add(BodyDescription.rod("hand" + i, 0.2, elbow, tip, 0.04));
            scene.revolute("joint" + i, "spine" + i, i == 1 ? JointDescription.WORLD : "spine" + (i - 1), start);
            scene.revolute("shoulder" + i, "arm" + i, "spine" + i, end);
            scene.revolute("elbow" + i, "hand" + i, "arm" + i, elbow);
        }
        return scene.camera(1, -2.5, 14).build();
    }
}
