package org.linkage.solver.integrate;

import java.util.Arrays;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.force.Finger;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/**
 * Fingers within an implicit step, answered from the step's own factor (anticipation): a finger is a world row on one body and
 * would close a loop in the graph, so it never enters it.
 *
 * <p>P: the rows of all held points, Z = M̂⁻¹Pᵀ by one solve a row, G = P Z. dv₀ is the change of the guess without fingers. The
 * impulses p of the end of the step are those of the damped springs there:
 *
 * <pre>
 *   p = −h (k d + c u) − κ P dv,   dv = dv₀ + Z p,   κ = h²k + hc
 *   (1/κ + G) p = −h (k d + c u)/κ − P dv₀
 * </pre>
 *
 * The matrix is positive definite whatever G is (along a taut chain G is singular).
 */
final class FingerResponse {
    /** How many times the weight of what it holds a finger pulls at most. */
    private static final double WEIGHTS = 10;

    private int count;
    private double[] inertia = new double[0];
    private double[] strength = new double[0];
    private double[][] responseX = new double[0][];
    private double[][] responseRows = new double[0][];
    private double[] p = new double[0];
    private double[] matrix = new double[0];
    private final double[] row = new double[3];

    /** Makes room and weighs what the fingers hold: when fingers come or go. */
    void prepare(Finger[] fingers, BlockGraph graph, Mechanism mechanism) {
        count = 2 * fingers.length;
        if (responseX.length < count || (count > 0 && responseRows[0].length != graph.rows())) {
            responseX = new double[count][graph.coordinates()];
            responseRows = new double[count][graph.rows()];
            p = new double[count];
            matrix = new double[count * count];
            inertia = new double[fingers.length];
            strength = new double[fingers.length];
        }
        for (int f = 0; f < fingers.length; f++) {
            weigh(f, fingers[f], graph, mechanism);
        }
    }

    /**
     * The inertia that the point has by its own body, 1/(1/mass + r²/inertia), is right for the first frames, the mass of all
     * that hangs on it for what must be carried in the end; m is their geometric mean, so that a link of a long chain is
     * neither too weak to lift its chain nor pulled like all of it. The response of the implicit step would not do: the
     * finger's own force and any limit in its way stiffen it, and a spring that grows with its own force has no bound.
     */
    private void weigh(int f, Finger finger, BlockGraph graph, Mechanism mechanism) {
        PlanarBody body = finger.point().body;
        if (body == null) {
            inertia[f] = 1;
            strength[f] = 1;
            return;
        }
        double mobility = 1 / body.mass();
        if (body instanceof RigidBody rigid) {
            Anchor point = finger.point();
            mobility += (point.ux * point.ux + point.uy * point.uy) / rigid.inertia();
        }
        double all = massTiedTo(body.index(), graph, mechanism);
        inertia[f] = Math.sqrt(all / mobility);
        strength[f] = WEIGHTS * 9.81 * all;
    }

    /**
     * Chooses k and c for a step: k = sω²m, c = 2√s ωm. s is 1 near the point and falls with the distance so that the force
     * never exceeds so many times the weight of all that hangs on it, however far a finger runs ahead of what cannot follow.
     */
    void begin(Finger[] fingers, State state) {
        for (int f = 0; f < fingers.length; f++) {
            Finger finger = fingers[f];
            double dx = finger.point().x(state) - finger.targetX();
            double dy = finger.point().y(state) - finger.targetY();
            double k = Grips.OMEGA * Grips.OMEGA * inertia[f];
            double s = 1 / (1 + k * Math.sqrt(dx * dx + dy * dy) / strength[f]);
            finger.setSpring(s * k, 2 * Math.sqrt(s) * Grips.OMEGA * inertia[f]);
        }
    }

