package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.LimitsDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** Puts a character together: bones one on another, each joint with its spring and its limits. */
final class Limbs {
    private final SceneDescription.Builder scene;
    private final double stiffness;
    private final double damping;
    private final double limit;

    /** Stiffness and damping are those of the strongest joints; each bone takes a part of them. */
    Limbs(SceneDescription.Builder scene, double stiffness, double damping, double limit) {
        this.scene = scene;
        this.stiffness = stiffness;
        this.damping = damping;
        this.limit = limit;
    }

    SceneDescription.Builder scene() {
        return scene;
    }

    /** A box that other bones hang on. */
    void block(String id, double mass, Vector2 centre, double width, double height) {
        scene.add(BodyDescription.rigid(id, mass, centre, 0, ShapeDescription.box(width, height)), "plate");
    }

    /** Pins a body to the world, with its own spring. */
    void hang(String id, Vector2 point) {
        scene.add(JointDescription.revolute("hook", id, JointDescription.WORLD, point)
                .withSpring(stiffness, damping, 0));
    }

    /** A bone from its joint with {@code parent} to its end; the limits are degrees to both sides of the start. */
    void bone(
            String id,
            String parent,
            double mass,
            Vector2 from,
            Vector2 to,
            double width,
            double strength,
            double back,
            double forth,
            String look) {
        scene.add(BodyDescription.rod(id, mass, from, to, width), look);
        joint(id, parent, from, strength, back, forth);
    }

    /** A round head above its joint. */
    void head(String id, String parent, double mass, Vector2 joint, double radius) {
        Vector2 centre = joint.plus(Vector2.of(0, radius));
        scene.add(BodyDescription.rigid(id, mass, centre, 0, ShapeDescription.disc(radius)), "skull");
        joint(id, parent, joint, 0.3, 35, 35);
    }

    private void joint(String id, String parent, Vector2 at, double strength, double back, double forth) {
        scene.add(JointDescription.revolute("joint-" + id, id, parent, at)
                .withSpring(strength * stiffness, strength * damping, 0)
                .withLimits(LimitsDescription.stiff(
                        -StrictMath.toRadians(back), StrictMath.toRadians(forth), limit, 0.01 * strength)));
    }
}
