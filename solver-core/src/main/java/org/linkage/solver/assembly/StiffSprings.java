package org.linkage.solver.assembly;

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
 * limits that act are those that are met at the end of the step.
 */
final class StiffSprings {
    private final Spring[] springs;
    private final int firstItem;
    private final RowLayout layout;
    private final int[] coupling;
    private final int[][] massAt;
    private final int[][] local;
    private final double[] gradient = new double[64];
    private final double[] kappa;
    private final double[] load;
    private final boolean[] taut;

    StiffSprings(Spring[] springs, int firstItem, RowLayout layout, int[] coupling) {
        this.springs = springs;
        this.firstItem = firstItem;
        this.layout = layout;
        this.coupling = coupling;
        kappa = new double[springs.length];
        load = new double[springs.length];
        taut = new boolean[springs.length];
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

    int count() {
        return springs.length;
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
            double k = spring.stiffness(phi);
            double c = spring.damping(phi);
            double e = spring.elongation(phi);
            if (spring instanceof LimitSpring limit) {
                boolean beyond = e != 0;
                if (hold && taut[i] && !beyond) {
                    k = limit.stiffness();
                    c = limit.damping();
                    beyond = true;
                }
                same &= beyond == taut[i];
                taut[i] = beyond;
            }
            kappa[i] = h * h * k + h * c;
            load[i] = k * e + (c == 0 ? 0 : c * spring.coordinate().rate(s));
        }
        return same;
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
