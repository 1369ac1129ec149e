package org.linkage.solver.integrate;

import org.linkage.solver.force.Finger;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSolver;
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
 * The matrix is positive definite whatever G is (along a taut chain G is singular). k = ω²m and c = 2ωm with ω = 1/h and m =
 * 1/(largest eigenvalue of the finger's own 2 × 2 block of G), chosen in the first round of a step.
 */
final class FingerResponse {
    private int count;
    private double[][] responseX = new double[0][];
    private double[][] responseRows = new double[0][];
    private double[] p = new double[0];
    private double[] matrix = new double[0];
    private final double[] row = new double[3];

    /** Makes room; allocates only when there are more fingers than ever. */
    void prepare(int fingers, BlockGraph graph) {
        count = 2 * fingers;
        if (responseX.length < count || (count > 0 && responseRows[0].length != graph.rows())) {
            responseX = new double[count][graph.coordinates()];
            responseRows = new double[count][graph.rows()];
            p = new double[count];
            matrix = new double[count * count];
        }
    }

    /**
     * Adds what the fingers do to dv and ℓ, which hold the answer without them.
     *
     * @param frame the whole step, whose inverse is ω
     * @param h the length that the implicit equation has
     * @param choose whether this is the round that chooses k and c
     */
    void add(
            Finger[] fingers,
            State guess,
            KktSolver solver,
            double frame,
            double h,
            boolean choose,
            double[] dv,
            double[] impulse) {
        for (int i = 0; i < count; i++) {
            java.util.Arrays.fill(responseX[i], 0);
            java.util.Arrays.fill(responseRows[i], 0);
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
            if (choose) {
                chooseSpring(finger, 2 * f, frame);
            }
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
            fingers[f].setForce(p[2 * f] / h, p[2 * f + 1] / h);
        }
    }

    /** One component of the velocity that x gives to the held point. */
    private double along(Finger finger, int axis, State guess, double[] x) {
        var body = finger.point().body;
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

    private void chooseSpring(Finger finger, int i, double frame) {
        double a = matrix[i * count + i];
        double b = matrix[i * count + i + 1];
        double d = matrix[(i + 1) * count + i + 1];
        double largest = 0.5 * (a + d) + Math.sqrt(0.25 * (a - d) * (a - d) + b * b);
        double least =
                finger.point().body == null ? 1 : 1e-6 / finger.point().body.mass();
        double m = 1 / Math.max(largest, least);
        finger.setSpring(m / (frame * frame), 2 * m / frame);
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
