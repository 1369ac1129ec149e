package org.linkage.solver.complementarity;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Small problems w = A z + q, 0 ≤ z ⊥ w ≥ 0: closed forms, certified examples, and enumeration of all active sets. */
public class DenseLcpTest {
    private final DenseLcp pivoting = new DenseLcp();
    private final Lemke lemke = new Lemke();

    private static double worst(int n, double[] a, double[] q, boolean[] free, double[] z, double[] w) {
        double worst = 0;
        for (int i = 0; i < n; i++) {
            double sum = q[i];
            for (int j = 0; j < n; j++) {
                sum += a[i * n + j] * z[j];
            }
            worst = Math.max(worst, Math.abs(sum - w[i]));
            worst = Math.max(worst, Math.abs(free[i] ? w[i] : Math.min(w[i], z[i])));
        }
        return worst;
    }

    private void bothSolve(double[] a, double[] q, double[] expected) {
        int n = q.length;
        double[] z = new double[n];
        double[] w = new double[n];
        assertTrue(pivoting.solve(n, a, q, new boolean[n], z, w));
        assertTrue(worst(n, a, q, new boolean[n], z, w) < 1e-12);
        if (expected.length > 0) {
            assertArrayEquals(expected, z, 1e-12);
        }
        assertTrue(lemke.solve(n, a, q, z, w));
        assertTrue(worst(n, a, q, new boolean[n], z, w) < 1e-12);
        if (expected.length > 0) {
            assertArrayEquals(expected, z, 1e-12);
        }
    }

    @Test
    public void textbookProblems() {
        bothSolve(new double[] {2, 1, 1, 2}, new double[] {-5, -6}, new double[] {4 / 3.0, 7 / 3.0});
        bothSolve(new double[] {1, 1, 1, 1}, new double[] {-1, -1}, new double[0]);
        double[] diagonal = new double[81];
        double[] q = new double[9];
        double[] z = new double[9];
        for (int i = 0; i < 9; i++) {
            diagonal[10 * i] = i + 1;
            q[i] = -1;
            z[i] = 1.0 / (i + 1);
        }
        bothSolve(diagonal, q, z);
    }

    /** 1 on the diagonal, 2 below: not symmetric, and simple pivoting rules need 2ⁿ steps on it. */
    @Test
    public void murtysTriangle() {
        int n = 6;
        double[] a = new double[n * n];
        double[] q = new double[n];
        for (int i = 0; i < n; i++) {
            q[i] = -1;
            a[i * n + i] = 1;
            for (int j = 0; j < i; j++) {
                a[i * n + j] = 2;
            }
        }
        double[] z = new double[n];
        double[] w = new double[n];
        assertTrue(lemke.solve(n, a, q, z, w));
        assertArrayEquals(new double[] {1, 0, 0, 0, 0, 0}, z, 1e-12);
        assertArrayEquals(new double[] {0, 1, 1, 1, 1, 1}, w, 1e-12);
    }

    @Test
    public void certifiedExamples() throws IOException {
        List<Example> examples = Example.read();
        assertEquals(12, examples.size());
        for (Example e : examples) {
            int n = e.q.length;
            double[] z = new double[n];
            double[] w = new double[n];
            boolean solved = pivoting.solve(n, e.a, e.q, new boolean[n], z, w);
            assertEquals(e.id, e.solvable, solved);
            double[] z2 = new double[n];
            double[] w2 = new double[n];
            assertEquals(e.id, e.solvable, lemke.solve(n, e.a, e.q, z2, w2));
            if (e.solvable) {
                assertTrue(e.id, worst(n, e.a, e.q, new boolean[n], z, w) < 1e-9);
                assertArrayEquals(e.id, e.w, w, 1e-9);
                assertArrayEquals(e.id, e.w, w2, 1e-9);
                if (e.unique) {
                    assertArrayEquals(e.id, e.z, z, 1e-9);
                }
            }
        }
    }

