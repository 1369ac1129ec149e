package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/**
 * The distance of a point of A from a point of B, d = p_A − p_B, n = d/|d|.
 *
 * <pre>
 *   φ    = |d|
 *   g    = n·[1 0 −r_y; 0 1 r_x] for A, its negative for B
 *   ġq̇  = n·(−ω_A² r_A + ω_B² r_B) + (|ḋ|² − (n·ḋ)²)/|d|
 * </pre>
 *
 * Where |d| = 0 there is no direction; then n = (1, 0) and the last term is left out, so that no number becomes NaN.
 */
public final class PointDistance extends Coordinate {
    private final Anchor a;
    private final Anchor b;

    public PointDistance(Anchor a, Anchor b) {
        super(bodies(a, b));
        this.a = a;
        this.b = b;
    }

    static PlanarBody[] bodies(Anchor a, Anchor b) {
        PlanarBody first = PairConstraint.moving("between two points", a);
        return b.body == null ? new PlanarBody[] {first} : new PlanarBody[] {first, b.body};
    }

    public Anchor anchorA() {
        return a;
    }

    public Anchor anchorB() {
        return b;
    }

    @Override
    public double value(State s) {
        double dx = a.x(s) - b.x(s);
        double dy = a.y(s) - b.y(s);
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** x-part of the unit vector from B's point to A's. */
    public double nx(State s) {
        double length = value(s);
        return length == 0 ? 1 : (a.x(s) - b.x(s)) / length;
    }

    public double ny(State s) {
        double length = value(s);
        return length == 0 ? 0 : (a.y(s) - b.y(s)) / length;
    }

    @Override
    public double rate(State s) {
        return nx(s) * (a.vx(s) - b.vx(s)) + ny(s) * (a.vy(s) - b.vy(s));
    }

    @Override
    public double bias(State s) {
        double nx = nx(s);
        double ny = ny(s);
        double vx = a.vx(s) - b.vx(s);
        double vy = a.vy(s) - b.vy(s);
        double across = ny * vx - nx * vy;
        double length = value(s);
        double turning = length == 0 ? 0 : across * across / length;
        return nx * (a.biasX(s) - b.biasX(s)) + ny * (a.biasY(s) - b.biasY(s)) + turning;
    }

    @Override
    public void gradient(State s, double[] out, int[] at) {
        double nx = nx(s);
        double ny = ny(s);
        a.row(s, nx, ny, out, at[0]);
        if (bodyCount() > 1) {
            b.row(s, -nx, -ny, out, at[1]);
        }
    }

    @Override
    public void addForce(State s, double tension, double[] force) {
        double fx = tension * nx(s);
        double fy = tension * ny(s);
        a.addForce(s, fx, fy, force);
        b.addForce(s, -fx, -fy, force);
    }

    /**
     * A pull (tension < 0) of size T resists turning of the line with T/|d| across it at either end, and turning of the
     * bodies with |r|T. Coupled ends are bounded by twice the diagonal. A push is not stiff and adds only the turning.
     */
    @Override
    public void addGeometricStiffness(State s, double tension, double[] blocks, int[] blockAt) {
        double nx = nx(s);
        double ny = ny(s);
        double length = value(s);
        double across = tension < 0 && length > 0 ? -tension / length : 0;
        addEnd(s, a, tension, nx, ny, bodyCount() > 1 ? 2 * across : across, blocks, blockAt[0]);
        if (bodyCount() > 1) {
            addEnd(s, b, tension, nx, ny, 2 * across, blocks, blockAt[1]);
        }
    }

    private static void addEnd(
            State s, Anchor anchor, double tension, double nx, double ny, double across, double[] blocks, int at) {
        anchor.addTurning(tension * nx, tension * ny, blocks, at);
        PlanarBody body = anchor.body;
        if (body == null || across == 0) {
            return;
        }
        int n = body.dimension();
        double gx = -ny;
        double gy = nx;
        double gt = n == 3 ? gy * anchor.rx(s) - gx * anchor.ry(s) : 0;
        blocks[at] += across * gx * gx;
        blocks[at + 1] += across * gx * gy;
        blocks[at + n] += across * gx * gy;
        blocks[at + n + 1] += across * gy * gy;
        if (n == 3) {
            blocks[at + 2] += across * gx * gt;
            blocks[at + 5] += across * gy * gt;
            blocks[at + 6] += across * gx * gt;
            blocks[at + 7] += across * gy * gt;
            blocks[at + 8] += across * gt * gt;
        }
    }

    /** ∂²φ/∂q² = wwᵀ/|d| + n·∂²d/∂q², w the gradient of the motion across the line; d turns with −r_A and +r_B. */
    @Override
    public void addHessian(State s, double[] matrix) {
        int n = s.q.length;
        double nx = nx(s);
        double ny = ny(s);
        double length = value(s);
        double[] w = new double[n];
        a.addForce(s, -ny, nx, w);
        b.addForce(s, ny, -nx, w);
        for (int i = 0; length > 0 && i < n; i++) {
            for (int j = 0; j < n; j++) {
                matrix[i * n + j] += w[i] * w[j] / length;
            }
        }
        a.addTurningDerivative(s, nx, ny, matrix);
        b.addTurningDerivative(s, -nx, -ny, matrix);
    }
}
