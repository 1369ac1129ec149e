package org.linkage.solver.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Two reports side by side: the ratio of each case's medians, and whether it is beyond the noise of both. */
public final class Comparison {
    /** So much two runs of the same program differ on a machine that is idle: what compiler and memory happen to do. */
    public static final double LEAST = 0.03;

    /**
     * One case that both reports have.
     *
     * @param ratio second median over first: below 1 the second is faster
     * @param noise the noise of both added up, never less than {@link #LEAST}
     * @param quiet whether both runs say that another run should agree within {@link Report#NOISY}
     * @param sameMotion whether both ended in the same state, bit for bit
     */
    public record Row(
            String name, double first, double second, double ratio, double noise, boolean quiet, boolean sameMotion) {
        /** How far apart the two are, as a share: 0.05 if one takes 5 % longer than the other. */
        public double apart() {
            return Math.max(ratio, 1 / ratio) - 1;
        }

        /** Whether the difference is more than the noise of both runs explains; never where that is not known. */
        public boolean beyondNoise() {
            return Math.abs(Math.log(ratio)) > Math.log1p(noise);
        }
    }

    private final List<Row> rows = new ArrayList<>();
    private final List<String> onlyOne = new ArrayList<>();

    public Comparison(Report first, Report second) {
        Map<String, CaseResult> byName = new HashMap<>();
        for (CaseResult result : second.results()) {
            byName.put(result.benchmarkCase().name(), result);
        }
        for (CaseResult a : first.results()) {
            String name = a.benchmarkCase().name();
            CaseResult b = byName.remove(name);
            if (b == null || a.failure() != null || b.failure() != null) {
                onlyOne.add(name);
            } else {
                double noise = Math.max(LEAST, a.noise() + b.noise());
                boolean same = a.stateHash().equals(b.stateHash());
                rows.add(new Row(
                        name, a.median(), b.median(), b.median() / a.median(), noise, a.quiet() && b.quiet(), same));
            }
        }
        for (CaseResult b : second.results()) {
            if (byName.containsKey(b.benchmarkCase().name())) {
                onlyOne.add(b.benchmarkCase().name());
            }
        }
    }

    public List<Row> rows() {
        return Collections.unmodifiableList(rows);
    }

    /** Names of cases without figures in one of the two. */
    public List<String> onlyOne() {
        return Collections.unmodifiableList(onlyOne);
    }
}
