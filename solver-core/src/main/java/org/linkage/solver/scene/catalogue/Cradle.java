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

/** Newton's cradle: n equal balls on threads, just touching, some of them lifted and let go. */
public final class Cradle extends Recipe {
    private static final double RADIUS = 0.1;
    private static final double THREAD = 1;

    public Cradle() {
        super(
                Group.CONTACTS,
                "cradle",
                "Newton's cradle",
                "As many balls fly off as came in, if impacts are taken in rounds.",
                new Explanation(
                        "All balls touch, so one instant holds many impacts. Solved all at once, the balls part in a way nobody has"
                                + " seen; solved in rounds, approaching pairs first, the cradle does what it does on the desk.",
                        "J v^+ ≥ −e J v^−   for the pairs that approach, again and again",
                        "Lift two balls instead of one. Change the law of impact while it swings.",
                        "The speeds right after the hit: 0, 0, 0, 0, 1 in rounds; −0.6, 0.4, 0.4, 0.4, 0.4 at once.",
                        "Simultaneous contacts as in The Art to Keep in Touch, section 4.2; impacts and their two"
                                + " laws are in none of the papers: docs/MATHS.md, section 9."),
                Parameter.integer("n", "Balls", 2, 50, 5, "How many balls hang in the row."),
                Parameter.integer("lifted", "Lifted", 1, 50, 1, "How many are lifted, at most all but one."),
                Parameter.real("angle", "Lift", "°", 5, 80, 40, "How far they are lifted."),
                Parameter.real("restitution", "Bounce", "", 0, 1, 1, "1 for ideal balls, 0 for balls of clay.")
                        .whileRunning(),
                Parameter.choice(
                                "impact",
                                "Impacts",
                                0,
                                "The law that decides what happens at the hit.",
                                "rounds",
                                "simultaneous")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        int lifted = Math.min(values.integer("lifted"), n - 1);
        double angle = StrictMath.toRadians(values.get("angle"));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("Newton's cradle with " + n + " balls.")
                .gravity(0, -values.get("gravity"))
                .impact(values.integer("impact") == 0 ? "rounds" : "simultaneous");
        for (int i = 1; i <= n; i++) {
            Vector2 nail = Vector2.of(RADIUS * (2 * i - n - 1), 0);
            Vector2 thread = i <= lifted ? Vector2.of(0, -THREAD).rotated(-angle) : Vector2.of(0, -THREAD);
            Vector2 centre = nail.plus(thread);
            String id = "ball" + i;
            scene.add(BodyDescription.rigid(id, 1, centre, 0, ShapeDescription.disc(RADIUS)), "ball");
            scene.add(JointDescription.distance("thread" + i, id, JointDescription.WORLD, centre, nail));
        }
        for (int i = 1; i < n; i++) {
            String id = "hit" + i;
            scene.add(ContactDescription.discDisc(id, "ball" + i, "ball" + (i + 1), values.get("restitution"), 0));
        }
        // the hits of half a minute come within 1e-9 s of where a cradle has them
        return scene.camera(0, -0.6, 2.4 + 2 * RADIUS * n)
                .run("rk4-projected", 1.0 / 480)
                .build();
    }
}
