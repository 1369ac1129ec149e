package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/** A hanging spine of rods with a tooth at every joint: half of the n links are spine, half are leaves. */
public final class Comb extends Recipe {
    public Comb() {
        super(
                Group.CHAINS,
                "comb",
                "Comb",
                "A spine with a tooth at every joint.",
                new Explanation(
                        "Between chain and tree: the way to the root is half as long as the row, and every joint of the spine"
                                + " has a child that ends at once. The linear-time order takes each tooth just before its place in"
                                + " the spine.",
                        "n / 2 links deep, n joints",
                        "Pull a tooth near the end; then one near the pin.",
                        "The order of elimination in the matrix view: tooth, spine, tooth, spine.",
                        "Baraff, section 5 and figure 1, on branched objects; sections 6 and 7 for the order."),
                Parameter.integer("n", "Links", 2, 10_000, 24, "Spine and teeth together."),
                Parameter.real("angle", "Start", "°", -90, 45, -20, "The slope of the spine when it is let go."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        int spine = (n + 1) / 2;
        double length = 0.5;
        double tooth = 0.8;
        Vector2 along =
                Vector2.direction(StrictMath.toRadians(values.get("angle"))).times(length);
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A spine of " + spine + " rods with " + (n - spine) + " teeth.")
                .gravity(0, -values.get("gravity"))
                .defaults(Rows.run(n));
        for (int i = 1; i <= spine; i++) {
            Vector2 start = along.times(i - 1);
            Vector2 end = along.times(i);
            scene.add(BodyDescription.rod("spine" + i, 0.5, start, end, 0.07));
            scene.revolute("joint" + i, "spine" + i, i == 1 ? JointDescription.WORLD : "spine" + (i - 1), start);
            if (i <= n - spine) {
                scene.add(BodyDescription.rod("tooth" + i, 0.3, end, end.plus(Vector2.of(0, -tooth)), 0.05));
                scene.revolute("root" + i, "tooth" + i, "spine" + i, end);
            }
        }
        double reach = spine * length;
        return scene.camera(0.2 * reach, -0.45 * reach, 2 * reach + 1).build();
    }
}
