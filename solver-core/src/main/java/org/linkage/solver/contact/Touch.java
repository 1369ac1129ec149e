package org.linkage.solver.contact;

import org.linkage.solver.mechanism.State;

/**
 * Where two outlines come closest: disc with disc, disc with polygon, polygon with polygon.
 *
 * <p>A disc meets a polygon on the edge, or the corner, next to its centre. Two polygons meet along the axis that separates
 * them most (or in which they overlap least): corners of either that lie over the facing edge of the other, at most two
 * rows where flat faces meet. Every row is a corner against a line, so it has an exact N and Ṅq̇.
 */
final class Touch {
    /** A corner counts as lying over an edge up to this part of the edge's length beyond its ends. */
    private static final double SLACK = 1e-9;

    /** A prime below what a key has room for: the corners on one edge, whatever their numbers, have different keys. */
    private static final int FEATURES = 4093;

    private Touch() {}

    static void pair(
            State s, int source, Outline first, Outline second, double limit, Material material, ContactSet out) {
        double dx = first.x(s) - second.x(s);
        double dy = first.y(s) - second.y(s);
        double far = first.radius + second.radius + limit;
        if (!(dx * dx + dy * dy <= far * far)) {
            return;
        }
        if (first.disc && second.disc) {
            long key = Keys.of(source, first.body, second.body, 0);
            GapRows.points(s, key, first, 0, 0, first.radius, second, 0, 0, second.radius, material, out);
        } else if (first.disc) {
            discPolygon(s, source, first, second, limit, material, out);
        } else if (second.disc) {
            discPolygon(s, source, second, first, limit, material, out);
        } else {
            polygons(s, source, first, second, limit, material, out);
        }
    }

    private static void discPolygon(
            State s, int source, Outline disc, Outline polygon, double limit, Material material, ContactSet out) {
        double cx = disc.x(s) - polygon.x(s);
        double cy = disc.y(s) - polygon.y(s);
        int edge = 0;
        double separation = Double.NEGATIVE_INFINITY;
        for (int c = 0; c < polygon.corners; c++) {
            double e = polygon.ex(s, c) * (cx - polygon.rx(s, c)) + polygon.ey(s, c) * (cy - polygon.ry(s, c));
            if (e > separation) {
                separation = e;
                edge = c;
            }
        }
        if (!(separation - disc.radius <= limit)) {
            return;
        }
        int next = polygon.next(edge);
        double ax = polygon.rx(s, edge);
        double ay = polygon.ry(s, edge);
        double tx = polygon.rx(s, next) - ax;
        double ty = polygon.ry(s, next) - ay;
        double along = tx * (cx - ax) + ty * (cy - ay);
        long key = Keys.of(source, disc.body, polygon.body, 0);
        int corner = along < 0 ? edge : along > tx * tx + ty * ty ? next : -1;
        if (corner < 0 || separation <= 0) {
            double ex = polygon.ex(s, edge);
            double ey = polygon.ey(s, edge);
            GapRows.line(s, key, disc, 0, 0, disc.radius, polygon, ax, ay, ex, ey, material, out);
            return;
        }
        double px = polygon.rx(s, corner);
        double py = polygon.ry(s, corner);
        double far = disc.radius + limit;
        if ((cx - px) * (cx - px) + (cy - py) * (cy - py) <= far * far) {
            GapRows.points(s, key, disc, 0, 0, disc.radius, polygon, px, py, 0, material, out);
        }
    }

    private static void polygons(
            State s, int source, Outline first, Outline second, double limit, Material material, ContactSet out) {
        int edgeOfSecond = bestEdge(s, second, first);
        double over = separation(s, second, edgeOfSecond, first);
        int edgeOfFirst = bestEdge(s, first, second);
        double under = separation(s, first, edgeOfFirst, second);
        if (!(Math.max(over, under) <= limit)) {
            return;
        }
        // a small preference for the first keeps the choice from flickering where both are equal
        if (under > over + 1e-6 * first.radius) {
            faces(s, source, first, edgeOfFirst, second, limit, material, out);
        } else {
            faces(s, source, second, edgeOfSecond, first, limit, material, out);
        }
    }

