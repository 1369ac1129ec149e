package org.linkage.solver.complementarity;

/**
 * Coulomb friction. A force μ n + τ t inside the cone |τ| ≤ k μ is β⁺(n + k t) + β⁻(n − k t) with β ≥ 0. With s = |T x − t| the
 * slip speed, Coulomb's law in the plane is
 *
 * <pre>
 *   0 ≤ β⁺ ⊥ N x − b + k (T x − t) + k s ≥ 0
 *   0 ≤ β⁻ ⊥ N x − b − k (T x − t) + k s ≥ 0
 * </pre>
 *
 * (sticking: s = 0, both press; sliding forward: k s = k (T x − t), only β⁻ presses and N x = b; apart: neither.)
 *
 * <p>First {@link ConePivoting} from the last step's forces: of calm piles it finds all of the truth with one factor or two. Where
 * much changes at once its states run in circles; then {@link Splitting} brings the forces near, and pivoting follows again. Of large
 * problems a factor costs a hundred of {@link ConeSweeps}, which bring free bodies nearer in less time; only where the pile settles is
 * splitting tried again. For large problems that is all: what is left then is reported.
 *
 * <p>Small ones go on by rounds. For a given s the law is an ordinary symmetric {@link RowProblem}; then s follows the new x, until
 * it no longer moves. s stands in c only: once no row changes sides, a round is one pair of substitutions with the factor at hand. The
 * rounds contract roughly by k² for a body that slides, more slowly for wedged ones; if they swing, they are damped. Where nothing
 * settles the smallest go to Lemke, for whom s is one more unknown, and of a handful of contacts {@link EveryState} is tried at last.
 */
final class FrictionRounds {
    private static final int LEMKE_ROWS = 64;
    private static final double LEMKE_ENOUGH = 1e-8;
    private static final int SMALL = 200;

    /** Rounds of pivoting from the last forces, and from those that splitting found: small problems, large ones. */
    private static final int ROUNDS = 40;

    private static final int LARGE_ROUNDS = 6;
    private static final int RESTLESS_ROUNDS = 2;
    /** Of so many large problems in a row that were not solved, one begins by pivoting; of so many that settle, one is split. */
    private static final int AGAIN = 4;

    private static final int NEAR_ROUNDS = 20;
    private static final int LARGE_NEAR_ROUNDS = 8;
    /** δ of pivoting from what splitting found. */
    private static final double NEAR = 1e-2;

    /** Iterations of splitting, and what may be left relative to the scale. */
    private static final int SPLITS = 300;

    private static final int LARGE_SPLITS = 100;
    private static final double SPLIT_TARGET = 1e-6;

    /** Problems of free bodies with more rows than this are swept; where they settle, splitting takes a turn up to so many. */
    private static final int MANY = 1_500;

    private static final int TOO_MANY = 3_000;
    private static final double SETTLED = 1e-3;

    /** Sweeps, and what may be left relative to the scale: of a sweep's moves, and of Coulomb's law where pivoting ends at once. */
    private static final int SWEEPS = 250;

    private static final double SWEPT = 1e-10;
    private static final double RESTING = 1e-7;

    /** Large problems of which more than this is left may contradict themselves: rounds would tell. */
    private static final double POOR = 0.3;

    private static final int SLIP_ROUNDS = 60;
    private static final int DAMPED_AFTER = 15;

    private final ConePivoting states = new ConePivoting();
    private final Splitting splitting = new Splitting();
    private final ConeSweeps sweeps = new ConeSweeps();
    private final LemkeRows lemke = new LemkeRows();
    private final EveryState everyState = new EveryState();
    private double[] warm = new double[0];
    private double[] best = new double[0];
    private double least;
    /** Whether the last large problem was solved: if not, the next one is hardly ended by pivoting alone. */
    private boolean calm = true;

    private int restless;
    private int settled;
    /** What was left of Coulomb's law after the last solve, relative to the scale. */
    private double left;

    /** Slip by one-sided row, as it stands in c. */
    double[] slip = new double[0];

    /** What was learnt from the last solves: how to begin. */
    void forget() {
        calm = true;
        restless = 0;
        settled = 0;
        left = 0;
    }

