package org.linkage.solver.complementarity;

import java.util.Arrays;

/**
 * In which order to eliminate the rows: minimum degree with approximate degrees.
 *
 * <p>The bodies have been eliminated before any row, so the graph consists of cliques only: one per body, of all rows
 * on it. Eliminating node p joins the cliques it lies in to a new one without p; a node therefore never lies in more
 * cliques than it had bodies, and no list of plain neighbours exists. Nodes in exactly the same cliques are merged;
 * nodes that lie in the new clique only follow p at once. Degrees count rows: a node weighs as many as it has.
 *
 * <p>A clique's size outside the new one is known exactly for each clique, but two cliques of a node may overlap: their
 * sum is the approximation.
 */
final class RowOrder {
    /** The result: rows in order of elimination. */
    int[] order = new int[0];

    private int nodes;
    private int bodies;
    private int cliques;
    private int[] pool = new int[0];
    private int poolEnd;
    private int[] cliqueStart = new int[0];
    private int[] cliqueLength = new int[0];
    private int[] outside = new int[0];
    private int[] outsideStamp = new int[0];
    private boolean[] absorbed = new boolean[0];

    private int[] memberStart = new int[0];
    private int[] memberLength = new int[0];
    private int[] member = new int[0];
    private int[] weight = new int[0];
    private int[] degree = new int[0];
    private boolean[] gone = new boolean[0];
    private int[] stamp = new int[0];
    private int[] head = new int[0];
    private int[] next = new int[0];
    private int[] previous = new int[0];
    /** Nodes that are eliminated together form a chain that starts at their representative. */
    private int[] chain = new int[0];

    private int[] chainEnd = new int[0];
    private int[] sequence = new int[0];
    private int[] hashHead = new int[0];
    private int[] hashNext = new int[0];
    private int[] hash = new int[0];

    /** Any order is as good: the matrix is dense. */
    void natural(int rows) {
        if (order.length < rows) {
            order = new int[rows + rows / 2];
        }
        for (int r = 0; r < rows; r++) {
            order[r] = r;
        }
    }

    /** Orders the rows of {@code matrix}. */
    void order(RowMatrix matrix, int bodyCount) {
        reserve(matrix, bodyCount);
        readCliques(matrix);
        Arrays.fill(head, 0, matrix.rows + 1, -1);
        for (int i = 0; i < nodes; i++) {
            degree[i] = initialDegree(i, matrix.rows);
            link(i);
        }
        int placed = 0;
        int least = 0;
        int tag = 0;
        while (placed < nodes) {
            while (head[least] < 0) {
                least++;
            }
            int p = head[least];
            unlink(p);
            gone[p] = true;
            tag++;
            int e = join(p, tag);
            // followers of p and merged nodes lie behind it in its chain
            int size = shrink(e, p, tag);
            least = Math.min(least, updateDegrees(e, size, matrix.rows));
            for (int k = p; k >= 0; k = chain[k]) {
                sequence[placed++] = k;
            }
        }
        expand(matrix);
    }

    private void reserve(RowMatrix matrix, int bodyCount) {
        nodes = matrix.nodes;
        bodies = bodyCount;
        int total = bodies + nodes;
        if (cliqueStart.length < total) {
            int n = total + total / 2;
            cliqueStart = new int[n];
            cliqueLength = new int[n];
            outside = new int[n];
            outsideStamp = new int[n];
            absorbed = new boolean[n];
        }
        if (weight.length < nodes + 1) {
            int n = nodes + nodes / 2 + 1;
            memberStart = new int[n];
            memberLength = new int[n];
            weight = new int[n];
            degree = new int[n];
            gone = new boolean[n];
            stamp = new int[n];
            next = new int[n];
            previous = new int[n];
            chain = new int[n];
            chainEnd = new int[n];
            sequence = new int[n];
            hashHead = new int[n];
            hashNext = new int[n];
            hash = new int[n];
        }
        if (order.length < matrix.rows) {
            order = new int[matrix.rows + matrix.rows / 2];
        }
        if (head.length < matrix.rows + 1) {
            head = new int[matrix.rows + matrix.rows / 2 + 1];
        }
        Arrays.fill(weight, 0, nodes, 0);
        Arrays.fill(gone, 0, nodes, false);
        Arrays.fill(stamp, 0, nodes, 0);
        Arrays.fill(chain, 0, nodes, -1);
        Arrays.fill(hashHead, 0, nodes, -1);
        Arrays.fill(absorbed, 0, total, false);
        Arrays.fill(outsideStamp, 0, total, 0);
        Arrays.fill(cliqueLength, 0, total, 0);
        for (int i = 0; i < nodes; i++) {
            chainEnd[i] = i;
        }
    }

