package org.linkage.peers;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.ejml.data.DMatrixRMaj;
import org.ejml.data.DMatrixSparseCSC;
import org.ejml.data.DMatrixSparseTriplet;
import org.ejml.interfaces.linsol.LinearSolverSparse;
import org.ejml.ops.DConvertMatrixStruct;
import org.ejml.sparse.FillReducing;
import org.ejml.sparse.csc.factory.LinearSolverFactory_DSCC;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.KktSystem;
import org.linkage.solver.linear.SparseSolver;
import org.linkage.solver.linear.TreeSolver;
import org.ojalgo.matrix.decomposition.SparseQDLDL;
import org.ojalgo.matrix.store.R064CSC;

/**
 * Factor and solve of one system, nothing else: a chain's KKT matrix by our tree and sparse solvers and by ojAlgo's sparse
 * QDLDL in the tree's elimination order; its J M⁻¹Jᵀ by EJML's sparse Cholesky.
 */
final class RawSolve {
    private static final int REPETITIONS = 60;

    private RawSolve() {}

    static void run(PrintStream out) {
        out.println(
                "| links | Linkage tree | Linkage sparse | ojAlgo SparseQDLDL, KKT | EJML sparse Cholesky, J M⁻¹Jᵀ |");
        out.println("|---|---|---|---|---|");
        for (int n : new int[] {100, 1_000, 10_000}) {
            KktSystem chain = chain(n);
            out.printf(
                    Locale.ROOT,
                    "| %,d | %s | %s | %s | %s |%n",
                    n,
                    Numbers.of(ours(new TreeSolver(), chain)),
                    Numbers.of(ours(new SparseSolver(), chain)),
                    Numbers.of(qdldl(chain)),
                    Numbers.of(cholesky(chain)));
        }
    }

    /** Link i hangs on link i − 1, the first on the world, in a random pose. */
    private static KktSystem chain(int n) {
        int[] bodies = new int[n];
        int[] groups = new int[n];
        int[][] ends = new int[n][];
        Arrays.fill(bodies, 3);
        Arrays.fill(groups, 2);
        for (int i = 0; i < n; i++) {
            ends[i] = i == 0 ? new int[] {0} : new int[] {i - 1, i};
        }
        KktSystem system = new KktSystem(new BlockGraph(bodies, groups, ends));
        Random random = new Random(1);
        double[] angle = new double[n];
        for (int i = 0; i < n; i++) {
            angle[i] = 2 * Math.PI * random.nextDouble();
            int m = system.graph.massOffset[i];
            system.mass[m] = 0.2;
            system.mass[m + 4] = 0.2;
            system.mass[m + 8] = 0.2 * 0.01 / 12;
        }
        for (int e = 0; e < system.graph.edgeCount; e++) {
            int body = system.graph.edgeBody[e];
            boolean upper = e > 0 && (e - 1) % 2 == 0;
            double sign = upper ? 1 : -1;
            double rx = sign * 0.05 * Math.cos(angle[body]);
            double ry = sign * 0.05 * Math.sin(angle[body]);
            double[] block = {sign, 0, -sign * ry, 0, sign, sign * rx};
            System.arraycopy(block, 0, system.jacobian, system.graph.edgeOffset[e], 6);
        }
        return system;
    }

    private static double ours(KktSolver solver, KktSystem system) {
        solver.analyze(system.graph);
        double[] x = new double[system.graph.coordinates()];
        double[] lambda = new double[system.graph.rows()];
        return median(() -> {
            Arrays.fill(x, 1);
            Arrays.fill(lambda, 0);
            if (!solver.factor(system)) {
                throw new IllegalStateException("The chain's system is singular for " + solver.name() + ".");
            }
            solver.solve(x, lambda);
        });
    }

    /** Where body i's coordinates and the rows of its upper joint stand: from the free end to the pinned one, no fill. */
    private static int bodyPlace(int n, int i) {
        return 5 * (n - 1 - i);
    }

