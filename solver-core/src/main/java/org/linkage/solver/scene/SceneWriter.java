package org.linkage.solver.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes a scene as a file that reads back as the very same description: one line for each entry, numbers with the fewest
 * digits that name the same double, fields at their defaults left out.
 */
public final class SceneWriter {
    private final StringBuilder out = new StringBuilder();

    private SceneWriter() {}

    /** The text of the file, with a newline at its end. */
    public static String write(SceneDescription scene) {
        SceneWriter writer = new SceneWriter();
        writer.scene(scene);
        return writer.out.toString();
    }

    private void scene(SceneDescription scene) {
        out.append("{\n  \"format\": ");
        JsonText.string(out, Names.FORMAT);
        if (!scene.name().isEmpty()) {
            key("name");
            JsonText.string(out, scene.name());
        }
        if (!scene.description().isEmpty()) {
            key("description");
            JsonText.string(out, scene.description());
        }
        key("gravity");
        JsonText.vector(out, scene.gravity());
        list("bodies", scene.bodies(), (line, body, i) -> body(line, body));
        list("joints", scene.joints(), SceneWriter::joint);
        list("forces", scene.forces(), SceneWriter::force);
        list("contacts", scene.contacts(), SceneWriter::contact);
        if (!scene.contacts().isEmpty() || !scene.impact().equals("rounds")) {
            key("impact");
            JsonText.string(out, scene.impact());
        }
        key("defaults");
        Defaults defaults = scene.defaults();
        new LineWriter(out)
                .text("solver", defaults.solver())
                .text("integrator", defaults.integrator())
                .number("step", defaults.step())
                .text("contact", defaults.contact())
                .end();
        Camera camera = scene.camera();
        if (camera != null) {
            key("camera");
            new LineWriter(out)
                    .vector("center", camera.center())
                    .number("width", camera.width())
                    .end();
        }
        if (!scene.extra().values().isEmpty()) {
            key("extra");
            JsonText.extra(out, scene.extra(), 2);
        }
        out.append("\n}\n");
    }

    private void key(String name) {
        out.append(",\n  \"").append(name).append("\": ");
    }

    /** Writes one entry of a list. */
    private interface EntryWriter<T> {
        void write(LineWriter line, T entry, int index);
    }

    private <T> void list(String name, List<T> entries, EntryWriter<T> writer) {
        if (entries.isEmpty()) {
            return;
        }
        key(name);
        out.append("[");
        for (int i = 0; i < entries.size(); i++) {
            out.append(i == 0 ? "\n    " : ",\n    ");
            LineWriter line = new LineWriter(out);
            writer.write(line, entries.get(i), i);
            line.end();
        }
        out.append("\n  ]");
    }

    private static void body(LineWriter line, BodyDescription body) {
        line.text("id", body.id());
        if (body.isParticle()) {
            line.text("type", body.kind().id()).number("mass", body.mass());
        } else {
            line.number("mass", body.mass()).number("inertia", body.inertia());
        }
        line.vector("position", body.position());
        line.unlessZero("angle", body.angle());
        if (!body.velocity().equals(Vector2.ZERO)) {
            line.vector("velocity", body.velocity());
        }
        line.unlessZero("angularVelocity", body.angularVelocity());
        ShapeDescription shape = body.shape();
        if (shape != null) {
            shape(line.object("shape"), shape);
        }
    }

    private static void shape(LineWriter line, ShapeDescription shape) {
        line.text("type", shape.kind().id());
        switch (shape.kind()) {
            case ROD -> line.number("length", shape.extentX()).unlessZero("width", shape.extentY());
            case BOX -> line.number("width", shape.extentX()).number("height", shape.extentY());
            case DISC -> line.number("radius", shape.radius());
            case POLYGON -> line.vectors("points", shape.points());
        }
        line.end();
    }

