package org.linkage.solver.scene;

import org.jspecify.annotations.Nullable;

/**
 * What may touch what. The body of a half-plane is {@code bodyA}, or {@link #EVERY_BODY}; its normal is a direction of any
 * length, pointing to the side where the body stays.
 */
public record ContactDescription(
        String id,
        Type type,
        String bodyA,
        String bodyB,
        Vector2 point,
        Vector2 normal,
        double restitution,
        double friction) {
    /** Stands for every body in a half-plane. */
    public static final String EVERY_BODY = "*";

    /** The kinds of contact that a file can name. */
    public enum Type {
        HALF_PLANE("halfPlane"),
        DISC_DISC("discDisc"),
        ALL("all");

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

    public static ContactDescription halfPlane(
            String id, String body, Vector2 point, Vector2 normal, double restitution, double friction) {
        return new ContactDescription(id, Type.HALF_PLANE, body, "", point, normal, restitution, friction);
    }

    public static ContactDescription discDisc(
            String id, String bodyA, String bodyB, double restitution, double friction) {
        return new ContactDescription(
                id, Type.DISC_DISC, bodyA, bodyB, Vector2.ZERO, Vector2.ZERO, restitution, friction);
    }

    public static ContactDescription all(String id, double restitution, double friction) {
        return new ContactDescription(id, Type.ALL, "", "", Vector2.ZERO, Vector2.ZERO, restitution, friction);
    }
}
