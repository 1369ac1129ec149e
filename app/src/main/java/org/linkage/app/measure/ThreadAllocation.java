package org.linkage.app.measure;

import android.os.Debug;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How many bytes the calling thread has allocated. Android counts that only while asked to, by calls it calls deprecated
 * because counting slows allocation; a step that allocates nothing is not slowed. Whether this device still counts is tried
 * first: if not, the report says that the figure cannot be read.
 */
final class ThreadAllocation {
    private static final int TRIAL = 4096;

    @SuppressWarnings("unused")
    private static volatile byte[] sink = new byte[0];

    private ThreadAllocation() {}

    /** Begins to count; null where Android does not. Belongs to the thread that measures. */
    @SuppressWarnings("deprecation")
    static @Nullable LongSupplier start() {
        try {
            Debug.startAllocCounting();
            Debug.resetThreadAllocSize();
            int before = Debug.getThreadAllocSize();
            sink = new byte[TRIAL];
            int grown = Debug.getThreadAllocSize() - before;
            if (grown >= TRIAL && grown < 2 * TRIAL) {
                return Debug::getThreadAllocSize;
            }
        } catch (LinkageError | UnsupportedOperationException e) {
            return null;
        }
        stop();
        return null;
    }

    @SuppressWarnings("deprecation")
    static void stop() {
        try {
            Debug.stopAllocCounting();
        } catch (LinkageError | UnsupportedOperationException e) {
            sink = new byte[0];
        }
    }
}
