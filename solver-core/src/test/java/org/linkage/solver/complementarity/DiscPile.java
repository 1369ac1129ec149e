package org.linkage.solver.complementarity;

import java.util.Arrays;
import java.util.Random;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;

/**
 * Discs dropped into a box, stepped at velocity level: M v' − Nᵀp = M v + h F, N v' ≥ −gap/h for all pairs nearer than a
 * margin. The straight-line gap never overestimates the true one, so that discs do not overlap. A harness to measure
 * complementarity solvers with, not a simulation.
 */
final class DiscPile {
    final int n;
    final double h = 1 / 60.0;
    final double[] px;
    final double[] py;
    final double[] v;
    final double[] radius;
    final double width;
    final UnilateralProblem problem;
    final UnilateralSolution solution;
    double margin;
    double friction;
    double gravityX;
    double gravityY = -9.81;
    private final double cell;
    private final int across;
    private final int up;
    private final int[] head;
    private final int[] next;

    DiscPile(int n, long seed, double spread, int columns) {
        this.n = n;
        Random random = new Random(seed);
        px = new double[n];
        py = new double[n];
        v = new double[3 * n];
        radius = new double[n];
        double r0 = 0.05;
        width = columns * 2.2 * r0;
        for (int i = 0; i < n; i++) {
            radius[i] = r0 * (1 - spread * random.nextDouble());
            px[i] = (i % columns + 0.5) * 2.2 * r0 + 0.05 * r0 * (random.nextDouble() - 0.5);
            int level = i / columns;
            py[i] = (level + 0.5) * 2.2 * r0 + r0;
        }
        margin = 0.2 * r0;
        cell = 3.5 * r0;
        across = (int) (width / cell) + 1;
        up = 4 * (n / columns + 10);
        head = new int[across * up];
        next = new int[n];
        int[] dimension = new int[n];
        Arrays.fill(dimension, 3);
        BlockGraph graph = new BlockGraph(dimension, new int[0], new int[0][]);
        KktSystem system = new KktSystem(graph);
        for (int i = 0; i < n; i++) {
            double m = radius[i] * radius[i] * 400;
            system.mass[9 * i] = m;
            system.mass[9 * i + 4] = m;
            system.mass[9 * i + 8] = 0.5 * m * radius[i] * radius[i];
        }
        FreeBodies free = new FreeBodies();
        free.analyze(graph);
        free.factor(system);
        problem = new UnilateralProblem(system, free);
        solution = new UnilateralSolution(graph);
    }

    void fill() {
        for (int i = 0; i < n; i++) {
            double m = problem.system.mass[9 * i];
            problem.f[3 * i] = m * (v[3 * i] + h * gravityX);
            problem.f[3 * i + 1] = m * (v[3 * i + 1] + h * gravityY);
            problem.f[3 * i + 2] = problem.system.mass[9 * i + 8] * v[3 * i + 2];
        }
        problem.clear();
        Arrays.fill(head, -1);
        for (int i = 0; i < n; i++) {
            int c = cellOf(i);
            next[i] = head[c];
            head[c] = i;
        }
        for (int i = 0; i < n; i++) {
            wall(i, 0, py[i], 0, 1);
            wall(i, 1, px[i], 1, 0);
            wall(i, 2, width - px[i], -1, 0);
            int cx = Math.min(across - 1, Math.max(0, (int) (px[i] / cell)));
            int cy = Math.min(up - 1, Math.max(0, (int) (py[i] / cell)));
            for (int y = Math.max(0, cy - 1); y <= Math.min(up - 1, cy + 1); y++) {
                for (int x = Math.max(0, cx - 1); x <= Math.min(across - 1, cx + 1); x++) {
                    for (int j = head[y * across + x]; j >= 0; j = next[j]) {
                        if (j < i) {
                            pair(j, i);
                        }
                    }
                }
            }
        }
    }

    private int cellOf(int i) {
        int cx = Math.min(across - 1, Math.max(0, (int) (px[i] / cell)));
        int cy = Math.min(up - 1, Math.max(0, (int) (py[i] / cell)));
        return cy * across + cx;
    }

    private void wall(int i, int which, double distance, double nx, double ny) {
        double gap = distance - radius[i];
        if (gap < margin + h * speed(i)) {
            int row = problem.add((long) (n + which) * 1000000 + i, i, UnilateralProblem.WORLD, -gap / h);
            problem.setNormal(row, nx, ny, 0, 0, 0, 0);
            if (friction > 0) {
                problem.setTangent(row, friction, 0, -ny, nx, -radius[i], 0, 0, 0);
            }
        }
    }

    private void pair(int i, int j) {
        double dx = px[j] - px[i];
        double dy = py[j] - py[i];
        double square = dx * dx + dy * dy;
        // either of the two may be stopped within this very step
        double reach = radius[i] + radius[j] + margin + h * (speed(i) + speed(j));
        if (square < reach * reach) {
            double distance = Math.sqrt(square);
            double nx = dx / distance;
            double ny = dy / distance;
            int row = problem.add((long) i * 1000000 + j, i, j, -(distance - radius[i] - radius[j]) / h);
            problem.setNormal(row, -nx, -ny, 0, nx, ny, 0);
            if (friction > 0) {
                problem.setTangent(row, friction, 0, ny, -nx, -radius[i], -ny, nx, -radius[j]);
            }
        }
    }

    /** One step; false if the solver did not solve it. */
    boolean step(ComplementaritySolver solver) {
        fill();
        boolean solved = solver.solve(problem, solution);
        advance();
        return solved;
    }

    void advance() {
        System.arraycopy(solution.x, 0, v, 0, 3 * n);
        // no disc moves further than the broad phase looks: thick air
        double fastest = 0.3 * 0.05 / h;
        for (int i = 0; i < n; i++) {
            double factor = Math.min(1, fastest / Math.max(1e-9, speed(i)));
            v[3 * i] *= factor;
            v[3 * i + 1] *= factor;
        }
        for (int i = 0; i < n; i++) {
            px[i] += h * solution.x[3 * i];
            py[i] += h * solution.x[3 * i + 1];
        }
    }

    private double speed(int i) {
        return Math.sqrt(v[3 * i] * v[3 * i] + v[3 * i + 1] * v[3 * i + 1]);
    }

    /** Deepest overlap of any pair or wall, 0 if none. */
    double overlap() {
        double worst = 0;
        for (int i = 0; i < n; i++) {
            worst = Math.max(worst, radius[i] - Math.min(py[i], Math.min(px[i], width - px[i])));
            for (int j = 0; j < i; j++) {
                double dx = px[j] - px[i];
                double dy = py[j] - py[i];
                double reach = radius[i] + radius[j];
                if (Math.abs(dx) < reach && Math.abs(dy) < reach) {
                    worst = Math.max(worst, reach - Math.sqrt(dx * dx + dy * dy));
                }
            }
        }
        return worst;
    }

    double speed() {
        double worst = 0;
        for (double s : v) {
            worst = Math.max(worst, Math.abs(s));
        }
        return worst;
    }
}
