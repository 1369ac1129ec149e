package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A hanging rope ladder of n cells: two strands of rods and a rung across every cell, n loops one after the other.
 *
 * <p>The ladder begins as a gentle arc so that no cell is flat and the swing is not symmetric.
 */
public final class Ladder extends Recipe {
    public Ladder() {
        super(
                Group.CHAINS,
                "ladder",
                "Rope ladder",
                "n loops in a row, solved in linear time all the same.",
                new Explanation(
                        "Every rung closes a loop, so the graph is no tree and the linear-time factor of a tree no longer fits. A sparse"
                                + " factor with a careful order keeps the work in proportion to the length.",
                        "P^T H P = L D L^T,   rows of L stay short",
                        "Let n grow from 10 to 1,000 and compare auxiliary rows with the sparse factor.",
                        "The matrix view: fill runs along a narrow band. The time of a solve doubles when n doubles.",
                        "Baraff, section 8, for auxiliary rows; loops in linear time are in none of the papers:"
                                + " docs/MATHS.md, section 5."),
                Parameter.integer("n", "Cells", 1, 3_000, 12, "How many rungs, and so how many loops."),
                Parameter.real(
                        "bend", "Bend", "°", -60, 60, 35, "How far the ladder is bent to the side at the start."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double side = 0.4;
        double halfWidth = 0.3;
        double bend = StrictMath.toRadians(values.get("bend"));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A rope ladder of " + n + " cells hanging from two pins.")
                .gravity(0, -values.get("gravity"));
        Vector2 left = Vector2.of(-halfWidth, 0);
        Vector2 right = Vector2.of(halfWidth, 0);
        String above1 = JointDescription.WORLD;
        String above2 = JointDescription.WORLD;
        // each cell is a parallelogram: both sides lean the same way, so every rung stays level and every loop closes
        for (int i = 1; i <= n; i++) {
            double lean = -StrictMath.PI / 2 + bend * i / n;
            Vector2 down = Vector2.direction(lean).times(side);
            Vector2 newLeft = left.plus(down);
            Vector2 newRight = right.plus(down);
            scene.add(BodyDescription.rod("left" + i, 0.2, left, newLeft, 0.05), "cable");
            scene.add(BodyDescription.rod("right" + i, 0.2, right, newRight, 0.05), "cable");
            scene.add(BodyDescription.rod("rung" + i, 0.4, newLeft, newRight, 0.07), "link");
            scene.revolute("leftTop" + i, "left" + i, above1, left);
            scene.revolute("rightTop" + i, "right" + i, above2, right);
            scene.revolute("leftRung" + i, "rung" + i, "left" + i, newLeft);
            scene.revolute("rightRung" + i, "rung" + i, "right" + i, newRight);
            above1 = "rung" + i;
            above2 = "rung" + i;
            left = newLeft;
            right = newRight;
        }
        if (n > 12) {
            scene.run("implicit-bdf2", 1.0 / 60);
        }
        double reach = n * side;
        return scene.camera(0.2 * reach, -0.5 * reach, Math.max(1.6, 1.3 * reach))
                .build();
    }
}
