package org.linkage.app.player;

import android.content.Context;
import android.os.Build;
import android.os.PerformanceHintManager;
import android.os.Process;
import androidx.annotation.RequiresApi;
import org.jspecify.annotations.Nullable;

/**
 * Tells Android how long the simulation works for a frame and how long it may, so that the scheduler gives it the core and the
 * clock that it needs and no more. A device without such hints says so by giving no session.
 */
@RequiresApi(Build.VERSION_CODES.S)
final class PaceHint implements Pace {
    /** Half of a frame at 60 Hz: the other half belongs to drawing. */
    private static final long TARGET_NANOS = 8_000_000;

    private final @Nullable PerformanceHintManager manager;
    private PerformanceHintManager.@Nullable Session session;
    private boolean asked;
    private boolean closed;

    PaceHint(Context context) {
        manager = context.getSystemService(PerformanceHintManager.class);
    }

    @Override
    public synchronized void worked(long nanos) {
        if (closed || nanos <= 0) {
            return;
        }
        if (!asked && manager != null) {
            asked = true; // the thread that works is the one that is told of
            session = manager.createHintSession(new int[] {Process.myTid()}, TARGET_NANOS);
        }
        if (session != null) {
            session.reportActualWorkDuration(nanos);
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (session != null) {
            session.close();
            session = null;
        }
    }
}
