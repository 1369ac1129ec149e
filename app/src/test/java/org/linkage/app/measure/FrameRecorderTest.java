package org.linkage.app.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.StringWriter;
import org.junit.Test;

/** Frame times are counted as they are. */
public class FrameRecorderTest {
    private static final long FRAME = 16_666_667;

    @Test
    public void aMinuteIsAMinute() {
        FrameRecorder recorder = new FrameRecorder(60);
        int taken = 0;
        for (int i = 0; i < 4000; i++) {
            taken += recorder.add(1_000 + i * FRAME, 8_000_000, false) ? 1 : 0;
        }
        assertEquals(3600, taken, 1);
        assertEquals(taken, recorder.count());
        assertEquals(60, recorder.seconds(), 0.02);
    }

    @Test
    public void quantilesAndLateFrames() {
        FrameRecorder recorder = new FrameRecorder(60);
        for (int i = 0; i < 100; i++) {
            recorder.add(i * FRAME, (i + 1) * 1_000_000L, i >= 90);
        }
        assertEquals(10, recorder.lateCount());
        assertEquals(50e6, recorder.quantile(0.5), 1e6);
        assertEquals(99e6, recorder.quantile(0.99), 1e6);
        assertEquals(100e6, recorder.quantile(1), 0);
    }

    @Test
    public void noFramesGiveNoNumbers() {
        FrameRecorder recorder = new FrameRecorder(1);
        assertEquals(0, recorder.seconds(), 0);
        assertTrue(Double.isNaN(recorder.quantile(0.5)));
    }

    @Test
    public void theFileHasALineAFrameAndKeepsTheTitleInOneCell() throws Exception {
        FrameRecorder recorder = new FrameRecorder(1);
        recorder.add(500, 7, false);
        recorder.add(900, 8, true);
        assertFalse(recorder.add(2_000_000_000L, 9, false));
        StringWriter out = new StringWriter();
        recorder.writeCsv("A \"heavy\", long chain", out);
        assertEquals(
                "format,scene,start [ns],duration [ns],late\n"
                        + "linkage-frames/1,\"A \"\"heavy\"\", long chain\",0,7,0\n"
                        + "linkage-frames/1,\"A \"\"heavy\"\", long chain\",400,8,1\n",
                out.toString());
    }
}
