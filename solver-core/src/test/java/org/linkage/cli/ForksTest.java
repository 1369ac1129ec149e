package org.linkage.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.Test;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.BenchmarkCase;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.Effort;
import org.linkage.solver.measure.Here;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ThreadMeter;
import org.linkage.solver.measure.Visit;

/** A pass in a process of its own: the same motion there as here, and nothing left running. */
public class ForksTest {
    private static final List<BenchmarkCase> ONE = BenchmarkCases.matching(BenchmarkCases.quick(), "baraff-54");

    private static Set<Long> children() {
        return ProcessHandle.current().children().map(ProcessHandle::pid).collect(Collectors.toSet());
    }

    private static final class Going implements Benchmark.Listener {
        private final int most;
        private int told;

        Going(int most) {
            this.most = most;
        }

        @Override
        public void progress(int done, int total, String name, double secondsLeft) {
            told++;
        }

        @Override
        public boolean cancelled() {
            return told > most;
        }
    }

    @Test
    public void anotherProcessGoesThroughTheSameStates() {
        Set<Long> before = children();
        Visit there;
        try (Forks forks = new Forks(false)) {
            there = forks.visit(ONE.get(0), 0, () -> false);
            Set<Long> first = children();
            first.removeAll(before);
            assertEquals("one process a pass", 1, first.size());
            assertNotNull(forks.visit(ONE.get(0), 1, () -> false));
            Set<Long> second = children();
            second.removeAll(before);
            assertEquals("the one before has ended", 1, second.size());
            assertFalse("a fresh one", second.equals(first));
        }
        Visit here = new Here(new Effort(0, 0, 0, 1, 1, 1), ThreadMeter.NONE, false).visit(ONE.get(0), 0, () -> false);
        assertNull(there.failure());
        assertEquals(here.stateHash(), there.stateHash());
        assertEquals(here.bodies(), there.bodies());
        assertEquals("none is left", before, children());
    }

    @Test
    public void aReportSaysInHowManyProcessesItWasMade() {
        try (Forks forks = new Forks(false)) {
            Report report = new Benchmark(new Effort(0, 0, 0, 1, 2, 2), forks).run(ONE, Map.of(), new Going(100));
            assertTrue(report.complete());
            assertEquals(2, report.results().get(0).processes());
            assertTrue(report.acrossProcesses());
        }
    }

    @Test
    public void cancellingEndsTheProcessAndKeepsWhatWasMeasured() {
        Set<Long> before = children();
        try (Forks forks = new Forks(false)) {
            Report report = new Benchmark(new Effort(0, 0, 0, 1, 2, 2), forks).run(ONE, Map.of(), new Going(1));
            assertFalse(report.complete());
            assertEquals(1, report.results().size());
            assertTrue(report.results().get(0).median() > 0);
            assertFalse("one process cannot tell", report.acrossProcesses());
        }
        assertEquals(before, children());
    }

    @Test
    public void aProcessThatDiesIsAFailureOfItsCaseOnly() {
        try (Forks forks = new Forks(false)) {
            assertNull(forks.visit(ONE.get(0), 0, () -> false).failure());
            ProcessHandle.current()
                    .children()
                    .filter(child -> child.info().commandLine().orElse("").contains(VisitMain.class.getName()))
                    .forEach(ProcessHandle::destroyForcibly);
            Visit dead = forks.visit(ONE.get(0), 0, () -> false);
            assertNotNull(dead.failure());
            assertNull(
                    "the next one has a process again",
                    forks.visit(ONE.get(0), 0, () -> false).failure());
        }
    }
}
