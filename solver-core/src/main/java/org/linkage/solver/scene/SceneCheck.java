package org.linkage.solver.scene;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a description can be a mechanism: numbers in range, ids unique, every named body there, joints that fit their
 * bodies, initial velocities that fit the joints. The first mistake is told with its path.
 */
public final class SceneCheck {
    /** No number of a scene is larger than this. */
    public static final double LARGEST = 1e15;
    /** No mass or inertia is smaller than this. */
    public static final double SMALLEST_MASS = 1e-15;
    /** The longest time step, in seconds. */
    public static final double LARGEST_STEP = 10;

    private static final int MAX_ID = 200;

    private final SceneDescription scene;
    private final Map<String, String> paths = new HashMap<>();
    private final Map<String, BodyDescription> bodies = new HashMap<>();

    private SceneCheck(SceneDescription scene) {
        this.scene = scene;
    }

    /** Checks everything. */
    public static void check(SceneDescription scene) throws SceneException {
        check(scene, true);
    }

    /** Checks everything, the initial velocities against the joints only if asked to. */
    public static void check(SceneDescription scene, boolean velocities) throws SceneException {
        new SceneCheck(scene).run();
        if (velocities) {
            VelocityCheck.check(scene);
        }
    }

    private void run() throws SceneException {
        finite("gravity", scene.gravity());
        List<BodyDescription> all = scene.bodies();
        if (all.isEmpty()) {
            throw new SceneException("bodies", "a scene needs at least one body.");
        }
        for (int i = 0; i < all.size(); i++) {
            String path = SceneDescription.placeName("bodies", i);
            identify(all.get(i).id(), path);
            body(all.get(i), path);
            bodies.put(all.get(i).id(), all.get(i));
        }
        JointCheck jointCheck = new JointCheck(bodies);
        for (int i = 0; i < scene.joints().size(); i++) {
            String path = SceneDescription.placeName("joints", i);
            identify(scene.joints().get(i).id(), path);
            jointCheck.check(scene.joints().get(i), path);
        }
        ForceCheck forceCheck = new ForceCheck(bodies);
        for (int i = 0; i < scene.forces().size(); i++) {
            String path = SceneDescription.placeName("forces", i);
            identify(scene.forces().get(i).id(), path);
            forceCheck.check(scene.forces().get(i), path);
        }
        for (int i = 0; i < scene.contacts().size(); i++) {
            String path = SceneDescription.placeName("contacts", i);
            identify(scene.contacts().get(i).id(), path);
            forceCheck.check(scene.contacts().get(i), path);
        }
        settings();
    }

    /** Notes an id and refuses one that is taken or reserved. */
    private void identify(String id, String path) throws SceneException {
        String at = path + ".id";
        if (id.isEmpty() || id.length() > MAX_ID) {
            throw new SceneException(
                    at, "an id needs 1 to " + MAX_ID + " characters, and this one has " + id.length() + ".");
        }
        if (id.equals(JointDescription.WORLD) || id.equals(ContactDescription.EVERY_BODY)) {
            String meaning = id.equals(JointDescription.WORLD) ? "the fixed frame" : "every body";
            throw new SceneException(at, "the id '" + id + "' is reserved for " + meaning + "; choose another.");
        }
        String before = paths.put(id, path);
        if (before != null) {
            throw new SceneException(
                    at,
                    "the id '" + JsonNode.cut(id) + "' is already that of " + before
                            + "; ids are unique over the whole file.");
        }
    }

    private static void body(BodyDescription body, String path) throws SceneException {
        positive(path + ".mass", "the mass", body.mass());
        mass(path + ".mass", "the mass", body.mass());
        finite(path + ".position", body.position());
        finite(path + ".velocity", body.velocity());
        finite(path + ".angle", body.angle());
        finite(path + ".angularVelocity", body.angularVelocity());
        if (body.isParticle()) {
            if (body.inertia() != 0 || body.angle() != 0 || body.angularVelocity() != 0) {
                throw new SceneException(
                        path, "a particle cannot turn: its inertia, angle and angular velocity must be 0.");
            }
        } else {
            positive(path + ".inertia", "the inertia", body.inertia());
            mass(path + ".inertia", "the inertia", body.inertia());
        }
        if (body.shape() != null) {
            ShapeCheck.check(path + ".shape", body.shape());
        }
    }

    private void settings() throws SceneException {
        Defaults defaults = scene.defaults();
        known("defaults.solver", "solver", defaults.solver(), Names.SOLVERS);
        known("defaults.integrator", "integrator", defaults.integrator(), Names.INTEGRATORS);
        known("defaults.contact", "contact", defaults.contact(), Names.CONTACTS);
        known("impact", "impact", scene.impact(), Names.IMPACTS);
        positive("defaults.step", "the time step", defaults.step());
        if (defaults.step() > LARGEST_STEP) {
            throw new SceneException(
                    "defaults.step",
                    "the time step is " + Decimal.text(defaults.step()) + " s; at most " + Decimal.text(LARGEST_STEP)
                            + " s is allowed.");
        }
        Camera camera = scene.camera();
        if (camera != null) {
            finite("camera.center", camera.center());
            positive("camera.width", "the camera's width", camera.width());
        }
    }

    private static void known(String path, String what, String word, List<String> words) throws SceneException {
        if (!words.contains(word)) {
            throw new SceneException(path, FieldReader.notOneOf(what, word, words));
        }
    }

    private static void mass(String path, String what, double value) throws SceneException {
        if (value < SMALLEST_MASS) {
            throw new SceneException(
                    path,
                    what + " is " + Decimal.text(value) + ", which is out of range; it must be at least "
                            + Decimal.text(SMALLEST_MASS) + ".");
        }
    }

    static void positive(String path, String what, double value) throws SceneException {
        finite(path, value);
        if (!(value > 0)) {
            throw new SceneException(path, what + " is " + Decimal.text(value) + "; it must be greater than 0.");
        }
    }

    static void notNegative(String path, String what, double value) throws SceneException {
        finite(path, value);
        if (value < 0) {
            throw new SceneException(path, what + " is " + Decimal.text(value) + "; it must not be negative.");
        }
    }

    static void finite(String path, Vector2 value) throws SceneException {
        finite(path, value.x());
        finite(path, value.y());
    }

    static void finite(String path, double value) throws SceneException {
        // written so that NaN is refused too
        if (!(Math.abs(value) <= LARGEST)) {
            throw new SceneException(
                    path,
                    value + " is out of range; numbers are finite and at most " + Decimal.text(LARGEST) + " in size.");
        }
    }
}