    /** The mass of all bodies that joints and springs tie to one. */
    private static double massTiedTo(int start, BlockGraph graph, Mechanism mechanism) {
        boolean[] tied = new boolean[graph.bodyCount];
        tied[start] = true;
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int k = 0; k < 2 * graph.groupCount; k++) {
                // forwards, then backwards: two sweeps see the whole of a chain, whichever way it is numbered
                int g = k < graph.groupCount ? k : 2 * graph.groupCount - 1 - k;
                boolean any = false;
                boolean all = true;
                for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                    any |= tied[graph.edgeBody[e]];
                    all &= tied[graph.edgeBody[e]];
                }
                if (any && !all) {
                    grows = true;
                    for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                        tied[graph.edgeBody[e]] = true;
                    }
                }
            }
        }
        double mass = 0;
        for (int b = 0; b < tied.length; b++) {
            if (tied[b] && mechanism.body(b) instanceof PlanarBody body) {
                mass += body.mass();
            }
        }
        return mass;
    }

    /**
     * Adds what the fingers do to dv and ℓ, which hold the answer without them.
     *
     * @param h the length that the implicit equation has
     */
    void add(Finger[] fingers, State guess, KktSolver solver, double h, double[] dv, double[] impulse) {
        for (int i = 0; i < count; i++) {
            Arrays.fill(responseX[i], 0);
            Arrays.fill(responseRows[i], 0);
            Finger finger = fingers[i / 2];
            finger.point().addForce(guess, 1 - i % 2, i % 2, responseX[i]);
            solver.solve(responseX[i], responseRows[i]);
        }
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < count; j++) {
                matrix[i * count + j] = along(fingers[i / 2], i % 2, guess, responseX[j]);
            }
        }
        for (int f = 0; f < fingers.length; f++) {
            Finger finger = fingers[f];
            double kappa = h * h * finger.stiffness() + h * finger.damping();
            p[2 * f] = -h * finger.pullX(guess) / kappa - along(finger, 0, guess, dv);
            p[2 * f + 1] = -h * finger.pullY(guess) / kappa - along(finger, 1, guess, dv);
            matrix[2 * f * count + 2 * f] += 1 / kappa;
            matrix[(2 * f + 1) * count + 2 * f + 1] += 1 / kappa;
        }
        solveSmall();
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < dv.length; j++) {
                dv[j] += responseX[i][j] * p[i];
            }
            for (int j = 0; j < impulse.length; j++) {
                impulse[j] += responseRows[i][j] * p[i];
            }
        }
        for (int f = 0; f < fingers.length; f++) {
            fingers[f].hold(p[2 * f] / h, p[2 * f + 1] / h);
        }
    }

    /** One component of the velocity that x gives to the held point. */
    private double along(Finger finger, int axis, State guess, double[] x) {
        PlanarBody body = finger.point().body;
        if (body == null) {
            return 0;
        }
        finger.point().row(guess, 1 - axis, axis, row, 0);
        double sum = 0;
        for (int j = 0; j < body.dimension(); j++) {
            sum += row[j] * x[body.offset() + j];
        }
        return sum;
    }

    /** Cholesky of the small matrix and both substitutions, in place. */
    private void solveSmall() {
        double[] a = matrix;
        for (int j = 0; j < count; j++) {
            for (int i = j; i < count; i++) {
                double sum = a[i * count + j];
                for (int k = 0; k < j; k++) {
                    sum -= a[i * count + k] * a[j * count + k];
                }
                a[i * count + j] = i == j ? Math.sqrt(sum) : sum / a[j * count + j];
            }
        }
        for (int i = 0; i < count; i++) {
            for (int k = 0; k < i; k++) {
                p[i] -= a[i * count + k] * p[k];
            }
            p[i] /= a[i * count + i];
        }
        for (int i = count - 1; i >= 0; i--) {
            for (int k = i + 1; k < count; k++) {
                p[i] -= a[k * count + i] * p[k];
            }
            p[i] /= a[i * count + i];
        }
    }
}
