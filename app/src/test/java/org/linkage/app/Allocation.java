package org.linkage.app;

import java.lang.reflect.Method;

/** How many bytes a thread has allocated, from the virtual machine that runs the tests; Android's library knows no such thing. */
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
}
