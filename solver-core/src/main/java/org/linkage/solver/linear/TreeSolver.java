package org.linkage.solver.linear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Baraff's linear-time solver for open chains, trees and forests, bodies and joints of any dimension, with or without a joint to
 * the world.
 *
 * <p>{@link TreeFactor} holds the factorisation and its two sweeps; {@link TreeOrder} the order. Here is what is around them: who is
 * refused, one refinement where a joint has a poor lever on what hangs on it, and the response of a few bodies by walking only from
 * them to their roots.
 */
public final class TreeSolver implements ResponseSolver {
    private final TreeFactor factor = new TreeFactor();
    /** Some groups are left out: then the system's residual, which has them all, is no use for refinement. */
    private boolean partial;

    private double[] f = new double[0];
    private double[] d = new double[0];
    private double[] bodyResidual = new double[0];
    private double[] rowResidual = new double[0];

    private int[] placeOfBody = new int[0];
    private int[] path = new int[0];
    private int pathCount;
    private boolean[] onPath = new boolean[0];
    private boolean[] looked = new boolean[0];
    private double[] pathX = new double[0];
    private double[] pathLambda = new double[0];

    @Override
    public String name() {
        return "tree";
    }

    @Override
    public @Nullable String refusal(BlockGraph graph) {
        if (graph.couplingCount > 0) {
            return "tree takes no stiff blocks between two bodies; write the spring as a compliant row or choose"
                    + " grandparent or sparse.";
        }
        String reason = TreeOrder.refusal(graph, null);
        return reason == null ? null : "tree takes open chains and trees only, but " + reason + ".";
    }

    @Override
    public void analyze(BlockGraph graph) {
        String reason = refusal(graph);
        if (reason != null) {
            throw new IllegalArgumentException(reason);
        }
        analyze(graph, null);
    }

    /** Prepares for the forest of the groups that are not skipped; the others are neither read nor written. */
    void analyze(BlockGraph graph, boolean @Nullable [] skipped) {
        partial = skipped != null;
        forgetPath();
        factor.analyze(graph, skipped);
        f = Buffers.atLeast(f, graph.coordinates());
        bodyResidual = Buffers.atLeast(bodyResidual, graph.coordinates());
        d = Buffers.atLeast(d, graph.rows());
        rowResidual = Buffers.atLeast(rowResidual, graph.rows());
        path = Buffers.atLeast(path, factor.count);
        onPath = Buffers.atLeast(onPath, factor.count);
        looked = Buffers.atLeast(looked, factor.count);
        pathX = Buffers.atLeast(pathX, graph.coordinates());
        pathLambda = Buffers.atLeast(pathLambda, graph.rows());
        placeOfBody = Buffers.atLeast(placeOfBody, graph.bodyCount);
        for (int k = 0; k < factor.count; k++) {
            if (factor.isBody[k]) {
                placeOfBody[factor.order.node[k]] = k;
            }
        }
    }

    @Override
    public boolean readsColumns() {
        return true;
    }

    @Override
    public boolean factor(KktSystem system) {
        return factor.factor(system, Buffers.NONE, Buffers.NONE);
    }

    @Override
    public boolean factorForth(KktSystem system, double[] x, double[] lambda) {
        return factor.factor(system, x, lambda);
    }

    @Override
    public void solveBack(double[] x, double[] lambda) {
        factor.down(x, lambda);
    }

    @Override
    public void solve(double[] x, double[] lambda) {
        KktSystem system = factor.factored();
        if (!factor.weak || partial) {
            factor.solve(x, lambda);
            return;
        }
        system.columns.writeOut(system);
        System.arraycopy(x, 0, f, 0, system.graph.coordinates());
        System.arraycopy(lambda, 0, d, 0, system.graph.rows());
        factor.solve(x, lambda);
        system.residual(x, lambda, f, d, bodyResidual, rowResidual);
        factor.solve(bodyResidual, rowResidual);
        for (int i = 0; i < system.graph.coordinates(); i++) {
            x[i] += bodyResidual[i];
        }
        for (int r = 0; r < system.graph.rows(); r++) {
            lambda[r] += rowResidual[r];
        }
    }

    @Override
    public boolean solveByFactor(double[] x, double[] lambda) {
        factor.solve(x, lambda);
        return true;
    }

    @Override
    public void prepareResponse(int[] bodies, int howMany) {
        forgetPath();
        for (int k = 0; k < howMany; k++) {
            int i = placeOfBody[bodies[k]];
            looked[i] = true;
            while (i >= 0 && !onPath[i]) {
                onPath[i] = true;
                path[pathCount++] = i;
                i = factor.parent[i];
            }
        }
        Buffers.sort(path, pathCount);
    }

    private void forgetPath() {
        for (int k = 0; k < pathCount; k++) {
            onPath[path[k]] = false;
            looked[path[k]] = false;
        }
        pathCount = 0;
    }

    @Override
    public void response(double[] x) {
        for (int k = 0; k < pathCount; k++) {
            int i = path[k];
            double[] v = factor.isBody[i] ? pathX : pathLambda;
            for (int r = 0; r < factor.dimension[i]; r++) {
                v[factor.at[i] + r] = looked[i] ? x[factor.at[i] + r] : 0;
            }
        }
        for (int k = 0; k < pathCount; k++) {
            factor.upOne(path[k], pathX, pathLambda);
        }
        for (int k = pathCount - 1; k >= 0; k--) {
            int i = path[k];
            factor.downOne(i, pathX, pathLambda);
            if (looked[i]) {
                System.arraycopy(pathX, factor.at[i], x, factor.at[i], factor.dimension[i]);
            }
        }
    }

    @Override
    public int rankLoss() {
        return factor.rankLoss;
    }

    /** Whether some joint has so poor a lever on its child that a refinement is due. */
    boolean isWeak() {
        return factor.weak;
    }

    /** The elimination order: body b is b, group g is bodyCount + g. */
    int[] eliminationOrder() {
        return Arrays.copyOf(factor.order.node, factor.count);
    }

    /** Nodes on the longest way from a leaf to its root. */
    public int depth() {
        return factor.order.depth;
    }
}
