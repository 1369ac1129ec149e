package org.linkage.solver.scene;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.AngleJoint;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Coordinate;
import org.linkage.solver.constraint.Coupling;
import org.linkage.solver.constraint.Distance;
import org.linkage.solver.constraint.Gear;
import org.linkage.solver.constraint.LineOffset;
import org.linkage.solver.constraint.Motor;
import org.linkage.solver.constraint.PointDistance;
import org.linkage.solver.constraint.PointOnLine;
import org.linkage.solver.constraint.Prismatic;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.constraint.Skate;
import org.linkage.solver.constraint.Weld;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.LimitSpring;
import org.linkage.solver.force.LinearSpring;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** Makes described joints into constraints; their springs and limits go to the lists given. A new joint is one line here. */
final class JointBuilder {
    private final SceneBuilder scene;
    private final List<Force> forces;
    private final List<SceneModel.OneSided> oneSided;

    JointBuilder(SceneBuilder scene, List<Force> forces, List<SceneModel.OneSided> oneSided) {
        this.scene = scene;
        this.forces = forces;
        this.oneSided = oneSided;
    }

    /** The constraint, or null for a rope, which goes to the one-sided ones. */
    @Nullable
    Constraint build(JointDescription d, int joint) throws SceneException {
        String path = "joints[" + joint + "]";
        addSpringAndLimits(d, joint, path);
        State pose = scene.pose();
        switch (d.type()) {
            case REVOLUTE:
                return new Revolute(d.id(), a(d, path), b(d, path));
            case WELD: {
                RigidBody a = scene.turning(d.bodyA(), path);
                RigidBody b = scene.turningOrWorld(d.bodyB(), path);
                return new Weld(d.id(), a, b, a(d, path), b(d, path), angle(a, b, pose));
            }
            case PRISMATIC: {
                RigidBody a = scene.turning(d.bodyA(), path);
                RigidBody b = scene.turningOrWorld(d.bodyB(), path);
                return new Prismatic(d.id(), a, b, across(d, path), angle(a, b, pose));
            }
            case POINT_ON_LINE:
                return new PointOnLine(d.id(), across(d, path));
            case DISTANCE: {
                PointDistance distance = new PointDistance(a(d, path), b(d, path));
                return new Distance(d.id(), distance.anchorA(), distance.anchorB(), distance.value(pose));
            }
            case ROPE: {
                PointDistance distance = new PointDistance(a(d, path), b(d, path));
                double length = Math.max(d.length(), distance.value(pose));
                oneSided.add(new SceneModel.OneSided(d.id(), joint, distance, Double.NEGATIVE_INFINITY, length));
                return null;
            }
            case ANGLE: {
                RigidBody a = scene.turning(d.bodyA(), path);
                RigidBody b = scene.turningOrWorld(d.bodyB(), path);
                return new AngleJoint(d.id(), a, b, angle(a, b, pose));
            }
            case GEAR: {
                RigidBody a = scene.turning(d.bodyA(), path);
                RigidBody b = scene.turningOrWorld(d.bodyB(), path);
                double held =
                        d.ratioA() * pose.q[a.angleOffset()] + (b == null ? 0 : d.ratioB() * pose.q[b.angleOffset()]);
                return new Gear(d.id(), a, b, d.ratioA(), d.ratioB(), held, !d.velocityLevel());
            }
            case MOTOR:
                return new Motor(
                        d.id(), scene.turning(d.bodyA(), path), scene.turningOrWorld(d.bodyB(), path), d.speed());
            case SKATE: {
                RigidBody body = scene.turning(d.bodyA(), path);
                double c = pose.cos[body.index()];
                double s = pose.sin[body.index()];
                Vector2 n = d.axis().unit().turned();
                return new Skate(d.id(), scene.anchor(body, d.point()), c * n.x() + s * n.y(), c * n.y() - s * n.x());
            }
            case COUPLING:
                return coupling(d, path);
        }
        throw new SceneException(path, "A joint of type '" + d.type().id() + "' cannot be built.");
    }

    private Anchor a(JointDescription d, String path) throws SceneException {
        return scene.anchor(scene.moving(d.bodyA(), path), d.pointA());
    }

    private Anchor b(JointDescription d, String path) throws SceneException {
        return scene.anchor(scene.bodyOrWorld(d.bodyB(), path), d.pointB());
    }

    private static double angle(RigidBody a, @Nullable RigidBody b, State pose) {
        return new RelativeAngle(a, b, 0).value(pose);
    }

    /** Measured along n = the axis turned by +90°, fixed in B. */
    private LineOffset across(JointDescription d, String path) throws SceneException {
        return LineOffset.from(
                a(d, path), b(d, path), scene.pose(), -d.axis().y(), d.axis().x());
    }

    private Coupling coupling(JointDescription d, String path) throws SceneException {
        Map<PlanarBody, double[]> terms = new LinkedHashMap<>();
        for (CouplingTerm term : d.terms()) {
            PlanarBody body = scene.moving(term.body(), path);
            double[] sum = terms.get(body);
            if (sum == null) {
                sum = new double[body.dimension()];
                terms.put(body, sum);
            }
            sum[0] += term.cx();
            sum[1] += term.cy();
            if (body.dimension() == 3) {
                sum[2] += term.cTheta();
            } else if (term.cTheta() != 0) {
                throw new SceneException(
                        path, "Body '" + term.body() + "' is a particle; its third coefficient must be 0.");
            }
        }
        return new Coupling(
                d.id(), terms.keySet().toArray(new Body[0]), terms.values().toArray(new double[0][]), d.rhs());
    }

    private void addSpringAndLimits(JointDescription d, int joint, String path) throws SceneException {
        SpringDescription spring = d.spring();
        LimitsDescription limits = d.limits();
        if (spring == null && limits == null) {
            return;
        }
        Coordinate free = freeCoordinate(d, path);
        if (spring != null) {
            forces.add(new LinearSpring(d.id() + ".spring", free, spring.stiffness(), spring.damping(), spring.rest()));
        }
        if (limits == null) {
            return;
        }
        if (limits.hard()) {
            oneSided.add(new SceneModel.OneSided(d.id() + ".limits", joint, free, limits.lower(), limits.upper()));
        } else {
            forces.add(new LimitSpring(
                    d.id() + ".limits", free, limits.lower(), limits.upper(), limits.stiffness(), limits.damping()));
        }
    }

    /** What the joint leaves free, measured from the pose: the way along a slide, the angle otherwise. */
    private Coordinate freeCoordinate(JointDescription d, String path) throws SceneException {
        if (d.type() == JointType.PRISMATIC) {
            return LineOffset.from(
                    a(d, path), b(d, path), scene.pose(), d.axis().x(), d.axis().y());
        }
        return RelativeAngle.from(scene.turning(d.bodyA(), path), scene.turningOrWorld(d.bodyB(), path), scene.pose());
    }
}
