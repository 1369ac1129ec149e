package org.linkage.solver.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

public class BenchmarkTest {
    private static final Effort SHORT = new Effort(0, 0.01, 0.005, 2, 2, 3);
    private static final Map<String, String> MACHINE = Collections.singletonMap("cores", "2");

    private static final class Patient implements Benchmark.Listener {
        private final int patience;
        private final List<String> told = new ArrayList<>();

        Patient(int patience) {
            this.patience = patience;
        }

        @Override
        public void progress(int done, int total, String name, double secondsLeft) {
            told.add(name);
        }

        @Override
        public boolean cancelled() {
            return told.size() > patience;
        }
    }

    private static Report measure(int patience) {
        List<BenchmarkCase> cases = BenchmarkCases.matching(BenchmarkCases.quick(), "chain/tree/rk4");
        return new Benchmark(SHORT, ThreadMeter.NONE).run(cases, MACHINE, new Patient(patience));
    }

    @Test
    public void measuresEveryCaseAndFitsTheGrowth() {
        Report report = measure(100);
        assertTrue(report.complete());
        assertEquals(3, report.results().size());
        for (CaseResult result : report.results()) {
            assertNull(result.failure());
            assertTrue(result.median() > 0 && result.p10() <= result.median() && result.median() <= result.p99());
            assertEquals(result.benchmarkCase().size(), result.bodies());
            assertTrue("closed joints, not " + result.jointError(), result.jointError() < 1e-9);
        }
        assertEquals(1, report.growth().size());
        assertTrue(report.growth().get(0).step().exponent() > 0);
    }

    @Test
    public void theSameMotionHasTheSameHash() {
        Report first = measure(100);
        Report second = measure(100);
        for (Comparison.Row row : new Comparison(first, second).rows()) {
            assertTrue(row.name(), row.sameMotion());
        }
    }

    @Test
    public void aCancelledRunKeepsWhatItHas() {
        Report report = measure(1);
        assertFalse(report.complete());
        assertEquals(1, report.results().size());
        assertTrue(report.results().get(0).median() > 0);
        Report second = measure(4);
        assertFalse(second.complete());
        assertEquals("all of the first pass", 3, second.results().size());
    }

    @Test
    public void disagreeingCasesAreMeasuredAgainButNotForever() {
        Patient patient = new Patient(1000);
        List<BenchmarkCase> cases = BenchmarkCases.matching(BenchmarkCases.quick(), "baraff-54");
        Report report = new Benchmark(new Effort(0, 0, 1e-6, 1, 2, 5), ThreadMeter.NONE).run(cases, MACHINE, patient);
        CaseResult result = report.results().get(0);
        assertTrue("visits " + result.visits(), result.visits() >= 2 && result.visits() <= 5);
        assertTrue(result.visits() == 5 || result.quiet());
        assertEquals("one call for each visit and one at the end", result.visits() + 1, patient.told.size());
    }

    @Test
    public void aThreadThatMostlyWaitedIsNotCalledQuiet() {
        // a platform on whose word a core had time for this thread half of the time
        ThreadMeter crowded = new ThreadMeter() {
            @Override
            public long cpuNanos() {
                return System.nanoTime() / 2;
            }
        };
        List<BenchmarkCase> cases = BenchmarkCases.matching(BenchmarkCases.quick(), "baraff-54");
        Report report = new Benchmark(new Effort(0, 0, 0.01, 2, 1, 1), crowded).run(cases, MACHINE, new Patient(1000));
        assertEquals(0.5, report.results().get(0).disturbed(), 0.05);
        assertEquals(1, report.noisyCases());
    }

    // visits whose figures are given: each pass one, two blocks that are the same
    private static Report given(double... medians) {
        Place place = new Place() {
            @Override
            public Visit visit(BenchmarkCase one, int pass, java.util.function.BooleanSupplier cancelled) {
                double t = medians[pass];
                Block block = new Block(10, t, t, t, t, t, t, t, 0);
                return new Visit(List.of(block, block), "tree", 1, 1, 20, 0, 0, 0, 1, 8, 0, "same", null);
            }

            @Override
            public boolean apart() {
                return true;
            }
        };
        List<BenchmarkCase> cases = BenchmarkCases.matching(BenchmarkCases.quick(), "baraff-54");
        return new Benchmark(new Effort(0, 0, 0, 2, 3, 6), place).run(cases, MACHINE, new Patient(1000));
    }

    @Test
    public void processesThatDisagreeAreNotQuietThoughEachAgreesWithItself() {
        CaseResult torn = given(100, 110, 100, 110, 100, 110).results().get(0);
        assertEquals("as often as it may be", 6, torn.visits());
        assertFalse(torn.quiet());
        CaseResult mishap = given(100, 101, 150, 102).results().get(0);
        assertEquals("one more settles it", 4, mishap.visits());
        assertTrue(mishap.quiet());
        assertEquals(101, mishap.median(), 1);
        CaseResult same = given(100, 101, 102).results().get(0);
        assertEquals(3, same.visits());
        assertEquals(3, same.processes());
        assertEquals(0.02, same.noise(), 0.001);
    }

