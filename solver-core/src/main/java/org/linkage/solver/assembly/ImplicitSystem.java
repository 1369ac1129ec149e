package org.linkage.solver.assembly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.force.Finger;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.Gravity;
import org.linkage.solver.force.Spring;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * The equations of one implicit step, linearised about a guess (q, v) of its end. With v̂ the velocities the step starts
 * from, dv the change of the guess and ℓ = hλ:
 *
 * <pre>
 *   A dv − Jᵀℓ = −M (v − v̂) + hF(q, v),   A = M − h ∂F/∂v − h² ∂F/∂q + h² K
 *   J dv       = −C(q)/h                   position level
 *   J dv       = target − J v              velocity level
 * </pre>
 *
 * <p>Springs, dampers and stiff limits are compliant rows in the group of the joint they act beside (see
 * {@link StiffSprings}), or blocks of A if {@code springsAsBlocks}. K bounds the geometric stiffness of the joints, found from
 * the last λ: without it long chains blow up. Fingers are not in here: they are answered from the factor, so that they
 * never cost the tree.
 */
public final class ImplicitSystem {
    private final MechanicalSystem system;
    private int revision;
    private Force[] forces = new Force[0];
    private Finger[] fingers = new Finger[0];
    /** Whether anything brings energy in from outside. */
    private boolean driven;
    /** Whether nothing but pins adds to A, and to nothing but its θθ entries. */
    private boolean pinsAlone;

    private final RowLayout layout;
    private final KktSystem kkt;
    private final PinRows pins;
    private final int[] general;
    private final int[][] massAt;
    private final StiffSprings springs;
    private final boolean springsAsBlocks;
    private final double[] c;
    private final double[] load;
    private final JointGaps gaps = new JointGaps();
    /** 1 over the length of the link of each general constraint. */
    private final double[] perLength;

    private final Momentum momentum;

    /** For each row of the mechanical system, where it stands here. */
    private final int[] rowHere;

    public ImplicitSystem(MechanicalSystem system, boolean springsAsBlocks) {
        this.system = system;
        this.springsAsBlocks = springsAsBlocks;
        List<Spring> stiff = sortForces();
        int constraints = system.constraintCount();
        RowLayout.Builder builder = new RowLayout.Builder(system.mechanism());
        for (int i = 0; i < constraints; i++) {
            builder.add(system.constraint(i).rows(), MechanicalSystem.bodies(system.constraint(i)));
        }
        int[] coupling = new int[springsAsBlocks ? stiff.size() : 0];
        if (springsAsBlocks) {
            layout = builder.build(couplings(stiff, coupling));
        } else {
            for (Spring spring : stiff) {
                builder.add(1, MechanicalSystem.bodies(spring.coordinate()));
            }
            layout = builder.build();
        }
        kkt = new KktSystem(layout.graph());
        takeMasses();
        springs = new StiffSprings(stiff.toArray(new Spring[0]), constraints, layout, coupling);
        List<Revolute> flat = new ArrayList<>();
        List<Integer> flatItems = new ArrayList<>();
        int[] others = new int[constraints];
        int otherCount = 0;
        massAt = new int[constraints][];
        for (int i = 0; i < constraints; i++) {
            Constraint constraint = system.constraint(i);
            massAt[i] = new int[constraint.bodyCount()];
            for (int k = 0; k < massAt[i].length; k++) {
                massAt[i][k] = graph().massOffset[constraint.body(k).index()];
            }
            if (constraint instanceof Revolute pin && PinRows.takes(pin)) {
                flat.add(pin);
                flatItems.add(i);
            } else {
                others[otherCount++] = i;
            }
        }
        general = Arrays.copyOf(others, otherCount);
        pins = new PinRows(flat, flatItems, layout, kkt);
        c = new double[graph().rows()];
        load = new double[graph().rows()];
        rowHere = new int[system.rows()];
        for (int i = 0; i < constraints; i++) {
            for (int r = 0; r < system.constraint(i).rows(); r++) {
                rowHere[system.layout().rowAt(i) + r] = layout.rowAt(i) + r;
            }
        }
        perLength = new double[otherCount];
        for (int k = 0; k < otherCount; k++) {
            perLength[k] = 1 / JointGaps.length(system.constraint(general[k]));
        }
        momentum = new Momentum(graph(), system.masses());
    }

