package org.linkage.solver.scene.catalogue;

import java.util.ArrayList;
import java.util.List;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.LimitsDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.PocketDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A whole table seen from above: fifteen balls in a rack, the cue ball, and a cue on a spring that a finger pulls back.
 *
 * <p>The cloth is a drag in proportion to speed. The format has no such force, but a spring without stiffness whose other
 * end is very far away damps the speed along its line: two of them for each ball, one along x and one along y. A torsion
 * spring without stiffness ends its spin.
 */
public final class BilliardTable extends Recipe {
    private static final double HALF_LENGTH = 1.27;
    private static final double HALF_WIDTH = 0.635;
    private static final double FAR = 1e4;
    private static final double DRAWN_BACK = 0.25;
    private static final double CUE_LENGTH = 1.4;
    /** A ball rolling along a cushion is over a corner hole before it touches the next cushion: r² > 2 R². */
    private static final double CORNER_POCKET = 2.5 * Billiard.RADIUS;

    private static final double MIDDLE_POCKET = 2.1 * Billiard.RADIUS;
    private static final double MIDDLE_BEHIND = 0.5 * Billiard.RADIUS;

    public BilliardTable() {
        super(
                Group.CONTACTS,
                "billiard-table",
                "Billiard table",
                "Fifteen balls, cushions, six pockets and a cue to pull back.",
                new Explanation(
                        "The break: one ball hits fifteen that all touch. Every impulse is found together with all the others, and"
                                + " the energy can only fall.",
                        "ΔE = −½ (1 − e)/(1 + e) p^T (J M^{-1} J^T) p ≤ 0",
                        "Pull the cue back and release it. Throw a ball with a finger, or take one out of a pocket.",
                        "The list of impacts during the break; the energy, which falls in steps and by the cloth.",
                        "The Art to Keep in Touch, section 5, plays in a corner; a table with its impulses is in none"
                                + " of the papers: docs/MATHS.md, section 9."),
                Parameter.logarithmic("cue", "Cue", "N/m", 10, 2000, 120, "The spring that drives the cue forward.")
                        .whileRunning(),
                Parameter.real("aim", "Aim", "mm", -25, 25, 8, "Where the cue ball stands across the table."),
                Parameter.real("restitution", "Bounce", "", 0, 1, 0.93, "What is left of an approach after a hit.")
                        .whileRunning(),
                Parameter.real("cloth", "Cloth", "N·s/m", 0, 0.5, 0.02, "The drag of the cloth on a ball.")
                        .whileRunning());
    }

    @Override
    public SceneDescription build(Parameters values) {
        double restitution = values.get("restitution");
        double radius = Billiard.RADIUS;
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A billiard table with fifteen balls, six pockets and a cue.")
                .gravity(0, 0);
        List<String> balls = new ArrayList<>();
        double aim = 1e-3 * values.get("aim");
        balls.add(ball(scene, 0, Vector2.of(-0.635, aim), values.get("cloth")));
        int number = 1;
        for (int row = 0; row < 5; row++) {
            for (int i = 0; i <= row; i++) {
                double x = 0.5 + row * radius * Math.sqrt(3);
                double y = radius * (2 * i - row);
                balls.add(ball(scene, number, Vector2.of(x, y), values.get("cloth")));
                number++;
            }
        }
        cue(scene, -0.635 - radius - DRAWN_BACK, values.get("cue"));
        for (String ball : balls) {
            cushion(scene, "right-" + ball, ball, Vector2.of(HALF_LENGTH, 0), Vector2.of(-1, 0), restitution);
            cushion(scene, "left-" + ball, ball, Vector2.of(-HALF_LENGTH, 0), Vector2.X, restitution);
            cushion(scene, "top-" + ball, ball, Vector2.of(0, HALF_WIDTH), Vector2.of(0, -1), restitution);
            cushion(scene, "bottom-" + ball, ball, Vector2.of(0, -HALF_WIDTH), Vector2.Y, restitution);
        }
        scene.add(ContactDescription.all("hits", restitution, 0.05));
        return scene.extra(PocketDescription.describe(pockets()))
                .camera(-0.06, 0, 2.84)
                .build();
    }

    /** Corner holes stand on the corners of the cushions, those in the middle a little behind them, as on a real table. */
    private static List<PocketDescription> pockets() {
        List<PocketDescription> pockets = new ArrayList<>();
        String[] columns = {"left", "middle", "right"};
        for (int i = 0; i < columns.length; i++) {
            double x = (i - 1) * HALF_LENGTH;
            double y = HALF_WIDTH + (i == 1 ? MIDDLE_BEHIND : 0);
            double radius = i == 1 ? MIDDLE_POCKET : CORNER_POCKET;
            pockets.add(new PocketDescription(columns[i] + "-top", Vector2.of(x, y), radius));
            pockets.add(new PocketDescription(columns[i] + "-bottom", Vector2.of(x, -y), radius));
        }
        return pockets;
    }

    private static void cushion(
            SceneDescription.Builder scene, String id, String ball, Vector2 point, Vector2 normal, double restitution) {
        scene.add(ContactDescription.halfPlane(id, ball, point, normal, 0.85 * restitution, 0.1));
    }

    private static String ball(SceneDescription.Builder scene, int number, Vector2 at, double drag) {
        String id = number == 0 ? "cueBall" : "ball" + number;
        scene.add(
                BodyDescription.rigid(id, Billiard.MASS, at, 0, ShapeDescription.disc(Billiard.RADIUS)),
                number == 0 ? "ball" : "ball " + number);
        Vector2 east = at.plus(Vector2.of(FAR, 0));
        Vector2 north = at.plus(Vector2.of(0, FAR));
        String world = JointDescription.WORLD;
        scene.addHidden(ForceDescription.spring("clothX-" + id, id, world, at, east, 0, drag, FAR));
        scene.addHidden(ForceDescription.spring("clothY-" + id, id, world, at, north, 0, drag, FAR));
        double spin = 2 * drag * Billiard.RADIUS * Billiard.RADIUS;
        scene.addHidden(ForceDescription.torsionSpring("clothSpin-" + id, id, world, 0, spin, 0));
        return id;
    }

    private static void cue(SceneDescription.Builder scene, double tip, double stiffness) {
        Vector2 end = Vector2.of(tip - CUE_LENGTH, 0);
        scene.add(BodyDescription.rod("cue", 0.5, end, Vector2.of(tip, 0), 0.014), "cue");
        scene.add(JointDescription.prismatic(
                        "bridge", "cue", JointDescription.WORLD, end.towards(Vector2.of(tip, 0), 0.5), Vector2.X)
                .withSpring(stiffness, 1.5, DRAWN_BACK)
                .withLimits(LimitsDescription.hard(-0.6, DRAWN_BACK + 0.03)));
    }
}
