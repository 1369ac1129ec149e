package org.linkage.solver.linear;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.lang.management.ManagementFactory;
import org.junit.Test;

/** After {@code analyze} nothing is allocated, by any solver; the sparse one re-analyses without allocating too. */
public class NoAllocationTest {
    private static long allocated() {
        com.sun.management.ThreadMXBean bean = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        return bean.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    private static long bytes(Runnable work) {
        for (int k = 0; k < 200; k++) {
            work.run();
        }
        long[] more = new long[21];
        for (int k = 0; k < more.length; k++) {
            long before = allocated();
            work.run();
            long once = allocated() - before;
            before = allocated();
            work.run();
            work.run();
            work.run();
            // asking allocates a little as well, the same each time
            more[k] = allocated() - before - once;
        }
        java.util.Arrays.sort(more);
        return more[10];
    }

    @Test
    public void factorAndSolve() {
        for (String name : SolverChooser.names()) {
            for (KktSystem system : new KktSystem[] {
                Plane.tree(40).build(),
                Plane.ladder(10).build(),
                Plane.fourBars(8, 0).build(),
                stiff()
            }) {
                KktSolver solver = SolverChooser.create(name);
                if (solver.refusal(system.graph) != null) {
                    continue;
                }
                solver.analyze(system.graph);
                double[] x = new double[system.graph.coordinates()];
                double[] lambda = new double[system.graph.rows()];
                long bytes = bytes(() -> {
                    assertTrue(solver.factor(system));
                    java.util.Arrays.fill(x, 1);
                    java.util.Arrays.fill(lambda, 0);
                    solver.solve(x, lambda);
                });
                assertEquals(name + " on " + system.graph, 0, bytes);
            }
        }
    }

    private static KktSystem stiff() {
        RandomSystems random = new RandomSystems(9);
        random.couplings = true;
        return random.forest(20, 2);
    }

    @Test
    public void responseAndAnalysisOfTopologiesThatComeAndGo() {
        BlockGraph large = Plane.ladder(30).build().graph;
        KktSystem small = Plane.ladder(20).build();
        SparseSolver solver = new SparseSolver();
        solver.analyze(large);
        double[] x = new double[small.graph.coordinates()];
        int[] bodies = {3, 40};
        assertEquals(0, bytes(() -> {
            solver.analyze(large);
            solver.analyze(small.graph);
            assertTrue(solver.factor(small));
            solver.prepareResponse(bodies, 2);
            solver.response(x);
        }));
    }
}
