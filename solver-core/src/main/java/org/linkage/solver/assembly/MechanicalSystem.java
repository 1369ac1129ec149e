package org.linkage.solver.assembly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Coordinate;
import org.linkage.solver.force.Force;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/**
 * Bodies with their constraints and forces: everything that says how a mechanism moves, but for contacts.
 *
 * <p>Rows of all constraints stand in one vector; where, says the {@link RowLayout}. Evaluations write into arrays of the
 * caller. The list of constraints is fixed; forces may come and go (a finger, a gust).
 */
public final class MechanicalSystem {
    private final Mechanism mechanism;
    private final Constraint[] constraints;
    private final List<Force> forces;
    private final RowLayout layout;
    private final double[] mass;
    /** Constraints that drive: they have a velocity to hold instead of a position. */
    private final int[] driven;

    private final double[] target;
    private int revision;

    public MechanicalSystem(Mechanism mechanism, List<? extends Constraint> constraints, List<? extends Force> forces) {
        this.mechanism = mechanism;
        this.constraints = constraints.toArray(new Constraint[0]);
        this.forces = new ArrayList<>(forces);
        RowLayout.Builder builder = new RowLayout.Builder(mechanism);
        for (Constraint constraint : constraints) {
            builder.add(constraint.rows(), bodies(constraint));
        }
        layout = builder.build();
        mass = new double[layout.graph().massOffset[mechanism.bodyCount()]];
        for (int b = 0; b < mechanism.bodyCount(); b++) {
            mechanism.body(b).massMatrix(mass, layout.graph().massOffset[b]);
        }
        driven = IntStream.range(0, this.constraints.length)
                .filter(i -> !this.constraints[i].positionLevel())
                .toArray();
        target = new double[layout.graph().rows()];
    }

    /** The moving bodies of a constraint. */
    public static Body[] bodies(Constraint constraint) {
        Body[] bodies = new Body[constraint.bodyCount()];
        for (int k = 0; k < bodies.length; k++) {
            bodies[k] = constraint.body(k);
        }
        return bodies;
    }

    public Mechanism mechanism() {
        return mechanism;
    }

    public int constraintCount() {
        return constraints.length;
    }

    public Constraint constraint(int index) {
        return constraints[index];
    }

    public List<Force> forces() {
        return Collections.unmodifiableList(forces);
    }

    public void addForce(Force force) {
        forces.add(force);
        revision++;
    }

    public void removeForce(Force force) {
        forces.remove(force);
        revision++;
    }

    /** Counts how often the list of forces has changed: who has sorted them once looks here whether to do it again. */
    public int revision() {
        return revision;
    }

    /** The moving bodies of a coordinate. */
    public static Body[] bodies(Coordinate coordinate) {
        Body[] bodies = new Body[coordinate.bodyCount()];
        for (int k = 0; k < bodies.length; k++) {
            bodies[k] = coordinate.body(k);
        }
        return bodies;
    }

    /** The mass matrices, block after block as in {@link KktSystem#mass}; not to be written. */
    double[] masses() {
        return mass;
    }

    public RowLayout layout() {
        return layout;
    }

    public BlockGraph graph() {
        return layout.graph();
    }

    public int rows() {
        return layout.graph().rows();
    }

    public int coordinates() {
        return mechanism.coordinates();
    }

    /** Writes the mass matrices and J at the state into {@code system}, whose graph must be this one's. */
    public void assemble(State state, KktSystem system) {
        System.arraycopy(mass, 0, system.mass, 0, mass.length);
        for (int i = 0; i < constraints.length; i++) {
            constraints[i].jacobian(state, system.jacobian, layout.jacobianAt(i));
        }
    }

    /** Writes C of all rows. */
    public void values(State state, double[] c) {
        for (int i = 0; i < constraints.length; i++) {
            constraints[i].value(state, c, layout.rowAt(i));
        }
    }

    /** Writes J̇q̇ of all rows. */
    public void biases(State state, double[] bias) {
        for (int i = 0; i < constraints.length; i++) {
            constraints[i].bias(state, bias, layout.rowAt(i));
        }
    }

    /** Writes what J q̇ should be. */
    public void velocityTargets(double[] target) {
        for (int i = 0; i < constraints.length; i++) {
            constraints[i].velocityTarget(target, layout.rowAt(i));
        }
    }

    /** Writes the sum of all forces. */
    public void forces(State state, double[] force) {
        Arrays.fill(force, 0);
        for (int i = 0; i < forces.size(); i++) {
            forces.get(i).apply(state, force);
        }
    }

    /** Writes J v − target: how far the velocities are from what the constraints want; J as in {@code system}. */
    public void velocityErrors(KktSystem system, double[] v, double[] error) {
        velocityTargets(error);
        BlockGraph graph = layout.graph();
        for (int g = 0; g < graph.groupCount; g++) {
            for (int i = 0; i < graph.groupDimension[g]; i++) {
                double sum = 0;
                for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                    int n = graph.bodyDimension[graph.edgeBody[e]];
                    int at = graph.bodyOffset[graph.edgeBody[e]];
                    int block = graph.edgeOffset[e] + i * n;
                    for (int j = 0; j < n; j++) {
                        sum += system.jacobian[block + j] * v[at + j];
                    }
                }
                error[graph.rowOffset[g] + i] = sum - error[graph.rowOffset[g] + i];
            }
        }
    }

    /** ½ vᵀMv. */
    public double kineticEnergy(State state) {
        BlockGraph graph = layout.graph();
        double sum = 0;
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            int at = graph.bodyOffset[b];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    sum += 0.5 * state.v[at + i] * mass[graph.massOffset[b] + i * n + j] * state.v[at + j];
                }
            }
        }
        return sum;
    }

    /** The power of forces from outside. */
    public double externalPower(State state) {
        double sum = 0;
        for (int i = 0; i < forces.size(); i++) {
            sum += forces.get(i).external() ? forces.get(i).power(state) : 0;
        }
        return sum;
    }

    /** The power of the rows that drive: λ·target. */
    public double drivenPower(double[] lambda) {
        double sum = 0;
        for (int i : driven) {
            int row = layout.rowAt(i);
            constraints[i].velocityTarget(target, row);
            for (int r = row; r < row + constraints[i].rows(); r++) {
                sum += lambda[r] * target[r];
            }
        }
        return sum;
    }

    /** The power of dampers, 0 or below. */
    public double damperPower(State state) {
        double sum = 0;
        for (int i = 0; i < forces.size(); i++) {
            sum += forces.get(i).external() ? 0 : forces.get(i).power(state);
        }
        return sum;
    }

    public double potentialEnergy(State state) {
        double sum = 0;
        for (int i = 0; i < forces.size(); i++) {
            sum += forces.get(i).potential(state);
        }
        return sum;
    }
}
