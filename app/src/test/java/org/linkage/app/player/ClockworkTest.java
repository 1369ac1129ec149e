package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class ClockworkTest {
    private static int stepsIn(Clockwork clockwork, double h) {
        int steps = 0;
        while (clockwork.due(h)) {
            clockwork.stepped(h);
            steps++;
        }
        return steps;
    }

    @Test
    public void tenSecondsOfFramesAreTenSecondsOfSteps() {
        for (long frame : new long[] {16_666_667L, 11_111_111L, 8_333_333L}) {
            Clockwork clockwork = new Clockwork();
            clockwork.frame(0, 1);
            int steps = 0;
            long nanos = 0;
            while (nanos < 10_000_000_000L) {
                nanos += frame;
                clockwork.frame(nanos, 1);
                steps += stepsIn(clockwork, 1.0 / 240);
            }
            assertEquals(2400, steps, 4);
            assertEquals(1, clockwork.factor(), 0.02);
        }
    }

    @Test
    public void slowMotionTakesFewerSteps() {
        Clockwork clockwork = new Clockwork();
        int steps = 0;
        for (int i = 0; i <= 600; i++) {
            clockwork.frame(16_666_667L * i, 1.0 / 64);
            steps += stepsIn(clockwork, 1.0 / 240);
        }
        assertEquals(2400 / 64.0, steps, 1);
    }

    @Test
    public void aLongPauseIsNotMadeUpFor() {
        Clockwork clockwork = new Clockwork();
        clockwork.frame(0, 1);
        clockwork.frame(5_000_000_000L, 1);
        assertTrue(stepsIn(clockwork, 1.0 / 240) <= 12);
    }

    @Test
    public void whatIsDroppedShowsInTheFactor() {
        Clockwork clockwork = new Clockwork();
        double h = 1.0 / 240;
        for (int i = 0; i <= 120; i++) {
            clockwork.frame(16_666_667L * i, 1);
            // one step of the four that are due, then time is up
            if (clockwork.due(h)) {
                clockwork.stepped(h);
                clockwork.drop(h);
            }
        }
        assertEquals(0.25, clockwork.factor(), 0.02);
    }
}