    @Test
    public void aVisitGoesThroughItsLineOfText() throws IOException {
        Block block = new Block(3, 1.5, 1, 2, 0.1, 0.2, 0.3, 0.4, Double.NaN);
        Visit visit = new Visit(List.of(block), "tree", 2, 3, 4, -1, 5, 6, Double.NaN, 7, 1e-13, "a,b", null);
        assertEquals(visit, VisitJson.read(VisitJson.write(visit)));
        Visit failed = Visit.failed("A step" + System.lineSeparator() + "was refused.");
        assertEquals(failed, VisitJson.read(VisitJson.write(failed)));
        assertFalse("one line", VisitJson.write(failed).contains(System.lineSeparator()));
    }

    @Test
    public void chainsThatAreComparedOverTheirLinksMoveAlike() {
        List<BenchmarkCase> swings = BenchmarkCases.matching(BenchmarkCases.full(), "chain-swing");
        Report report = new Benchmark(new Effort(0, 0, 0, 1, 1, 1), ThreadMeter.NONE)
                .run(swings.subList(0, 3), MACHINE, new Patient(1000));
        for (CaseResult result : report.results()) {
            assertNull(result.failure());
            assertEquals("rounds a step", 1.05, result.rounds(), 0.05);
        }
    }

    @Test
    public void jsonGivesTheReportBack() throws IOException {
        Report report = measure(100);
        StringWriter text = new StringWriter();
        ReportJson.write(report, text);
        assertEquals(report, ReportJson.read(new StringReader(text.toString())));
    }

    @Test
    public void csvHasOneLineACase() throws IOException {
        Report report = measure(100);
        StringWriter text = new StringWriter();
        ReportCsv.write(report, text);
        String[] lines = text.toString().split("\n", -1);
        assertEquals(report.results().size() + 2, lines.length);
        assertEquals(lines[0].split(",", -1).length, lines[1].split(",", -1).length);
    }

    @Test
    public void reportsOfTheEarlierFormAreStillRead() throws IOException {
        String earlier = """
                {"format": "linkage-report/1", "machine": {}, "complete": true, "flopsPerNano": 8, "cases": [
                 {"name": "chain/tree/rattle/10", "family": "chain/tree/rattle", "scene": "chain", "parameters": {"n": 10},
                  "solver": "tree", "integrator": "rattle", "step": 0.01, "size": 10, "solverInUse": "tree", "bodies": 10,
                  "rows": 20, "samples": 100, "medianNanos": 5, "p10Nanos": 4, "p99Nanos": 9, "assembleNanos": 1,
                  "factorNanos": 1, "solveNanos": 1, "integrateNanos": 1, "noise": 0.01, "memoryNanos": 1,
                  "workingSetBytes": 100, "allocatedBytes": null, "jointError": 1e-12, "stateHash": "a"}]}""";
        CaseResult result = ReportJson.read(new StringReader(earlier)).results().get(0);
        assertEquals(5, result.median(), 0);
        assertTrue(Double.isNaN(result.rounds()));
    }

    @Test
    public void anotherFileIsRefusedWithASentence() {
        for (String broken :
                new String[] {"", "{", "{}", "[]", "{\"format\": \"linkage-report/9\"}", "{\"cases\": 3}"}) {
            try {
                Report read = ReportJson.read(new StringReader(broken));
                throw new AssertionError(broken + " was read as " + read);
            } catch (IOException sentence) {
                assertTrue(sentence.getMessage(), sentence.getMessage().startsWith("This is no benchmark report"));
                assertFalse(sentence.getMessage(), sentence.getMessage().contains("http"));
            }
        }
    }

    @Test
    public void everyCaseIsInTheCatalogueUnderItsOwnName() throws SceneException {
        Set<String> names = new HashSet<>();
        for (BenchmarkCase one : BenchmarkCases.full()) {
            assertTrue(one.name(), names.add(one.name()));
            var parameters = SceneCatalogue.find(one.scene()).defaults();
            for (Map.Entry<String, Double> entry : one.parameters().entrySet()) {
                parameters = parameters.with(entry.getKey(), entry.getValue());
            }
        }
    }

    @Test
    public void aDifferenceWithinTheNoiseIsNone() {
        assertFalse(new Comparison.Row("a", 100, 104, 1.04, 0.05, true, true).beyondNoise());
        assertTrue(new Comparison.Row("a", 100, 110, 1.10, 0.05, true, true).beyondNoise());
        assertTrue(new Comparison.Row("a", 110, 100, 100 / 110.0, 0.05, true, true).beyondNoise());
    }
}
