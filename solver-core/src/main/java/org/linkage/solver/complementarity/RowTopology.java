package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.linear.BlockGraph;

/** Remembers which rows met which bodies at the last solve: the same again needs no new elimination order. */
final class RowTopology {
    private @Nullable BlockGraph graph;
    private int count = -1;
    private int[] bodyA = new int[0];
    private int[] bodyB = new int[0];
    private boolean[] rough = new boolean[0];
    private boolean[] active = new boolean[0];

    void forget() {
        count = -1;
    }

    /** Whether the problem has the last one's pattern; remembers it either way. */
    boolean same(UnilateralProblem problem) {
        boolean[] now = problem.system.active;
        boolean same = graph == problem.graph && count == problem.count && Arrays.equals(active, now);
        if (bodyA.length < problem.count) {
            bodyA = new int[problem.key.length];
            bodyB = new int[problem.key.length];
            rough = new boolean[problem.key.length];
        }
        if (active.length != now.length) {
            active = new boolean[now.length];
        }
        System.arraycopy(now, 0, active, 0, now.length);
        for (int i = 0; i < problem.count; i++) {
            boolean friction = problem.friction[i] > 0;
            same &= bodyA[i] == problem.bodyA[i] && bodyB[i] == problem.bodyB[i] && rough[i] == friction;
            bodyA[i] = problem.bodyA[i];
            bodyB[i] = problem.bodyB[i];
            rough[i] = friction;
        }
        graph = problem.graph;
        count = problem.count;
        return same;
    }
}
