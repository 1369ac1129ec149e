package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** A chain of n links falls over fixed pegs and hangs where it catches. */
public final class Pegs extends Recipe {
    private static final double LINK = 0.14;
    private static final double[] PEG_X = {0, -1.1, 1.1, -0.55, 0.55};
    private static final double[] PEG_Y = {0.8, 0.35, 0.35, -0.3, -0.3};

    public Pegs() {
        super(
                Group.CONTACTS,
                "pegs",
                "Chain over pegs",
                "A falling chain, five pegs: joints and contacts in one solve.",
                new Explanation(
                        "Contacts on a chain: each new contact is one more row, and its answer runs along the chain and back in"
                                + " linear time. No dense matrix is ever built.",
                        "H = [M −J^T −N^T; −J 0 0; −N 0 0],   λ_N ≥ 0",
                        "Lift the chain over the next peg. Make the pegs smooth and see it slip.",
                        "The forces along the chain: a slack part, and jumps at every peg.",
                        "Baraff, section 8: contacts as auxiliary rows; The Art to Keep in Touch, section 2.3."
                                + " Friction is in none of the papers: docs/MATHS.md, section 8."),
                Parameter.integer("n", "Links", 4, 1_000, 32, "How many links the chain has."),
                Parameter.real("friction", "Friction", "", 0, 2, 0.3, "How much chain and pegs rub.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double friction = values.get("friction");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A chain of " + n + " links falls over five pegs.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-euler", 1.0 / 120);
        for (int i = 0; i < PEG_X.length; i++) {
            Vector2 at = Vector2.of(PEG_X[i], PEG_Y[i]);
            String id = "peg" + (i + 1);
            scene.add(BodyDescription.rigid(id, 1, at, 0, ShapeDescription.disc(0.12)), "peg");
            scene.add(JointDescription.weld("mount" + (i + 1), id, JointDescription.WORLD, at));
        }
        double left = -0.5 * n * LINK + 0.3 * LINK;
        double height = 1.2;
        for (int i = 1; i <= n; i++) {
            Vector2 from = Vector2.of(left + (i - 1) * LINK, height);
            scene.add(BodyDescription.rod("link" + i, 0.1, from, from.plus(Vector2.of(LINK, 0)), 0.03));
            if (i > 1) {
                scene.revolute("joint" + (i - 1), "link" + i, "link" + (i - 1), from);
            }
        }
        String every = ContactDescription.EVERY_BODY;
        scene.add(ContactDescription.halfPlane("floor", every, Vector2.of(0, -1.4), Vector2.Y, 0, friction));
        scene.add(ContactDescription.all("touch", 0, friction));
        return scene.camera(0, 0, Math.max(4.5, 1.1 * n * LINK)).build();
    }
}
