package org.linkage.solver.complementarity;

import java.util.Arrays;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.KktSystem;

/**
 * All rows of a problem seen from the multipliers: with the bodies eliminated first (they are blocks on A's diagonal),
 *
 * <pre>
 *   S y − c,   S = G A⁻¹ Gᵀ + E,   c = (d, b) − G A⁻¹ f,   G = (J; N),   y = (λ, μ)
 * </pre>
 *
 * is what is left over of every row (joint rows: must vanish; one-sided rows: w). S is sparse: two rows meet where they
 * share a body. It is kept whole (both triangles) in compressed rows.
 *
 * <p>A row with friction k is two: the edges N + k T and N − k T of its cone, with multipliers β⁺, β⁻ ≥ 0,
 * μ = β⁺ + β⁻ and τ = k (β⁺ − β⁻); see {@link FrictionRounds}. Rows are numbered: active joint rows, then the one-sided
 * rows (their first edge), then the second edges. Rows on the same bodies form one <em>node</em> (a joint's group, or a
 * contact's two edges): the ordering treats it as one.
 */
final class RowMatrix {
    int rows;
    int joints;
    int normals;
    /** Of each joint row its number in λ, of the others their one-sided row; of one-sided row i its second edge or −1. */
    int[] origin = new int[0];

    int[] edgeRow = new int[0];
    int nodes;
    int[] node = new int[0];

    /** The bodies that each row acts on: entries {@code entryStart[r] … entryStart[r+1] − 1}. */
    int[] entryStart = new int[1];

    int[] entryBody = new int[0];
    private double[] block = new double[0];
    private double[] response = new double[0];

    int[] start = new int[1];
    int[] column = new int[0];
    double[] value = new double[0];
    double[] diagonal = new double[0];
    double[] c = new double[0];

    /** Multiplications that solving with this matrix took so far; see {@link RowProblem#spent}. */
    double work;

    private int entries;
    private int stride;
    private int[] bodyStart = new int[0];
    private int[] bodyEntry = new int[0];
    private int[] entryRow = new int[0];
    private int[] mark = new int[0];
    private double[] inverse = new double[0];
    private double[] free = new double[0];

    /** Reads the problem; false if a body's block of A is not positive definite. */
    boolean fill(UnilateralProblem problem) {
        BlockGraph graph = problem.graph;
        stride = problem.stride;
        number(problem);
        if (!invertMasses(problem.system)) {
            return false;
        }
        freeMotion(graph, problem.f);
        for (int e = 0; e < entries; e++) {
            respond(graph, e);
        }
        listEntriesOfBodies(graph.bodyCount);
        multiply(graph);
        rightHandSide(problem);
        return true;
    }

    private void number(UnilateralProblem problem) {
        BlockGraph graph = problem.graph;
        KktSystem system = problem.system;
        int bound = graph.rows() + 2 * problem.count;
        int entryBound = 4 * problem.count;
        for (int g = 0; g < graph.groupCount; g++) {
            entryBound += graph.groupDimension[g] * (graph.edgeStart[g + 1] - graph.edgeStart[g]);
        }
        reserve(bound, entryBound, problem.count);
        rows = 0;
        entries = 0;
        nodes = 0;
        for (int g = 0; g < graph.groupCount; g++) {
            boolean any = false;
            for (int i = 0; i < graph.groupDimension[g]; i++) {
                int r = graph.rowOffset[g] + i;
                if (system.active[r]) {
                    any = true;
                    origin[rows] = r;
                    for (int e = graph.edgeStart[g]; e < graph.edgeStart[g + 1]; e++) {
                        int d = graph.bodyDimension[graph.edgeBody[e]];
                        entry(graph.edgeBody[e], system.jacobian, graph.edgeOffset[e] + i * d, d);
                    }
                    close(nodes);
                }
            }
            if (any) {
                nodes++;
            }
        }
        joints = rows;
        normals = problem.count;
        for (int i = 0; i < normals; i++) {
            origin[rows] = i;
            contactEntries(problem, problem.friction[i], i);
            close(nodes + i);
        }
        for (int i = 0; i < normals; i++) {
            edgeRow[i] = -1;
            if (problem.friction[i] > 0) {
                edgeRow[i] = rows;
                origin[rows] = i;
                contactEntries(problem, -problem.friction[i], i);
                close(nodes + i);
            }
        }
        nodes += normals;
    }

    private void contactEntries(UnilateralProblem problem, double k, int i) {
        int[] dimension = problem.graph.bodyDimension;
        edgeEntry(problem, k, problem.bodyA[i], problem.offsetA(i), dimension[problem.bodyA[i]]);
        if (problem.bodyB[i] != UnilateralProblem.WORLD) {
            edgeEntry(problem, k, problem.bodyB[i], problem.offsetB(i), dimension[problem.bodyB[i]]);
        }
    }

