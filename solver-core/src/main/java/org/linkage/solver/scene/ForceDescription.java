package org.linkage.solver.scene;

import org.jspecify.annotations.Nullable;

/**
 * A force as the file has it, points in world coordinates at t = 0. The body of a constant or point force is
 * {@code bodyA} and its point {@code pointA}; {@code rest} is the rest length of a spring or the rest angle of a torsion
 * spring. What a type does not use is 0 or empty.
 */
public record ForceDescription(
        String id,
        Type type,
        String bodyA,
        String bodyB,
        Vector2 pointA,
        Vector2 pointB,
        Vector2 force,
        double torque,
        double stiffness,
        double damping,
        double rest) {
    /** The kinds of force that a file can name. */
    public enum Type {
        CONSTANT("constant"),
        POINT_FORCE("pointForce"),
        SPRING("spring"),
        TORSION_SPRING("torsionSpring");

        private final String id;

        Type(String id) {
            this.id = id;
        }

        /** The name in files. */
        public String id() {
            return id;
        }

        /** The type of that name, or null. */
        public static @Nullable Type named(String name) {
            for (Type type : values()) {
                if (type.id.equals(name)) {
                    return type;
                }
            }
            return null;
        }
    }

    public static ForceDescription constant(String id, String body, Vector2 force, double torque) {
        return new ForceDescription(id, Type.CONSTANT, body, "", Vector2.ZERO, Vector2.ZERO, force, torque, 0, 0, 0);
    }

    public static ForceDescription pointForce(String id, String body, Vector2 point, Vector2 force) {
        return new ForceDescription(id, Type.POINT_FORCE, body, "", point, Vector2.ZERO, force, 0, 0, 0, 0);
    }

    public static ForceDescription spring(
            String id,
            String bodyA,
            String bodyB,
            Vector2 pointA,
            Vector2 pointB,
            double stiffness,
            double damping,
            double restLength) {
        return new ForceDescription(
                id, Type.SPRING, bodyA, bodyB, pointA, pointB, Vector2.ZERO, 0, stiffness, damping, restLength);
    }

    public static ForceDescription torsionSpring(
            String id, String bodyA, String bodyB, double stiffness, double damping, double restAngle) {
        return new ForceDescription(
                id,
                Type.TORSION_SPRING,
                bodyA,
                bodyB,
                Vector2.ZERO,
                Vector2.ZERO,
                Vector2.ZERO,
                0,
                stiffness,
                damping,
                restAngle);
    }
}
