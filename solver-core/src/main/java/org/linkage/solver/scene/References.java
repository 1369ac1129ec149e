package org.linkage.solver.scene;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks up the bodies that joints, forces and contacts name, and the points given on them. */
final class References {
    private final Map<String, BodyDescription> bodies;

    References(Map<String, BodyDescription> bodies) {
        this.bodies = bodies;
    }

    /** The body of that id, which cannot be the world. */
    BodyDescription body(String path, String id) throws SceneException {
        BodyDescription body = bodies.get(id);
        if (body != null) {
            return body;
        }
        if (id.equals(JointDescription.WORLD)) {
            throw new SceneException(
                    path,
                    path.endsWith(".bodyB")
                            ? "'world' has no shape and cannot touch anything; name a body, or use a halfPlane."
                            : "'world' may stand as bodyB only; name a body here (swap the two if there are two).");
        }
        throw new SceneException(
                path, "there is no body '" + JsonNode.cut(id) + "'" + guess(id) + "; name one from the list 'bodies'.");
    }

    private String guess(String id) {
        // comparing with thousands of ids would cost more than the guess is worth
        return bodies.size() > 2_000 ? "" : Nearest.suggestion(id, bodies.keySet());
    }

    /** The body of that id, or null for the world. */
    @Nullable
    BodyDescription bodyOrWorld(String path, String id) throws SceneException {
        return id.equals(JointDescription.WORLD) ? null : body(path, id);
    }

    /** Refuses a particle where an angle is needed. */
    static void needsAngle(String path, String what, @Nullable BodyDescription body) throws SceneException {
        if (body != null && body.isParticle()) {
            throw new SceneException(
                    path,
                    what + " needs a body that can turn, and '" + JsonNode.cut(body.id())
                            + "' is a particle; make it rigid.");
        }
    }

    /** Refuses a point on a particle that is not the particle's position. */
    static void pointOn(String path, @Nullable BodyDescription body, Vector2 point) throws SceneException {
        SceneCheck.finite(path, point);
        if (body == null || !body.isParticle()) {
            return;
        }
        Vector2 at = body.position();
        double tolerance = 1e-9 * Math.max(1, Math.max(Math.abs(at.x()), Math.abs(at.y())));
        if (point.distanceTo(at) > tolerance) {
            throw new SceneException(
                    path,
                    "this point is on the particle '" + JsonNode.cut(body.id()) + "' and must be its position ["
                            + Decimal.text(at.x()) + ", " + Decimal.text(at.y()) + "].");
        }
    }

    static void direction(String path, String what, Vector2 direction) throws SceneException {
        SceneCheck.finite(path, direction);
        if (!(direction.length() > 1e-12)) {
            throw new SceneException(path, what + " has no length; give a direction such as [1, 0].");
        }
    }

    static void different(String path, String bodyA, String bodyB) throws SceneException {
        if (bodyA.equals(bodyB)) {
            throw new SceneException(
                    path, "bodyA and bodyB are both '" + JsonNode.cut(bodyA) + "'; two different bodies are needed.");
        }
    }
}
