package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.PointDistance;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.force.ConstantForce;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.Gravity;
import org.linkage.solver.force.LinearSpring;
import org.linkage.solver.force.PointForce;
import org.linkage.solver.force.Wind;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.Particle;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** Makes a described scene into bodies, constraints, forces and a state; points of the world become points of bodies. */
public final class SceneBuilder {
    private final SceneDescription scene;
    private final Map<String, PlanarBody> bodies = new HashMap<>();
    private final Mechanism mechanism;
    private final State pose;

    private SceneBuilder(SceneDescription scene) {
        this.scene = scene;
        List<PlanarBody> list = new ArrayList<>();
        for (BodyDescription description : scene.bodies()) {
            PlanarBody body = body(description);
            list.add(body);
            bodies.put(description.id(), body);
        }
        mechanism = new Mechanism(list);
        pose = new State(mechanism);
        for (int i = 0; i < list.size(); i++) {
            BodyDescription d = scene.bodies().get(i);
            double[] position = {d.position().x(), d.position().y(), d.angle()};
            double[] velocity = {d.velocity().x(), d.velocity().y(), d.angularVelocity()};
            pose.setPosition(list.get(i), position);
            pose.setVelocity(list.get(i), velocity);
        }
        pose.refresh();
    }

    /** Builds the scene; a sentence if it cannot be a mechanism. */
    public static SceneModel build(SceneDescription scene) throws SceneException {
        try {
            return new SceneBuilder(scene).model();
        } catch (IllegalArgumentException refused) {
            String message = refused.getMessage();
            throw new SceneException("", message == null ? "The scene cannot be built." : message);
        }
    }

    private static PlanarBody body(BodyDescription d) {
        Shape shape = d.shape() == null ? null : shape(d.shape());
        return d.isParticle()
                ? new Particle(d.id(), d.mass(), shape)
                : new RigidBody(d.id(), d.mass(), d.inertia(), shape);
    }

    private static Shape shape(ShapeDescription d) {
        return switch (d.kind()) {
            case ROD -> new Shape.Rod(d.extentX(), d.extentY());
            case BOX -> new Shape.Box(d.extentX(), d.extentY());
            case DISC -> new Shape.Disc(d.radius());
            case POLYGON -> polygon(d.points());
        };
    }

    private static Shape polygon(List<Vector2> points) {
        double area = 0;
        int n = points.size();
        for (int i = 0; i < n; i++) {
            area += points.get(i).cross(points.get((i + 1) % n));
        }
        double[] corners = new double[2 * n];
        for (int i = 0; i < n; i++) {
            Vector2 corner = points.get(area < 0 ? n - 1 - i : i);
            corners[2 * i] = corner.x();
            corners[2 * i + 1] = corner.y();
        }
        return new Shape.Polygon(corners);
    }

    private SceneModel model() throws SceneException {
        List<Force> forces = new ArrayList<>();
        Gravity gravity =
                new Gravity(mechanism, scene.gravity().x(), scene.gravity().y());
        forces.add(gravity);
        List<ForceDescription> described = scene.forces();
        for (int i = 0; i < described.size(); i++) {
            forces.add(force(described.get(i), "forces[" + i + "]"));
        }
        Wind wind = Gusts.build(scene, bodies);
        if (wind != null) {
            forces.add(wind);
        }
        List<@Nullable Constraint> constraints = new ArrayList<>();
        List<SceneModel.OneSided> oneSided = new ArrayList<>();
        JointBuilder joints = new JointBuilder(this, forces, oneSided);
        for (int i = 0; i < scene.joints().size(); i++) {
            constraints.add(joints.build(scene.joints().get(i), i));
        }
        return new SceneModel(scene, mechanism, pose, gravity, constraints, forces, oneSided);
    }

    private Force force(ForceDescription d, String path) throws SceneException {
        return switch (d.type()) {
            case CONSTANT ->
                new ConstantForce(
                        d.id(),
                        moving(d.bodyA(), path),
                        d.force().x(),
                        d.force().y(),
                        d.torque());
            case POINT_FORCE ->
                new PointForce(
                        d.id(),
                        anchor(moving(d.bodyA(), path), d.pointA()),
                        d.force().x(),
                        d.force().y());
            case SPRING ->
                new LinearSpring(
                        d.id(),
                        new PointDistance(
                                anchor(moving(d.bodyA(), path), d.pointA()),
                                anchor(bodyOrWorld(d.bodyB(), path), d.pointB())),
                        d.stiffness(),
                        d.damping(),
                        d.rest());
            case TORSION_SPRING ->
                new LinearSpring(
                        d.id(),
                        new RelativeAngle(turning(d.bodyA(), path), turningOrWorld(d.bodyB(), path), 0),
                        d.stiffness(),
                        d.damping(),
                        d.rest());
        };
    }

    State pose() {
        return pose;
    }

    Anchor anchor(@Nullable PlanarBody body, Vector2 point) {
        if (body instanceof Particle) {
            return new Anchor(body, 0, 0);
        }
        return Anchor.at(body, pose, point.x(), point.y());
    }

    PlanarBody moving(String id, String path) throws SceneException {
        PlanarBody body = bodies.get(id);
        if (body == null) {
            throw new SceneException(
                    path, "There is no moving body '" + id + "' here; name one of the scene's bodies.");
        }
        return body;
    }

    @Nullable
    PlanarBody bodyOrWorld(String id, String path) throws SceneException {
        return id.equals(JointDescription.WORLD) ? null : moving(id, path);
    }

    RigidBody turning(String id, String path) throws SceneException {
        if (moving(id, path) instanceof RigidBody rigid) {
            return rigid;
        }
        throw new SceneException(
                path, "Body '" + id + "' is a particle and has no angle; a rigid body is needed here.");
    }

    @Nullable
    RigidBody turningOrWorld(String id, String path) throws SceneException {
        return id.equals(JointDescription.WORLD) ? null : turning(id, path);
    }
}
