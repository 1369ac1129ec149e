package org.linkage.solver.scene;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether the initial velocities fit the joints: |Ċ| of every joint at t = 0, from the description alone.
 *
 * <p>The scale is a speed V = max(|v| + |ω| L, L / 1 s) with L the size of the scene; a point may be off by 1e-6 V, an
 * angle by 1e-6 V / L. At t = 0 the points of a joint coincide, so a row that turns with body B adds nothing to Ċ.
 */
final class VelocityCheck {
    private static final double TOLERANCE = 1e-6;
    private static final BodyDescription WORLD = BodyDescription.rigid("world", 1, 1, Vector2.ZERO, 0, null);

    private final Map<String, BodyDescription> bodies = new HashMap<>();
    private final double speed;
    private final double size;

    private VelocityCheck(SceneDescription scene) {
        double minX = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        double reach = 0;
        for (BodyDescription body : scene.bodies()) {
            bodies.put(body.id(), body);
            minX = Math.min(minX, body.position().x());
            maxX = Math.max(maxX, body.position().x());
            minY = Math.min(minY, body.position().y());
            maxY = Math.max(maxY, body.position().y());
            reach = Math.max(reach, body.shape() == null ? 0 : body.shape().reach());
        }
        double span = StrictMath.hypot(maxX - minX, maxY - minY) + 2 * reach;
        for (JointDescription joint : scene.joints()) {
            BodyDescription a = bodies.get(joint.bodyA());
            if (a != null && hasPoint(joint.type())) {
                span = Math.max(span, joint.pointA().distanceTo(a.position()));
            }
        }
        size = span > 0 ? span : 1;
        double fastest = size;
        for (BodyDescription body : scene.bodies()) {
            fastest = Math.max(fastest, body.velocity().length() + Math.abs(body.angularVelocity()) * size);
        }
        speed = fastest;
    }

    private static boolean hasPoint(JointType type) {
        return switch (type) {
            case REVOLUTE, WELD, PRISMATIC, POINT_ON_LINE, DISTANCE, ROPE, SKATE -> true;
            case ANGLE, GEAR, MOTOR, COUPLING -> false;
        };
    }

    static void check(SceneDescription scene) throws SceneException {
        VelocityCheck check = new VelocityCheck(scene);
        for (int i = 0; i < scene.joints().size(); i++) {
            JointDescription joint = scene.joints().get(i);
            check.joint(joint, SceneDescription.placeName("joints", i));
        }
    }

    private void joint(JointDescription joint, String path) throws SceneException {
        if (joint.type() == JointType.COUPLING) {
            coupling(joint, path);
            return;
        }
        BodyDescription a = body(bodies.get(joint.bodyA()));
        BodyDescription b = body(bodies.get(joint.bodyB()));
        Vector2 apart = a.velocityAt(joint.pointA()).minus(b.velocityAt(joint.pointB()));
        double turning = a.angularVelocity() - b.angularVelocity();
        switch (joint.type()) {
            case REVOLUTE -> point(joint, path, apart.length());
            case WELD -> {
                point(joint, path, apart.length());
                turn(joint, path, turning, 1);
            }
            case PRISMATIC -> {
                point(joint, path, across(joint, apart));
                turn(joint, path, turning, 1);
            }
            case POINT_ON_LINE, SKATE -> point(joint, path, across(joint, apart));
            case DISTANCE -> point(joint, path, growth(joint, apart));
            case ROPE -> {
                double slack = joint.length() - joint.pointA().distanceTo(joint.pointB());
                if (slack <= 1e-9 * joint.length()) {
                    point(joint, path, Math.max(0, growth(joint, apart)));
                }
            }
            case ANGLE -> turn(joint, path, turning, 1);
            case GEAR ->
                turn(
                        joint,
                        path,
                        joint.ratioA() * a.angularVelocity() + joint.ratioB() * b.angularVelocity(),
                        Math.abs(joint.ratioA()) + Math.abs(joint.ratioB()));
            case MOTOR -> turn(joint, path, turning - joint.speed(), 1);
            case COUPLING -> {}
        }
    }

    private static BodyDescription body(@Nullable BodyDescription found) {
        return found == null ? WORLD : found;
    }

    private static double across(JointDescription joint, Vector2 velocity) {
        return joint.axis().unit().turned().dot(velocity);
    }

    private static double growth(JointDescription joint, Vector2 velocity) {
        return joint.pointA().minus(joint.pointB()).unit().dot(velocity);
    }

    private void point(JointDescription joint, String path, double error) throws SceneException {
        if (!(Math.abs(error) <= TOLERANCE * speed)) {
            throw broken(joint, path, error, "m/s");
        }
    }

    private void turn(JointDescription joint, String path, double error, double weight) throws SceneException {
        if (!(Math.abs(error) <= TOLERANCE * weight * speed / size)) {
            throw broken(joint, path, error, "rad/s");
        }
    }

    private void coupling(JointDescription joint, String path) throws SceneException {
        double error = -joint.rhs();
        double weight = Math.abs(joint.rhs());
        for (CouplingTerm term : joint.terms()) {
            BodyDescription body = body(bodies.get(term.body()));
            error += term.cx() * body.velocity().x()
                    + term.cy() * body.velocity().y()
                    + term.cTheta() * body.angularVelocity();
            weight += (Math.abs(term.cx()) + Math.abs(term.cy()) + Math.abs(term.cTheta()) / size) * speed;
        }
        if (!(Math.abs(error) <= TOLERANCE * weight)) {
            throw broken(joint, path, error, "in its sum");
        }
    }

    private static SceneException broken(JointDescription joint, String path, double error, String unit) {
        return new SceneException(
                path,
                "the initial velocities break joint '" + JsonNode.cut(joint.id()) + "' by "
                        + Decimal.text(Math.abs(rounded(error))) + " " + unit
                        + "; give velocities that fit it, or have them projected (--project-velocities).");
    }

    /** Three digits are enough for a sentence. */
    private static double rounded(double error) {
        return Double.isNaN(error) || Double.isInfinite(error)
                ? SceneCheck.LARGEST
                : new BigDecimal(error).round(new MathContext(3)).doubleValue();
    }
}
