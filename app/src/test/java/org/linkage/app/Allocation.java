package org.linkage.app;

import java.lang.reflect.Method;

/** What a thread has used up, from the virtual machine that runs the tests; Android's library knows no such thing. */
public final class Allocation {
    private Allocation() {}

    /** The bytes that this thread has allocated so far. */
    public static long bytes() throws ReflectiveOperationException {
        Object threads = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null);
        Method count =
                Class.forName("com.sun.management.ThreadMXBean").getMethod("getThreadAllocatedBytes", long.class);
        return (Long) count.invoke(threads, Thread.currentThread().getId());
    }

    /** What {@link #bytes} itself makes, to be taken off what lies between two calls. */
    public static long ofMeasuring() throws ReflectiveOperationException {
        bytes();
        long before = bytes();
        return bytes() - before;
    }

    /** Nanoseconds that this thread has worked so far; waiting for a core is not counted. */
    public static long workedNanos() throws ReflectiveOperationException {
        Object threads = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null);
        Method count = Class.forName("java.lang.management.ThreadMXBean").getMethod("getCurrentThreadCpuTime");
        return (Long) count.invoke(threads);
    }
}
