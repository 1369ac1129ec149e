package org.linkage.app.plot;

import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Where one view has its heavy work done: on a thread of its own, the newest wish only. What was wished before and is not needed
 * any more is not begun, and its result not shown. For the UI thread.
 */
final class Bench {
    private final Executor worker;
    private final Handler main = new Handler(Looper.getMainLooper());
    private volatile int wish;

    Bench() {
        this(own());
    }

    /** For tests: with a worker of their own. */
    Bench(Executor worker) {
        this.worker = worker;
    }

    /** A thread that ends when it has had nothing to do for a while. */
    private static Executor own() {
        ThreadPoolExecutor one =
                new ThreadPoolExecutor(1, 1, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
                    Thread thread = new Thread(task, "matrix");
                    thread.setDaemon(true);
                    return thread;
                });
        one.allowCoreThreadTimeOut(true);
        return one;
    }

    /** Has something made and handed over later, unless something else is wished for by then. */
    <T> void make(Supplier<T> making, Consumer<T> use) {
        int mine = ++wish;
        worker.execute(() -> {
            if (mine == wish) {
                T made = making.get();
                main.post(() -> {
                    if (mine == wish) {
                        use.accept(made);
                    }
                });
            }
        });
    }

    /** Nothing is wished for any more. */
    void cancel() {
        wish++;
    }
}
