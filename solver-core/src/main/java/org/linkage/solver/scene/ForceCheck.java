package org.linkage.solver.scene;

import java.util.Map;

/** Whether forces and contacts fit their bodies and their numbers make sense. */
final class ForceCheck {
    private final References references;

    ForceCheck(Map<String, BodyDescription> bodies) {
        this.references = new References(bodies);
    }

    void check(ForceDescription force, String path) throws SceneException {
        switch (force.type()) {
            case CONSTANT -> {
                BodyDescription body = references.body(path + ".body", force.bodyA());
                SceneCheck.finite(path + ".force", force.force());
                SceneCheck.finite(path + ".torque", force.torque());
                if (force.torque() != 0) {
                    References.needsAngle(path + ".torque", "a torque", body);
                }
            }
            case POINT_FORCE -> {
                BodyDescription body = references.body(path + ".body", force.bodyA());
                SceneCheck.finite(path + ".force", force.force());
                References.pointOn(path + ".point", body, force.pointA());
            }
            case SPRING -> spring(force, path);
            case TORSION_SPRING -> {
                References.needsAngle(
                        path + ".bodyA", "a torsion spring", references.body(path + ".bodyA", force.bodyA()));
                References.needsAngle(
                        path + ".bodyB", "a torsion spring", references.bodyOrWorld(path + ".bodyB", force.bodyB()));
                References.different(path + ".bodyB", force.bodyA(), force.bodyB());
                SceneCheck.finite(path + ".restAngle", force.rest());
                elastic(force, path);
            }
        }
    }

    private void spring(ForceDescription force, String path) throws SceneException {
        BodyDescription a = references.body(path + ".bodyA", force.bodyA());
        BodyDescription b = references.bodyOrWorld(path + ".bodyB", force.bodyB());
        References.different(path + ".bodyB", force.bodyA(), force.bodyB());
        References.pointOn(path + ".pointA", a, force.pointA());
        References.pointOn(path + ".pointB", b, force.pointB());
        SceneCheck.notNegative(path + ".restLength", "the rest length", force.rest());
        elastic(force, path);
        if (!(force.pointA().distanceTo(force.pointB()) > 1e-12)) {
            throw new SceneException(
                    path + ".pointB",
                    "pointA and pointB are the same place, and a spring of length 0 has no direction.");
        }
    }

    private static void elastic(ForceDescription force, String path) throws SceneException {
        SceneCheck.notNegative(path + ".stiffness", "the stiffness", force.stiffness());
        SceneCheck.notNegative(path + ".damping", "the damping", force.damping());
    }

    void check(ContactDescription contact, String path) throws SceneException {
        if (!(contact.restitution() >= 0 && contact.restitution() <= 1)) {
            throw new SceneException(
                    path + ".restitution", "the restitution is " + contact.restitution() + "; it must be from 0 to 1.");
        }
        SceneCheck.notNegative(path + ".friction", "the friction", contact.friction());
        switch (contact.type()) {
            case HALF_PLANE -> {
                SceneCheck.finite(path + ".point", contact.point());
                References.direction(path + ".normal", "the normal", contact.normal());
                if (!contact.bodyA().equals(ContactDescription.EVERY_BODY)) {
                    BodyDescription body = references.body(path + ".body", contact.bodyA());
                    if (!body.isParticle()) {
                        shaped(path + ".body", body, false);
                    }
                }
            }
            case DISC_DISC -> {
                shaped(path + ".bodyA", references.body(path + ".bodyA", contact.bodyA()), true);
                shaped(path + ".bodyB", references.body(path + ".bodyB", contact.bodyB()), true);
                References.different(path + ".bodyB", contact.bodyA(), contact.bodyB());
            }
            case ALL -> {}
        }
    }

    private static void shaped(String path, BodyDescription body, boolean disc) throws SceneException {
        ShapeDescription shape = body.shape();
        String name = "the body '" + JsonNode.cut(body.id()) + "'";
        if (shape == null) {
            throw new SceneException(path, name + " has no shape and cannot touch anything; give it one.");
        }
        if (disc && shape.kind() != ShapeDescription.Kind.DISC) {
            throw new SceneException(path, name + " is a " + shape.kind().id() + ", and discDisc is for two discs.");
        }
    }
}
