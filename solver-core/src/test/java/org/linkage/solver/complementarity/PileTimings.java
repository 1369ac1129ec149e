package org.linkage.solver.complementarity;

import java.util.Arrays;

public final class PileTimings {
    static long cpu() {
        return java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int steps = Integer.parseInt(args[1]);
        double spread = args.length > 2 ? Double.parseDouble(args[2]) : 0.2;
        double friction = args.length > 3 ? Double.parseDouble(args[3]) : 0;
        int columns = (int) Math.ceil(Math.sqrt(n));
        DiscPile pile = new DiscPile(n, 1, spread, columns);
        pile.friction = friction;
        ExactSolver solver = new ExactSolver();
        double[] ms = new double[steps];
        int[] fact = new int[steps];
        int fails = 0, ip = 0, newt = 0;
        double worst = 0, res = 0;
        long rows = 0, size = 0;
        double tsum = 0;
        int fsum = 0;
        for (int k = 0; k < steps; k++) {
            pile.fill();
            long t = cpu();
            boolean ok = solver.solve(pile.problem, pile.solution);
            ms[k] = (cpu() - t) * 1e-6;
            pile.advance();
            fact[k] = pile.solution.factorisations;
            if (!ok) fails++;
            if (pile.solution.method.equals("interior-point")) ip++;
            if (pile.solution.method.equals("newton")) newt++;
            rows += pile.problem.count;
            size += solver.factorSize();
            res = Math.max(res, pile.solution.residual / solver.scale());
            if (k % 50 == 49) worst = Math.max(worst, pile.overlap());
            tsum += ms[k];
            fsum += fact[k];
            if (k % (steps / 10) == steps / 10 - 1) {
                System.out.printf("   mean ms %.2f fact %.1f%n", tsum * 10 / steps, fsum * 10.0 / steps);
                tsum = 0;
                fsum = 0;
            }
            if (k % (steps / 10) == 0)
                System.out.println(k + " " + pile.problem.count + " rows, fact " + fact[k] + " " + pile.solution.method
                        + " res " + pile.solution.residual + " speed " + pile.speed() + " ms " + ms[k]);
        }
        double[] late = Arrays.copyOfRange(ms, steps / 2, steps);
        Arrays.sort(late);
        double[] all = ms.clone();
        Arrays.sort(all);
        int[] f = Arrays.copyOfRange(fact, steps / 2, steps);
        Arrays.sort(f);
        System.out.printf(
                "n %d rows %d median %.2f (2nd half %.2f, p95 %.2f, max %.2f) fact median %d max %d; fails %d ip %d newton %d; relres %.1e overlap %.1e; factor size %d speed %.3f%n",
                n,
                rows / steps,
                all[steps / 2],
                late[late.length / 2],
                late[late.length * 95 / 100],
                all[steps - 1],
                f[f.length / 2],
                f[f.length - 1],
                fails,
                ip,
                newt,
                res,
                worst,
                size / steps,
                pile.speed());
    }
}
