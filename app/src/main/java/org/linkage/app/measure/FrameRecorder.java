package org.linkage.app.measure;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;

/**
 * Frame times of a window, collected for some time and summed up. Holds numbers only: who draws the frames and who asks for the
 * figures is somebody else's affair. Not for several threads at once, except that {@link #add} may come from the one that
 * JankStats chooses.
 */
public final class FrameRecorder {
    /** Version of the CSV form. */
    public static final String FORMAT = "linkage-frames/1";

    private static final int MOST = 60 * 240;

    private final long length;
    private long[] starts = new long[1024];
    private long[] durations = new long[1024];
    private boolean[] late = new boolean[1024];
    private int count;

    /** @param seconds frames that start later than this after the first one are left out */
    public FrameRecorder(double seconds) {
        length = (long) (1e9 * seconds);
    }

    /**
     * Takes a frame.
     *
     * @param start nanoseconds of any clock that only goes forward
     * @param duration nanoseconds that the frame took
     * @param jank whether it came late
     * @return whether more frames are wanted
     */
    public synchronized boolean add(long start, long duration, boolean jank) {
        if (count == MOST || count > 0 && start - starts[0] >= length) {
            return false;
        }
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, 2 * count);
            durations = Arrays.copyOf(durations, 2 * count);
            late = Arrays.copyOf(late, 2 * count);
        }
        starts[count] = start;
        durations[count] = duration;
        late[count++] = jank;
        return count < MOST;
    }

    public synchronized int count() {
        return count;
    }

    /** How many frames came late. */
    public synchronized int lateCount() {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += late[i] ? 1 : 0;
        }
        return sum;
    }

    /** Seconds from the first frame's start to the last frame's end. */
    public synchronized double seconds() {
        return count == 0 ? 0 : (starts[count - 1] + durations[count - 1] - starts[0]) / 1e9;
    }

    /** The duration below which the share of all frames lies, in nanoseconds; NaN without frames. */
    public synchronized double quantile(double share) {
        double[] sorted = new double[count];
        for (int i = 0; i < count; i++) {
            sorted[i] = durations[i];
        }
        return Sustained.quantile(sorted, count, share);
    }

    /** One line a frame: time since the first, duration, whether it was late. */
    public synchronized void writeCsv(String scene, Writer out) throws IOException {
        out.write("format,scene,start [ns],duration [ns],late\n");
        for (int i = 0; i < count; i++) {
            out.write(FORMAT + ",\"" + scene.replace("\"", "\"\"") + "\"," + (starts[i] - starts[0]) + ','
                    + durations[i] + ',' + (late[i] ? 1 : 0) + '\n');
        }
        out.flush();
    }
}
