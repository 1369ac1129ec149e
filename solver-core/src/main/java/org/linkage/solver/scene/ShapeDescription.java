package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The outline of a body, centred on its centre of mass and along its own x-axis: for drawing and for contacts, never for
 * the mass.
 *
 * <p>{@code extentX} is the length of a rod or the width of a box, {@code extentY} the width of a rod (0: a thin one) or the
 * height of a box; {@code radius} belongs to a disc and {@code points} to a convex polygon. What a kind does not use is 0.
 */
public record ShapeDescription(Kind kind, double extentX, double extentY, double radius, List<Vector2> points) {
    /** What the outline is. */
    public enum Kind {
        ROD("rod"),
        BOX("box"),
        DISC("disc"),
        POLYGON("polygon");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** The name in files. */
        public String id() {
            return id;
        }
    }

    public ShapeDescription {
        points = Collections.unmodifiableList(new ArrayList<>(points));
    }

    public static ShapeDescription rod(double length, double width) {
        return new ShapeDescription(Kind.ROD, length, width, 0, Collections.emptyList());
    }

    public static ShapeDescription box(double width, double height) {
        return new ShapeDescription(Kind.BOX, width, height, 0, Collections.emptyList());
    }

    public static ShapeDescription disc(double radius) {
        return new ShapeDescription(Kind.DISC, 0, 0, radius, Collections.emptyList());
    }

    public static ShapeDescription polygon(List<Vector2> points) {
        return new ShapeDescription(Kind.POLYGON, 0, 0, 0, points);
    }

    /**
     * The inertia about the body's origin of this outline filled with uniform density.
     *
     * <p>Rod and box: m (a² + b²)/12. Disc: m r²/2. Polygon: m Σ cᵢ (pᵢ·pᵢ + pᵢ·pᵢ₊₁ + pᵢ₊₁·pᵢ₊₁) / (6 Σ cᵢ) with
     * cᵢ = pᵢ × pᵢ₊₁, the sum of the triangles between the origin and each edge.
     */
    public double inertia(double mass) {
        return switch (kind) {
            case ROD, BOX -> mass * (extentX * extentX + extentY * extentY) / 12;
            case DISC -> mass * radius * radius / 2;
            case POLYGON -> mass * polygonMoment();
        };
    }

    private double polygonMoment() {
        double moment = 0;
        double area = 0;
        for (int i = 0; i < points.size(); i++) {
            Vector2 p = points.get(i);
            Vector2 next = points.get((i + 1) % points.size());
            double cross = p.cross(next);
            moment += cross * (p.dot(p) + p.dot(next) + next.dot(next));
            area += cross;
        }
        return moment / (6 * area);
    }

    /** The radius of the smallest circle about the centre of mass that holds the shape. */
    public double reach() {
        double reach = kind == Kind.DISC ? radius : StrictMath.hypot(extentX, extentY) / 2;
        for (Vector2 point : points) {
            reach = Math.max(reach, point.length());
        }
        return reach;
    }
}
