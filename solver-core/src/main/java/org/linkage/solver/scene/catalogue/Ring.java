package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/** A closed necklace of n rods hanging from one pin, round at the start: one loop of any length. */
public final class Ring extends Recipe {
    public Ring() {
        super(
                Group.CHAINS,
                "ring",
                "Ring",
                "A necklace on a nail: one loop of n links.",
                new Explanation(
                        "One joint more than a tree may have. Eliminated from both sides at once, the loop carries one block of"
                                + " fill along and costs not quite twice a chain.",
                        "C_1 = … = C_n = 0,   one of them closes the loop",
                        "Pull two links apart with two fingers; let the ring fall flat.",
                        "The fill in the matrix view: one extra block for each link.",
                        "Baraff, section 8; the sparse factor is in none of the papers: docs/MATHS.md, section 5."),
                Parameter.integer("n", "Links", 4, 3_000, 24, "How many rods the necklace has."),
                Parameter.real(
                        "squash", "Squash", "", 0.3, 1.7, 0.8, "How high the ring is against its width at the start."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double squash = values.get("squash");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A closed ring of " + n + " rods on a pin.")
                .gravity(0, -values.get("gravity"))
                .defaults(Rows.run(n));
        Vector2[] corners = new Vector2[n];
        for (int i = 0; i < n; i++) {
            Vector2 round = Vector2.direction(StrictMath.PI / 2 + 2 * StrictMath.PI * i / n);
            corners[i] = Vector2.of(round.x(), squash * (round.y() - 1));
        }
        for (int i = 1; i <= n; i++) {
            Vector2 from = corners[i - 1];
            Vector2 to = corners[i % n];
            scene.add(BodyDescription.rod("link" + i, 2 * from.distanceTo(to), from, to, 0.5 / Math.max(n, 8)));
        }
        scene.revolute("nail", "link1", JointDescription.WORLD, corners[0]);
        for (int i = 1; i <= n; i++) {
            scene.revolute("joint" + i, "link" + (i % n + 1), "link" + i, corners[i % n]);
        }
        return scene.camera(0, -squash - 0.3, 4).build();
    }
}
