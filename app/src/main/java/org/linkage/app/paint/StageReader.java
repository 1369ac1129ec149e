package org.linkage.app.paint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.JointType;
import org.linkage.solver.scene.LimitsDescription;
import org.linkage.solver.scene.Looks;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** Turns a scene's description into what the painter needs, world points into points of their bodies. */
final class StageReader {
    private final SceneDescription scene;
    private final Map<String, Integer> index = new HashMap<>();
    private final double[] cos;
    private final double[] sin;

    private final Set<String> hidden;

    StageReader(SceneDescription scene) {
        this.scene = scene;
        hidden = Looks.hidden(scene);
        int n = scene.bodies().size();
        cos = new double[n];
        sin = new double[n];
        for (int i = 0; i < n; i++) {
            BodyDescription body = scene.bodies().get(i);
            index.put(body.id(), i);
            cos[i] = StrictMath.cos(body.angle());
            sin[i] = StrictMath.sin(body.angle());
        }
    }

    StageModel read() {
        JointFacts[] joints = new JointFacts[scene.joints().size()];
        for (int i = 0; i < joints.length; i++) {
            joints[i] = joint(scene.joints().get(i));
        }
        List<StageModel.Coil> coils = new ArrayList<>();
        List<StageModel.Drive> drives = new ArrayList<>();
        for (ForceDescription force : scene.forces()) {
            if (!hidden.contains(force.id())) {
                force(force, coils, drives);
            }
        }
        return new StageModel(
                scene, bodies(joints), joints, coils, walls(), PocketPainter.holes(scene), drives, traces());
    }

    private List<StageModel.Trace> traces() {
        List<StageModel.Trace> traces = new ArrayList<>();
        for (Map.Entry<String, Vector2> trace : Looks.traces(scene).entrySet()) {
            int body = indexOf(trace.getKey());
            if (body >= 0) {
                traces.add(new StageModel.Trace(body, localX(body, trace.getValue()), localY(body, trace.getValue())));
            }
        }
        return traces;
    }

    private int indexOf(String id) {
        Integer found = index.get(id);
        return found == null ? -1 : found;
    }

    private double localX(int body, Vector2 p) {
        if (body < 0) {
            return p.x();
        }
        Vector2 c = scene.bodies().get(body).position();
        return cos[body] * (p.x() - c.x()) + sin[body] * (p.y() - c.y());
    }

    private double localY(int body, Vector2 p) {
        if (body < 0) {
            return p.y();
        }
        Vector2 c = scene.bodies().get(body).position();
        return -sin[body] * (p.x() - c.x()) + cos[body] * (p.y() - c.y());
    }

    private JointFacts joint(JointDescription joint) {
        int a = indexOf(joint.bodyA());
        int b = indexOf(joint.bodyB());
        double[] points = {
            localX(a, joint.pointA()), localY(a, joint.pointA()), localX(b, joint.pointB()), localY(b, joint.pointB())
        };
        int frame = joint.type() == JointType.SKATE ? a : b;
        double length = joint.axis().length();
        double axisX = length > 0 ? joint.axis().x() / length : 0;
        double axisY = length > 0 ? joint.axis().y() / length : 0;
        double c = frame < 0 ? 1 : cos[frame];
        double s = frame < 0 ? 0 : sin[frame];
        LimitsDescription limits = joint.limits();
        return new JointFacts(
                joint.id(),
                joint.type(),
                a,
                b,
                points,
                c * axisX + s * axisY,
                -s * axisX + c * axisY,
                joint.type() == JointType.DISTANCE ? joint.pointA().distanceTo(joint.pointB()) : joint.length(),
                joint.spring() != null,
                limits == null ? Double.NaN : limits.lower(),
                limits == null ? Double.NaN : limits.upper(),
                !hidden.contains(joint.id()));
    }

    private void force(ForceDescription force, List<StageModel.Coil> coils, List<StageModel.Drive> drives) {
        int a = indexOf(force.bodyA());
        switch (force.type()) {
            case SPRING -> {
                int b = indexOf(force.bodyB());
                coils.add(new StageModel.Coil(
                        a,
                        b,
                        localX(a, force.pointA()),
                        localY(a, force.pointA()),
                        localX(b, force.pointB()),
                        localY(b, force.pointB()),
                        force.rest(),
                        force.stiffness()));
            }
            case CONSTANT -> {
                if (force.torque() != 0 || force.force().length() > 0) {
                    drives.add(new StageModel.Drive(
                            a, 0, 0, force.force().x(), force.force().y(), force.torque()));
                }
            }
            case POINT_FORCE ->
                drives.add(new StageModel.Drive(
                        a,
                        localX(a, force.pointA()),
                        localY(a, force.pointA()),
                        force.force().x(),
                        force.force().y(),
                        0));
            case TORSION_SPRING -> {
                // its joint is drawn; the spring itself has no place
            }
        }
    }

