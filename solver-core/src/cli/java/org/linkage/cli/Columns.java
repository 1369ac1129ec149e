package org.linkage.cli;

import java.util.ArrayList;
import java.util.List;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.simulation.Diagnostics;
import org.linkage.solver.simulation.Simulation;

/** A sample as a row of numbers with names, in the order of the file; NaN where redundancy leaves a number undetermined. */
final class Columns {
    private static final String[] PLACE = {"x", "y", "theta"};
    private static final String[] SPEED = {"vx", "vy", "omega"};

    private Columns() {}

    static List<String> names(Simulation simulation) {
        List<String> names = new ArrayList<>();
        names.add("t");
        for (int i = 0; i < simulation.bodyCount(); i++) {
            Body body = simulation.system().mechanism().body(i);
            for (int k = 0; k < body.dimension(); k++) {
                names.add(body.id() + "." + PLACE[k]);
            }
            for (int k = 0; k < body.dimension(); k++) {
                names.add(body.id() + "." + SPEED[k]);
            }
        }
        for (JointDescription joint : simulation.scene().joints()) {
            for (String part : parts(joint)) {
                names.add(joint.id() + "." + part);
            }
        }
        for (String name : new String[] {"energy", "kinetic", "potential", "jointError", "velocityError"}) {
            names.add(name);
        }
        return names;
    }

    private static String[] parts(JointDescription joint) {
        return switch (joint.type()) {
            case REVOLUTE, DISTANCE, ROPE, POINT_ON_LINE -> new String[] {"fx", "fy"};
            case WELD, PRISMATIC -> new String[] {"fx", "fy", "torque"};
            case ANGLE, MOTOR -> new String[] {"torque"};
            case GEAR -> new String[] {"torqueA", "torqueB"};
            case SKATE, COUPLING -> new String[] {"multiplier"};
        };
    }

    static List<Double> values(Simulation simulation) {
        List<Double> values = new ArrayList<>();
        values.add(simulation.time());
        for (int i = 0; i < simulation.bodyCount(); i++) {
            Body body = simulation.system().mechanism().body(i);
            for (int k = 0; k < body.dimension(); k++) {
                values.add(simulation.state().q[body.offset() + k]);
            }
            for (int k = 0; k < body.dimension(); k++) {
                values.add(simulation.state().v[body.offset() + k]);
            }
        }
        double[] reaction = new double[3];
        boolean[] determined = new boolean[3];
        Diagnostics diagnostics = simulation.diagnostics();
        for (int i = 0; i < simulation.scene().joints().size(); i++) {
            int size = diagnostics.reaction(i, reaction, determined);
            for (int k = 0; k < size; k++) {
                values.add(determined[k] ? reaction[k] : Double.NaN);
            }
        }
        values.add(diagnostics.energy());
        values.add(diagnostics.kinetic());
        values.add(diagnostics.potential());
        values.add(diagnostics.jointError());
        values.add(diagnostics.velocityError());
        return values;
    }
}
