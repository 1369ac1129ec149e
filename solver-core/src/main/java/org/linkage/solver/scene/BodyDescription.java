package org.linkage.solver.scene;

import org.jspecify.annotations.Nullable;

/**
 * A body as the file has it: its mass, where its centre of mass is at t = 0 and how it moves there.
 *
 * <p>A particle has inertia, angle and angular velocity 0. The inertia of a rigid body is always filled in; where the file
 * left it out it comes from the shape.
 */
public record BodyDescription(
        String id,
        Kind kind,
        double mass,
        double inertia,
        Vector2 position,
        double angle,
        Vector2 velocity,
        double angularVelocity,
        @Nullable ShapeDescription shape) {
    /** Whether the body can turn. */
    public enum Kind {
        RIGID("rigid"),
        PARTICLE("particle");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** The name in files. */
        public String id() {
            return id;
        }
    }

    /** A rigid body at rest with the inertia of its shape. */
    public static BodyDescription rigid(
            String id, double mass, Vector2 position, double angle, ShapeDescription shape) {
        return rigid(id, mass, shape.inertia(mass), position, angle, shape);
    }

    /** A rigid body at rest with a given inertia. */
    public static BodyDescription rigid(
            String id, double mass, double inertia, Vector2 position, double angle, @Nullable ShapeDescription shape) {
        return new BodyDescription(id, Kind.RIGID, mass, inertia, position, angle, Vector2.ZERO, 0, shape);
    }

    /** A particle at rest. */
    public static BodyDescription particle(String id, double mass, Vector2 position, @Nullable ShapeDescription shape) {
        return new BodyDescription(id, Kind.PARTICLE, mass, 0, position, 0, Vector2.ZERO, 0, shape);
    }

    /** The uniform thin rod between two points; {@code width} is for the eye and for contacts. */
    public static BodyDescription rod(String id, double mass, Vector2 from, Vector2 to, double width) {
        Vector2 along = to.minus(from);
        double length = along.length();
        double inertia = mass * length * length / 12;
        return rigid(id, mass, inertia, from.towards(to, 0.5), along.angle(), ShapeDescription.rod(length, width));
    }

    /** The same body moving. */
    public BodyDescription moving(Vector2 newVelocity, double newAngularVelocity) {
        return new BodyDescription(id, kind, mass, inertia, position, angle, newVelocity, newAngularVelocity, shape);
    }

    /** The same body with an inertia of its own. */
    public BodyDescription withInertia(double newInertia) {
        return new BodyDescription(id, kind, mass, newInertia, position, angle, velocity, angularVelocity, shape);
    }

    public boolean isParticle() {
        return kind == Kind.PARTICLE;
    }

    /** The velocity at t = 0 of the body's point that is at {@code point} in the world. */
    public Vector2 velocityAt(Vector2 point) {
        return velocity.plus(point.minus(position).spun(angularVelocity));
    }
}
