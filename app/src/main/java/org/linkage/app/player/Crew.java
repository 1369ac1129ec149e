package org.linkage.app.player;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Who does the work of a simulation: a thread of its own in the app, the caller in tests. */
public interface Crew {
    /** Has a task done, in the order of asking. */
    void post(Runnable task);

    /** Has the work of a frame done soon; several wakes may become one. */
    void wake();

    /** What to do on a wake. Set once, before anything else. */
    void setShift(Runnable shift);

    void stop();

    /** Everything at once on the caller's thread. */
    final class Inline implements Crew {
        private Runnable shift = () -> {};

        @Override
        public void post(Runnable task) {
            task.run();
        }

        @Override
        public void wake() {
            shift.run();
        }

        @Override
        public void setShift(Runnable newShift) {
            shift = newShift;
        }

        @Override
        public void stop() {}
    }

    /**
     * A thread that sleeps until it is woken. Waking takes no lock: a flag is set and the thread unparked, so that the UI
     * thread never waits for a step to end.
     */
    final class OwnThread implements Crew, Runnable {
        private final ConcurrentLinkedQueue<Runnable> tasks = new ConcurrentLinkedQueue<>();
        private @Nullable Thread thread;
        private Runnable shift = () -> {};
        private volatile boolean awake;
        private volatile boolean running = true;

        @Override
        public void setShift(Runnable newShift) {
            shift = newShift;
            Thread started = new Thread(this, "simulation");
            thread = started;
            started.start();
        }

        @Override
        public void post(Runnable task) {
            tasks.add(task);
            LockSupport.unpark(thread);
        }

        @Override
        public void wake() {
            awake = true;
            LockSupport.unpark(thread);
        }

        @Override
        public void stop() {
            running = false;
            LockSupport.unpark(thread);
        }

        @Override
        public void run() {
            android.os.Process.setThreadPriority(android.os.Process.THREAD_PRIORITY_DISPLAY);
            while (running) {
                Runnable task = tasks.poll();
                if (task != null) {
                    task.run();
                } else if (awake) {
                    awake = false;
                    shift.run();
                } else {
                    LockSupport.park(this);
                }
            }
        }
    }
}
