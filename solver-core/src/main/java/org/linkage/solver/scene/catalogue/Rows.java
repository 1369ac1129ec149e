package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** Rows of equal rods, the raw material of chains. */
final class Rows {
    private Rows() {}

    /** {@code link1 … linkn} in a straight row from {@code start}, the first pinned to the world; joints {@code pin1 …}. */
    static void chain(
            SceneDescription.Builder scene, int n, Vector2 start, Vector2 along, double length, double mass) {
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

    /** A thin uniform rod by its centre and angle. */
    static BodyDescription link(String id, double mass, Vector2 centre, double angle, double length) {
        return BodyDescription.rigid(
                id,
                mass,
                mass * length * length / 12,
                centre,
                angle,
                ShapeDescription.rod(length, 0.12 * length));
    }
}
