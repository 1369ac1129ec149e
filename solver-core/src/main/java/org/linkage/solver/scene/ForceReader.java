package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.List;

/** One entry of {@code "forces"} or of {@code "contacts"}. */
final class ForceReader {
    private ForceReader() {}

    static ForceDescription force(JsonNode node, String placeName) throws SceneException {
        FieldReader any = FieldReader.of(node, "a force");
        String name = any.text("type");
        ForceDescription.Type type = ForceDescription.Type.named(name);
        if (type == null) {
            List<String> known = new ArrayList<>();
            for (ForceDescription.Type each : ForceDescription.Type.values()) {
                known.add(each.id());
            }
            throw any.need("type").wrong(FieldReader.notOneOf("force type", name, known));
        }
        FieldReader in = FieldReader.of(node, "a force of type " + type.id());
        String id = any.text("id", placeName);
        return switch (type) {
            case CONSTANT -> {
                in.only("id", "type", "body", "force", "torque");
                if (!in.has("force") && !in.has("torque")) {
                    in.need("force");
                }
                yield ForceDescription.constant(
                        id, in.text("body"), in.vector("force", Vector2.ZERO), in.number("torque", 0));
            }
            case POINT_FORCE -> {
                in.only("id", "type", "body", "point", "force");
                yield ForceDescription.pointForce(id, in.text("body"), in.vector("point"), in.vector("force"));
            }
            case SPRING -> {
                in.only("id", "type", "bodyA", "bodyB", "pointA", "pointB", "stiffness", "damping", "restLength");
                Vector2 pointA = in.vector("pointA");
                Vector2 pointB = in.vector("pointB");
                yield ForceDescription.spring(
                        id,
                        in.text("bodyA"),
                        in.text("bodyB"),
                        pointA,
                        pointB,
                        in.number("stiffness"),
                        in.number("damping", 0),
                        in.number("restLength", pointA.distanceTo(pointB)));
            }
            case TORSION_SPRING -> {
                in.only("id", "type", "bodyA", "bodyB", "stiffness", "damping", "restAngle");
                yield ForceDescription.torsionSpring(
                        id,
                        in.text("bodyA"),
                        in.text("bodyB"),
                        in.number("stiffness"),
                        in.number("damping", 0),
                        in.number("restAngle", 0));
            }
        };
    }

    static ContactDescription contact(JsonNode node, String placeName) throws SceneException {
        FieldReader any = FieldReader.of(node, "a contact");
        String name = any.text("type");
        ContactDescription.Type type = ContactDescription.Type.named(name);
        if (type == null) {
            List<String> known = new ArrayList<>();
            for (ContactDescription.Type each : ContactDescription.Type.values()) {
                known.add(each.id());
            }
            throw any.need("type").wrong(FieldReader.notOneOf("contact type", name, known));
        }
        FieldReader in = FieldReader.of(node, "a contact of type " + type.id());
        String id = any.text("id", placeName);
        double restitution = any.number("restitution", 0);
        double friction = any.number("friction", 0);
        return switch (type) {
            case HALF_PLANE -> {
                in.only("id", "type", "body", "point", "normal", "restitution", "friction");
                yield ContactDescription.halfPlane(
                        id, in.text("body"), in.vector("point"), in.vector("normal"), restitution, friction);
            }
            case DISC_DISC -> {
                in.only("id", "type", "bodyA", "bodyB", "restitution", "friction");
                yield ContactDescription.discDisc(id, in.text("bodyA"), in.text("bodyB"), restitution, friction);
            }
            case ALL -> {
                in.only("id", "type", "restitution", "friction");
                yield ContactDescription.all(id, restitution, friction);
            }
        };
    }
}