    private void edgeEntry(UnilateralProblem problem, double k, int body, int at, int dimension) {
        entry(body, problem.normal, at, dimension);
        if (k != 0) {
            for (int j = 0; j < dimension; j++) {
                block[(entries - 1) * stride + j] += k * problem.tangent[at + j];
            }
        }
    }

    private void entry(int body, double[] from, int at, int dimension) {
        entryBody[entries] = body;
        entryRow[entries] = rows;
        System.arraycopy(from, at, block, entries * stride, dimension);
        entries++;
    }

    private void close(int rowNode) {
        node[rows] = rowNode;
        entryStart[++rows] = entries;
    }

    private void reserve(int rowBound, int entryBound, int contacts) {
        if (rowBound > origin.length) {
            int n = rowBound + rowBound / 2;
            origin = new int[n];
            node = new int[n];
            entryStart = new int[n + 1];
            start = new int[n + 1];
            diagonal = new double[n];
            c = new double[n];
            mark = new int[n];
        }
        if (contacts > edgeRow.length) {
            edgeRow = new int[contacts + contacts / 2];
        }
        if (entryBound > entryBody.length) {
            int n = entryBound + entryBound / 2;
            entryBody = new int[n];
            entryRow = new int[n];
            bodyEntry = new int[n];
            block = new double[n * stride];
            response = new double[n * stride];
        }
    }

    /** Every block of A inverted; small and well-conditioned (masses with implicit terms), so explicitly. */
    private boolean invertMasses(KktSystem system) {
        BlockGraph graph = system.graph;
        if (inverse.length < system.mass.length) {
            inverse = new double[system.mass.length];
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            if (!SmallInverse.invert(system.mass, inverse, graph.massOffset[b], graph.bodyDimension[b])) {
                return false;
            }
        }
        return true;
    }

    /** free = A⁻¹ f. */
    private void freeMotion(BlockGraph graph, double[] f) {
        if (free.length < f.length) {
            free = new double[f.length];
        }
        for (int b = 0; b < graph.bodyCount; b++) {
            apply(graph, b, f, graph.bodyOffset[b], free, graph.bodyOffset[b]);
        }
    }

    private void respond(BlockGraph graph, int e) {
        apply(graph, entryBody[e], block, e * stride, response, e * stride);
    }

    private void apply(BlockGraph graph, int b, double[] from, int at, double[] to, int out) {
        int n = graph.bodyDimension[b];
        int m = graph.massOffset[b];
        for (int i = 0; i < n; i++) {
            double sum = 0;
            for (int j = 0; j < n; j++) {
                sum += inverse[m + i * n + j] * from[at + j];
            }
            to[out + i] = sum;
        }
    }

    private void listEntriesOfBodies(int bodies) {
        if (bodyStart.length < bodies + 2) {
            bodyStart = new int[bodies + 2];
        }
        Arrays.fill(bodyStart, 0, bodies + 2, 0);
        for (int e = 0; e < entries; e++) {
            bodyStart[entryBody[e] + 2]++;
        }
        for (int b = 2; b < bodies + 2; b++) {
            bodyStart[b] += bodyStart[b - 1];
        }
        for (int e = 0; e < entries; e++) {
            bodyEntry[bodyStart[entryBody[e] + 1]++] = e;
        }
    }

    private void multiply(BlockGraph graph) {
        Arrays.fill(mark, 0, rows, -1);
        int length = 0;
        for (int r = 0; r < rows; r++) {
            start[r] = length;
            for (int e = entryStart[r]; e < entryStart[r + 1]; e++) {
                int body = entryBody[e];
                int d = graph.bodyDimension[body];
                int from = bodyStart[body];
                int to = bodyStart[body + 1];
                if (length + to - from > column.length) {
                    int capacity = 2 * (length + to - from) + 64;
                    column = Arrays.copyOf(column, capacity);
                    value = Arrays.copyOf(value, capacity);
                }
                for (int k = from; k < to; k++) {
                    int other = bodyEntry[k];
                    int q = entryRow[other];
                    double dot = dot(e * stride, other * stride, d);
                    if (mark[q] < start[r]) {
                        mark[q] = length;
                        column[length] = q;
                        value[length++] = dot;
                    } else {
                        value[mark[q]] += dot;
                    }
                }
            }
        }
        start[rows] = length;
    }

    private double dot(int a, int b, int d) {
        double sum = 0;
        for (int i = 0; i < d; i++) {
            sum += block[a + i] * response[b + i];
        }
        return sum;
    }

