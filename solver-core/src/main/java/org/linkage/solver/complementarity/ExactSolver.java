package org.linkage.solver.complementarity;

public final class ExactSolver implements ComplementaritySolver {
    final RowMatrix matrix = new RowMatrix();
    final BoxProblem box = new BoxProblem(matrix);
    final InteriorPoint interior = new InteriorPoint();
    final ProjectedNewton newton = new ProjectedNewton();
    private final RowMemory memory = new RowMemory();
    static int mode = Integer.getInteger("mode", 0);
    public long tFill, tOrder, tSolve;

    @Override
    public String name() {
        return "exact";
    }

    @Override
    public boolean solve(UnilateralProblem problem, UnilateralSolution solution) {
        solution.begin(problem.count);
        long t0 = System.nanoTime();
        matrix.fill(problem);
        long t1 = System.nanoTime();
        box.order.order(matrix, problem.graph.bodyCount);
        box.cholesky.forgetPattern();
        long t2 = System.nanoTime();
        tFill += t1 - t0;
        tOrder += t2 - t1;
        box.begin();
        for (int r = 0; r < matrix.rows; r++) {
            box.state[r] = BoxProblem.FREE;
            if (r >= matrix.joints) {
                double y = memory.normal(problem.key[matrix.origin[r]]);
                box.y[r] = y;
                box.state[r] = y > 0 ? BoxProblem.FREE : BoxProblem.AT_LOWER;
            }
        }
        boolean done = false;
        solution.method = "pivoting";
        if (mode == 0 || mode == 3) done = BlockPivoting.run(box, mode == 3 ? 8 : 20);
        if (!done && (mode == 2 || mode == 3)) {
            solution.method = "newton";
            if (mode == 3) for (int r = 0; r < matrix.rows; r++) 
                box.y[r] = r >= matrix.joints ? memory.normal(problem.key[matrix.origin[r]]) : 0;
            done = newton.run(box, 60);
        }
        if (!done) {
            solution.method = "interior-point";
            java.util.Arrays.fill(box.y, 0, box.rows, 0);
            interior.start(box);
            for (double target = 1e-3; !done && target > 1e-10; target *= 1e-2) {
                interior.run(box, target * box.scale, 50);
                done = BlockPivoting.run(box, 10);
            }
        }
        tSolve += System.nanoTime() - t2;
        solution.iterations = box.iterations;
        solution.factorisations = box.factorisations;
        solution.residual = box.residual();
        solution.status = done ? UnilateralSolution.Status.SOLVED : UnilateralSolution.Status.INACCURATE;
        matrix.motion(problem.graph, box.y, solution.x);
        for (int i = 0; i < problem.count; i++) {
            solution.mu[i] = box.y[matrix.joints + i];
        }
        memory.keep(problem, solution);
        return done;
    }

    @Override
    public void forget() {
        memory.forget();
    }
}