    /** Tells springs, which are part of the graph, from fingers and other forces, which are not. */
    private List<Spring> sortForces() {
        revision = system.revision();
        List<Force> plain = new ArrayList<>();
        List<Finger> held = new ArrayList<>();
        List<Spring> stiff = new ArrayList<>();
        for (Force force : system.forces()) {
            if (force instanceof Spring spring) {
                stiff.add(spring);
            } else if (force instanceof Finger finger) {
                held.add(finger);
            } else {
                plain.add(force);
            }
        }
        forces = plain.toArray(new Force[0]);
        fingers = held.toArray(new Finger[0]);
        driven = fingers.length > 0;
        pinsAlone = fingers.length == 0 && stiff.isEmpty();
        for (Force force : forces) {
            driven |= force.external();
            pinsAlone &= force instanceof Gravity;
        }
        for (int i = 0; i < system.constraintCount(); i++) {
            driven |= !system.constraint(i).positionLevel();
            pinsAlone &= system.constraint(i) instanceof Revolute pin && PinRows.takes(pin);
        }
        return stiff;
    }

    /** Takes note of forces that came or went. Returns false if there are springs among them: then build anew. */
    public boolean refresh() {
        List<Spring> stiff = sortForces();
        takeMasses();
        return springs.are(stiff);
    }

    private void takeMasses() {
        System.arraycopy(system.masses(), 0, kkt.mass, 0, kkt.mass.length);
    }