    private void readCliques(RowMatrix matrix) {
        int length = 0;
        for (int r = 0; r < matrix.rows; r++) {
            int node = matrix.node[r];
            if (weight[node]++ == 0) {
                memberStart[node] = length;
                int count = matrix.entryStart[r + 1] - matrix.entryStart[r];
                if (length + count > member.length) {
                    member = Arrays.copyOf(member, 2 * (length + count) + 64);
                }
                for (int k = matrix.entryStart[r]; k < matrix.entryStart[r + 1]; k++) {
                    member[length++] = matrix.entryBody[k];
                    cliqueLength[matrix.entryBody[k]]++;
                }
                memberLength[node] = count;
            }
        }
        int at = 0;
        for (int b = 0; b < bodies; b++) {
            cliqueStart[b] = at;
            at += cliqueLength[b];
            cliqueLength[b] = 0;
        }
        if (pool.length < 8 * at + 64) {
            pool = new int[12 * at + 64];
        }
        for (int i = 0; i < nodes; i++) {
            for (int k = memberStart[i]; k < memberStart[i] + memberLength[i]; k++) {
                int b = member[k];
                pool[cliqueStart[b] + cliqueLength[b]++] = i;
            }
        }
        poolEnd = at;
        cliques = bodies;
    }

    private int initialDegree(int i, int limit) {
        int sum = 0;
        for (int k = memberStart[i]; k < memberStart[i] + memberLength[i]; k++) {
            int b = member[k];
            for (int m = cliqueStart[b]; m < cliqueStart[b] + cliqueLength[b]; m++) {
                sum += weight[pool[m]];
            }
            sum -= weight[i];
        }
        return Math.min(sum, limit);
    }

    /** The new clique: all nodes of p's cliques except p. */
    private int join(int p, int tag) {
        int e = cliques++;
        cliqueStart[e] = poolEnd;
        int bound = 0;
        for (int k = memberStart[p]; k < memberStart[p] + memberLength[p]; k++) {
            bound += cliqueLength[member[k]];
        }
        if (poolEnd + bound > pool.length) {
            pool = Arrays.copyOf(pool, 2 * (poolEnd + bound));
        }
        for (int k = memberStart[p]; k < memberStart[p] + memberLength[p]; k++) {
            int c = member[k];
            for (int m = cliqueStart[c]; m < cliqueStart[c] + cliqueLength[c]; m++) {
                int i = pool[m];
                if (!gone[i] && stamp[i] != tag) {
                    stamp[i] = tag;
                    pool[poolEnd++] = i;
                }
            }
            absorbed[c] = true;
        }
        cliqueLength[e] = poolEnd - cliqueStart[e];
        return e;
    }

