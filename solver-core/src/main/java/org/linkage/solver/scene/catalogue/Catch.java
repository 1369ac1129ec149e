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

/** A hammock of n links between two posts catches falling balls. */
public final class Catch extends Recipe {
    private static final double LINK = 0.13;
    private static final double RADIUS = 0.14;

    public Catch() {
        super(
                Group.CONTACTS,
                "catch",
                "Catch",
                "A net of links catches balls.",
                new Explanation(
                        "A loop through the world, loaded by contacts: the net's pull and the balls' push are found together, so"
                                + " that the net neither stretches nor lets a ball through.",
                        "J a = c,   N a ≥ d,   λ_N ≥ 0",
                        "Drop more balls. Pull a ball down through the net, as hard as you like.",
                        "The pull in the posts against the weight that has arrived.",
                        "A net that catches is in none of the papers. Its loop is Baraff's, section 8, its contacts"
                                + " are those of The Art to Keep in Touch, section 2.3; both in one solve:"
                                + " docs/MATHS.md, sections 5 and 8."),
                Parameter.integer("n", "Links", 4, 300, 24, "How many links the hammock has."),
                Parameter.integer("balls", "Balls", 1, 60, 6, "How many balls fall."),
                Parameter.real("restitution", "Bounce", "", 0, 1, 0.2, "What is left of an approach after a hit.")
                        .whileRunning(),
                Parameter.real("friction", "Friction", "", 0, 2, 0.3, "How much balls and links rub.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        int balls = values.integer("balls");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A hammock of " + n + " links catches " + balls + " balls.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-euler", 1.0 / 120);
        Vector2[] points = Rows.arc(n, LINK, StrictMath.toRadians(80));
        for (int i = 1; i <= n; i++) {
            scene.add(BodyDescription.rod("link" + i, 0.15, points[i - 1], points[i], 0.03));
        }
        scene.revolute("postLeft", "link1", JointDescription.WORLD, points[0]);
        for (int i = 1; i < n; i++) {
            scene.revolute("joint" + i, "link" + (i + 1), "link" + i, points[i]);
        }
        scene.revolute("postRight", "link" + n, JointDescription.WORLD, points[n]);
        double span = points[n].x() - points[0].x();
        int columns = Math.max(1, Math.min(balls, (int) (0.6 * span / (2.3 * RADIUS))));
        for (int i = 0; i < balls; i++) {
            double x = 2.3 * RADIUS * (i % columns - 0.5 * (columns - 1)) + 0.01 * (i % 3);
            int row = i / columns;
            double y = 0.5 + 2.5 * RADIUS * row;
            scene.add(
                    BodyDescription.rigid("ball" + (i + 1), 1, Vector2.of(x, y), 0, ShapeDescription.disc(RADIUS)),
                    "ball " + (i + 1));
        }
        scene.add(ContactDescription.all("touch", values.get("restitution"), values.get("friction")));
        return scene.camera(0, -0.2, Math.max(2, 1.3 * span)).build();
    }
}
