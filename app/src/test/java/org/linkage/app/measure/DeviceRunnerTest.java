package org.linkage.app.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.Report;

/** The real measurements, as far as a second goes. */
@RunWith(AndroidJUnit4.class)
public class DeviceRunnerTest {
    private final DeviceRunner runner = new DeviceRunner(ApplicationProvider.getApplicationContext());

    @Test
    public void aSecondUnderLoadHasItsTimes() {
        boolean[] enough = new boolean[1];
        Sustained run = runner.sustain(Collections.emptyMap(), new Runner.LoadListener() {
            @Override
            public void second(int done, int total, double median) {
                enough[0] = true;
            }

            @Override
            public boolean cancelled() {
                return enough[0];
            }
        });
        assertFalse(run.complete());
        assertEquals(1, run.count());
        assertTrue(run.median(0) > 0 && run.median(0) <= run.p99(0));
    }

    @Test
    public void aBenchmarkKeepsTheCaseThatWasFinished() {
        int[] finished = new int[1];
        Report report = runner.benchmark(Kind.QUICK, Collections.emptyMap(), new Benchmark.Listener() {
            @Override
            public void progress(int done, int total, String name, double secondsLeft) {
                finished[0] = done;
            }

            @Override
            public boolean cancelled() {
                return finished[0] == 1;
            }
        });
        assertFalse(report.complete());
        assertEquals(1, report.results().size());
    }
}
