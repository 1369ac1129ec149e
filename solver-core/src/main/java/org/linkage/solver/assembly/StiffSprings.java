package org.linkage.solver.assembly;

import java.util.Arrays;
import java.util.List;
import org.linkage.solver.constraint.Coordinate;
import org.linkage.solver.force.LimitSpring;
import org.linkage.solver.force.Spring;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.mechanism.State;

/**
 * Springs, dampers and stiff limits within an implicit step. With g the gradient of φ and t = k e + c φ̇ at the present guess,
 * the impulse of the end of the step is
 *
 * <pre>
 *   −(h t + κ g dv) gᵀ,   κ = h²k + hc
 * </pre>
 *
 * <p>As a <em>row</em> of the joint: √κ g dv + s = −h t/√κ, impulse √κ gᵀs; exact for every stiffness, valid at κ = 0, the tree
 * stays a tree. As <em>blocks</em> of A: κ gᵀg, with a block between the two bodies (the stiff-joints paper's own form).
 *
 * <p>A limit acts where the guess is beyond it, so the guess of the next round decides again: within a few rounds the
 * limits that act are those that are met at the end of the step. Its damping would set in with a jump, so that a step
 * could end neither before nor beyond; within one step's way before the limit it therefore rises from 0, as (c/h)(d + h ḋ),
 * d < 0 the way to go. {@code hold} ends a limit's change of mind.
 */
final class StiffSprings {
    private static final int SLACK = 0;
    private static final int NEAR = 1;
    private static final int BEYOND = 2;

    private final Spring[] springs;
    private final int firstItem;
    private final RowLayout layout;
    private final int[] coupling;
    private final int[][] massAt;
    private final int[][] local;
    private final double[] gradient = new double[64];
    private final double[] kappa;
    private final double[] load;
    /** What the damper takes at the guess, W. */
    private final double[] taken;

    /** For limits: slack, near or beyond, negative on the lower side. */
    private final byte[] mode;

    private final boolean[] acted;

    StiffSprings(Spring[] springs, int firstItem, RowLayout layout, int[] coupling) {
        this.springs = springs;
        this.firstItem = firstItem;
        this.layout = layout;
        this.coupling = coupling;
        kappa = new double[springs.length];
        load = new double[springs.length];
        taken = new double[springs.length];
        mode = new byte[springs.length];
        acted = new boolean[springs.length];
        massAt = new int[springs.length][];
        local = new int[springs.length][];
        for (int i = 0; i < springs.length; i++) {
            Coordinate coordinate = springs[i].coordinate();
            massAt[i] = new int[coordinate.bodyCount()];
            local[i] = new int[coordinate.bodyCount()];
            int at = 0;
            for (int k = 0; k < massAt[i].length; k++) {
                massAt[i][k] = layout.graph().massOffset[coordinate.body(k).index()];
                local[i][k] = at;
                at += coordinate.body(k).dimension();
            }
        }
    }

    /** Whether these are the springs, in this order. */
    boolean are(List<Spring> others) {
        return Arrays.asList(springs).equals(others);
    }

    /**
     * Takes k, c, e and φ̇ at the guess.
     *
     * @param hold whether a limit that acted in the last round acts on
     * @return whether the limits that act are the same as in the last round
     */
    boolean evaluate(State s, double h, boolean hold) {
        boolean same = true;
        for (int i = 0; i < springs.length; i++) {
            Spring spring = springs[i];
            double phi = spring.coordinate().value(s);
            if (spring instanceof LimitSpring limit) {
                byte before = mode[i];
                evaluateLimit(i, limit, phi, spring.coordinate().rate(s), h, hold);
                same &= before == mode[i];
            } else {
                double k = spring.stiffness(phi);
                double c = spring.damping(phi);
                kappa[i] = h * h * k + h * c;
                double rate = c == 0 ? 0 : spring.coordinate().rate(s);
                load[i] = k * spring.elongation(phi) + c * rate;
                taken[i] = c * rate * rate;
            }
        }
        return same;
    }

