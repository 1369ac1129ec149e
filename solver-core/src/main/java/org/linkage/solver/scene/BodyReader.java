package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One entry of {@code "bodies"} and its shape. */
final class BodyReader {
    private static final List<String> SHAPES = Arrays.asList("rod", "box", "disc", "polygon");

    private BodyReader() {}

    static BodyDescription read(JsonNode node) throws SceneException {
        FieldReader in = FieldReader.of(node, "a body")
                .only("id", "type", "mass", "inertia", "position", "angle", "velocity", "angularVelocity", "shape");
        String id = in.text("id");
        boolean particle =
                in.oneOf("type", "rigid", Arrays.asList("rigid", "particle")).equals("particle");
        double mass = in.number("mass");
        SceneCheck.positive(node.pathOf("mass"), "the mass", mass);
        JsonNode shapeNode = in.find("shape");
        ShapeDescription shape = shapeNode == null ? null : shape(shapeNode);
        Vector2 position = in.vector("position");
        Vector2 velocity = in.vector("velocity", Vector2.ZERO);
        if (particle) {
            for (String field : Arrays.asList("inertia", "angle", "angularVelocity")) {
                if (in.has(field)) {
                    throw new SceneException(
                            node.pathOf(field),
                            "the particle '" + JsonNode.cut(id) + "' cannot turn and so has no field '" + field
                                    + "'; leave it out or make the body rigid.");
                }
            }
            return BodyDescription.particle(id, mass, position, shape).moving(velocity, 0);
        }
        return BodyDescription.rigid(id, mass, inertia(in, mass, shape), position, in.number("angle", 0), shape)
                .moving(velocity, in.number("angularVelocity", 0));
    }

    private static double inertia(FieldReader in, double mass, @Nullable ShapeDescription shape) throws SceneException {
        if (in.has("inertia")) {
            return in.number("inertia");
        }
        if (shape == null) {
            throw new SceneException(
                    in.path(), "a rigid body needs a field 'inertia', or a shape to work it out from.");
        }
        return shape.inertia(mass);
    }

    private static ShapeDescription shape(JsonNode node) throws SceneException {
        FieldReader in = FieldReader.of(node, "a shape");
        in.need("type");
        String type = in.oneOf("type", "", SHAPES);
        ShapeDescription shape;
        switch (type) {
            case "rod":
                FieldReader.of(node, "a rod").only("type", "length", "width");
                shape = ShapeDescription.rod(in.number("length"), in.number("width", 0));
                break;
            case "box":
                FieldReader.of(node, "a box").only("type", "width", "height");
                shape = ShapeDescription.box(in.number("width"), in.number("height"));
                break;
            case "disc":
                FieldReader.of(node, "a disc").only("type", "radius");
                shape = ShapeDescription.disc(in.number("radius"));
                break;
            default:
                FieldReader.of(node, "a polygon").only("type", "points");
                List<Vector2> points = new ArrayList<>();
                for (JsonNode point : FieldReader.items(in.need("points"))) {
                    points.add(FieldReader.vector(point));
                }
                shape = ShapeDescription.polygon(points);
                break;
        }
        // before anything is worked out from it
        ShapeCheck.check(node.path(), shape);
        return shape;
    }
}
