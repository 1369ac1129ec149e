package org.linkage.solver.linear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Random KKT systems for the tests: trees, forests, loops, groups on many bodies, compliant, inactive and redundant rows. */
final class RandomSystems {
    final Random random;
    /** Bodies' dimensions; 0 draws 1 … 4. */
    int bodyDimension;
    /** Most rows of a group; never more than the smallest body of the group has coordinates. */
    int mostRows = 3;

    boolean worldJoints = true;
    int extraGroups;
    boolean manyBodies;
    double compliantShare;
    double inactiveShare;
    boolean couplings;

    RandomSystems(long seed) {
        random = new Random(seed);
    }

    KktSystem forest(int bodies, int components) {
        int[] dimension = new int[bodies];
        for (int b = 0; b < bodies; b++) {
            dimension[b] = bodyDimension > 0 ? bodyDimension : 1 + random.nextInt(4);
        }
        List<int[]> groups = new ArrayList<>();
        for (int b = components; b < bodies; b++) {
            groups.add(pair(b, random.nextInt(3) == 0 ? random.nextInt(b) : Math.max(0, b - 1 - random.nextInt(2))));
        }
        List<int[]> coupled = new ArrayList<>();
        if (couplings) {
            for (int[] g : groups) {
                if (random.nextInt(3) > 0) {
                    coupled.add(g.clone());
                }
            }
        }
        if (worldJoints) {
            boolean[] pinned = new boolean[bodies];
            int[] leader = new int[bodies];
            for (int b = 0; b < bodies; b++) {
                leader[b] = b;
            }
            for (int[] g : groups) {
                leader[TreeOrder.find(leader, g[0])] = TreeOrder.find(leader, g[1]);
            }
            for (int c = 0; c < components; c++) {
                int b = random.nextInt(bodies);
                if (random.nextBoolean() && !pinned[TreeOrder.find(leader, b)]) {
                    pinned[TreeOrder.find(leader, b)] = true;
                    groups.add(new int[] {b});
                }
            }
        }
        for (int k = 0; k < extraGroups; k++) {
            int a = random.nextInt(bodies);
            int b = random.nextInt(bodies);
            if (manyBodies && random.nextInt(3) == 0 && bodies > 4) {
                int start = random.nextInt(bodies - 3);
                groups.add(new int[] {start, start + 1, start + 3});
            } else if (a == b) {
                groups.add(new int[] {a});
            } else {
                groups.add(pair(a, b));
            }
        }
        java.util.Collections.shuffle(groups, random);
        int[] rows = new int[groups.size()];
        for (int g = 0; g < rows.length; g++) {
            int least = mostRows;
            for (int b : groups.get(g)) {
                least = Math.min(least, dimension[b]);
            }
            rows[g] = 1 + random.nextInt(least);
        }
        KktSystem system = new KktSystem(
                new BlockGraph(dimension, rows, groups.toArray(new int[0][]), coupled.toArray(new int[0][])));
        fill(system);
        return system;
    }

    private int[] pair(int a, int b) {
        return random.nextBoolean() ? new int[] {a, b} : new int[] {b, a};
    }

