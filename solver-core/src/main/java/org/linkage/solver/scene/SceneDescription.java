package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A whole scene as plain data, in the order of its file. Immutable; made by the reader or by a {@link Builder}.
 *
 * <p>Name and description are empty where the file has none. The defaults are always filled in; the camera may be missing
 * (then the screen frames the bodies). {@code extra} is kept and otherwise untouched.
 */
public record SceneDescription(
        String name,
        String description,
        Vector2 gravity,
        List<BodyDescription> bodies,
        List<JointDescription> joints,
        List<ForceDescription> forces,
        List<ContactDescription> contacts,
        String impact,
        Defaults defaults,
        @Nullable Camera camera,
        ExtraValue.Fields extra) {
    /** What a file without gravity gets. */
    public static final Vector2 STANDARD_GRAVITY = new Vector2(0, -9.81);

    public SceneDescription {
        bodies = Collections.unmodifiableList(new ArrayList<>(bodies));
        joints = Collections.unmodifiableList(new ArrayList<>(joints));
        forces = Collections.unmodifiableList(new ArrayList<>(forces));
        contacts = Collections.unmodifiableList(new ArrayList<>(contacts));
    }

    /** A builder of a scene with this name. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** The name of an entry without an id: its list and place, {@code joints[2]}. */
    static String placeName(String list, int index) {
        return list + "[" + index + "]";
    }

    /**
     * Collects the parts of a scene, each with an id of its own.
     *
     * <p>{@code build()} gives the data as collected; {@link SceneCheck} says whether it can be a mechanism.
     */
    public static final class Builder {
        private final String name;
        private String description = "";
        private Vector2 gravity = STANDARD_GRAVITY;
        private final List<BodyDescription> bodies = new ArrayList<>();
        private final List<JointDescription> joints = new ArrayList<>();
        private final List<ForceDescription> forces = new ArrayList<>();
        private final List<ContactDescription> contacts = new ArrayList<>();
        private String impact = "rounds";
        private Defaults defaults = Defaults.STANDARD;
        private @Nullable Camera camera;
        private ExtraValue.Fields extra = ExtraValue.Fields.EMPTY;
        private final Looks.Builder looks = new Looks.Builder();

        private Builder(String name) {
            this.name = name;
        }

        public Builder description(String text) {
            description = text;
            return this;
        }

        public Builder gravity(double x, double y) {
            gravity = new Vector2(x, y);
            return this;
        }

        public Builder add(BodyDescription body) {
            bodies.add(body);
            return this;
        }

        /** A body with what it looks like, one of the kinds of {@link Looks}. */
        public Builder add(BodyDescription body, String look) {
            looks.put(body.id(), look);
            return add(body);
        }

        /** A force that acts without being drawn. */
        public Builder addHidden(ForceDescription force) {
            looks.hide(force.id());
            return add(force);
        }

        /** Asks for the path of the body's point that is at {@code point} at t = 0. */
        public Builder trace(String body, Vector2 point) {
            looks.trace(body, point);
            return this;
        }

        public Builder add(JointDescription joint) {
            joints.add(joint);
            return this;
        }

        public Builder add(ForceDescription force) {
            forces.add(force);
            return this;
        }

        public Builder add(ContactDescription contact) {
            contacts.add(contact);
            return this;
        }

        public Builder revolute(String id, String bodyA, String bodyB, Vector2 point) {
            return add(JointDescription.revolute(id, bodyA, bodyB, point));
        }

        public Builder impact(String law) {
            impact = law;
            return this;
        }

        public Builder defaults(Defaults newDefaults) {
            defaults = newDefaults;
            return this;
        }

        /** The automatic solver with this integrator and step. */
        public Builder run(String integrator, double step) {
            return defaults(Defaults.of(integrator, step));
        }

        public Builder camera(double centerX, double centerY, double width) {
            camera = new Camera(new Vector2(centerX, centerY), width);
            return this;
        }

        public Builder camera(@Nullable Camera newCamera) {
            camera = newCamera;
            return this;
        }

        /** Everything under {@code "extra"}; looks given with bodies are added to it. */
        public Builder extra(ExtraValue.Fields fields) {
            extra = fields;
            return this;
        }

        public SceneDescription build() {
            return new SceneDescription(
                    name,
                    description,
                    gravity,
                    bodies,
                    joints,
                    forces,
                    contacts,
                    impact,
                    defaults,
                    camera,
                    looks.addTo(extra));
        }
    }
}
