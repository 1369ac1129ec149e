package org.linkage.solver.scene;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether a joint fits its bodies and its numbers make sense. */
final class JointCheck {
    private final References references;

    JointCheck(Map<String, BodyDescription> bodies) {
        this.references = new References(bodies);
    }

    void check(JointDescription joint, String path) throws SceneException {
        if (joint.type() == JointType.COUPLING) {
            coupling(joint, path);
            return;
        }
        boolean single = joint.type() == JointType.SKATE;
        String pathA = path + (single ? ".body" : ".bodyA");
        String pathB = single ? pathA : path + ".bodyB";
        BodyDescription a = references.body(pathA, joint.bodyA());
        BodyDescription b = references.bodyOrWorld(pathB, joint.bodyB());
        References.different(pathB, joint.bodyA(), joint.bodyB());
        String what =
                (joint.type() == JointType.ANGLE ? "an " : "a ") + joint.type().id() + " joint";
        if (joint.type().needsAngleOfA()) {
            References.needsAngle(pathA, what, a);
        }
        if (joint.type().needsAngleOfB()) {
            References.needsAngle(pathB, what, b);
        }
        switch (joint.type()) {
            case REVOLUTE, WELD -> point(joint, path, a, b);
            case PRISMATIC, POINT_ON_LINE, SKATE -> {
                point(joint, path, a, null);
                References.direction(path + ".axis", "the axis", joint.axis());
            }
            case DISTANCE, ROPE -> line(joint, path, a, b);
            case GEAR -> {
                ratio(path + ".ratioA", joint.ratioA());
                ratio(path + ".ratioB", joint.ratioB());
            }
            case MOTOR -> SceneCheck.finite(path + ".speed", joint.speed());
            default -> {}
        }
        sprung(joint, path, a, b);
    }

    private static void point(JointDescription joint, String path, BodyDescription a, @Nullable BodyDescription b)
            throws SceneException {
        References.pointOn(path + ".point", a, joint.pointA());
        References.pointOn(path + ".point", b, joint.pointB());
    }

    private static void line(JointDescription joint, String path, BodyDescription a, @Nullable BodyDescription b)
            throws SceneException {
        References.pointOn(path + ".pointA", a, joint.pointA());
        References.pointOn(path + ".pointB", b, joint.pointB());
        double distance = joint.pointA().distanceTo(joint.pointB());
        if (joint.type() == JointType.DISTANCE) {
            if (!(distance > 1e-12)) {
                throw new SceneException(
                        path + ".pointB",
                        "pointA and pointB are the same place, so this distance has length 0; use a revolute joint.");
            }
            return;
        }
        SceneCheck.positive(path + ".length", "the length of the rope", joint.length());
        if (joint.length() < distance * (1 - 1e-12)) {
            throw new SceneException(
                    path + ".length",
                    "the rope is " + Decimal.text(joint.length()) + " m long, but its points are "
                            + Decimal.text(distance) + " m apart; it must be at least as long.");
        }
    }

    private static void ratio(String path, double ratio) throws SceneException {
        SceneCheck.finite(path, ratio);
        if (ratio == 0) {
            throw new SceneException(path, "the ratio of a gear is 0; give any other number.");
        }
    }

    private static void sprung(JointDescription joint, String path, BodyDescription a, @Nullable BodyDescription b)
            throws SceneException {
        SpringDescription spring = joint.spring();
        LimitsDescription limits = joint.limits();
        if (spring == null && limits == null) {
            return;
        }
        String field = path + (spring != null ? ".spring" : ".limits");
        if (!joint.type().maySpring()) {
            throw new SceneException(field, "only revolute, prismatic and angle joints carry springs and limits.");
        }
        References.needsAngle(field, "a joint with a spring or limits", a);
        References.needsAngle(field, "a joint with a spring or limits", b);
        if (spring != null) {
            SceneCheck.notNegative(path + ".spring.stiffness", "the stiffness", spring.stiffness());
            SceneCheck.notNegative(path + ".spring.damping", "the damping", spring.damping());
            SceneCheck.finite(path + ".spring.rest", spring.rest());
        }
        if (limits != null) {
            limits(limits, path + ".limits");
        }
    }

    private static void limits(LimitsDescription limits, String path) throws SceneException {
        SceneCheck.finite(path + ".lower", limits.lower());
        SceneCheck.finite(path + ".upper", limits.upper());
        SceneCheck.notNegative(path + ".stiffness", "the stiffness", limits.stiffness());
        SceneCheck.notNegative(path + ".damping", "the damping", limits.damping());
        if (limits.lower() > limits.upper()) {
            throw new SceneException(
                    path + ".lower",
                    "the lower limit " + Decimal.text(limits.lower()) + " is above the upper one "
                            + Decimal.text(limits.upper()) + "; swap them.");
        }
        if (limits.hard() && (limits.lower() > 0 || limits.upper() < 0)) {
            throw new SceneException(
                    path,
                    "hard limits must contain 0, the pose of the file, and " + Decimal.text(limits.lower()) + " to "
                            + Decimal.text(limits.upper()) + " does not.");
        }
    }

    private void coupling(JointDescription joint, String path) throws SceneException {
        if (joint.terms().isEmpty()) {
            throw new SceneException(path + ".terms", "a coupling needs at least one term.");
        }
        Set<String> seen = new HashSet<>();
        boolean moves = false;
        for (int i = 0; i < joint.terms().size(); i++) {
            CouplingTerm term = joint.terms().get(i);
            String at = path + ".terms[" + i + "]";
            BodyDescription body = references.body(at + ".body", term.body());
            if (!seen.add(term.body())) {
                throw new SceneException(
                        at + ".body",
                        "the body '" + JsonNode.cut(term.body()) + "' has two terms in this coupling; add them up.");
            }
            SceneCheck.finite(at + ".coefficients", Vector2.of(term.cx(), term.cy()));
            SceneCheck.finite(at + ".coefficients", term.cTheta());
            if (term.cTheta() != 0) {
                References.needsAngle(at + ".coefficients", "a coupling with a coefficient for the angle", body);
            }
            moves |= term.cx() != 0 || term.cy() != 0 || term.cTheta() != 0;
        }
        if (!moves) {
            throw new SceneException(path + ".terms", "all coefficients of this coupling are 0; give one that is not.");
        }
        SceneCheck.finite(path + ".rhs", joint.rhs());
    }
}