    private void rightHandSide(UnilateralProblem problem) {
        BlockGraph graph = problem.graph;
        for (int r = 0; r < rows; r++) {
            int from = origin[r];
            double e = r < joints ? problem.system.compliance[from] : problem.compliance[from];
            c[r] = r < joints ? problem.d[from] : asked(problem, r);
            for (int k = start[r]; k < start[r + 1]; k++) {
                if (column[k] == r || (r >= joints && column[k] >= joints && origin[column[k]] == from)) {
                    value[k] += e;
                }
                if (column[k] == r) {
                    // a row that moves nothing still needs a yardstick
                    diagonal[r] = value[k] > 0 ? value[k] : 1;
                }
            }
            for (int k = entryStart[r]; k < entryStart[r + 1]; k++) {
                int at = graph.bodyOffset[entryBody[k]];
                for (int j = 0; j < graph.bodyDimension[entryBody[k]]; j++) {
                    c[r] -= block[k * stride + j] * free[at + j];
                }
            }
        }
    }

    /** The bound of a one-sided row's edge: b ± k t. */
    double asked(UnilateralProblem problem, int r) {
        int i = origin[r];
        double turn = problem.friction[i] * problem.tangentBound[i];
        return problem.bound[i] + (r < joints + normals ? turn : -turn);
    }

    /** Numbers the one-sided rows alone, for a dense matrix given entry by entry. */
    void beginDense(UnilateralProblem problem) {
        reserve(2 * problem.count, 0, problem.count);
        joints = 0;
        normals = problem.count;
        nodes = problem.count;
        rows = 0;
        for (int i = 0; i < normals; i++) {
            node[rows] = i;
            origin[rows++] = i;
        }
        for (int i = 0; i < normals; i++) {
            edgeRow[i] = -1;
            if (problem.friction[i] > 0) {
                edgeRow[i] = rows;
                node[rows] = i;
                origin[rows++] = i;
            }
        }
        if (column.length < rows * rows) {
            column = new int[2 * rows * rows];
            value = new double[2 * rows * rows];
        }
    }

    void setDense(int r, int s, double number) {
        column[r * rows + s] = s;
        value[r * rows + s] = number;
    }

    /** The responses' rounding is not symmetric; the matrix is. */
    void endDense() {
        for (int r = 0; r < rows; r++) {
            start[r] = r * rows;
            for (int s = 0; s < r; s++) {
                double mean = 0.5 * (value[r * rows + s] + value[s * rows + r]);
                value[r * rows + s] = mean;
                value[s * rows + r] = mean;
            }
            double own = value[r * rows + r];
            diagonal[r] = own > 0 ? own : 1;
        }
        start[rows] = rows * rows;
    }

    /** x = A⁻¹(f + Gᵀ y). */
    void motion(BlockGraph graph, double[] y, double[] x) {
        System.arraycopy(free, 0, x, 0, graph.coordinates());
        for (int r = 0; r < rows; r++) {
            if (y[r] != 0) {
                for (int k = entryStart[r]; k < entryStart[r + 1]; k++) {
                    int at = graph.bodyOffset[entryBody[k]];
                    for (int j = 0; j < graph.bodyDimension[entryBody[k]]; j++) {
                        x[at + j] += response[k * stride + j] * y[r];
                    }
                }
            }
        }
    }

    /**
     * Writes A⁻¹Nᵀ and A⁻¹Tᵀ of a contact whose edges these rows are, body by body in blocks of the given size.
     *
     * @param second −1 if there is no friction: then there is no tangent either
     */
    void responses(BlockGraph graph, int first, int second, double k, double[] out, int normal, int tangent, int size) {
        for (int e = entryStart[first]; e < entryStart[first + 1]; e++) {
            int place = (e - entryStart[first]) * size;
            int other = second < 0 ? e : entryStart[second] + e - entryStart[first];
            for (int j = 0; j < graph.bodyDimension[entryBody[e]]; j++) {
                double forth = response[e * stride + j];
                double back = response[other * stride + j];
                out[normal + place + j] = 0.5 * (forth + back);
                if (second >= 0) {
                    out[tangent + place + j] = 0.5 * (forth - back) / k;
                }
            }
        }
    }

    /** g = S y − c. */
    void gradient(double[] y, double[] g) {
        work += start[rows];
        for (int r = 0; r < rows; r++) {
            g[r] = rowTimes(r, y) - c[r];
        }
    }

    /** Row r of S times y. */
    double rowTimes(int r, double[] y) {
        double sum = 0;
        for (int k = start[r]; k < start[r + 1]; k++) {
            sum += value[k] * y[column[k]];
        }
        return sum;
    }

    /** out = S y. */
    void times(double[] y, double[] out) {
        work += start[rows];
        for (int r = 0; r < rows; r++) {
            out[r] = rowTimes(r, y);
        }
    }
}
