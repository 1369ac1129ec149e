package org.linkage.solver.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cases of the quick and of the full benchmark: scene × solver × integrator × size. */
public final class BenchmarkCases {
    /** The family of the figure "links at 60 Hz". */
    public static final String HEADLINE = "stiff-chain/tree/implicit-euler";

    private static final double FRAME = 1.0 / 60;
    private static final double FINE = 1.0 / 240;

    /** Chains that are to be compared over their number of links are of one length, so that they move alike. */
    private static final double REACH = 30;

    private static final int QUICK_STRETCH = 60;
    private static final int FULL_STRETCH = 120;
    private static final int FALL_STRETCH = 40;

    private final List<BenchmarkCase> cases;
    private final int stretch;

    private BenchmarkCases(int stretch) {
        this(stretch, new ArrayList<>());
    }

    private BenchmarkCases(int stretch, List<BenchmarkCase> cases) {
        this.stretch = stretch;
        this.cases = cases;
    }

    /** A selection that takes less than a minute. */
    public static List<BenchmarkCase> quick() {
        BenchmarkCases list = new BenchmarkCases(QUICK_STRETCH);
        list.sizes("chain", "dense", "rk4-projected", FINE, 10, 30, 100);
        list.sizes("chain", "tree", "rk4-projected", FINE, 10, 100, 1_000);
        list.sizes("ladder", "sparse", "rk4-projected", FINE, 10, 30, 100, 300);
        list.sizes("stiff-chain", "tree", "implicit-euler", FRAME, 10, 100, 1_000, 10_000);
        list.chains("chain-swing", -60, 100, 1_000, 10_000);
        list.papers();
        list.one("hand", "auto", "implicit-euler", FRAME, 16);
        list.one("billiard", "auto", "rk4-projected", FINE, 11);
        list.sizes("pile", "auto", "semi-implicit-euler", 1.0 / 120, 100);
        return list.cases;
    }

    /** Everything, several minutes. */
    public static List<BenchmarkCase> full() {
        BenchmarkCases list = new BenchmarkCases(FULL_STRETCH);
        list.sizes("chain", "dense", "rk4-projected", FINE, 10, 30, 100);
        // every step of a dense solver costs the same, and these cost a tenth of a second
        list.within(12).sizes("chain", "dense", "rk4-projected", FINE, 200, 300, 400);
        list.sizes("chain", "tree", "rk4-projected", FINE, 100, 300, 1_000, 3_000, 10_000);
        list.sizes("chain", "sparse", "rk4-projected", FINE, 100, 300, 1_000, 3_000, 10_000);
        list.sizes("chain", "gauss-seidel", "semi-implicit-euler", FRAME, 100, 1_000, 10_000);
        list.sizes("comb", "tree", "rk4-projected", FINE, 100, 300, 1_000, 3_000, 10_000);
        list.sizes("balanced-tree", "tree", "rk4-projected", FINE, 100, 300, 1_000, 3_000, 10_000);
        list.sizes("ring", "auxiliary", "implicit-bdf2", FRAME, 100, 300, 1_000);
        list.sizes("ladder", "auxiliary", "rk4-projected", FINE, 3, 10, 30, 100);
        list.sizes("ladder", "sparse", "rk4-projected", FINE, 30, 100, 300, 1_000, 3_000);
        list.sizes("bridge", "sparse", "rk4-projected", FINE, 30, 100, 300, 1_000);
        list.nets("sparse", "rk4-projected", FINE, 5, 10, 20, 30);
        list.sizes("stiff-chain", "tree", "implicit-euler", FRAME, 10, 30, 100, 300, 1_000, 3_000, 10_000);
        list.sizes("stiff-chain", "grandparent", "implicit-euler", FRAME, 100, 1_000, 10_000);
        list.sizes("stiff-chain", "sparse", "implicit-euler", FRAME, 100, 1_000, 10_000);
        list.chains("chain-swing", -60, 100, 300, 1_000, 3_000, 10_000);
        list.chains("chain-crack", 0, 100, 300, 1_000, 3_000, 10_000);
        list.papers();
        list.one("hand", "auto", "implicit-euler", FRAME, 16);
        list.one("heavy-load", "auto", "implicit-euler", FRAME, 10);
        list.one("billiard", "auto", "rk4-projected", FINE, 11);
        list.sizes("pile", "auto", "semi-implicit-euler", 1.0 / 120, 100, 300, 1_000);
        // the first third of a second, for piles so large that a whole second of them takes a minute
        list.within(FALL_STRETCH).piles("pile-fall", 1.0 / 120, 100, 300, 1_000, 3_000, 5_000);
        return list.cases;
    }

