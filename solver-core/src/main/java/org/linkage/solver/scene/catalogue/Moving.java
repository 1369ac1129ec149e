package org.linkage.solver.scene.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A point of a planar linkage with its velocity: enough to pose a mechanism and set it going, joint by joint.
 *
 * <p>The point P at distances a and b from two known points A and B is where two circles meet; its velocity follows from
 * (P − A)·(v_P − v_A) = 0 and (P − B)·(v_P − v_B) = 0.
 */
record Moving(Vector2 at, Vector2 velocity) {
    static Moving fixed(double x, double y) {
        return new Moving(Vector2.of(x, y), Vector2.ZERO);
    }

    /** A point on a wheel about the origin that turns at {@code omega}. */
    static Moving onWheel(double radius, double angle, double omega) {
        Vector2 at = Vector2.direction(angle).times(radius);
        return new Moving(at, at.spun(omega));
    }

    /** The point at these distances from A and B, to the left of the way from A to B (side 1) or to the right (−1). */
    static Moving meet(Moving a, double fromA, Moving b, double fromB, int side) {
        Vector2 across = b.at.minus(a.at);
        double d = across.length();
        double along = (d * d + fromA * fromA - fromB * fromB) / (2 * d);
        double square = fromA * fromA - along * along;
        if (!(square > 0)) {
            throw new IllegalArgumentException("Bars of " + fromA + " and " + fromB + " do not meet over " + d + ".");
        }
        Vector2 u = across.unit();
        Vector2 at = a.at.plus(u.times(along)).plus(u.turned().times(side * Math.sqrt(square)));
        Vector2 ra = at.minus(a.at);
        Vector2 rb = at.minus(b.at);
        double ca = ra.dot(a.velocity);
        double cb = rb.dot(b.velocity);
        double det = ra.cross(rb);
        Vector2 velocity = Vector2.of((ca * rb.y() - cb * ra.y()) / det, (ra.x() * cb - rb.x() * ca) / det);
        return new Moving(at, velocity);
    }

    /** The same point seen in a mirror on the y-axis. */
    Moving mirrored() {
        return new Moving(Vector2.of(-at.x(), at.y()), Vector2.of(-velocity.x(), velocity.y()));
    }

    Moving scaled(double factor) {
        return new Moving(at.times(factor), velocity.times(factor));
    }

    /** The angular velocity of a rigid body that carries both points. */
    private static double omega(Moving a, Moving b) {
        Vector2 d = b.at.minus(a.at);
        return d.cross(b.velocity.minus(a.velocity)) / d.dot(d);
    }

    /** The uniform rod between two moving points. */
    static BodyDescription rod(String id, double mass, Moving from, Moving to, double width) {
        return BodyDescription.rod(id, mass, from.at, to.at, width)
                .moving(from.velocity.towards(to.velocity, 0.5), omega(from, to));
    }

    /** The uniform triangle over three points of one rigid body, with angle 0 in this pose. */
    static BodyDescription plate(String id, double mass, Moving a, Moving b, Moving c) {
        Vector2 centre = a.at.plus(b.at).plus(c.at).times(1.0 / 3);
        List<Vector2> corners = new ArrayList<>();
        for (Moving corner : Arrays.asList(a, b, c)) {
            corners.add(corner.at.minus(centre));
        }
        double omega = omega(a, b);
        Vector2 velocity = a.velocity.plus(centre.minus(a.at).spun(omega));
        return BodyDescription.rigid(id, mass, centre, 0, ShapeDescription.polygon(corners))
                .moving(velocity, omega);
    }
}
