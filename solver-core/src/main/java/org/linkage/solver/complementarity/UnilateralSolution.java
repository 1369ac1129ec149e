package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.linkage.solver.linear.BlockGraph;

/**
 * What a complementarity solver found, and how. Reused from step to step; the arrays over one-sided rows grow with the
 * problem, so read their references after the solve.
 */
public final class UnilateralSolution {
    /** How a solve ended. */
    public enum Status {
        /** All conditions hold to rounding. */
        SOLVED,
        /** The best that was found; {@link #residual} says how far it is off. */
        INACCURATE,
        /** The rows contradict each other: no x satisfies them all. */
        NO_SOLUTION
    }

    /** States of a row. */
    public static final byte OPEN = 0;
    /** Presses, and sticks if it has friction. */
    public static final byte CLOSED = 1;
    /** Presses and slides along +T: τ = −k μ. */
    public static final byte SLIDES_FORWARD = 2;
    /** Presses and slides along −T: τ = +k μ. */
    public static final byte SLIDES_BACK = 3;

    public final double[] x;
    /** Multipliers of the equality rows. */
    public final double[] lambda;

    /** Number of one-sided rows that the arrays below hold. */
    public int count;

    public double[] mu = new double[16];
    public double[] tau = new double[16];
    /** w = N x + e μ − b ≥ 0. */
    public double[] slack = new double[16];

    public byte[] state = new byte[16];

    public Status status = Status.SOLVED;
    /** Which method ended it: {@code none} (no rows), {@code pivoting}, {@code projected-newton}, {@code interior-point}, … */
    public String method = "none";

    /** Not even nearly a solution, though there may be one: joints open and bodies pass through each other by as much as they move. */
    public boolean broken;

    public int iterations;
    public int factorisations;
    /**
     * Largest violation of any condition on the rows, in the unit of x along a row (min(μ A_ii, w) and its friction
     * counterpart, A_ii the row's own N A⁻¹Nᵀ).
     */
    public double residual;

    public UnilateralSolution(BlockGraph graph) {
        x = new double[graph.coordinates()];
        lambda = new double[graph.rows()];
    }

    public boolean solved() {
        return status == Status.SOLVED;
    }

    /** Number of rows that press. */
    public int closedRows() {
        int closed = 0;
        for (int i = 0; i < count; i++) {
            if (state[i] != OPEN) {
                closed++;
            }
        }
        return closed;
    }

    /** Makes room for the rows of a problem and sets everything to zero. */
    void begin(int rows) {
        if (rows > mu.length) {
            int capacity = Math.max(rows, 2 * mu.length);
            mu = new double[capacity];
            tau = new double[capacity];
            slack = new double[capacity];
            state = new byte[capacity];
        }
        count = rows;
        Arrays.fill(mu, 0, rows, 0);
        Arrays.fill(tau, 0, rows, 0);
        Arrays.fill(slack, 0, rows, 0);
        Arrays.fill(state, 0, rows, OPEN);
        status = Status.SOLVED;
        method = "none";
        broken = false;
        iterations = 0;
        factorisations = 0;
        residual = 0;
    }
}
