package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A tapering whip with a fold that runs to its tip, without gravity.
 *
 * <p>The handle's end is pinned and the part next to it rests; the other part moves at v towards the fold. In the fold, an
 * arc that itself moves at v/2, a point with tangent t moves at v/2 (x̂ + t): where the tangent turns from x̂ to −x̂ the
 * speed goes from v to 0, and no link is stretched. The moving part grows shorter and keeps the energy.
 */
public final class Whip extends Recipe {
    private static final double LENGTH = 3;
    private static final double RESTING = 0.15;

    public Whip() {
        super(
                Group.CHARACTERS,
                "whip",
                "Whip",
                "A fold runs to the tip, and the tip outruns everything.",
                new Explanation(
                        "The energy of the moving half is handed to an ever shorter and lighter piece. In a whip of leather the"
                                + " tip breaks the sound barrier; that is the crack.",
                        "½ m(s) v_{tip}^2 ≈ const",
                        "Make the taper stronger, the links more. Hold the handle's end and pull.",
                        "The speed of the tip, and the energy that the step cannot follow at the crack.",
                        "Long chains as in Stiff Joints, section 5 and figure 4; the crack and its rounds are in none"
                                + " of the papers: docs/MATHS.md, section 6."),
                Parameter.integer("n", "Links", 20, 2_000, 80, "How many links share the three metres."),
                Parameter.real("speed", "Speed", "m/s", 0.5, 30, 6, "The speed of the moving part at the start."),
                Parameter.logarithmic(
                                "taper", "Taper", "", 0.01, 1, 0.05, "The mass of the last link against the first.")
                        .whileRunning(),
                Parameter.gravity(0));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double length = LENGTH / n;
        double half = values.get("speed") / 2;
        double taper = values.get("taper");
        int resting = (int) (RESTING * n);
        int fold = Math.max(6, n / 12);
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A whip of " + n + " links with a fold that runs to its tip.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 240);
        Vector2 at = Vector2.ZERO;
        Vector2 velocity = Vector2.ZERO;
        for (int i = 1; i <= n; i++) {
            // the row leaves the pin along x̂, turns by π over the fold and comes back; t points the other way
            double before = turned(i - 1 - resting, fold);
            double after = turned(i - resting, fold);
            Vector2 next = at.plus(Vector2.direction(0.5 * (before + after)).times(length));
            Vector2 nextVelocity = Vector2.X.minus(Vector2.direction(after)).times(half);
            double mass = 0.05 * StrictMath.pow(taper, (i - 1.0) / (n - 1)) * 80 / n;
            scene.add(Moving.rod(
                    "link" + i,
                    mass,
                    new Moving(at, velocity),
                    new Moving(next, nextVelocity),
                    0.03 * (1 - 0.7 * i / n)));
            scene.revolute("joint" + i, "link" + i, i == 1 ? JointDescription.WORLD : "link" + (i - 1), at);
            at = next;
            velocity = nextVelocity;
        }
        return scene.camera(0.3, 0.1, 7).build();
    }

    /** How far the row has turned at its i-th point after the resting part. */
    private static double turned(int i, int fold) {
        return StrictMath.PI * Math.max(0, Math.min(i, fold)) / fold;
    }
}
