package org.linkage.app.measure;

import java.util.Map;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.Report;

/** Who does the measuring, on the thread that calls: the device itself, or a test's stand-in. */
interface Runner {
    /** Told of every finished second under load; asked whether to go on. */
    interface LoadListener {
        void second(int done, int total, double median);

        boolean cancelled();
    }

    /** The quick or the full benchmark; a cancelled one gives what it has. */
    Report benchmark(Kind kind, Map<String, String> machine, Benchmark.Listener listener);

    /** Ten minutes under load; a cancelled run gives what it has. */
    Sustained sustain(Map<String, String> machine, LoadListener listener);
}
