package org.linkage.app.player;

import android.util.Log;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A file that the simulation's thread writes while the screen waits for it: a moment, but never longer, for a heavy step must
 * not hold up the screen.
 */
public final class Kept {
    private static final long PATIENCE_MILLIS = 400;

    /** Writes the file. */
    public interface Work {
        void write() throws IOException;
    }

    private final CountDownLatch done = new CountDownLatch(1);

    /** Writes it, on the thread that has what is written. */
    public void write(Work work) {
        try {
            work.write();
        } catch (IOException full) {
            // a full disk costs what was to be kept, not the screen: the old file stays
            Log.w("Linkage", "What runs could not be kept.", full);
        }
        done.countDown();
    }

    /** Waits, on the screen's thread. */
    public void await() {
        try {
            done.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
