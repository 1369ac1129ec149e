package org.linkage.solver.contact;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/**
 * The rim of a body as contacts see it: a disc of some radius (0 for a dot), or a convex polygon by its corners,
 * counter-clockwise in body coordinates. A rod without width is a polygon of two corners, whose two edges look both ways.
 */
public final class Outline {
    public final int body;
    public final boolean disc;
    /** Of the disc; of the circle around the corners otherwise. */
    public final double radius;

    public final int corners;
    final int offset;
    final int angle;
    private final double[] ux;
    private final double[] uy;

    public Outline(PlanarBody planar) {
        body = planar.index();
        offset = planar.offset();
        angle = planar.angleOffset();
        Shape shape = planar.shape();
        disc = shape == null || shape instanceof Shape.Disc;
        radius = shape == null ? 0 : shape.radius();
        if (shape instanceof Shape.Rod rod) {
            double l = rod.length() / 2;
            double w = rod.width() / 2;
            ux = w > 0 ? new double[] {-l, l, l, -l} : new double[] {-l, l};
            uy = w > 0 ? new double[] {-w, -w, w, w} : new double[] {0, 0};
        } else if (shape instanceof Shape.Box box) {
            double w = box.width() / 2;
            double h = box.height() / 2;
            ux = new double[] {-w, w, w, -w};
            uy = new double[] {-h, -h, h, h};
        } else if (shape instanceof Shape.Polygon polygon) {
            ux = new double[polygon.size()];
            uy = new double[polygon.size()];
            boolean clockwise = area(polygon) < 0;
            for (int i = 0; i < ux.length; i++) {
                int j = clockwise ? ux.length - 1 - i : i;
                ux[i] = polygon.x(j);
                uy[i] = polygon.y(j);
            }
        } else {
            ux = new double[0];
            uy = new double[0];
        }
        corners = ux.length;
    }

    private static double area(Shape.Polygon polygon) {
        double twice = 0;
        for (int i = 0; i < polygon.size(); i++) {
            int j = (i + 1) % polygon.size();
            twice += polygon.x(i) * polygon.y(j) - polygon.x(j) * polygon.y(i);
        }
        return twice;
    }

    /** The outline of a body, or null if it can touch nothing: neither shaped nor planar. */
    public static @Nullable Outline of(Body body) {
        return body instanceof PlanarBody planar && body.shape() != null ? new Outline(planar) : null;
    }

    int next(int corner) {
        return corner + 1 == corners ? 0 : corner + 1;
    }

    double x(State s) {
        return s.q[offset];
    }

    double y(State s) {
        return s.q[offset + 1];
    }

    /** Lever of a corner in world axes. */
    double rx(State s, int corner) {
        return s.cos[body] * ux[corner] - s.sin[body] * uy[corner];
    }

    double ry(State s, int corner) {
        return s.sin[body] * ux[corner] + s.cos[body] * uy[corner];
    }

    /** Outward unit normal of the edge from {@code corner} to the next, in world axes: x-part. */
    double ex(State s, int corner) {
        int j = next(corner);
        double dx = rx(s, j) - rx(s, corner);
        double dy = ry(s, j) - ry(s, corner);
        return dy / Math.sqrt(dx * dx + dy * dy);
    }

    double ey(State s, int corner) {
        int j = next(corner);
        double dx = rx(s, j) - rx(s, corner);
        double dy = ry(s, j) - ry(s, corner);
        return -dx / Math.sqrt(dx * dx + dy * dy);
    }

    double vx(State s) {
        return s.v[offset];
    }

    double vy(State s) {
        return s.v[offset + 1];
    }

    double omega(State s) {
        return angle < 0 ? 0 : s.v[angle];
    }
}