    /** Rows between an edge of {@code base} and the edge of {@code other} that faces it most. */
    private static void faces(
            State s,
            int source,
            Outline base,
            int edge,
            Outline other,
            double limit,
            Material material,
            ContactSet out) {
        double ex = base.ex(s, edge);
        double ey = base.ey(s, edge);
        int facing = 0;
        double lowest = Double.POSITIVE_INFINITY;
        for (int c = 0; c < other.corners; c++) {
            double dot = ex * other.ex(s, c) + ey * other.ey(s, c);
            if (dot < lowest) {
                lowest = dot;
                facing = c;
            }
        }
        int before = out.count;
        cornerOnEdge(s, source, other, facing, base, edge, SLACK, limit, material, out);
        cornerOnEdge(s, source, other, other.next(facing), base, edge, SLACK, limit, material, out);
        cornerOnEdge(s, source, base, edge, other, facing, -SLACK, limit, material, out);
        cornerOnEdge(s, source, base, base.next(edge), other, facing, -SLACK, limit, material, out);
        if (out.count == before) {
            // corner beside corner: the lowest corner of the other, held against the edge's line
            int corner = lowestCorner(s, other, ex, ey);
            cornerOnEdge(s, source, other, corner, base, edge, Double.POSITIVE_INFINITY, limit, material, out);
        }
    }

    private static void cornerOnEdge(
            State s,
            int source,
            Outline a,
            int corner,
            Outline b,
            int edge,
            double slack,
            double limit,
            Material material,
            ContactSet out) {
        double rax = a.rx(s, corner);
        double ray = a.ry(s, corner);
        double rbx = b.rx(s, edge);
        double rby = b.ry(s, edge);
        double dx = a.x(s) + rax - b.x(s) - rbx;
        double dy = a.y(s) + ray - b.y(s) - rby;
        int next = b.next(edge);
        double tx = b.rx(s, next) - rbx;
        double ty = b.ry(s, next) - rby;
        double length2 = tx * tx + ty * ty;
        double along = (dx * tx + dy * ty) / length2;
        if (along < -slack || along > 1 + slack) {
            return;
        }
        double ex = b.ex(s, edge);
        double ey = b.ey(s, edge);
        if (ex * dx + ey * dy <= limit) {
            long key = Keys.of(source, a.body, b.body, (64 * corner + edge) % FEATURES);
            GapRows.line(s, key, a, rax, ray, 0, b, rbx, rby, ex, ey, material, out);
        }
    }

    private static int bestEdge(State s, Outline base, Outline other) {
        int best = 0;
        double largest = Double.NEGATIVE_INFINITY;
        for (int c = 0; c < base.corners; c++) {
            double separation = separation(s, base, c, other);
            if (separation > largest) {
                largest = separation;
                best = c;
            }
        }
        return best;
    }

    /** How far the whole of {@code other} is in front of an edge of {@code base}. */
    private static double separation(State s, Outline base, int edge, Outline other) {
        double ex = base.ex(s, edge);
        double ey = base.ey(s, edge);
        int corner = lowestCorner(s, other, ex, ey);
        double dx = other.x(s) + other.rx(s, corner) - base.x(s) - base.rx(s, edge);
        double dy = other.y(s) + other.ry(s, corner) - base.y(s) - base.ry(s, edge);
        return ex * dx + ey * dy;
    }

    private static int lowestCorner(State s, Outline outline, double ex, double ey) {
        int lowest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int c = 0; c < outline.corners; c++) {
            double height = ex * outline.rx(s, c) + ey * outline.ry(s, c);
            if (height < least) {
                least = height;
                lowest = c;
            }
        }
        return lowest;
    }
}