    void reserve(int count) {
        if (slip.length < count) {
            slip = new double[count + count / 2];
        }
    }

    /** Puts k s of the slips at hand into c. */
    void apply(RowProblem problem, UnilateralProblem unilateral) {
        RowMatrix matrix = problem.matrix;
        for (int i = 0; i < matrix.normals; i++) {
            if (matrix.edgeRow[i] >= 0) {
                shift(matrix, i, -unilateral.friction[i] * slip[i]);
            }
        }
    }

    private static void shift(RowMatrix matrix, int i, double amount) {
        matrix.c[matrix.joints + i] += amount;
        matrix.c[matrix.edgeRow[i]] += amount;
    }

    /** Solves from the problem's y and the slips at hand; false if Coulomb's law does not hold in every contact. */
    boolean run(RowSolver solver, RowProblem problem, UnilateralProblem unilateral) {
        solver.method = "pivoting";
        solver.contradiction = false;
        boolean small = problem.rows <= SMALL;
        boolean cold = begin(problem);
        withoutSlip(problem, unilateral);
        if (cold && restsWithoutSlip(solver, problem, unilateral)) {
            return true;
        }
        boolean solved =
                sweeps(problem, unilateral) ? sweep(solver, problem, unilateral) : split(solver, problem, small);
        calm = solved;
        left = least / problem.scale;
        if (!solved && !problem.spent() && (small || least > POOR * problem.scale)) {
            System.arraycopy(warm, 0, problem.y, 0, problem.rows);
            withSlip(problem, unilateral);
            solved = rounds(solver, problem, unilateral, small ? SLIP_ROUNDS : 1);
            withoutSlip(problem, unilateral);
            solved = solved || states.run(problem, ROUNDS);
            keepBest(problem);
        }
        if (!solved) {
            System.arraycopy(best, 0, problem.y, 0, problem.rows);
        }
        if (!solved && problem.rows <= LEMKE_ROWS && !problem.spent()) {
            solver.method = "lemke";
            solved = lemke.solve(problem, unilateral.friction)
                    && states.residual(problem) <= LEMKE_ENOUGH * problem.scale;
            keepBest(problem);
            System.arraycopy(best, 0, problem.y, 0, problem.rows);
        }
        if (!solved && EveryState.takes(problem) && !problem.spent()) {
            solver.method = "enumeration";
            solved = everyState.solve(problem, states);
        }
        withSlip(problem, unilateral);
        // for given slips rows may contradict each other where for others they do not
        solver.contradiction &= !solved;
        return solved;
    }

    private boolean sweeps(RowProblem problem, UnilateralProblem unilateral) {
        if (problem.rows <= MANY || !ConeSweeps.takes(unilateral)) {
            return false;
        }
        return problem.rows > TOO_MANY || left > SETTLED || ++settled % AGAIN != 0;
    }

    /** Pivoting from the last forces as long as that ends; else sweeps from them. */
    private boolean sweep(RowSolver solver, RowProblem problem, UnilateralProblem unilateral) {
        boolean solved = states.run(problem, calm ? LARGE_ROUNDS : 0);
        keepBest(problem);
        if (!solved) {
            solver.method = "sweeps";
            System.arraycopy(warm, 0, problem.y, 0, problem.rows);
            sweeps.run(problem, unilateral, SWEPT * problem.scale, SWEEPS);
            keepBest(problem);
            if (least <= RESTING * problem.scale) {
                solved = states.run(problem, LARGE_NEAR_ROUNDS);
                keepBest(problem);
            }
        }
        return solved;
    }

    /** Pivoting from the last forces, then from those that splitting found. */
    private boolean split(RowSolver solver, RowProblem problem, boolean small) {
        int patience = calm ? LARGE_ROUNDS : RESTLESS_ROUNDS;
        boolean pivoting = small || calm || ++restless % AGAIN == 0;
        boolean solved = states.run(problem, small ? ROUNDS : pivoting ? patience : 0);
        keepBest(problem);
        if (!solved && !problem.spent()) {
            solver.method = "splitting";
            System.arraycopy(warm, 0, problem.y, 0, problem.rows);
            splitting.run(problem, SPLIT_TARGET * problem.scale, small ? SPLITS : LARGE_SPLITS);
            solved = states.run(problem, small ? NEAR_ROUNDS : LARGE_NEAR_ROUNDS, NEAR);
            keepBest(problem);
        }
        return solved;
    }

