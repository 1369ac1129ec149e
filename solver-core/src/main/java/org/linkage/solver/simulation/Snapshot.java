package org.linkage.solver.simulation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.Keys;
import org.linkage.solver.force.Finger;
import org.linkage.solver.integrate.TouchReport;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.JointType;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * Everything a painter needs of one instant, in arrays that are made once and filled without garbage. Made for one
 * simulation with {@link #of}; entries are in the order of the scene.
 */
public final class Snapshot {
    public static final int MAX_GRIPS = 16;

    /** The scene of the picture: shapes, looks, joint types. */
    public final SceneDescription scene;

    public double time;
    public final int bodies;
    public final double[] x;
    public final double[] y;
    public final double[] angle;
    public final double[] cos;
    public final double[] sin;
    public final boolean[] pinned;

    /** The velocity of each centre of mass, and the angular velocity, 0 for a particle. */
    public final double[] vx;

    public final double[] vy;
    public final double[] omega;

    /** A joint's point on A and on B in the world, and its force on A. Joints without a point have the bodies' centres. */
    public final int joints;

    public final double[] jx;
    public final double[] jy;
    public final double[] jx2;
    public final double[] jy2;
    public final double[] fx;
    public final double[] fy;

    /** The ends of the springs of the scene's list of forces. */
    public final int springs;

    public final double[] sx;
    public final double[] sy;
    public final double[] sx2;
    public final double[] sy2;

    public int gripCount;
    public final double[] gx = new double[MAX_GRIPS];
    public final double[] gy = new double[MAX_GRIPS];
    public final double[] tx = new double[MAX_GRIPS];
    public final double[] ty = new double[MAX_GRIPS];
    public final double[] gripForce = new double[MAX_GRIPS];

    public int contactCount;
    public double[] cx = new double[0];
    public double[] cy = new double[0];
    public double[] cfx = new double[0];
    public double[] cfy = new double[0];

    public double kinetic;
    public double potential;
    public double energy;
    public double jointError;
    public long stepNanos;
    public @Nullable String failure;

    private final Anchor[] jointA;
    private final Anchor[] jointB;
    private final Anchor[] springA;
    private final Anchor[] springB;
    private final double[] reaction = new double[3];

    private Snapshot(Simulation simulation) {
        scene = simulation.scene();
        bodies = simulation.bodyCount();
        x = new double[bodies];
        y = new double[bodies];
        angle = new double[bodies];
        cos = new double[bodies];
        sin = new double[bodies];
        pinned = new boolean[bodies];
        vx = new double[bodies];
        vy = new double[bodies];
        omega = new double[bodies];
        Anchors anchors = new Anchors(simulation);
        List<JointDescription> described = scene.joints();
        joints = described.size();
        jointA = new Anchor[joints];
        jointB = new Anchor[joints];
        for (int i = 0; i < joints; i++) {
            JointDescription joint = described.get(i);
            jointA[i] = anchors.ofJoint(joint, true);
            jointB[i] = anchors.ofJoint(joint, false);
        }
        jx = new double[joints];
        jy = new double[joints];
        jx2 = new double[joints];
        jy2 = new double[joints];
        fx = new double[joints];
        fy = new double[joints];
        int count = 0;
        for (ForceDescription force : scene.forces()) {
            count += force.type() == ForceDescription.Type.SPRING ? 1 : 0;
        }
        springs = count;
        springA = new Anchor[count];
        springB = new Anchor[count];
        int at = 0;
        for (ForceDescription force : scene.forces()) {
            if (force.type() == ForceDescription.Type.SPRING) {
                springA[at] = anchors.at(force.bodyA(), force.pointA());
                springB[at++] = anchors.at(force.bodyB(), force.pointB());
            }
        }
        sx = new double[count];
        sy = new double[count];
        sx2 = new double[count];
        sy2 = new double[count];
    }

    /** An empty snapshot for scenes with the bodies and joints of this one. */
    public static Snapshot of(Simulation simulation) {
        return new Snapshot(simulation);
    }

    /** Points of the scene's pose as points of bodies. */
    private static final class Anchors {
        private final Map<String, PlanarBody> byId = new HashMap<>();
        private final State pose;

        Anchors(Simulation simulation) {
            pose = new State(simulation.model().mechanism());
            for (int i = 0; i < simulation.bodyCount(); i++) {
                var d = simulation.scene().bodies().get(i);
                double[] place = {d.position().x(), d.position().y(), d.angle()};
                PlanarBody body = (PlanarBody) simulation.model().mechanism().body(i);
                byId.put(d.id(), body);
                pose.setPosition(body, place);
            }
            pose.refresh();
        }

        private @Nullable PlanarBody body(String id) {
            return byId.get(id);
        }

        Anchor at(String id, Vector2 point) {
            return Anchor.at(body(id), pose, point.x(), point.y());
        }

        Anchor ofJoint(JointDescription joint, boolean first) {
            switch (joint.type()) {
                case REVOLUTE, WELD, PRISMATIC, POINT_ON_LINE, DISTANCE, ROPE:
                    return first ? at(joint.bodyA(), joint.pointA()) : at(joint.bodyB(), joint.pointB());
                case SKATE:
                    return at(joint.bodyA(), joint.pointA());
                case COUPLING: {
                    int term = first ? 0 : Math.min(1, joint.terms().size() - 1);
                    return new Anchor(body(joint.terms().get(term).body()), 0, 0);
                }
                default: {
                    PlanarBody second = body(joint.bodyB());
                    return new Anchor(first || second == null ? body(joint.bodyA()) : second, 0, 0);
                }
            }
        }
    }

    void take(Simulation simulation) {
        State state = simulation.state();
        time = state.time;
        for (int i = 0; i < bodies; i++) {
            PlanarBody body = (PlanarBody) simulation.model().mechanism().body(i);
            x[i] = state.q[body.offset()];
            y[i] = state.q[body.offset() + 1];
            angle[i] = body.angleOffset() < 0 ? 0 : state.q[body.angleOffset()];
            cos[i] = state.cos[i];
            sin[i] = state.sin[i];
            pinned[i] = simulation.pinned(i);
            vx[i] = state.v[body.offset()];
            vy[i] = state.v[body.offset() + 1];
            omega[i] = body.angleOffset() < 0 ? 0 : state.v[body.angleOffset()];
        }
        double[] lambda = simulation.engine().integrator().lambda();
        for (int i = 0; i < joints; i++) {
            jx[i] = jointA[i].x(state);
            jy[i] = jointA[i].y(state);
            jx2[i] = jointB[i].x(state);
            jy2[i] = jointB[i].y(state);
            takeForce(simulation, i, lambda);
        }
        for (int i = 0; i < springs; i++) {
            sx[i] = springA[i].x(state);
            sy[i] = springA[i].y(state);
            sx2[i] = springB[i].x(state);
            sy2[i] = springB[i].y(state);
        }
        takeGrips(simulation, state);
        takeContacts(simulation);
        Diagnostics diagnostics = simulation.diagnostics();
        kinetic = diagnostics.kinetic();
        potential = diagnostics.potential();
        energy = kinetic + potential;
        jointError = diagnostics.jointError();
        stepNanos = diagnostics.stepNanos();
        failure = simulation.failure();
    }

    /** The force of the last step; a joint without a force (a gear, a motor) has 0. */
    private void takeForce(Simulation simulation, int joint, double[] lambda) {
        fx[joint] = 0;
        fy[joint] = 0;
        int index = simulation.constraintOfJoint(joint);
        if (index < 0) {
            return;
        }
        var constraint = simulation.system().constraint(index);
        int at = simulation.system().layout().rowAt(index);
        boolean planar =
                switch (scene.joints().get(joint).type()) {
                    case REVOLUTE, WELD, PRISMATIC, POINT_ON_LINE, DISTANCE -> true;
                    default -> false;
                };
        if (planar && at + constraint.rows() <= lambda.length) {
            constraint.reaction(simulation.state(), lambda, at, reaction, 0);
            fx[joint] = reaction[0];
            fy[joint] = reaction[1];
        }
    }

    /** Points and forces on A of the contacts that pushed in the last step; the pull of ropes goes to their joints. */
    private void takeContacts(Simulation simulation) {
        contactCount = 0;
        TouchReport report = simulation.engine().touching();
        if (report == null) {
            return;
        }
        ContactSet set = report.touched();
        ContactRecord record = report.record();
        int most = Math.min(set.count, record.count);
        if (cx.length < most) {
            cx = new double[2 * most];
            cy = new double[2 * most];
            cfx = new double[2 * most];
            cfy = new double[2 * most];
        }
        for (int k = 0; k < most; k++) {
            int row = record.key[k] == set.key[k] ? k : record.find(set.key[k]);
            if (row < 0 || record.normal[row] == 0) {
                continue;
            }
            if (!set.surface[k]) {
                takeRope(simulation, set, k, record.normal[row]);
                continue;
            }
            cx[contactCount] = set.x[k];
            cy[contactCount] = set.y[k];
            cfx[contactCount] = record.normal[row] * set.nx[k] - record.friction[row] * set.ny[k];
            cfy[contactCount] = record.normal[row] * set.ny[k] + record.friction[row] * set.nx[k];
            contactCount++;
        }
    }

    /** A taut rope is found among the contacts, for it only pulls; its force is that of its joint: Nᵀλ on A, along the rope. */
    private void takeRope(Simulation simulation, ContactSet set, int row, double pull) {
        int source = Keys.source(set.key[row]);
        if (simulation.contacts().listed(source)) {
            return;
        }
        int joint = simulation.contacts().joint(source);
        if (scene.joints().get(joint).type() == JointType.ROPE) {
            fx[joint] += pull * set.normalA[row * set.stride];
            fy[joint] += pull * set.normalA[row * set.stride + 1];
        }
    }

    private void takeGrips(Simulation simulation, State state) {
        List<Finger> fingers = simulation.touch().grips().fingers();
        gripCount = Math.min(MAX_GRIPS, fingers.size());
        for (int i = 0; i < gripCount; i++) {
            Finger finger = fingers.get(i);
            gx[i] = finger.point().x(state);
            gy[i] = finger.point().y(state);
            tx[i] = finger.targetX();
            ty[i] = finger.targetY();
            gripForce[i] = Math.sqrt(finger.fx() * finger.fx() + finger.fy() * finger.fy());
        }
    }
}
