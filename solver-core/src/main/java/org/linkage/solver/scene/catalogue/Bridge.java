package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A suspension bridge of n cells: a cable between two towers, hangers from its joints, a deck of planks below.
 *
 * <p>The cable's joints lie on a parabola, the shape in which equal loads at equal distances balance, so the bridge begins
 * close to rest. The deck is pinned on the left and slides on the right; nothing is redundant.
 */
public final class Bridge extends Recipe {
    public Bridge() {
        super(
                Group.CHAINS,
                "bridge",
                "Suspension bridge",
                "Cable, hangers and deck: n loops under load.",
                new Explanation(
                        "Every hanger closes a loop. The cable takes the shape that carries the deck without bending, a parabola,"
                                + " and the pull at its ends says how flat one dared to build it.",
                        "H = w L^2 / (8 f)",
                        "Hang a load in the middle, then more. Pull the deck down and let go.",
                        "Colours of the cable: the pull is largest at the towers.",
                        "In none of the papers: loops in linear time, docs/MATHS.md, section 5."),
                Parameter.integer("n", "Cells", 4, 2_000, 16, "How many planks the deck has."),
                Parameter.real("load", "Load", "N", 0, 5000, 600, "Presses on the plank in the middle.")
                        .whileRunning(),
                Parameter.real("sag", "Sag", "", 0.08, 0.3, 0.15, "The depth of the cable against its span."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double cell = 1;
        double span = n * cell;
        double depth = values.get("sag") * span;
        double shortest = 0.6;
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A suspension bridge of " + n + " cells.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 60);
        for (int i = 1; i <= n; i++) {
            Vector2 from = cable(i - 1, n, span, depth, shortest);
            Vector2 to = cable(i, n, span, depth, shortest);
            scene.add(BodyDescription.rod("cable" + i, 2, from, to, 0.08), "cable");
            scene.add(BodyDescription.rod("plank" + i, 20, deck(i - 1, n, span), deck(i, n, span), 0.16), "deck");
            if (i < n) {
                scene.add(BodyDescription.rod("hanger" + i, 0.5, to, deck(i, n, span), 0.05), "cable");
            }
        }
        for (int i = 0; i <= n; i++) {
            Vector2 high = cable(i, n, span, depth, shortest);
            Vector2 low = deck(i, n, span);
            if (i == 0) {
                scene.revolute("towerLeft", "cable1", JointDescription.WORLD, high);
                scene.revolute("bearing", "plank1", JointDescription.WORLD, low);
            } else if (i == n) {
                scene.revolute("towerRight", "cable" + n, JointDescription.WORLD, high);
                scene.add(JointDescription.pointOnLine("roller", "plank" + n, JointDescription.WORLD, low, Vector2.X));
            } else {
                scene.revolute("rope" + i, "cable" + (i + 1), "cable" + i, high);
                scene.revolute("hinge" + i, "plank" + (i + 1), "plank" + i, low);
                scene.revolute("clamp" + i, "hanger" + i, "cable" + i, high);
                scene.revolute("eye" + i, "hanger" + i, "plank" + i, low);
            }
        }
        Vector2 load = Vector2.of(0, -values.get("load"));
        scene.add(ForceDescription.constant("load", "plank" + (n / 2 + 1), load, 0));
        return scene.camera(0, 0.4 * depth, 1.15 * span).build();
    }

    private static Vector2 cable(int i, int n, double span, double depth, double shortest) {
        double s = 2.0 * i / n - 1;
        return Vector2.of(0.5 * span * s, shortest + depth * s * s);
    }

    private static Vector2 deck(int i, int n, double span) {
        return Vector2.of(span * (1.0 * i / n - 0.5), 0);
    }
}
