package org.linkage.solver.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A finished (or cancelled) benchmark run as data.
 *
 * @param machine what is known of the machine, names to values in a fixed order: device, cores, JVM, versions, date
 * @param flopsPerNano the floating-point yardstick
 * @param complete false if the run was cancelled; what had been measured by then is there
 * @param results one a case, in the order of the cases
 */
public record Report(Map<String, String> machine, double flopsPerNano, boolean complete, List<CaseResult> results) {
    /** Version of the JSON and CSV forms. */
    public static final String FORMAT = "linkage-report/3";

    /** The forms before, still read: 1 has no stretch, visits, disturbance and Newton rounds, 1 and 2 no number of processes. */
    static final List<String> EARLIER_FORMATS = List.of("linkage-report/1", "linkage-report/2");

    /** Above this share of noise, or of time that something else had the core, a case is called noisy. */
    public static final double NOISY = 0.05;

    /** A case is visited again above this share: the spread of a few visits is smaller than that of many. */
    static final double SETTLED = 0.6 * NOISY;

    public Report {
        machine = Collections.unmodifiableMap(new LinkedHashMap<>(machine));
        results = Collections.unmodifiableList(new ArrayList<>(results));
    }

    /** Growth of every family with at least two sizes. */
    public List<Growth> growth() {
        Map<String, List<CaseResult>> families = new LinkedHashMap<>();
        for (CaseResult result : results) {
            if (result.failure() == null) {
                families.computeIfAbsent(result.benchmarkCase().family(), f -> new ArrayList<>())
                        .add(result);
            }
        }
        List<Growth> list = new ArrayList<>();
        for (Map.Entry<String, List<CaseResult>> family : families.entrySet()) {
            List<CaseResult> members = family.getValue();
            if (members.size() > 1) {
                list.add(growth(family.getKey(), members));
            }
        }
        return list;
    }

    /** The result of a case by its name; null if the report has no figures of it. */
    public @Nullable CaseResult find(String name) {
        for (CaseResult result : results) {
            if (result.failure() == null && result.benchmarkCase().name().equals(name)) {
                return result;
            }
        }
        return null;
    }

    private static Growth growth(String family, List<CaseResult> members) {
        double[] sizes = new double[members.size()];
        double[] step = new double[members.size()];
        double[] linear = new double[members.size()];
        int from = Integer.MAX_VALUE;
        int to = 0;
        for (int i = 0; i < sizes.length; i++) {
            CaseResult member = members.get(i);
            int size = member.benchmarkCase().size();
            sizes[i] = size;
            step[i] = member.median();
            linear[i] = member.linear();
            from = Math.min(from, size);
            to = Math.max(to, size);
        }
        return new Growth(family, GrowthFit.of(sizes, step), GrowthFit.of(sizes, linear), from, to);
    }

    /** Whether every figure comes from several processes, so that its noise holds what differs between them. */
    public boolean acrossProcesses() {
        for (CaseResult result : results) {
            if (result.failure() == null && result.processes() < 2) {
                return false;
            }
        }
        return !results.isEmpty();
    }

    /** How many cases were too noisy to be compared. */
    public int noisyCases() {
        int noisy = 0;
        for (CaseResult result : results) {
            noisy += result.failure() == null && !result.quiet() ? 1 : 0;
        }
        return noisy;
    }

    /**
     * The headline: how many links of a chain this machine steps in one frame of the given rate, by the implicit
     * integrator in linear time; 0 if no such case was measured.
     *
     * <p>Between two measured sizes the law through both is followed. Beyond the largest, the law through the last two, but
     * never one that grows more slowly than n: what a step costs whatever its size would flatten the fit over all sizes and
     * promise too much.
     */
    public int linksAt(double hertz) {
        List<CaseResult> chains = new ArrayList<>();
        for (CaseResult result : results) {
            if (result.failure() == null && result.benchmarkCase().family().equals(BenchmarkCases.HEADLINE)) {
                chains.add(result);
            }
        }
        chains.sort((a, b) ->
                Integer.compare(a.benchmarkCase().size(), b.benchmarkCase().size()));
        double frame = 1e9 / hertz;
        int upper = 1;
        while (upper < chains.size() - 1 && chains.get(upper).median() < frame) {
            upper++;
        }
        if (upper >= chains.size()) {
            return 0;
        }
        CaseResult a = chains.get(upper - 1);
        CaseResult b = chains.get(upper);
        int size = b.benchmarkCase().size();
        double slope = Math.log(b.median() / a.median())
                / Math.log((double) size / a.benchmarkCase().size());
        double from = b.median() < frame ? Math.max(1, slope) : slope;
        return (int) (size * Math.exp(Math.log(frame / b.median()) / from));
    }
}