    /** Walls that are given once per body are drawn once. */
    private List<StageModel.Wall> walls() {
        List<StageModel.Wall> walls = new ArrayList<>();
        for (ContactDescription contact : scene.contacts()) {
            double length = contact.normal().length();
            if (contact.type() != ContactDescription.Type.HALF_PLANE || length == 0 || hidden.contains(contact.id())) {
                continue;
            }
            double nx = contact.normal().x() / length;
            double ny = contact.normal().y() / length;
            StageModel.Wall wall =
                    new StageModel.Wall(contact.point().x(), contact.point().y(), nx, ny);
            boolean known = false;
            for (StageModel.Wall other : walls) {
                double apart = (wall.x() - other.x()) * nx + (wall.y() - other.y()) * ny;
                known |= Math.abs(apart) < 1e-9 && Math.abs(nx - other.nx()) + Math.abs(ny - other.ny()) < 1e-9;
            }
            if (!known) {
                walls.add(wall);
            }
        }
        return walls;
    }

    private BodyFacts[] bodies(JointFacts[] joints) {
        boolean[] fixed = fixedBodies(joints);
        double[] pinAngle = new double[fixed.length];
        Arrays.fill(pinAngle, Double.NaN);
        for (JointFacts joint : joints) {
            if (joint.type == JointType.REVOLUTE) {
                pin(pinAngle, joint.bodyA, joint.ax, joint.ay);
                pin(pinAngle, joint.bodyB, joint.bx, joint.by);
            }
        }
        Map<String, Looks.Look> looks = Looks.of(scene);
        BodyFacts[] facts = new BodyFacts[fixed.length];
        for (int i = 0; i < facts.length; i++) {
            facts[i] = body(scene.bodies().get(i), looks, fixed[i], pinAngle[i]);
        }
        return facts;
    }

    private static BodyFacts body(BodyDescription body, Map<String, Looks.Look> looks, boolean fixed, double pinAngle) {
        BodyFacts.Builder facts = new BodyFacts.Builder();
        facts.id = body.id();
        facts.mass = body.mass();
        facts.particle = body.isParticle();
        facts.fixed = fixed;
        ShapeDescription shape = body.shape();
        Looks.Look look = looks.get(body.id());
        facts.look = Look.of(look == null ? null : look.kind(), shape == null ? null : shape.kind());
        facts.number = look == null ? 0 : look.number();
        if (shape != null) {
            facts.shape = shape.kind();
            facts.length = shape.extentX();
            facts.width = shape.extentY();
            facts.radius = shape.kind() == ShapeDescription.Kind.DISC ? shape.radius() : shape.reach();
            facts.reach = shape.reach();
            facts.corners = new double[2 * shape.points().size()];
            for (int i = 0; i < shape.points().size(); i++) {
                facts.corners[2 * i] = shape.points().get(i).x();
                facts.corners[2 * i + 1] = shape.points().get(i).y();
            }
        }
        facts.hasPin = !Double.isNaN(pinAngle);
        facts.pinAngle = pinAngle;
        return new BodyFacts(facts);
    }

    private static void pin(double[] pinAngle, int body, double x, double y) {
        if (body >= 0 && Double.isNaN(pinAngle[body]) && x * x + y * y > 1e-12) {
            pinAngle[body] = StrictMath.atan2(y, x);
        }
    }

    private boolean[] fixedBodies(JointFacts[] joints) {
        boolean[] fixed = new boolean[scene.bodies().size()];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (JointFacts joint : joints) {
                if (joint.type != JointType.WELD) {
                    continue;
                }
                boolean a = joint.bodyA < 0 || fixed[joint.bodyA];
                boolean b = joint.bodyB < 0 || fixed[joint.bodyB];
                if (a && !b) {
                    fixed[joint.bodyB] = true;
                    changed = true;
                } else if (b && !a) {
                    fixed[joint.bodyA] = true;
                    changed = true;
                }
            }
        }
        return fixed;
    }
}
