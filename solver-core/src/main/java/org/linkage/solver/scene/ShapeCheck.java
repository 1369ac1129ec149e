package org.linkage.solver.scene;

import java.util.List;

/** Whether an outline is one: sizes above zero, polygons convex. */
final class ShapeCheck {
    private static final int MAX_CORNERS = 1_000;

    private ShapeCheck() {}

    static void check(String path, ShapeDescription shape) throws SceneException {
        switch (shape.kind()) {
            case ROD -> {
                SceneCheck.positive(path + ".length", "the length of a rod", shape.extentX());
                SceneCheck.notNegative(path + ".width", "the width of a rod", shape.extentY());
            }
            case BOX -> {
                SceneCheck.positive(path + ".width", "the width of a box", shape.extentX());
                SceneCheck.positive(path + ".height", "the height of a box", shape.extentY());
            }
            case DISC -> SceneCheck.positive(path + ".radius", "the radius of a disc", shape.radius());
            case POLYGON -> polygon(path + ".points", shape.points());
        }
    }

    /** Convex means: every corner lies on the same side of every edge. Either sense of rotation is fine. */
    private static void polygon(String path, List<Vector2> points) throws SceneException {
        int n = points.size();
        if (n < 3 || n > MAX_CORNERS) {
            throw new SceneException(
                    path, "a polygon needs 3 to " + MAX_CORNERS + " points, and this one has " + n + ".");
        }
        double area = 0;
        double size = 0;
        for (int i = 0; i < n; i++) {
            SceneCheck.finite(path + "[" + i + "]", points.get(i));
            area += points.get(i)
                    .minus(points.get(0))
                    .cross(points.get((i + 1) % n).minus(points.get(0)));
            size = Math.max(size, points.get(i).distanceTo(points.get(0)));
        }
        double tolerance = 1e-12 * size * size;
        if (!(Math.abs(area) > tolerance)) {
            throw new SceneException(path, "the points of this polygon lie on one line; a polygon needs an area.");
        }
        for (int i = 0; i < n; i++) {
            Vector2 edge = points.get((i + 1) % n).minus(points.get(i));
            if (edge.length() <= 1e-12 * size) {
                throw new SceneException(
                        path + "[" + (i + 1) % n + "]", "this corner of the polygon is given twice; keep one.");
            }
            Vector2 nextEdge = points.get((i + 2) % n).minus(points.get((i + 1) % n));
            if (edge.cross(nextEdge) * Math.signum(area) < -tolerance) {
                throw notConvex(path, (i + 1) % n);
            }
        }
        // a star turns the same way at every corner, and still some corner lies on the wrong side of an edge
        for (int i = 0; i < n; i++) {
            Vector2 edge = points.get((i + 1) % n).minus(points.get(i));
            for (int j = 0; j < n; j++) {
                if (edge.cross(points.get(j).minus(points.get(i))) * Math.signum(area) < -tolerance) {
                    throw notConvex(path, j);
                }
            }
        }
    }

    private static SceneException notConvex(String path, int corner) {
        return new SceneException(
                path + "[" + corner + "]",
                "this corner makes the polygon non-convex; only convex polygons, corners in order, are allowed.");
    }
}
