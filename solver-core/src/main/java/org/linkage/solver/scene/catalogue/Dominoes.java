package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** n tiles stand in a row on the floor and the first is pushed: it turns about its lower right corner. */
public final class Dominoes extends Recipe {
    private static final double THICK = 0.1;
    private static final double TALL = 0.5;

    public Dominoes() {
        super(
                Group.CONTACTS,
                "dominoes",
                "Dominoes",
                "One push, and a wave runs through n tiles.",
                new Explanation(
                        "Corners on a floor, edges on edges, sliding and sticking: the wave settles to a speed of its own, whatever"
                                + " the first push was.",
                        "|λ_t| ≤ μ λ_n",
                        "Take the friction away. Set the tiles closer. Stop one with a finger.",
                        "The time between hits along the row: it becomes constant after a few tiles.",
                        "In none of the papers: friction, docs/MATHS.md, section 8, and impacts, section 9. Contacts"
                                + " that only push: The Art to Keep in Touch, section 2.3."),
                Parameter.integer("n", "Tiles", 1, 200, 12, "How many tiles stand in the row."),
                Parameter.real("gap", "Distance", "m", 0.15, 0.45, 0.25, "From one tile to the next."),
                Parameter.real("push", "Push", "rad/s", 0, 8, 2, "How fast the first tile turns at the start."),
                Parameter.real("friction", "Friction", "", 0, 2, 0.5, "How much tiles and floor rub.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double gap = values.get("gap");
        double friction = values.get("friction");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description(n + " tiles in a row.")
                .gravity(0, -values.get("gravity"))
                .run("semi-implicit-euler", 1.0 / 240);
        for (int i = 1; i <= n; i++) {
            Vector2 at = Vector2.of((i - 1) * gap, 0.5 * TALL);
            BodyDescription tile = BodyDescription.rigid("tile" + i, 1, at, 0, ShapeDescription.box(THICK, TALL));
            if (i == 1) {
                double spin = -values.get("push");
                tile = tile.moving(Vector2.of(-0.5 * THICK, 0.5 * TALL).spun(spin), spin);
            }
            scene.add(tile, "domino");
        }
        String every = ContactDescription.EVERY_BODY;
        scene.add(ContactDescription.halfPlane("floor", every, Vector2.ZERO, Vector2.Y, 0, friction));
        scene.add(ContactDescription.all("tiles", 0, friction));
        double row = (n - 1) * gap;
        return scene.camera(0.5 * row + 0.15, 0.4, Math.max(1.8, 1.2 * row + 1)).build();
    }
}