    private static void id(LineWriter line, String id, String list, int index) {
        if (!id.equals(SceneDescription.placeName(list, index))) {
            line.text("id", id);
        }
    }

    private static void joint(LineWriter line, JointDescription joint, int index) {
        id(line, joint.id(), "joints", index);
        line.text("type", joint.type().id());
        switch (joint.type()) {
            case REVOLUTE, WELD -> line.bodies(joint.bodyA(), joint.bodyB()).vector("point", joint.point());
            case PRISMATIC, POINT_ON_LINE ->
                line.bodies(joint.bodyA(), joint.bodyB())
                        .vector("point", joint.point())
                        .vector("axis", joint.axis());
            case DISTANCE ->
                line.bodies(joint.bodyA(), joint.bodyB())
                        .vector("pointA", joint.pointA())
                        .vector("pointB", joint.pointB());
            case ROPE ->
                line.bodies(joint.bodyA(), joint.bodyB())
                        .vector("pointA", joint.pointA())
                        .vector("pointB", joint.pointB())
                        .number("length", joint.length());
            case ANGLE -> line.bodies(joint.bodyA(), joint.bodyB());
            case GEAR -> {
                line.bodies(joint.bodyA(), joint.bodyB())
                        .number("ratioA", joint.ratioA())
                        .number("ratioB", joint.ratioB());
                if (joint.velocityLevel()) {
                    line.text("level", "velocity");
                }
            }
            case MOTOR -> line.bodies(joint.bodyA(), joint.bodyB()).number("speed", joint.speed());
            case SKATE ->
                line.text("body", joint.bodyA()).vector("point", joint.point()).vector("axis", joint.axis());
            case COUPLING -> line.terms(joint.terms()).number("rhs", joint.rhs());
        }
        spring(line, joint.spring());
        limits(line, joint.limits());
    }

    private static void spring(LineWriter line, @Nullable SpringDescription spring) {
        if (spring != null) {
            line.object("spring")
                    .number("stiffness", spring.stiffness())
                    .number("damping", spring.damping())
                    .number("rest", spring.rest())
                    .end();
        }
    }

    private static void limits(LineWriter line, @Nullable LimitsDescription limits) {
        if (limits == null) {
            return;
        }
        LineWriter in = line.object("limits").number("lower", limits.lower()).number("upper", limits.upper());
        if (!limits.hard()) {
            in.number("stiffness", limits.stiffness()).number("damping", limits.damping());
        }
        in.end();
    }

    private static void force(LineWriter line, ForceDescription force, int index) {
        id(line, force.id(), "forces", index);
        line.text("type", force.type().id());
        switch (force.type()) {
            case CONSTANT ->
                line.text("body", force.bodyA()).vector("force", force.force()).number("torque", force.torque());
            case POINT_FORCE ->
                line.text("body", force.bodyA()).vector("point", force.pointA()).vector("force", force.force());
            case SPRING ->
                line.bodies(force.bodyA(), force.bodyB())
                        .vector("pointA", force.pointA())
                        .vector("pointB", force.pointB())
                        .number("stiffness", force.stiffness())
                        .number("damping", force.damping())
                        .number("restLength", force.rest());
            case TORSION_SPRING ->
                line.bodies(force.bodyA(), force.bodyB())
                        .number("stiffness", force.stiffness())
                        .number("damping", force.damping())
                        .number("restAngle", force.rest());
        }
    }

    private static void contact(LineWriter line, ContactDescription contact, int index) {
        id(line, contact.id(), "contacts", index);
        line.text("type", contact.type().id());
        switch (contact.type()) {
            case HALF_PLANE ->
                line.text("body", contact.bodyA())
                        .vector("point", contact.point())
                        .vector("normal", contact.normal());
            case DISC_DISC -> line.bodies(contact.bodyA(), contact.bodyB());
            case ALL -> {}
        }
        line.number("restitution", contact.restitution()).number("friction", contact.friction());
    }
}
