package org.linkage.solver.scene;

/** A point or a direction in the plane, in metres (or newtons, metres per second) along the world's axes. */
public record Vector2(double x, double y) {
    public static final Vector2 ZERO = new Vector2(0, 0);
    public static final Vector2 X = new Vector2(1, 0);
    public static final Vector2 Y = new Vector2(0, 1);

    public static Vector2 of(double x, double y) {
        return new Vector2(x, y);
    }

    /** The unit direction at an angle from the x-axis. */
    public static Vector2 direction(double angle) {
        return new Vector2(StrictMath.cos(angle), StrictMath.sin(angle));
    }

    public Vector2 plus(Vector2 other) {
        return new Vector2(x + other.x, y + other.y);
    }

    public Vector2 minus(Vector2 other) {
        return new Vector2(x - other.x, y - other.y);
    }

    public Vector2 times(double factor) {
        return new Vector2(factor * x, factor * y);
    }

    /** The point at the fraction {@code s} of the way from here to {@code other}. */
    public Vector2 towards(Vector2 other, double s) {
        return new Vector2(x + s * (other.x - x), y + s * (other.y - y));
    }

    public double dot(Vector2 other) {
        return x * other.x + y * other.y;
    }

    /** The z-component of the cross product, x₁y₂ − y₁x₂. */
    public double cross(Vector2 other) {
        return x * other.y - y * other.x;
    }

    public double length() {
        return StrictMath.hypot(x, y);
    }

    public double distanceTo(Vector2 other) {
        return StrictMath.hypot(x - other.x, y - other.y);
    }

    /** The angle of this direction from the x-axis, −π to π. */
    public double angle() {
        return StrictMath.atan2(y, x);
    }

    /** Turned by +90°. */
    public Vector2 turned() {
        return new Vector2(-y, x);
    }

    /** Turned by an angle. */
    public Vector2 rotated(double angle) {
        double c = StrictMath.cos(angle);
        double s = StrictMath.sin(angle);
        return new Vector2(c * x - s * y, s * x + c * y);
    }

    /** This direction with length one; the caller knows that it is not zero. */
    public Vector2 unit() {
        return times(1 / length());
    }

    /** The velocity ω × r that a turning body adds at the lever r = this. */
    public Vector2 spun(double omega) {
        return new Vector2(-omega * y, omega * x);
    }
}