    /** The pairs of bodies that springs tie together, each pair once; {@code couplingOf[i]} is the pair of spring i. */
    private static int[][] couplings(List<Spring> stiff, int[] couplingOf) {
        Map<Long, Integer> known = new LinkedHashMap<>();
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < couplingOf.length; i++) {
            couplingOf[i] = -1;
            if (stiff.get(i).coordinate().bodyCount() == 2) {
                int a = stiff.get(i).coordinate().body(0).index();
                int b = stiff.get(i).coordinate().body(1).index();
                long key = ((long) Math.min(a, b) << 32) | Math.max(a, b);
                Integer pair = known.get(key);
                if (pair == null) {
                    pair = pairs.size();
                    known.put(key, pair);
                    pairs.add(new int[] {a, b});
                }
                couplingOf[i] = pair;
            }
        }
        return pairs.toArray(new int[0][]);
    }

    public BlockGraph graph() {
        return layout.graph();
    }

    public KktSystem kkt() {
        return kkt;
    }

    public Finger[] fingers() {
        return fingers;
    }

    /** Whether forces have come or gone since this was built. */
    public boolean stale() {
        return revision != system.revision();
    }

    /** Takes the springs at the guess. Returns whether the limits that act are the same as in the last round. */
    public boolean evaluateSprings(State guess, double h, boolean holdLimits) {
        return springs.evaluate(guess, h, holdLimits);
    }

    /** As {@link #evaluateSprings}, and C, to see whether the joints are closed. */
    public boolean evaluateGaps(State guess, double h, boolean holdLimits) {
        pins.gaps(guess, c, gaps);
        for (int k = 0; k < general.length; k++) {
            Constraint constraint = system.constraint(general[k]);
            int row = layout.rowAt(general[k]);
            constraint.value(guess, c, row);
            for (int r = row; r < row + constraint.rows(); r++) {
                gaps.add(Math.abs(c[r]), Math.abs(c[r]) * perLength[k]);
            }
        }
        return springs.evaluate(guess, h, holdLimits);
    }

    /** Forgets which limits acted. */
    public void forget() {
        springs.forget();
    }

    /** Whether stiff limits have begun or ceased to act since the last call. */
    public boolean limitsChanged() {
        return springs.limitsChanged();
    }

    /** The worst gap of a joint in units of its length, at the guess of the last {@link #evaluateGaps}; NaN if one is. */
    public double gap() {
        return gaps.byLength;
    }

    /** The same in the gap's own unit. */
    public double worst() {
        return gaps.worst;
    }

    /** The right-hand sides of a pass that only closes the joints: nothing on bodies and springs, −C/h on the joints' rows. */
    public void closing(double h, double[] bodyRhs, double[] rowRhs) {
        Arrays.fill(bodyRhs, 0);
        double perH = 1 / h;
        for (int i = 0; i < c.length; i++) {
            rowRhs[i] = -c[i] * perH;
        }
    }

    /**
     * Writes A, J and both right-hand sides at the guess; the springs must have been evaluated there.
     *
     * @param impulse ℓ of the last round, whose geometric stiffness is bounded
     * @param stiffening how many times that bound goes into A: 1, 0 for a look at what happens without, more where rounds
     *     do not end
     */
    public void assemble(
            State guess,
            double[] vHat,
            double h,
            double[] impulse,
            double stiffening,
            double[] bodyRhs,
            double[] rowRhs) {
        if (forces.length == 1 && forces[0] instanceof Gravity gravity) {
            // as nearly always: one loop instead of three
            momentum.start(gravity.weight(), guess.v, vHat, h, bodyRhs);
        } else {
            Arrays.fill(bodyRhs, 0);
            for (Force force : forces) {
                force.apply(guess, bodyRhs);
            }
            momentum.add(guess.v, vHat, h, bodyRhs);
        }
        if (!pinsAlone) {
            takeMasses();
        }
        pins.assemble(guess, h, impulse, stiffening, pinsAlone, system.masses(), kkt, rowRhs);
        assembleGeneral(guess, h, impulse, stiffening, rowRhs);
        for (Force force : forces) {
            force.addImplicit(guess, h, kkt.mass, graph().massOffset);
        }
        if (stiffening > 0) {
            springs.addGeometricStiffness(guess, h * h * stiffening, kkt.mass);
            for (Finger finger : fingers) {
                finger.addImplicit(guess, h, kkt.mass, graph().massOffset);
            }
        }
        if (springsAsBlocks) {
            Arrays.fill(kkt.coupling, 0);
            springs.addBlocks(guess, h, kkt, bodyRhs);
        } else {
            springs.writeRows(guess, h, kkt, rowRhs);
        }
    }

    /** J, right-hand sides and geometric stiffness of all constraints that are no pins. */
    private void assembleGeneral(State guess, double h, double[] impulse, double stiffening, double[] rowRhs) {
        double perH = -1 / h;
        for (int i : general) {
            Constraint constraint = system.constraint(i);
            int row = layout.rowAt(i);
            constraint.jacobian(guess, kkt.jacobian, layout.jacobianAt(i));
            if (constraint.positionLevel()) {
                constraint.value(guess, rowRhs, row);
                for (int r = row; r < row + constraint.rows(); r++) {
                    rowRhs[r] *= perH;
                }
            } else {
                velocityRow(i, guess.v, rowRhs);
            }
            if (stiffening > 0) {
                // h²K(λ) = h K(ℓ)
                for (int r = row; r < row + constraint.rows(); r++) {
                    load[r] = h * stiffening * impulse[r];
                }
                constraint.addGeometricStiffness(guess, load, row, kkt.mass, massAt[i]);
            }
        }
    }

    /** target − J v. */
    private void velocityRow(int item, double[] v, double[] rowRhs) {
        Constraint constraint = system.constraint(item);
        int row = layout.rowAt(item);
        constraint.velocityTarget(rowRhs, row);
        for (int k = 0; k < constraint.bodyCount(); k++) {
            int n = constraint.body(k).dimension();
            int x = constraint.body(k).offset();
            for (int r = 0; r < constraint.rows(); r++) {
                for (int j = 0; j < n; j++) {
                    rowRhs[row + r] -= kkt.jacobian[layout.jacobianAt(item)[k] + r * n + j] * v[x + j];
                }
            }
        }
    }

    /** Where the rows of a constraint start in ℓ. */
    int rowOf(int constraint) {
        return layout.rowAt(constraint);
    }

    /** Where the blocks of a constraint start in J. */
    int[] blocksOf(int constraint) {
        return layout.jacobianAt(constraint);
    }

    /** Writes λ of the constraints, in the order of the {@link MechanicalSystem}'s own rows. */
    public void constraintForces(double[] impulse, double h, double[] lambda) {
        double perH = 1 / h;
        for (int i = 0; i < rowHere.length; i++) {
            lambda[i] = impulse[rowHere[i]] * perH;
        }
    }

    /**
     * The work of forces from outside and of fingers between {@code from} and the guess, with the forces of the
     * guess.
     *
     * @param scratch as long as q
     */
    public double externalWork(State guess, double[] from, double[] scratch) {
        if (!driven) {
            return 0;
        }
        Arrays.fill(scratch, 0);
        for (Force force : forces) {
            if (force.external()) {
                force.apply(guess, scratch);
            }
        }
        for (Finger finger : fingers) {
            finger.point().addForce(guess, finger.fx(), finger.fy(), scratch);
        }
        double sum = 0;
        for (int i = 0; i < scratch.length; i++) {
            sum += scratch[i] * (guess.q[i] - from[i]);
        }
        return sum;
    }

    /** What dampers take at the guess, W. */
    public double damperPower() {
        return springs.damperPower();
    }

    /** λ·target of the rows that are driven: torque times speed of motors, W. */
    public double drivenPower(double[] impulse, double h) {
        if (!driven) {
            return 0;
        }
        double sum = 0;
        for (int i : general) {
            Constraint constraint = system.constraint(i);
            if (!constraint.positionLevel()) {
                constraint.velocityTarget(load, layout.rowAt(i));
                for (int r = 0; r < constraint.rows(); r++) {
                    sum += impulse[layout.rowAt(i) + r] * load[layout.rowAt(i) + r];
                }
            }
        }
        return sum / h;
    }
}
