package org.linkage.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C as a wish to stop: while this is open the process, asked to end, first waits until what had been measured by then is
 * written, though not for ever.
 */
final class Interruption implements AutoCloseable {
    private static final int PATIENCE = 20;

    private final CountDownLatch written = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await, "interruption");
    private volatile boolean wanted;

    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void await() {
        wanted = true;
        try {
            if (!written.await(PATIENCE, TimeUnit.SECONDS)) {
                Runtime.getRuntime().halt(1);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the person wants to stop. */
    boolean wanted() {
        return wanted || Thread.currentThread().isInterrupted();
    }

    @Override
    public void close() {
        written.countDown();
        if (!wanted) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException ending) {
                // asked to end just now: there is nothing left to wait for
                return;
            }
        }
    }
}