    private void evaluateLimit(int i, LimitSpring limit, double phi, double rate, double h, boolean hold) {
        double above = phi - limit.upper();
        double below = limit.lower() - phi;
        boolean held = hold && Math.abs(mode[i]) == BEYOND;
        int side = held ? mode[i] / BEYOND : above >= below ? 1 : -1;
        double d = side > 0 ? above : below;
        double outward = side * rate;
        double k = 0;
        double c = 0;
        double t = 0;
        int now = SLACK;
        if (d > 0 || held) {
            now = BEYOND;
            k = limit.stiffness();
            c = limit.damping();
            t = k * d + c * outward;
        } else if (outward > 0 && d + h * outward > 0 && limit.damping() > 0) {
            now = NEAR;
            c = limit.damping();
            k = c / h;
            t = k * d + c * outward;
        }
        mode[i] = (byte) (side * now);
        kappa[i] = h * h * k + h * c;
        load[i] = side * t;
        // ahead of the limit all of it is damping
        taken[i] = now == NEAR ? t * outward : c * outward * outward;
    }

    /** The power of all dampers at the guess, 0 or above. */
    double damperPower() {
        double sum = 0;
        for (double one : taken) {
            sum += one;
        }
        return sum;
    }

    void forget() {
        Arrays.fill(mode, (byte) SLACK);
        Arrays.fill(acted, false);
    }

    /** Whether a limit acts now that did not at the last call, or the other way round: an impact, for who remembers. */
    boolean limitsChanged() {
        boolean changed = false;
        for (int i = 0; i < springs.length; i++) {
            boolean acts = mode[i] != SLACK;
            changed |= acts != acted[i];
            acted[i] = acts;
        }
        return changed;
    }

    /** Writes the rows and their right-hand sides. */
    void writeRows(State s, double h, KktSystem kkt, double[] rowRhs) {
        for (int i = 0; i < springs.length; i++) {
            Coordinate coordinate = springs[i].coordinate();
            int[] at = layout.jacobianAt(firstItem + i);
            double root = Math.sqrt(kappa[i]);
            coordinate.gradient(s, kkt.jacobian, at);
            for (int k = 0; k < at.length; k++) {
                for (int j = 0; j < coordinate.body(k).dimension(); j++) {
                    kkt.jacobian[at[k] + j] *= root;
                }
            }
            int row = layout.rowAt(firstItem + i);
            kkt.compliance[row] = 1;
            rowRhs[row] = root == 0 ? 0 : -h * load[i] / root;
        }
    }

    /** Adds κ gᵀg to A and −h t gᵀ to the right-hand side of the bodies. */
    void addBlocks(State s, double h, KktSystem kkt, double[] bodyRhs) {
        BlockGraph graph = kkt.graph;
        for (int i = 0; i < springs.length; i++) {
            Coordinate coordinate = springs[i].coordinate();
            coordinate.gradient(s, gradient, local[i]);
            for (int k = 0; k < massAt[i].length; k++) {
                int n = coordinate.body(k).dimension();
                int x = graph.bodyOffset[coordinate.body(k).index()];
                for (int r = 0; r < n; r++) {
                    double g = gradient[local[i][k] + r];
                    bodyRhs[x + r] -= h * load[i] * g;
                    for (int c = 0; c < n; c++) {
                        kkt.mass[massAt[i][k] + r * n + c] += kappa[i] * g * gradient[local[i][k] + c];
                    }
                }
            }
            if (massAt[i].length == 2) {
                addCoupling(i, coordinate, kkt);
            }
        }
    }

    private void addCoupling(int i, Coordinate coordinate, KktSystem kkt) {
        int at = kkt.graph.couplingOffset[coupling[i]];
        int first = kkt.graph.couplingA[coupling[i]] == coordinate.body(0).index() ? 0 : 1;
        int rows = coordinate.body(first).dimension();
        int columns = coordinate.body(1 - first).dimension();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                kkt.coupling[at + r * columns + c] +=
                        kappa[i] * gradient[local[i][first] + r] * gradient[local[i][1 - first] + c];
            }
        }
    }

    /** Adds the bound of h²·t ∂²φ/∂q², t the force of the spring at the guess. */
    void addGeometricStiffness(State s, double factor, double[] mass) {
        for (int i = 0; i < springs.length; i++) {
            if (load[i] != 0) {
                springs[i].coordinate().addGeometricStiffness(s, -factor * load[i], mass, massAt[i]);
            }
        }
    }
}
