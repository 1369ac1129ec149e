package org.linkage.app.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import org.junit.Assert;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What is said of ten minutes under load. */
@RunWith(AndroidJUnit4.class)
public class SustainedTest {
    private static Sustained steps(double... nanos) {
        double[] seconds = new double[nanos.length];
        for (int i = 0; i < nanos.length; i++) {
            seconds[i] = i + 1;
        }
        return new Sustained(Collections.emptyMap(), true, seconds, nanos, nanos, new int[nanos.length]);
    }

    private static double[] level(int before, double first, int after, double second) {
        double[] values = new double[before + after];
        Arrays.fill(values, 0, before, first);
        Arrays.fill(values, before, before + after, second);
        return values;
    }

    @Test
    public void aStepToTwiceTheTimeIsThrottlingWhereItHappens() {
        Sustained run = steps(level(120, 100, 120, 200));
        assertEquals(120, run.throttledAt(), 6);
        assertEquals(0.5, run.stability(), 1e-12);
    }

    @Test
    public void fivePerCentIsNoThrottling() {
        Sustained run = steps(level(120, 100, 120, 105));
        assertTrue(Double.isNaN(run.throttledAt()));
        assertEquals(100.0 / 105, run.stability(), 1e-12);
    }

    @Test
    public void aShortHiccupIsNoThrottling() {
        double[] values = level(60, 100, 60, 100);
        Arrays.fill(values, 50, 54, 300);
        assertTrue(Double.isNaN(steps(values).throttledAt()));
    }

    @Test
    public void lessThanAMinuteIsNotJudged() {
        assertTrue(Double.isNaN(steps(level(10, 1, 10, 1)).stability()));
    }

    @Test
    public void theFileGivesBackWhatWentIn() throws Exception {
        Sustained run = Examples.tenMinutes();
        StringWriter out = new StringWriter();
        SustainedFiles.writeJson(run, out);
        Sustained again = SustainedFiles.readJson(new StringReader(out.toString()));
        assertEquals(run.machine(), again.machine());
        assertEquals(run.count(), again.count());
        for (int i = 0; i < run.count(); i++) {
            assertEquals(run.seconds(i), again.seconds(i), 0);
            assertEquals(run.median(i), again.median(i), 0);
            assertEquals(run.p99(i), again.p99(i), 0);
            assertEquals(run.thermal(i), again.thermal(i));
        }
    }

    @Test
    public void anotherFileIsRefusedWithASentence() {
        IOException refusal = Assert.assertThrows(
                IOException.class, () -> SustainedFiles.readJson(new StringReader("{\"format\":\"other\"}")));
        assertTrue(refusal.getMessage(), refusal.getMessage().contains(Sustained.FORMAT));
        Assert.assertThrows(IOException.class, () -> SustainedFiles.readJson(new StringReader("[1,2")));
    }
}
