package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A net of w × h cells hanging from two pins: knots are particles, threads are distances.
 *
 * <p>The upper edge sags on an arc of equal threads and every column leans to one side below it, so that all cells are
 * parallelograms and all threads equal.
 */
public final class Net extends Recipe {
    private static final double THREAD = 0.25;

    public Net() {
        super(
                Group.CHAINS,
                "net",
                "Net",
                "w × h cells: where linear time ends.",
                new Explanation(
                        "Loops beside loops in two directions: no order of elimination avoids fill that grows with the width."
                                + " Here even a good sparse factor pays more than in proportion.",
                        "work ~ n^{1.5…1.8}",
                        "Pull a corner up over the others. Compare 10 × 10 with 40 × 40.",
                        "The fill in the matrix view, and the time of a step against the number of knots.",
                        "In none of the papers: loops beside loops, docs/MATHS.md, section 5."),
                Parameter.integer("w", "Cells across", 2, 45, 10, "The width of the net in cells."),
                Parameter.integer("h", "Cells down", 1, 45, 7, "The height of the net in cells."),
                Parameter.real("sag", "Slack", "°", 20, 150, 80, "How far the upper edge turns from pin to pin."),
                Parameter.real("lean", "Lean", "°", -60, 60, 35, "How far the columns are swung out at the start."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int w = values.integer("w");
        int h = values.integer("h");
        double sag = StrictMath.toRadians(values.get("sag"));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A net of " + w + " × " + h + " cells on two pins.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 60);
        Vector2[] edge = Rows.arc(w, THREAD, sag);
        Vector2 down =
                Vector2.direction(StrictMath.toRadians(values.get("lean") - 90)).times(THREAD);
        ShapeDescription knot = ShapeDescription.disc(0.02);
        for (int j = 0; j <= h; j++) {
            for (int i = 0; i <= w; i++) {
                scene.add(BodyDescription.particle(name(i, j), 0.05, at(edge, down, i, j), knot));
            }
        }
        // a small piece of thread from pin to knot would be a distance of zero: the corners are pinned instead
        scene.revolute("pinLeft", name(0, 0), JointDescription.WORLD, at(edge, down, 0, 0));
        scene.revolute("pinRight", name(w, 0), JointDescription.WORLD, at(edge, down, w, 0));
        for (int j = 0; j <= h; j++) {
            for (int i = 0; i <= w; i++) {
                if (i < w) {
                    thread(scene, edge, down, i, j, i + 1, j);
                }
                if (j < h) {
                    thread(scene, edge, down, i, j, i, j + 1);
                }
            }
        }
        double height = h * THREAD - edge[w / 2].y();
        return scene.camera(-0.12 * w * THREAD, -0.5 * height, Math.max(1.7 * w * THREAD, 1.1 * height))
                .build();
    }

    private static String name(int i, int j) {
        return "knot" + i + "-" + j;
    }

    private static Vector2 at(Vector2[] edge, Vector2 down, int i, int j) {
        return edge[i].plus(down.times(j));
    }

    private static void thread(
            SceneDescription.Builder scene, Vector2[] edge, Vector2 down, int i1, int j1, int i2, int j2) {
        String a = name(i1, j1);
        String b = name(i2, j2);
        scene.add(JointDescription.distance(a + "~" + b, a, b, at(edge, down, i1, j1), at(edge, down, i2, j2)));
    }
}