    void fill(KktSystem system) {
        BlockGraph graph = system.graph;
        for (int b = 0; b < graph.bodyCount; b++) {
            int n = graph.bodyDimension[b];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < i; j++) {
                    double value = 0.3 * random.nextGaussian() / n;
                    system.mass[graph.massOffset[b] + i * n + j] = value;
                    system.mass[graph.massOffset[b] + j * n + i] = value;
                }
                system.mass[graph.massOffset[b] + i * n + i] = 1 + 2 * random.nextDouble();
            }
        }
        for (int c = 0; c < graph.couplingCount; c++) {
            // a stiff spring between two bodies: κ gᵀg with g = (ga, gb)
            int a = graph.couplingA[c];
            int b = graph.couplingB[c];
            int na = graph.bodyDimension[a];
            int nb = graph.bodyDimension[b];
            double kappa = Math.pow(10, 6 * random.nextDouble() - 2);
            double[] g = random.doubles(na + nb, -1, 1).toArray();
            for (int i = 0; i < na; i++) {
                for (int j = 0; j < na; j++) {
                    system.mass[graph.massOffset[a] + i * na + j] += kappa * g[i] * g[j];
                }
                for (int j = 0; j < nb; j++) {
                    system.coupling[graph.couplingOffset[c] + i * nb + j] = kappa * g[i] * g[na + j];
                }
            }
            for (int i = 0; i < nb; i++) {
                for (int j = 0; j < nb; j++) {
                    system.mass[graph.massOffset[b] + i * nb + j] += kappa * g[na + i] * g[na + j];
                }
            }
        }
        for (int k = 0; k < system.jacobian.length; k++) {
            system.jacobian[k] = random.nextGaussian();
        }
        for (int g = 0; g < graph.groupCount; g++) {
            for (int r = 0; r < graph.groupDimension[g]; r++) {
                int row = graph.rowOffset[g] + r;
                if (random.nextDouble() < compliantShare) {
                    system.compliance[row] = 1;
                    double root = Math.pow(10, 4 * random.nextDouble());
                    for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                        int n = graph.bodyDimension[graph.edgeBody[e]];
                        for (int j = 0; j < n; j++) {
                            system.jacobian[graph.edgeOffset[e] + r * n + j] *= root;
                        }
                    }
                }
                system.active[row] = random.nextDouble() >= inactiveShare;
            }
        }
    }

    /** A right-hand side that a solution exists for, whatever the rank: d = J y + E ν with random y, ν. */
    double[][] rightHandSide(KktSystem system) {
        int n = system.graph.coordinates();
        int m = system.graph.rows();
        double[] zero = new double[n];
        double[] f = random.doubles(n, -1, 1).toArray();
        double[] y = random.doubles(n, -1, 1).toArray();
        double[] nu = random.doubles(m, -1, 1).toArray();
        double[] d = new double[m];
        system.residual(y, nu, zero, new double[m], new double[n], d);
        for (int r = 0; r < m; r++) {
            d[r] = -d[r];
        }
        return new double[][] {f, d};
    }

    /** H = [A −Jᵀ; J E] dense; inactive rows read λ = 0. */
    static double[][] dense(KktSystem system) {
        BlockGraph graph = system.graph;
        int n = graph.coordinates();
        int m = graph.rows();
        double[][] h = new double[n + m][n + m];
        double[] x = new double[n];
        double[] l = new double[m];
        double[] f = new double[n];
        double[] d = new double[m];
        double[] rf = new double[n];
        double[] rd = new double[m];
        for (int c = 0; c < n + m; c++) {
            Arrays.fill(x, 0);
            Arrays.fill(l, 0);
            if (c < n) {
                x[c] = 1;
            } else {
                l[c - n] = 1;
            }
            system.residual(x, l, f, d, rf, rd);
            for (int r = 0; r < n; r++) {
                h[r][c] = -rf[r];
            }
            for (int r = 0; r < m; r++) {
                h[n + r][c] = -rd[r];
            }
        }
        for (int r = 0; r < m; r++) {
            if (!system.active[r]) {
                h[n + r][n + r] = 1;
                for (int i = 0; i < n; i++) {
                    h[i][n + r] = 0;
                }
            }
        }
        return h;
    }

    /** Plain LU with partial pivoting and two refinements. */
    static double[] luSolve(double[][] h, double[] b) {
        int n = b.length;
        double[][] lu = new double[n][];
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            lu[i] = h[i].clone();
            double most = 0;
            for (double v : lu[i]) {
                most = Math.max(most, Math.abs(v));
            }
            order[i] = i;
        }
        for (int k = 0; k < n; k++) {
            int best = k;
            for (int i = k + 1; i < n; i++) {
                if (Math.abs(lu[i][k]) > Math.abs(lu[best][k])) {
                    best = i;
                }
            }
            double[] row = lu[k];
            lu[k] = lu[best];
            lu[best] = row;
            int o = order[k];
            order[k] = order[best];
            order[best] = o;
            for (int i = k + 1; i < n; i++) {
                double l = lu[i][k] / lu[k][k];
                lu[i][k] = l;
                if (l != 0) {
                    for (int j = k + 1; j < n; j++) {
                        lu[i][j] -= l * lu[k][j];
                    }
                }
            }
        }
        double[] x = new double[n];
        double[] rest = b.clone();
        for (int pass = 0; pass < 3; pass++) {
            double[] y = new double[n];
            for (int i = 0; i < n; i++) {
                y[i] = rest[order[i]];
                for (int j = 0; j < i; j++) {
                    y[i] -= lu[i][j] * y[j];
                }
            }
            for (int i = n - 1; i >= 0; i--) {
                for (int j = i + 1; j < n; j++) {
                    y[i] -= lu[i][j] * y[j];
                }
                y[i] /= lu[i][i];
            }
            for (int i = 0; i < n; i++) {
                x[i] += y[i];
            }
            for (int i = 0; i < n; i++) {
                double sum = b[i];
                for (int j = 0; j < n; j++) {
                    sum -= h[i][j] * x[j];
                }
                rest[i] = sum;
            }
        }
        return x;
    }

    /** Largest difference of x and, if asked for, λ to plain LU, relative to the largest entry of each. */
    static double difference(KktSystem system, double[] f, double[] d, double[] x, double[] lambda) {
        int n = f.length;
        int m = d.length;
        double[] b = Arrays.copyOf(f, n + m);
        for (int r = 0; r < m; r++) {
            b[n + r] = system.active[r] ? d[r] : 0;
        }
        double[] exact = luSolve(dense(system), b);
        double worst = relative(Arrays.copyOf(exact, n), x);
        return Math.max(worst, relative(Arrays.copyOfRange(exact, n, n + m), lambda));
    }

    static double relative(double[] exact, double[] found) {
        double size = 1e-300;
        double worst = 0;
        for (int i = 0; i < exact.length; i++) {
            size = Math.max(size, Math.abs(exact[i]));
            worst = Math.max(worst, Math.abs(exact[i] - found[i]));
            if (Double.isNaN(found[i])) {
                return Double.POSITIVE_INFINITY;
            }
        }
        return worst / size;
    }
}
