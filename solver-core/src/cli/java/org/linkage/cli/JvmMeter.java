package org.linkage.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.linkage.solver.measure.ThreadMeter;

/** What the JVM tells of a thread. */
final class JvmMeter {
    private JvmMeter() {}

    /** To be asked by the thread that measures. */
    static ThreadMeter ofThisThread() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        boolean clock = threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
        com.sun.management.ThreadMXBean counting =
                threads instanceof com.sun.management.ThreadMXBean more && more.isThreadAllocatedMemorySupported()
                        ? more
                        : null;
        return new ThreadMeter() {
            @Override
            public long allocatedBytes() {
                return counting == null ? UNKNOWN : counting.getCurrentThreadAllocatedBytes();
            }

            @Override
            public long cpuNanos() {
                return clock ? threads.getCurrentThreadCpuTime() : UNKNOWN;
            }
        };
    }
}
