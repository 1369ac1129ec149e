package org.linkage.app.paint;

import android.graphics.Path;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.ShapeDescription;

/** What the painter must know of one body and what never changes while it moves; lengths in metres, in the body's frame. */
public final class BodyFacts {
    public final String id;
    public final int look;
    /** The number of a ball or the teeth of a gear; 0 for none. */
    public final int number;

    public final ShapeDescription.@Nullable Kind shape;
    /** Length of a rod or width of a box. */
    public final double length;
    /** Width of a rod or height of a box. */
    public final double width;

    public final double radius;
    /** The radius of the smallest circle about the centre that holds the shape. */
    public final double reach;

    public final double mass;
    public final boolean particle;
    /** Whether it is welded to the world, directly or through others. */
    public final boolean fixed;
    /** Corners x, y, x, y … of a polygon; empty otherwise. */
    public final double[] corners;
    /** An outline built once, for looks that need one. */
    final @Nullable Path outline;
    /** The direction of the first joint away from the centre: where a wheel's crank pin sits. */
    final double pinAngle;

    final boolean hasPin;

    BodyFacts(Builder builder) {
        id = builder.id;
        look = builder.look;
        number = builder.number;
        shape = builder.shape;
        length = builder.length;
        width = builder.width;
        radius = builder.radius;
        reach = builder.reach;
        mass = builder.mass;
        particle = builder.particle;
        fixed = builder.fixed;
        corners = builder.corners;
        pinAngle = builder.pinAngle;
        hasPin = builder.hasPin;
        outline = Outlines.of(this);
    }

    /** Whether the body is a line with two ends: it is coloured by its load and can be drawn among thousands. */
    public boolean isBar() {
        return shape == ShapeDescription.Kind.ROD && Look.isBar(look);
    }

    /** Collects the facts of one body. */
    static final class Builder {
        String id = "";
        int look = Look.DOT;
        int number;
        ShapeDescription.@Nullable Kind shape;
        double length;
        double width;
        double radius;
        double reach;
        double mass;
        boolean particle;
        boolean fixed;
        double[] corners = new double[0];
        double pinAngle;
        boolean hasPin;
    }
}
