package org.linkage.solver.constraint;

import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/**
 * How far a point of A is from a point of B along a direction e that is fixed in B and turns with it, d = p_A − p_B,
 * S = a quarter turn counter-clockwise.
 *
 * <pre>
 *   φ    = e·d
 *   g    = e·[1 0 −r_y; 0 1 r_x] for A;  (−e, −e·S r_B + S e·d) for B
 *   ġq̇  = e·(−ω_A² r_A + ω_B² r_B) + 2 ω_B S e·ḋ − ω_B² e·d
 * </pre>
 *
 * With e along a slide this is the way along it, with e across a line the distance from it.
 */
public final class LineOffset extends Coordinate {
    private final Anchor a;
    private final Anchor b;
    private final Anchor direction;

    /** @param ex direction in B's own coordinates, of length 1 */
    public LineOffset(Anchor a, Anchor b, double ex, double ey) {
        super(PointDistance.bodies(a, b));
        this.a = a;
        this.b = b;
        direction = new Anchor(b.body, ex, ey);
    }

    /** The direction that is (ex, ey) in the world in the given pose; it is brought to length 1. */
    public static LineOffset from(Anchor a, Anchor b, State pose, double ex, double ey) {
        double length = Math.sqrt(ex * ex + ey * ey);
        double c = b.body == null ? 1 : pose.cos[b.body.index()];
        double s = b.body == null ? 0 : pose.sin[b.body.index()];
        return new LineOffset(a, b, (c * ex + s * ey) / length, (c * ey - s * ex) / length);
    }

    public Anchor anchorA() {
        return a;
    }

    public Anchor anchorB() {
        return b;
    }

    /** x-part of the direction in the world. */
    public double ex(State s) {
        return direction.rx(s);
    }

    public double ey(State s) {
        return direction.ry(s);
    }

    @Override
    public double value(State s) {
        return ex(s) * (a.x(s) - b.x(s)) + ey(s) * (a.y(s) - b.y(s));
    }

    /** S e·d. */
    private double across(State s) {
        return ex(s) * (a.y(s) - b.y(s)) - ey(s) * (a.x(s) - b.x(s));
    }

    @Override
    public double rate(State s) {
        return ex(s) * (a.vx(s) - b.vx(s)) + ey(s) * (a.vy(s) - b.vy(s)) + b.omega(s) * across(s);
    }

    @Override
    public double bias(State s) {
        double w = b.omega(s);
        double ex = ex(s);
        double ey = ey(s);
        double acrossRate = ex * (a.vy(s) - b.vy(s)) - ey * (a.vx(s) - b.vx(s));
        return ex * (a.biasX(s) - b.biasX(s)) + ey * (a.biasY(s) - b.biasY(s)) + 2 * w * acrossRate - w * w * value(s);
    }

    @Override
    public void gradient(State s, double[] out, int[] at) {
        double ex = ex(s);
        double ey = ey(s);
        a.row(s, ex, ey, out, at[0]);
        if (bodyCount() > 1) {
            b.row(s, -ex, -ey, out, at[1]);
            if (body(1).dimension() == 3) {
                out[at[1] + 2] += across(s);
            }
        }
    }

    @Override
    public void addForce(State s, double tension, double[] force) {
        double fx = tension * ex(s);
        double fy = tension * ey(s);
        a.addForce(s, fx, fy, force);
        b.addForce(s, -fx, -fy, force);
        if (bodyCount() > 1 && body(1).dimension() == 3) {
            force[body(1).angleOffset()] += tension * across(s);
        }
    }

    /**
     * −tension·∂²φ/∂q² has A's force turning against r_A, B's turning at the lever l = r_B + d, and, because e turns with B,
     * the mixed terms w bᵀ + b wᵀ of {@link #addHessian}. With any length ℓ these stay below wwᵀ/ℓ + ℓ bbᵀ, and wwᵀ over two
     * bodies below twice its own blocks.
     */
    @Override
    public void addGeometricStiffness(State s, double tension, double[] blocks, int[] blockAt) {
        double load = Math.abs(tension);
        a.addTurning(load, 0, blocks, blockAt[0]);
        if (bodyCount() > 1 && body(1) instanceof RigidBody turning && load > 0) {
            double lx = b.rx(s) + a.x(s) - b.x(s);
            double ly = b.ry(s) + a.y(s) - b.y(s);
            double gyration = Math.sqrt(turning.inertia() / turning.mass());
            double length = Math.max(Math.sqrt(lx * lx + ly * ly), gyration);
            double pointB = Math.sqrt(b.ux * b.ux + b.uy * b.uy);
            blocks[blockAt[1] + 8] += load * (2 * length + 2 * pointB);
            addAlong(s, a, 2 * load / length, blocks, blockAt[0]);
            addAlong(s, b, 2 * load / length, blocks, blockAt[1]);
        }
    }

    /** Adds factor·wwᵀ with w the gradient of the end's own motion along S e. */
    private void addAlong(State s, Anchor end, double factor, double[] blocks, int at) {
        PlanarBody body = PairConstraint.moving("along a line", end);
        int n = body.dimension();
        double wx = -ey(s);
        double wy = ex(s);
        double wt = n == 3 ? wy * end.rx(s) - wx * end.ry(s) : 0;
        for (int i = 0; i < n; i++) {
            double wi = i == 0 ? wx : i == 1 ? wy : wt;
            for (int j = 0; j < n; j++) {
                blocks[at + i * n + j] += factor * wi * (j == 0 ? wx : j == 1 ? wy : wt);
            }
        }
    }

    /** ∂²φ/∂q² = w bᵀ + b wᵀ + turning, b the unit vector of θ_B and w the gradient of S e·d with e held. */
    @Override
    public void addHessian(State s, double[] matrix) {
        double ex = ex(s);
        double ey = ey(s);
        a.addTurningDerivative(s, ex, ey, matrix);
        b.addTurningDerivative(s, -ex, -ey, matrix);
        if (bodyCount() > 1 && body(1).angleOffset() >= 0) {
            int n = s.q.length;
            int turn = body(1).angleOffset();
            double[] w = new double[n];
            a.addForce(s, -ey, ex, w);
            b.addForce(s, ey, -ex, w);
            for (int j = 0; j < n; j++) {
                matrix[turn * n + j] += w[j];
                matrix[j * n + turn] += w[j];
            }
            matrix[turn * n + turn] -= value(s);
        }
    }
}
