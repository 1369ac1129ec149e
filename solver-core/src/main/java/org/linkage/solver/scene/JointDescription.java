package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A joint as the file has it, points and axes in world coordinates at t = 0.
 *
 * <p>One record for all types: {@code type} says which of the fields count, the others are 0, empty or false. A joint with
 * one point has it in {@code pointA} and {@code pointB} both. The one body of a skate is {@code bodyA}; a coupling
 * has its bodies in {@code terms} and neither A nor B.
 */
public record JointDescription(
        String id,
        JointType type,
        String bodyA,
        String bodyB,
        Vector2 pointA,
        Vector2 pointB,
        Vector2 axis,
        double length,
        double ratioA,
        double ratioB,
        boolean velocityLevel,
        double speed,
        List<CouplingTerm> terms,
        double rhs,
        @Nullable SpringDescription spring,
        @Nullable LimitsDescription limits) {
    /** The fixed frame, which may stand as body B. */
    public static final String WORLD = "world";

    public JointDescription {
        terms = Collections.unmodifiableList(new ArrayList<>(terms));
    }

    /** A joint of the pose: points and perhaps an axis. */
    private static JointDescription posed(
            String id, JointType type, String bodyA, String bodyB, Vector2 pointA, Vector2 pointB, Vector2 axis) {
        return make(id, type, bodyA, bodyB, pointA, pointB, axis, 0, 0, 0, 0);
    }

    private static JointDescription make(
            String id,
            JointType type,
            String bodyA,
            String bodyB,
            Vector2 pointA,
            Vector2 pointB,
            Vector2 axis,
            double length,
            double ratioA,
            double ratioB,
            double speed) {
        boolean rate = type == JointType.MOTOR || type == JointType.SKATE || type == JointType.COUPLING;
        List<CouplingTerm> none = Collections.emptyList();
        return new JointDescription(
                id, type, bodyA, bodyB, pointA, pointB, axis, length, ratioA, ratioB, rate, speed, none, 0, null, null);
    }

    public static JointDescription revolute(String id, String bodyA, String bodyB, Vector2 point) {
        return posed(id, JointType.REVOLUTE, bodyA, bodyB, point, point, Vector2.ZERO);
    }

    public static JointDescription weld(String id, String bodyA, String bodyB, Vector2 point) {
        return posed(id, JointType.WELD, bodyA, bodyB, point, point, Vector2.ZERO);
    }

    public static JointDescription prismatic(String id, String bodyA, String bodyB, Vector2 point, Vector2 axis) {
        return posed(id, JointType.PRISMATIC, bodyA, bodyB, point, point, axis);
    }

    public static JointDescription pointOnLine(String id, String bodyA, String bodyB, Vector2 point, Vector2 axis) {
        return posed(id, JointType.POINT_ON_LINE, bodyA, bodyB, point, point, axis);
    }

    public static JointDescription distance(String id, String bodyA, String bodyB, Vector2 pointA, Vector2 pointB) {
        return posed(id, JointType.DISTANCE, bodyA, bodyB, pointA, pointB, Vector2.ZERO);
    }

    /** A rope of a given length, at least the distance of its points. */
    public static JointDescription rope(
            String id, String bodyA, String bodyB, Vector2 pointA, Vector2 pointB, double length) {
        return make(id, JointType.ROPE, bodyA, bodyB, pointA, pointB, Vector2.ZERO, length, 0, 0, 0);
    }

    public static JointDescription angle(String id, String bodyA, String bodyB) {
        return posed(id, JointType.ANGLE, bodyA, bodyB, Vector2.ZERO, Vector2.ZERO, Vector2.ZERO);
    }

    /** ratioA θA + ratioB θB stays; with {@code velocityLevel} only its rate is held. */
    public static JointDescription gear(
            String id, String bodyA, String bodyB, double ratioA, double ratioB, boolean velocityLevel) {
        Vector2 zero = Vector2.ZERO;
        List<CouplingTerm> none = Collections.emptyList();
        return new JointDescription(
                id,
                JointType.GEAR,
                bodyA,
                bodyB,
                zero,
                zero,
                zero,
                0,
                ratioA,
                ratioB,
                velocityLevel,
                0,
                none,
                0,
                null,
                null);
    }

    public static JointDescription motor(String id, String bodyA, String bodyB, double speed) {
        Vector2 zero = Vector2.ZERO;
        return make(id, JointType.MOTOR, bodyA, bodyB, zero, zero, zero, 0, 0, 0, speed);
    }

    public static JointDescription skate(String id, String body, Vector2 point, Vector2 axis) {
        return posed(id, JointType.SKATE, body, WORLD, point, point, axis);
    }

    public static JointDescription coupling(String id, List<CouplingTerm> terms, double rhs) {
        Vector2 zero = Vector2.ZERO;
        return new JointDescription(
                id, JointType.COUPLING, "", "", zero, zero, zero, 0, 0, 0, true, 0, terms, rhs, null, null);
    }

    /** The point of a joint that has one. */
    public Vector2 point() {
        return pointA;
    }

    /** The same joint with a spring and damper about the pose of the file. */
    public JointDescription withSpring(double stiffness, double damping, double rest) {
        return with(new SpringDescription(stiffness, damping, rest), limits);
    }

    /** The same joint with limits. */
    public JointDescription withLimits(LimitsDescription newLimits) {
        return with(spring, newLimits);
    }

    /** The same joint with this spring and these limits, either of which may be missing. */
    public JointDescription with(@Nullable SpringDescription newSpring, @Nullable LimitsDescription newLimits) {
        return new JointDescription(
                id,
                type,
                bodyA,
                bodyB,
                pointA,
                pointB,
                axis,
                length,
                ratioA,
                ratioB,
                velocityLevel,
                speed,
                terms,
                rhs,
                newSpring,
                newLimits);
    }
}
