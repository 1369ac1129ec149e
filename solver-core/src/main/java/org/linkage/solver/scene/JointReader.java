package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One entry of {@code "joints"}. A new joint is one new case here. */
final class JointReader {
    private JointReader() {}

    static JointDescription read(JsonNode node, String placeName) throws SceneException {
        FieldReader any = FieldReader.of(node, "a joint");
        String name = any.text("type");
        JointType type = JointType.named(name);
        if (type == null) {
            throw any.need("type").wrong(FieldReader.notOneOf("joint type", name, names()));
        }
        String what = (type == JointType.ANGLE ? "an " : "a ") + type.id() + " joint";
        FieldReader in = FieldReader.of(node, what);
        String id = any.text("id", placeName);
        return switch (type) {
            case REVOLUTE -> {
                in.only("id", "type", "bodyA", "bodyB", "point", "spring", "limits");
                yield JointDescription.revolute(id, in.text("bodyA"), in.text("bodyB"), in.vector("point"))
                        .with(spring(in), limits(in));
            }
            case WELD -> {
                in.only("id", "type", "bodyA", "bodyB", "point");
                yield JointDescription.weld(id, in.text("bodyA"), in.text("bodyB"), in.vector("point"));
            }
            case PRISMATIC -> {
                in.only("id", "type", "bodyA", "bodyB", "point", "axis", "spring", "limits");
                yield JointDescription.prismatic(
                                id, in.text("bodyA"), in.text("bodyB"), in.vector("point"), in.vector("axis"))
                        .with(spring(in), limits(in));
            }
            case POINT_ON_LINE -> {
                in.only("id", "type", "bodyA", "bodyB", "point", "axis");
                yield JointDescription.pointOnLine(
                        id, in.text("bodyA"), in.text("bodyB"), in.vector("point"), in.vector("axis"));
            }
            case DISTANCE -> {
                in.only("id", "type", "bodyA", "bodyB", "pointA", "pointB");
                yield JointDescription.distance(
                        id, in.text("bodyA"), in.text("bodyB"), in.vector("pointA"), in.vector("pointB"));
            }
            case ROPE -> {
                in.only("id", "type", "bodyA", "bodyB", "pointA", "pointB", "length");
                Vector2 pointA = in.vector("pointA");
                Vector2 pointB = in.vector("pointB");
                double length = in.number("length", pointA.distanceTo(pointB));
                yield JointDescription.rope(id, in.text("bodyA"), in.text("bodyB"), pointA, pointB, length);
            }
            case ANGLE -> {
                in.only("id", "type", "bodyA", "bodyB", "spring", "limits");
                yield JointDescription.angle(id, in.text("bodyA"), in.text("bodyB"))
                        .with(spring(in), limits(in));
            }
            case GEAR -> {
                in.only("id", "type", "bodyA", "bodyB", "ratioA", "ratioB", "level");
                String level = in.oneOf("level", "position", Arrays.asList("position", "velocity"));
                yield JointDescription.gear(
                        id,
                        in.text("bodyA"),
                        in.text("bodyB"),
                        in.number("ratioA"),
                        in.number("ratioB"),
                        level.equals("velocity"));
            }
            case MOTOR -> {
                in.only("id", "type", "bodyA", "bodyB", "speed");
                yield JointDescription.motor(id, in.text("bodyA"), in.text("bodyB"), in.number("speed"));
            }
            case SKATE -> {
                in.only("id", "type", "body", "point", "axis");
                yield JointDescription.skate(id, in.text("body"), in.vector("point"), in.vector("axis"));
            }
            case COUPLING -> {
                in.only("id", "type", "terms", "rhs");
                yield JointDescription.coupling(id, terms(in.need("terms")), in.number("rhs", 0));
            }
        };
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (JointType type : JointType.values()) {
            names.add(type.id());
        }
        names.add("ground");
        return names;
    }

    private static @Nullable SpringDescription spring(FieldReader joint) throws SceneException {
        JsonNode node = joint.find("spring");
        if (node == null) {
            return null;
        }
        FieldReader in = FieldReader.of(node, "a joint's spring").only("stiffness", "damping", "rest");
        return new SpringDescription(in.number("stiffness"), in.number("damping", 0), in.number("rest", 0));
    }

    private static @Nullable LimitsDescription limits(FieldReader joint) throws SceneException {
        JsonNode node = joint.find("limits");
        if (node == null) {
            return null;
        }
        FieldReader in = FieldReader.of(node, "a joint's limits").only("lower", "upper", "stiffness", "damping");
        double lower = in.number("lower");
        double upper = in.number("upper");
        if (in.has("stiffness")) {
            return LimitsDescription.stiff(lower, upper, in.number("stiffness"), in.number("damping", 0));
        }
        if (in.has("damping")) {
            throw new SceneException(
                    node.pathOf("damping"),
                    "limits without a stiffness are hard and have no damping; give both or neither.");
        }
        return LimitsDescription.hard(lower, upper);
    }

    private static List<CouplingTerm> terms(JsonNode list) throws SceneException {
        List<CouplingTerm> terms = new ArrayList<>();
        for (JsonNode node : FieldReader.items(list)) {
            FieldReader in = FieldReader.of(node, "a coupling's term").only("body", "coefficients");
            JsonNode field = in.need("coefficients");
            List<JsonNode> numbers = FieldReader.items(field);
            if (numbers.size() != 3 && numbers.size() != 2) {
                throw field.wrong("three numbers [cx, cy, cθ] belong here (two for a particle), not a list of "
                        + numbers.size() + ".");
            }
            double cTheta = numbers.size() == 3 ? FieldReader.number(numbers.get(2)) : 0;
            terms.add(new CouplingTerm(
                    in.text("body"), FieldReader.number(numbers.get(0)), FieldReader.number(numbers.get(1)), cTheta));
        }
        return terms;
    }
}
