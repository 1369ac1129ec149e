package org.linkage.solver.linear;

import java.util.ArrayList;
import java.util.List;

/** Builds KKT systems of rigid bodies in the plane from points, without any joint classes. */
final class Plane {
    private final List<double[]> bodies = new ArrayList<>();
    private final List<int[]> groups = new ArrayList<>();
    private final List<double[]> points = new ArrayList<>();

    /** A uniform rod of mass 1 and length 1 about its centre. */
    int body(double x, double y) {
        bodies.add(new double[] {x, y});
        return bodies.size() - 1;
    }

    /** A revolute joint of one body with the world, or of two bodies, at a point: two rows. */
    Plane revolute(double x, double y, int... on) {
        groups.add(on);
        points.add(new double[] {x, y});
        return this;
    }

    KktSystem build() {
        int[] dimension = new int[bodies.size()];
        int[] rows = new int[groups.size()];
        java.util.Arrays.fill(dimension, 3);
        java.util.Arrays.fill(rows, 2);
        KktSystem system = new KktSystem(new BlockGraph(dimension, rows, groups.toArray(new int[0][])));
        BlockGraph graph = system.graph;
        for (int b = 0; b < dimension.length; b++) {
            int m = graph.massOffset[b];
            system.mass[m] = 1;
            system.mass[m + 4] = 1;
            system.mass[m + 8] = 1.0 / 12;
        }
        for (int g = 0; g < rows.length; g++) {
            double sign = 1;
            for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                double[] centre = bodies.get(graph.edgeBody[e]);
                int at = graph.edgeOffset[e];
                system.jacobian[at] = sign;
                system.jacobian[at + 2] = -sign * (points.get(g)[1] - centre[1]);
                system.jacobian[at + 4] = sign;
                system.jacobian[at + 5] = sign * (points.get(g)[0] - centre[0]);
                sign = -1;
            }
        }
        return system;
    }

    /** A chain of n links from the origin along x, each turned by {@code bend} against the one before; pinned at its start. */
    static Plane chain(int n, double bend, boolean bothEnds) {
        Plane plane = new Plane();
        double x = 0;
        double y = 0;
        double angle = 0;
        for (int i = 0; i < n; i++) {
            double c = Math.cos(angle);
            double s = Math.sin(angle);
            int b = plane.body(x + c / 2, y + s / 2);
            plane.revolute(x, y, i == 0 ? new int[] {b} : new int[] {b - 1, b});
            x += c;
            y += s;
            angle += bend;
        }
        return bothEnds ? plane.revolute(x, y, n - 1) : plane;
    }

    /** N four-bars in a row on the ground: N + 1 cranks at {@code angle} to the ground, N couplers between their tips. */
    static Plane fourBars(int n, double angle) {
        Plane plane = new Plane();
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        for (int i = 0; i <= n; i++) {
            plane.revolute(i, 0, plane.body(i + c / 2, s / 2));
        }
        for (int i = 0; i < n; i++) {
            int coupler = plane.body(i + c + 0.5, s);
            plane.revolute(i + c, s, i, coupler);
            plane.revolute(i + c + 1, s, coupler, i + 1);
        }
        return plane;
    }

    /** A ladder of m cells: two rails of m links each, rungs between them, pinned at the bottom. */
    static Plane ladder(int m) {
        Plane plane = new Plane();
        for (int i = 0; i < m; i++) {
            int left = plane.body(0.1 * Math.sin(i), i + 0.5);
            int right = plane.body(1, i + 0.5);
            int rung = plane.body(0.5, i + 1 + 0.1 * Math.sin(3 * i));
            plane.revolute(0, i, i == 0 ? new int[] {left} : new int[] {left, left - 3});
            plane.revolute(1, i, i == 0 ? new int[] {right} : new int[] {right, right - 3});
            plane.revolute(0, i + 1, left, rung);
            plane.revolute(1, i + 1, right, rung);
        }
        return plane;
    }

    /** A balanced binary tree of n links. */
    static Plane tree(int n) {
        Plane plane = new Plane();
        for (int i = 0; i < n; i++) {
            int level = 31 - Integer.numberOfLeadingZeros(i + 1);
            double x = (i + 1.5 - (1 << level)) / (1 << level) * 10;
            int b = plane.body(x + 0.1, -level - 0.5);
            plane.revolute(x, -level, i == 0 ? new int[] {b} : new int[] {b, (i - 1) / 2});
        }
        return plane;
    }

    /** Residual of H (x, λ) = (f, d), relative to the right-hand side. */
    static double residual(KktSystem system, double[] x, double[] lambda, double[] f, double[] d) {
        double[] rf = new double[f.length];
        double[] rd = new double[d.length];
        system.residual(x, lambda, f, d, rf, rd);
        double worst = 0;
        double size = 1;
        for (int i = 0; i < f.length; i++) {
            worst = Math.max(worst, Math.abs(rf[i]));
            size = Math.max(size, Math.abs(f[i]));
        }
        for (int r = 0; r < d.length; r++) {
            worst = Math.max(worst, Math.abs(rd[r]));
            size = Math.max(size, Math.abs(d[r]));
        }
        return worst / size;
    }
}
