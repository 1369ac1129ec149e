package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A binary tree of n rods hanging from a pin: rod i hangs on rod ⌊i/2⌋, as in a heap.
 *
 * <p>Deeper rods are shorter and spread less, so that the branches do not cross at the start.
 */
public final class BalancedTree extends Recipe {
    public BalancedTree() {
        super(
                Group.CHAINS,
                "balanced-tree",
                "Balanced tree",
                "A binary tree of n rods: as many joints as a chain, but only log n deep.",
                new Explanation(
                        "Leaves are eliminated first, parents after their children, the pin last: no new entries appear whatever"
                                + " the shape of the tree. An extra row costs the way to the root, and here the way is short.",
                        "depth = log_2 n",
                        "Compare its step time with a chain of the same n. Pull a leaf.",
                        "The matrix view: the pattern of the factor is that of the matrix itself.",
                        "Baraff, sections 6 and 7."),
                Parameter.integer("n", "Links", 1, 10_000, 63, "How many rods the tree has."),
                Parameter.real("spread", "Spread", "°", 5, 60, 38, "The angle between a rod and its child at the top."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double spread = StrictMath.toRadians(values.get("spread"));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A binary tree of " + n + " rods hanging from a pin.")
                .gravity(0, -values.get("gravity"))
                .defaults(Rows.run(n));
        Vector2[] ends = new Vector2[n + 1];
        double[] angles = new double[n + 1];
        double height = 0;
        for (int i = 1; i <= n; i++) {
            int parent = i / 2;
            int depth = 31 - Integer.numberOfLeadingZeros(i);
            double length = StrictMath.pow(0.8, depth);
            double turn = parent == 0 ? 0.2 : (i % 2 == 0 ? -1 : 1) * spread * StrictMath.pow(0.75, depth - 1);
            angles[i] = (parent == 0 ? -StrictMath.PI / 2 : angles[parent]) + turn;
            Vector2 start = parent == 0 ? Vector2.ZERO : ends[parent];
            ends[i] = start.plus(Vector2.direction(angles[i]).times(length));
            height = Math.max(height, -ends[i].y());
            scene.add(BodyDescription.rod("link" + i, length, start, ends[i], 0.07 * length));
            scene.revolute("pin" + i, "link" + i, parent == 0 ? JointDescription.WORLD : "link" + parent, start);
        }
        return scene.camera(0, -0.5 * height, 2 * height).build();
    }
}