    /** Puts the new clique in place of the absorbed ones, merges equal nodes; returns the weight of what is left. */
    private int shrink(int e, int p, int tag) {
        int from = cliqueStart[e];
        int to = from + cliqueLength[e];
        for (int m = from; m < to; m++) {
            int i = pool[m];
            for (int k = memberStart[i]; k < memberStart[i] + memberLength[i]; k++) {
                int c = member[k];
                if (!absorbed[c]) {
                    if (outsideStamp[c] != tag) {
                        outsideStamp[c] = tag;
                        outside[c] = liveWeight(c);
                    }
                    outside[c] -= weight[i];
                }
            }
        }
        int kept = from;
        int size = 0;
        for (int m = from; m < to; m++) {
            int i = pool[m];
            unlink(i);
            int length = 0;
            int sum = e;
            int at = memberStart[i];
            for (int k = at; k < at + memberLength[i]; k++) {
                int c = member[k];
                if (!absorbed[c] && outside[c] > 0) {
                    member[at + length++] = c;
                    sum += c;
                }
            }
            if (length == 0) {
                // lies in the new clique only: follows p without any fill
                gone[i] = true;
                append(p, i);
                continue;
            }
            member[at + length++] = e;
            memberLength[i] = length;
            int bucket = sum % nodes;
            if (!merge(i, bucket)) {
                hash[i] = bucket;
                hashNext[i] = hashHead[bucket];
                hashHead[bucket] = i;
                pool[kept++] = i;
            }
        }
        for (int m = from; m < kept; m++) {
            hashHead[hash[pool[m]]] = -1;
            size += weight[pool[m]];
        }
        cliqueLength[e] = kept - from;
        poolEnd = kept;
        return size;
    }

    private int liveWeight(int c) {
        int sum = 0;
        int from = cliqueStart[c];
        int kept = from;
        for (int m = from; m < from + cliqueLength[c]; m++) {
            int i = pool[m];
            if (!gone[i]) {
                pool[kept++] = i;
                sum += weight[i];
            }
        }
        cliqueLength[c] = kept - from;
        return sum;
    }

    private boolean merge(int i, int bucket) {
        for (int j = hashHead[bucket]; j >= 0; j = hashNext[j]) {
            if (memberLength[j] == memberLength[i] && sameCliques(i, j)) {
                weight[j] += weight[i];
                gone[i] = true;
                append(j, i);
                return true;
            }
        }
        return false;
    }

    private boolean sameCliques(int i, int j) {
        for (int k = 0; k < memberLength[i]; k++) {
            boolean found = false;
            for (int l = 0; l < memberLength[j]; l++) {
                found |= member[memberStart[j] + l] == member[memberStart[i] + k];
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    private void append(int to, int i) {
        chain[chainEnd[to]] = i;
        chainEnd[to] = chainEnd[i];
    }

    private int updateDegrees(int e, int size, int limit) {
        int least = limit;
        for (int m = cliqueStart[e]; m < cliqueStart[e] + cliqueLength[e]; m++) {
            int i = pool[m];
            int sum = size - weight[i];
            for (int k = memberStart[i]; k < memberStart[i] + memberLength[i]; k++) {
                if (member[k] != e) {
                    sum += outside[member[k]];
                }
            }
            degree[i] = Math.min(sum, limit);
            least = Math.min(least, degree[i]);
            link(i);
        }
        return least;
    }

    private void link(int i) {
        int d = degree[i];
        next[i] = head[d];
        previous[i] = -1;
        if (head[d] >= 0) {
            previous[head[d]] = i;
        }
        head[d] = i;
    }

    private void unlink(int i) {
        if (previous[i] >= 0) {
            next[previous[i]] = next[i];
        } else {
            head[degree[i]] = next[i];
        }
        if (next[i] >= 0) {
            previous[next[i]] = previous[i];
        }
    }

    private void expand(RowMatrix matrix) {
        // rows of a node stand together: count per place, then fill
        int[] place = next;
        int[] at = previous;
        for (int k = 0; k < nodes; k++) {
            place[sequence[k]] = k;
            at[k] = 0;
        }
        for (int r = 0; r < matrix.rows; r++) {
            at[place[matrix.node[r]]]++;
        }
        int sum = 0;
        for (int k = 0; k < nodes; k++) {
            int count = at[k];
            at[k] = sum;
            sum += count;
        }
        for (int r = 0; r < matrix.rows; r++) {
            order[at[place[matrix.node[r]]]++] = r;
        }
    }
}
