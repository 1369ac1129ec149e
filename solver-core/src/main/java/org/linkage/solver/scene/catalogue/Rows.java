package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Defaults;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** Rows of equal rods, the raw material of chains. */
final class Rows {
    private Rows() {}

    /** {@code link1 … linkn} in a straight row from {@code start}, the first pinned to the world; joints {@code pin1 …}. */
    static void chain(SceneDescription.Builder scene, int n, Vector2 start, Vector2 along, double length, double mass) {
        double angle = along.angle();
        for (int i = 1; i <= n; i++) {
            Vector2 centre = start.plus(along.times((i - 0.5) * length));
            scene.add(link("link" + i, mass, centre, angle, length));
        }
        for (int i = 1; i <= n; i++) {
            String before = i == 1 ? JointDescription.WORLD : "link" + (i - 1);
            scene.revolute("pin" + i, "link" + i, before, start.plus(along.times((i - 1) * length)));
        }
    }

    /** Few links swing for long without loss at small steps; many want the implicit step of one frame. */
    static Defaults run(int n) {
        return n <= 20 ? Defaults.STANDARD : Defaults.of("implicit-bdf2", 1.0 / 60);
    }

    /** n + 1 points, equal lengths apart, on an arc that hangs between two ends of equal height; the middle is at x = 0. */
    static Vector2[] arc(int n, double length, double turn) {
        Vector2[] points = new Vector2[n + 1];
        points[0] = Vector2.ZERO;
        for (int i = 1; i <= n; i++) {
            double slope = turn * ((i - 0.5) / n - 0.5);
            points[i] = points[i - 1].plus(Vector2.direction(slope).times(length));
        }
        double middle = 0.5 * points[n].x();
        for (int i = 0; i <= n; i++) {
            points[i] = Vector2.of(points[i].x() - middle, points[i].y());
        }
        return points;
    }

    /** A thin uniform rod by its centre and angle. */
    static BodyDescription link(String id, double mass, Vector2 centre, double angle, double length) {
        return BodyDescription.rigid(
                id, mass, mass * length * length / 12, centre, angle, ShapeDescription.rod(length, 0.12 * length));
    }
}