    /** Definite, rank-deficient with repeated rows, degenerate (w = z = 0), and contradictory ones. */
    @Test
    public void enumerationOnAThousandProblems() {
        Random random = new Random(7);
        int contradictory = 0;
        for (int k = 0; k < 1000; k++) {
            int n = 2 + random.nextInt(6);
            int rank = k % 3 == 0 ? n : 1 + random.nextInt(n);
            double[][] rows = new double[n][rank];
            for (int i = 0; i < n; i++) {
                boolean repeat = k % 3 > 0 && i > 0 && random.nextInt(3) == 0;
                for (int j = 0; j < rank; j++) {
                    rows[i][j] = repeat ? rows[i - 1][j] : random.nextInt(9) - 4;
                }
            }
            double[] a = new double[n * n];
            double[] q = new double[n];
            double[] velocity =
                    random.doubles(rank).map(x -> Math.rint(8 * x - 4)).toArray();
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    for (int l = 0; l < rank; l++) {
                        a[i * n + j] += rows[i][l] * rows[j][l];
                    }
                }
                for (int l = 0; l < rank; l++) {
                    q[i] += rows[i][l] * velocity[l];
                }
                q[i] += k % 2 == 0 ? random.nextInt(5) : random.nextInt(5) - 2;
            }
            double[] z = new double[n];
            double[] w = new double[n];
            double[] truth = enumerate(n, a, q);
            boolean solved = pivoting.solve(n, a, q, new boolean[n], z, w);
            assertEquals("problem " + k, truth.length > 0, solved);
            if (solved) {
                assertTrue("problem " + k, worst(n, a, q, new boolean[n], z, w) < 1e-9);
                assertArrayEquals("problem " + k, truth, w, 1e-9);
            } else {
                contradictory++;
            }
            assertEquals("problem " + k, solved, lemke.solve(n, a, q, z, w));
            if (solved) {
                assertArrayEquals("problem " + k, truth, w, 1e-9);
            }
        }
        assertTrue("some problems must have no solution", contradictory > 20);
    }

    /** w of the solution, which is unique; empty if there is none. A solution with independent rows always exists. */
    private static double[] enumerate(int n, double[] a, double[] q) {
        for (int set = 0; set < 1 << n; set++) {
            double[] z = solveSubset(n, a, q, set);
            if (z.length == 0) {
                continue;
            }
            boolean good = true;
            double[] w = q.clone();
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    w[i] += a[i * n + j] * z[j];
                }
                good &= z[i] > -1e-10 && w[i] > -1e-10;
            }
            if (good) {
                return w;
            }
        }
        return new double[0];
    }

    /** Gauss–Jordan with pivoting on the set's equations; empty if they are dependent. */
    private static double[] solveSubset(int n, double[] a, double[] q, int set) {
        int m = Integer.bitCount(set);
        int[] list = new int[m];
        for (int i = 0, k = 0; i < n; i++) {
            if ((set >> i & 1) != 0) {
                list[k++] = i;
            }
        }
        double[][] t = new double[m][m + 1];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < m; j++) {
                t[i][j] = a[list[i] * n + list[j]];
            }
            t[i][m] = -q[list[i]];
        }
        for (int k = 0; k < m; k++) {
            int p = k;
            for (int i = k; i < m; i++) {
                p = Math.abs(t[i][k]) > Math.abs(t[p][k]) ? i : p;
            }
            double[] swap = t[k];
            t[k] = t[p];
            t[p] = swap;
            if (Math.abs(t[k][k]) < 1e-9) {
                return new double[0];
            }
            for (int i = 0; i < m; i++) {
                if (i != k) {
                    double factor = t[i][k] / t[k][k];
                    for (int j = k; j <= m; j++) {
                        t[i][j] -= factor * t[k][j];
                    }
                }
            }
        }
        double[] z = new double[n];
        for (int k = 0; k < m; k++) {
            z[list[k]] = t[k][m] / t[k][k];
        }
        return z;
    }

    @Test
    public void fiftyFreeAndFiftySignedUnknowns() {
        Random random = new Random(3);
        int n = 100;
        boolean[] free = new boolean[n];
        for (int i = 0; i < 50; i++) {
            free[i] = true;
        }
        double[] z = new double[n];
        double[] w = new double[n];
        double[] root = new double[n * n];
        double[] a = new double[n * n];
        double[] q = new double[n];
        for (int draw = 0; draw < 1000; draw++) {
            if (draw % 20 == 0) {
                for (int i = 0; i < n * n; i++) {
                    root[i] = random.nextGaussian();
                }
                for (int i = 0; i < n; i++) {
                    for (int j = 0; j < n; j++) {
                        double sum = i == j ? 1e-3 : 0;
                        for (int k = 0; k < n; k++) {
                            sum += root[i * n + k] * root[j * n + k];
                        }
                        a[i * n + j] = sum;
                    }
                }
            }
            for (int i = 0; i < n; i++) {
                q[i] = random.nextGaussian();
                z[i] = 0;
            }
            assertTrue(pivoting.solve(n, a, q, free, z, w));
            assertFalse(pivoting.endedByLemke());
            assertTrue(worst(n, a, q, free, z, w) < 1e-9);
        }
    }

    /** One entry of lcp_examples.json. */
    private static final class Example {
        String id = "";
        double[] a = new double[0];
        double[] q = new double[0];
        double[] w = new double[0];
        double[] z = new double[0];
        boolean solvable;
        boolean unique;

        static List<Example> read() throws IOException {
            List<Example> examples = new ArrayList<>();
            InputStream stream = DenseLcpTest.class.getResourceAsStream("lcp_examples.json");
            assertNotNull(stream);
            try (JsonReader in = new JsonReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                in.beginObject();
                while (in.hasNext()) {
                    if (!in.nextName().equals("problems")) {
                        in.skipValue();
                        continue;
                    }
                    in.beginArray();
                    while (in.hasNext()) {
                        examples.add(one(in));
                    }
                    in.endArray();
                }
                in.endObject();
            }
            return examples;
        }

        private static Example one(JsonReader in) throws IOException {
            Example e = new Example();
            in.beginObject();
            while (in.hasNext()) {
                switch (in.nextName()) {
                    case "id" -> e.id = in.nextString();
                    case "q" -> e.q = vector(in);
                    case "w" -> e.w = vector(in);
                    case "z" -> e.z = vector(in);
                    case "solvable" -> e.solvable = in.nextBoolean();
                    case "zUnique" -> e.unique = in.nextBoolean();
                    case "A" -> {
                        List<double[]> rows = new ArrayList<>();
                        in.beginArray();
                        while (in.hasNext()) {
                            rows.add(vector(in));
                        }
                        in.endArray();
                        int n = rows.size();
                        e.a = new double[n * n];
                        for (int i = 0; i < n; i++) {
                            System.arraycopy(rows.get(i), 0, e.a, i * n, n);
                        }
                    }
                    default -> in.skipValue();
                }
            }
            in.endObject();
            return e;
        }

        private static double[] vector(JsonReader in) throws IOException {
            List<Double> numbers = new ArrayList<>();
            in.beginArray();
            while (in.hasNext()) {
                numbers.add(in.nextDouble());
            }
            in.endArray();
            return numbers.stream().mapToDouble(Double::doubleValue).toArray();
        }
    }
}
