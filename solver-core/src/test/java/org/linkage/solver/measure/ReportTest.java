package org.linkage.solver.measure;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.Test;

/** The headline figure says what the measured times say. */
public class ReportTest {
    private static final double OVERHEAD = 6_000;
    private static final double LINK = 140;

    /** Chains whose step takes 6 µs and 140 ns a link. */
    private static Report chains(int... sizes) {
        List<CaseResult> results = new ArrayList<>();
        for (int n : sizes) {
            BenchmarkCase one = new BenchmarkCase(
                    BenchmarkCases.HEADLINE,
                    "stiff-chain",
                    Collections.emptyMap(),
                    "tree",
                    "implicit-euler",
                    1.0 / 60,
                    n,
                    60);
            double nanos = OVERHEAD + LINK * n;
            CaseResult.Times times = new CaseResult.Times(nanos, nanos, nanos, 0, 0, 0, 0);
            CaseResult.Trust trust = new CaseResult.Trust(10, 2, 1, 0, 0);
            results.add(new CaseResult(one, "tree", n, n, times, trust, 1, 1, 0, 1, 1, 0, "", null));
        }
        return new Report(Collections.emptyMap(), 1, true, results);
    }

    private static double exact(double hertz) {
        return (1e9 / hertz - OVERHEAD) / LINK;
    }

    @Test
    public void beyondTheLargestSizeItPromisesNoMoreThanTheLastTwoAllow() {
        Report report = chains(10, 100, 1_000, 10_000);
        assertEquals(exact(60), report.linksAt(60), 0.01 * exact(60));
        assertEquals(exact(120), report.linksAt(120), 0.01 * exact(120));
    }

    @Test
    public void betweenMeasuredSizesItFollowsTheLawThroughBoth() {
        double hertz = 1e9 / (OVERHEAD + LINK * 5_000);
        assertEquals(5_000, chains(10, 100, 1_000, 10_000).linksAt(hertz), 50);
    }

    @Test
    public void theOrderOfTheCasesIsNoMatter() {
        assertEquals(chains(10, 100, 1_000).linksAt(60), chains(1_000, 10, 100).linksAt(60));
    }

    @Test
    public void oneSizeOrNoneGivesNoFigure() {
        assertEquals(0, chains(100).linksAt(60));
        assertEquals(0, chains().linksAt(60));
    }
}
