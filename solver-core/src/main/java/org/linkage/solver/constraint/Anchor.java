package org.linkage.solver.constraint;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/**
 * A point fixed in a body, or in the world.
 *
 * <p>u in body coordinates, r = R(θ)u, p = x + r. The point moves with ẋ + ω(−r_y, r_x); its Jacobian is [1 0 −r_y; 0 1 r_x]
 * and its velocity-product term is −ω² r. For the world p = u, and nothing moves.
 */
public final class Anchor {
    public final @Nullable PlanarBody body;
    public final double ux;
    public final double uy;

    private final int index;
    private final int offset;
    private final int angle;

    /** @param body null for the world */
    public Anchor(@Nullable PlanarBody body, double ux, double uy) {
        this.body = body;
        this.ux = ux;
        this.uy = uy;
        index = body == null ? -1 : body.index();
        offset = body == null ? -1 : body.offset();
        angle = body == null ? -1 : body.angleOffset();
    }

    /** The point of {@code body} that is at (px, py) in the given pose. */
    public static Anchor at(@Nullable PlanarBody body, State pose, double px, double py) {
        if (body == null) {
            return new Anchor(null, px, py);
        }
        double rx = px - pose.q[body.offset()];
        double ry = py - pose.q[body.offset() + 1];
        double c = pose.cos[body.index()];
        double s = pose.sin[body.index()];
        return new Anchor(body, c * rx + s * ry, -s * rx + c * ry);
    }

    public double rx(State s) {
        return index < 0 ? ux : s.cos[index] * ux - s.sin[index] * uy;
    }

    public double ry(State s) {
        return index < 0 ? uy : s.sin[index] * ux + s.cos[index] * uy;
    }

    public double x(State s) {
        return index < 0 ? ux : s.q[offset] + rx(s);
    }

    public double y(State s) {
        return index < 0 ? uy : s.q[offset + 1] + ry(s);
    }

    public double omega(State s) {
        return angle < 0 ? 0 : s.v[angle];
    }

    public double vx(State s) {
        return index < 0 ? 0 : s.v[offset] - omega(s) * ry(s);
    }

    public double vy(State s) {
        return index < 0 ? 0 : s.v[offset + 1] + omega(s) * rx(s);
    }

    /** x-part of the point's acceleration that is there without any acceleration of the body. */
    public double biasX(State s) {
        double w = omega(s);
        return index < 0 ? 0 : -w * w * rx(s);
    }

    public double biasY(State s) {
        double w = omega(s);
        return index < 0 ? 0 : -w * w * ry(s);
    }

    /** Writes the row of J for the point's motion along (nx, ny): (nx, ny, n·(−r_y, r_x)). Not for the world. */
    public void row(State s, double nx, double ny, double[] out, int at) {
        out[at] = nx;
        out[at + 1] = ny;
        if (angle >= 0) {
            out[at + 2] = ny * rx(s) - nx * ry(s);
        }
    }

    /** Adds to {@code force} what the force (fx, fy) at the point does to the body; nothing for the world. */
    public void addForce(State s, double fx, double fy, double[] force) {
        if (index >= 0) {
            force[offset] += fx;
            force[offset + 1] += fy;
            if (angle >= 0) {
                force[angle] += fy * rx(s) - fx * ry(s);
            }
        }
    }

    /**
     * Adds |r||f| to the θθ entry of the body's block: a bound of the stiffness r·f with which the force f on the body at r
     * turns against it.
     */
    public void addTurning(double fx, double fy, double[] blocks, int at) {
        if (angle >= 0) {
            blocks[at + 8] += Math.sqrt((ux * ux + uy * uy) * (fx * fx + fy * fy));
        }
    }

    /** As above, with the blocks of all bodies at {@code blockAt[index]}. */
    public void addTurning(double fx, double fy, double[] blocks, int[] blockAt) {
        if (index >= 0) {
            addTurning(fx, fy, blocks, blockAt[index]);
        }
    }

    /** Adds the exact ∂(r × f)/∂θ = −r·f to the n × n matrix ∂F/∂q, n the length of q. */
    public void addTurningDerivative(State s, double fx, double fy, double[] matrix) {
        if (angle >= 0) {
            matrix[angle * s.q.length + angle] -= rx(s) * fx + ry(s) * fy;
        }
    }
}
