package org.linkage.app.measure;

import android.content.Context;
import android.os.SystemClock;
import androidx.annotation.StringRes;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import java.io.File;
import java.io.IOException;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.solver.measure.Benchmark;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.Effort;
import org.linkage.solver.measure.Report;

/**
 * Owns the run, so that turning the phone does not end it: one worker thread measures, another reads and writes files. All that
 * the screen shows goes through live data.
 */
public final class MeasureModel extends ViewModel {
    /**
     * Why a run was asked to stop.
     *
     * @param word what the report keeps
     * @param sentence what the person is told, with a place for the number of points
     */
    record Stop(String word, @StringRes int sentence) {
        static final Stop PERSON = new Stop("by the person", R.string.measure_stopped_person);
        static final Stop LEFT = new Stop("the app left the screen", R.string.measure_stopped_left);
        static final Stop HOT = new Stop("the device was too hot", R.string.measure_stopped_hot);
    }

    /**
     * A sentence for the person, with what it is about.
     *
     * @param sentence a string with one place for the detail
     */
    record Notice(@StringRes int sentence, String detail) {}

    private static final Function<Context, Runner> DEVICE = DeviceRunner::new;
    private static Function<Context, Runner> maker = DEVICE;

    private final MutableLiveData<@Nullable Progress> progress = new MutableLiveData<>();
    private final MutableLiveData<RunStore.Listing> history = new MutableLiveData<>();
    private final MutableLiveData<@Nullable Notice> notice = new MutableLiveData<>();
    private final MutableLiveData<@Nullable String> shown = new MutableLiveData<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> new Thread(task, "measure"));
    private final ExecutorService files = Executors.newSingleThreadExecutor(task -> new Thread(task, "measure files"));
    private final Context context;
    private final RunStore store;
    private final Runner runner;
    private volatile @Nullable Stop stop;
    private volatile int worstHeat = Conditions.UNKNOWN;
    Kind chosen = Kind.QUICK;
    /** The run that the shown one is compared with; null for the papers. */
    @Nullable
    String compared;

    private MeasureModel(Context context) {
        this.context = context.getApplicationContext();
        store = new RunStore(folder(context));
        runner = maker.apply(context);
        reload();
    }

    /** Makes models for the app of this context. */
    static ViewModelProvider.Factory factory(Context context) {
        return new ViewModelProvider.Factory() {
            @Override
            public <T extends ViewModel> T create(Class<T> type) {
                return type.cast(new MeasureModel(context.getApplicationContext()));
            }
        };
    }

    static File folder(Context context) {
        return new File(context.getFilesDir(), "runs");
    }

    /** For tests: who measures; null for the device. */
    static void setRunner(@Nullable Runner other) {
        maker = other == null ? DEVICE : context -> other;
    }

    LiveData<@Nullable Progress> progress() {
        return progress;
    }

    LiveData<RunStore.Listing> history() {
        return history;
    }

    LiveData<@Nullable Notice> notice() {
        return notice;
    }

    /** The id of the run that is looked at. */
    LiveData<@Nullable String> shown() {
        return shown;
    }

    void show(@Nullable String id) {
        if (!java.util.Objects.equals(id, shown.getValue())) {
            compared = null;
            shown.setValue(id);
        }
    }

    void noticeSeen() {
        notice.setValue(null);
    }

    boolean running() {
        return progress.getValue() != null;
    }

    // ---- running ---------------------------------------------------------------------------------------------------

    void start(Kind kind) {
        if (running()) {
            return;
        }
        stop = null;
        Conditions conditions = Conditions.read(context);
        worstHeat = conditions.thermal();
        Instant started = Instant.now();
        Map<String, String> facts = Machine.facts(context, kind, started, conditions);
        int total = kind.isSustained()
                ? DeviceRunner.SECONDS
                : kind.isFull()
                        ? Effort.FULL.passes() * BenchmarkCases.full().size()
                        : Effort.QUICK.passes() * BenchmarkCases.quick().size();
        double expected = kind.isSustained() ? total : (kind.isFull() ? 2.2 : 0.9) * total;
        progress.setValue(new Progress(kind, 0, total, "", expected, SystemClock.elapsedRealtime(), Double.NaN, false));
        worker.execute(() -> measure(kind, started, facts));
    }

    private void measure(Kind kind, Instant started, Map<String, String> facts) {
        String id = store.newId(started, kind);
        Run run;
        try {
            run = kind.isSustained()
                    ? Run.of(id, runner.sustain(facts, new Load()))
                    : Run.of(id, runner.benchmark(kind, facts, new Cases(kind)));
        } catch (RuntimeException | OutOfMemoryError e) {
            notice.postValue(new Notice(R.string.measure_failed, String.valueOf(e.getMessage())));
            progress.postValue(null);
            return;
        }
        Run finished = withEnding(run);
        files.execute(() -> keep(finished));
    }

    /** Adds what was learnt on the way. */
    private Run withEnding(Run run) {
        Map<String, String> facts = new LinkedHashMap<>(run.machine());
        Stop why = stop;
        if (worstHeat >= 0) {
            facts.put(Machine.HEAT_WORST, Integer.toString(worstHeat));
        }
        if (why != null && !run.complete()) {
            facts.put(Machine.STOPPED, why.word());
        }
        Report report = run.report();
        if (report != null) {
            return Run.of(run.id(), new Report(facts, report.flopsPerNano(), report.complete(), report.results()));
        }
        Sustained sustained = run.sustained();
        return sustained == null ? run : Run.of(run.id(), sustained.with(facts));
    }

    private void keep(Run run) {
        Stop why = stop;
        if (run.empty()) {
            notice.postValue(new Notice(R.string.measure_nothing_kept, ""));
        } else {
            try {
                store.save(run);
                history.postValue(store.list());
                shown.postValue(run.id());
                if (why != null && !run.complete()) {
                    Report report = run.report();
                    Sustained sustained = run.sustained();
                    int points = report != null ? report.results().size() : sustained == null ? 0 : sustained.count();
                    notice.postValue(new Notice(why.sentence(), Integer.toString(points)));
                }
            } catch (IOException e) {
                notice.postValue(new Notice(R.string.measure_not_kept, String.valueOf(e.getMessage())));
            }
        }
        progress.postValue(null);
    }

    /** Asks the run to stop; what is finished is kept. */
    void stop(Stop why) {
        Progress now = progress.getValue();
        if (now != null && stop == null) {
            stop = why;
            progress.setValue(now.asStopping());
        }
    }

    /** Told by the screen once a second while something runs. */
    void heat(int status) {
        worstHeat = Math.max(worstHeat, status);
        if (status >= Conditions.CRITICAL) {
            stop(Stop.HOT);
        }
    }

    private void say(Kind kind, int done, int total, String what, double left, double step) {
        progress.postValue(
                new Progress(kind, done, total, what, left, SystemClock.elapsedRealtime(), step, stop != null));
    }

    /** Hears the benchmark. */
    private final class Cases implements Benchmark.Listener {
        private final Kind kind;

        Cases(Kind kind) {
            this.kind = kind;
        }

        @Override
        public void progress(int done, int total, String name, double secondsLeft) {
            say(kind, done, total, name, secondsLeft, Double.NaN);
        }

        @Override
        public boolean cancelled() {
            return stop != null;
        }
    }

    /** Hears the load. */
    private final class Load implements Runner.LoadListener {
        @Override
        public void second(int done, int total, double median) {
            say(Kind.SUSTAINED, done, total, "", total - done, median);
        }

        @Override
        public boolean cancelled() {
            return stop != null;
        }
    }

    // ---- history ---------------------------------------------------------------------------------------------------

    void reload() {
        files.execute(() -> history.postValue(store.list()));
    }

    @Nullable
    Run find(@Nullable String id) {
        RunStore.Listing listing = history.getValue();
        for (Run run : listing == null ? Collections.<Run>emptyList() : listing.runs()) {
            if (run.id().equals(id)) {
                return run;
            }
        }
        return null;
    }

    void rename(Run run, String name) {
        change(() -> store.save(run.named(name.trim())));
    }

    void delete(Run run) {
        if (run.id().equals(shown.getValue())) {
            show(null);
        }
        change(() -> store.delete(run.id()));
    }

    /** Puts a deleted run back. */
    void restore(Run run) {
        change(() -> store.save(run));
    }

    private interface Change {
        void make() throws IOException;
    }

    private void change(Change change) {
        files.execute(() -> {
            try {
                change.make();
            } catch (IOException e) {
                notice.postValue(new Notice(R.string.measure_not_kept, String.valueOf(e.getMessage())));
            }
            history.postValue(store.list());
        });
    }

    @Override
    protected void onCleared() {
        stop = stop == null ? Stop.LEFT : stop;
        // what is measured may still be on its way to its file
        worker.execute(files::shutdown);
        worker.shutdown();
    }
}