    private static double qdldl(KktSystem system) {
        BlockGraph graph = system.graph;
        int n = graph.bodyCount;
        R064CSC.Builder builder = R064CSC.newBuilder(5 * n, 5 * n);
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < 3; k++) {
                builder.set(bodyPlace(n, i) + k, bodyPlace(n, i) + k, system.mass[graph.massOffset[i] + 4 * k]);
            }
            for (int k = 0; k < 2; k++) {
                builder.set(bodyPlace(n, i) + 3 + k, bodyPlace(n, i) + 3 + k, -1e-12);
            }
        }
        for (int g = 0; g < n; g++) {
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                for (int row = 0; row < 2; row++) {
                    for (int k = 0; k < 3; k++) {
                        int r = bodyPlace(n, g) + 3 + row;
                        int c = bodyPlace(n, graph.edgeBody[e]) + k;
                        double value = system.jacobian[graph.edgeOffset[e] + 3 * row + k];
                        if (value != 0) {
                            builder.set(Math.min(r, c), Math.max(r, c), value);
                        }
                    }
                }
            }
        }
        R064CSC matrix = builder.build();
        SparseQDLDL solver = new SparseQDLDL();
        SparseQDLDL.EliminationTree tree = solver.computeEliminationTree(matrix);
        double[] rhs = new double[5 * n];
        return median(() -> {
            Arrays.fill(rhs, 1);
            if (!solver.factor(matrix, tree)) {
                throw new IllegalStateException("QDLDL did not factor the chain.");
            }
            solver.solve(rhs);
        });
    }

    private static double cholesky(KktSystem system) {
        BlockGraph graph = system.graph;
        int rows = graph.rows();
        DMatrixSparseTriplet entries = new DMatrixSparseTriplet(rows, rows, 12 * rows);
        for (int g = 0; g < graph.groupCount; g++) {
            for (int other = Math.max(0, g - 1); other <= Math.min(graph.groupCount - 1, g + 1); other++) {
                for (int i = 0; i < 2; i++) {
                    for (int j = 0; j < 2; j++) {
                        entries.addItem(2 * g + i, 2 * other + j, delassus(system, g, other, i, j));
                    }
                }
            }
        }
        DMatrixSparseCSC matrix = DConvertMatrixStruct.convert(entries, (DMatrixSparseCSC) null);
        LinearSolverSparse<DMatrixSparseCSC, DMatrixRMaj> solver = LinearSolverFactory_DSCC.cholesky(FillReducing.NONE);
        DMatrixRMaj rhs = new DMatrixRMaj(rows, 1);
        DMatrixRMaj x = new DMatrixRMaj(rows, 1);
        rhs.fill(1);
        if (!solver.setA(matrix)) {
            throw new IllegalStateException("EJML did not factor the chain.");
        }
        solver.setStructureLocked(true);
        return median(() -> {
            solver.setA(matrix);
            solver.solve(rhs, x);
        });
    }

    private static double delassus(KktSystem system, int a, int b, int i, int j) {
        BlockGraph graph = system.graph;
        double sum = 0;
        for (int e = graph.edgeStart[a]; e < graph.edgeStart[a + 1]; e++) {
            for (int f = graph.edgeStart[b]; f < graph.edgeStart[b + 1]; f++) {
                if (graph.edgeBody[e] == graph.edgeBody[f]) {
                    int m = graph.massOffset[graph.edgeBody[e]];
                    for (int k = 0; k < 3; k++) {
                        sum += system.jacobian[graph.edgeOffset[e] + 3 * i + k]
                                * system.jacobian[graph.edgeOffset[f] + 3 * j + k]
                                / system.mass[m + 4 * k];
                    }
                }
            }
        }
        return sum;
    }

    private static double median(Runnable work) {
        double[] times = new double[REPETITIONS];
        for (int i = 0; i < 400; i++) {
            work.run();
        }
        for (int r = 0; r < REPETITIONS; r++) {
            long before = System.nanoTime();
            work.run();
            times[r] = (System.nanoTime() - before) / 1e6;
        }
        Arrays.sort(times);
        return times[REPETITIONS / 2];
    }
}