    /**
     * Coulomb's law may have several answers, and where nothing is remembered a pile that could stand may be told to slide. For s = 0 there
     * is one motion only, the one with the least energy: if nothing slips in it, it is an answer, and rest is found where rest is possible.
     */
    private boolean restsWithoutSlip(RowSolver solver, RowProblem problem, UnilateralProblem unilateral) {
        boolean solved = solver.solve(problem);
        if (solved && moved(problem, unilateral) <= ConePivoting.ENOUGH * problem.scale) {
            return true;
        }
        solver.contradiction = false;
        solver.method = "pivoting";
        System.arraycopy(warm, 0, problem.y, 0, problem.rows);
        return false;
    }

    /** Remembers the y at hand; true if it is 0 throughout. */
    private boolean begin(RowProblem problem) {
        if (warm.length < problem.rows) {
            warm = new double[problem.rows + problem.rows / 2];
            best = new double[warm.length];
        }
        System.arraycopy(problem.y, 0, warm, 0, problem.rows);
        least = Double.POSITIVE_INFINITY;
        for (int r = problem.joints; r < problem.rows; r++) {
            if (warm[r] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Of all y that were found, the nearest to Coulomb's law; c without slips. */
    private void keepBest(RowProblem problem) {
        double left = states.residual(problem);
        if (left < least) {
            least = left;
            System.arraycopy(problem.y, 0, best, 0, problem.rows);
        }
    }

    /** Slips that follow a y that somebody else found. */
    void accept(RowProblem problem, UnilateralProblem unilateral) {
        withoutSlip(problem, unilateral);
        withSlip(problem, unilateral);
    }

    private void withSlip(RowProblem problem, UnilateralProblem unilateral) {
        problem.matrix.gradient(problem.y, problem.g);
        follow(problem, unilateral, 1);
        problem.matrix.gradient(problem.y, problem.g);
    }

    private void withoutSlip(RowProblem problem, UnilateralProblem unilateral) {
        for (int i = 0; i < problem.matrix.normals; i++) {
            if (problem.matrix.edgeRow[i] >= 0) {
                shift(problem.matrix, i, unilateral.friction[i] * slip[i]);
                slip[i] = 0;
            }
        }
    }

    private boolean rounds(RowSolver solver, RowProblem problem, UnilateralProblem unilateral, int limit) {
        for (int r = problem.joints; r < problem.rows; r++) {
            problem.in[r] = problem.y[r] > 0;
        }
        for (int round = 1; round <= limit && !problem.spent(); round++) {
            boolean solved = solver.solve(problem);
            if (solver.contradiction) {
                return false;
            }
            if (solved && moved(problem, unilateral) <= 1e-11 * problem.scale) {
                return true;
            }
            follow(problem, unilateral, round > DAMPED_AFTER ? 0.5 : 1);
        }
        return false;
    }

    /** T x − t of row i, from what is left of its two edges. */
    private static double slipOf(RowProblem problem, UnilateralProblem unilateral, int i) {
        RowMatrix matrix = problem.matrix;
        double difference = problem.g[matrix.joints + i] - problem.g[matrix.edgeRow[i]];
        return 0.5 * difference / unilateral.friction[i];
    }

    /** By how much k s would change, at most. */
    double moved(RowProblem problem, UnilateralProblem unilateral) {
        double moved = 0;
        for (int i = 0; i < problem.matrix.normals; i++) {
            if (problem.matrix.edgeRow[i] >= 0) {
                double next = Math.abs(slipOf(problem, unilateral, i));
                moved = Math.max(moved, unilateral.friction[i] * Math.abs(next - slip[i]));
            }
        }
        return moved;
    }

    void follow(RowProblem problem, UnilateralProblem unilateral, double share) {
        for (int i = 0; i < problem.matrix.normals; i++) {
            if (problem.matrix.edgeRow[i] >= 0) {
                double change = share * (Math.abs(slipOf(problem, unilateral, i)) - slip[i]);
                slip[i] += change;
                shift(problem.matrix, i, -unilateral.friction[i] * change);
            }
        }
    }
}