    /** Those whose name contains the pattern; {@code *} stands for anything. */
    public static List<BenchmarkCase> matching(List<BenchmarkCase> cases, String pattern) {
        StringBuilder regex = new StringBuilder(".*");
        for (String part : pattern.split("\\*", -1)) {
            regex.append(java.util.regex.Pattern.quote(part)).append(".*");
        }
        List<BenchmarkCase> chosen = new ArrayList<>();
        for (BenchmarkCase one : cases) {
            if (one.name().matches(regex.toString())) {
                chosen.add(one);
            }
        }
        return chosen;
    }

    /** The same list, for cases whose motion is to be shorter. */
    private BenchmarkCases within(int steps) {
        return new BenchmarkCases(steps, cases);
    }

    /**
     * Chains of one length, let go at one slope, of ever finer links: the same motion, so that only the number of links grows.
     * From the slope of −60° they swing calmly; from the horizontal they fall and their end cracks like a whip.
     */
    private void chains(String name, double degrees, int... sizes) {
        for (int size : sizes) {
            Map<String, Double> parameters = new LinkedHashMap<>();
            parameters.put("n", (double) size);
            parameters.put("length", REACH / size);
            parameters.put("angle", degrees);
            String family = name + "/tree/implicit-bdf2";
            cases.add(new BenchmarkCase(family, "chain", parameters, "tree", "implicit-bdf2", FRAME, size, stretch));
        }
    }

    private void papers() {
        one("baraff-54", "tree", "rk4-projected", FINE, 54);
        one("baraff-96-12", "auxiliary", "rk4-projected", FINE, 96);
        one("baraff-127", "tree", "rk4-projected", FINE, 127);
    }

    private void sizes(String scene, String solver, String integrator, double step, int... sizes) {
        for (int size : sizes) {
            Map<String, Double> parameters = new LinkedHashMap<>();
            parameters.put("n", (double) size);
            String family = scene + "/" + solver + "/" + integrator;
            cases.add(new BenchmarkCase(family, scene, parameters, solver, integrator, step, size, stretch));
        }
    }

    /** Piles under a name of their own, because another stretch of motion is another figure. */
    private void piles(String name, double step, int... sizes) {
        for (int size : sizes) {
            String family = name + "/auto/semi-implicit-euler";
            Map<String, Double> parameters = Collections.singletonMap("n", (double) size);
            cases.add(
                    new BenchmarkCase(family, "pile", parameters, "auto", "semi-implicit-euler", step, size, stretch));
        }
    }

    /** Nets of as many cells down as across. */
    private void nets(String solver, String integrator, double step, int... sizes) {
        for (int size : sizes) {
            Map<String, Double> parameters = new LinkedHashMap<>();
            parameters.put("w", (double) size);
            parameters.put("h", (double) size);
            String family = "net/" + solver + "/" + integrator;
            cases.add(new BenchmarkCase(family, "net", parameters, solver, integrator, step, size, stretch));
        }
    }

    private void one(String scene, String solver, String integrator, double step, int size) {
        String family = scene + "/" + solver + "/" + integrator;
        cases.add(new BenchmarkCase(family, scene, Collections.emptyMap(), solver, integrator, step, size, stretch));
    }
}
