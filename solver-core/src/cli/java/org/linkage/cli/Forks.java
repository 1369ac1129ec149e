package org.linkage.cli;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.measure.BenchmarkCase;
import org.linkage.solver.measure.Place;
import org.linkage.solver.measure.Visit;
import org.linkage.solver.measure.VisitJson;

/**
 * Visits in processes of their own, a fresh one for each pass: what the compiler decides and where arrays lie stays the same in
 * a process, so only other processes can tell how far another run would differ. Here nothing is computed meanwhile.
 */
final class Forks implements Place, AutoCloseable {
    private static final int POLL_MILLIS = 20;
    private static final int GRACE_SECONDS = 2;

    private final boolean full;
    private @Nullable Process process;
    private @Nullable Writer to;
    private @Nullable BufferedReader from;
    private int passOfProcess = -1;

    Forks(boolean full) {
        this.full = full;
    }

    @Override
    public boolean apart() {
        return true;
    }

    @Override
    public @Nullable Visit visit(BenchmarkCase one, int pass, BooleanSupplier cancelled) {
        try {
            if (process == null || pass != passOfProcess) {
                start(pass);
            }
            String line = ask(one.name() + '\t' + pass, cancelled);
            if (line != null) {
                return VisitJson.read(line);
            }
        } catch (IOException broken) {
            close();
            return cancelled.getAsBoolean()
                    ? null
                    : Visit.failed("The process that measured it cannot be talked to: " + broken.getMessage() + ".");
        }
        return ended(cancelled);
    }

    private void start(int pass) throws IOException {
        close();
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (option.startsWith("-X")) {
                command.add(option);
            }
        }
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(VisitMain.class.getName());
        command.add(full ? "full" : "quick");
        Process fresh = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process = fresh;
        to = new OutputStreamWriter(fresh.getOutputStream(), StandardCharsets.UTF_8);
        from = fresh.inputReader(StandardCharsets.UTF_8);
        passOfProcess = pass;
    }

    /** The answer, or null if there is none: cancelled, or the process has ended. */
    private @Nullable String ask(String question, BooleanSupplier cancelled) throws IOException {
        Writer writer = to;
        BufferedReader reader = from;
        Process asked = process;
        if (writer == null || reader == null || asked == null) {
            return null;
        }
        writer.write(question + '\n');
        writer.flush();
        try {
            while (!reader.ready() && asked.isAlive()) {
                if (cancelled.getAsBoolean()) {
                    return null;
                }
                Thread.sleep(POLL_MILLIS);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return null;
        }
        return reader.readLine();
    }

    /** No answer. Ctrl-C reaches the other process too, perhaps before this one knows of it. */
    private @Nullable Visit ended(BooleanSupplier cancelled) {
        Process gone = process;
        int code = 0;
        try {
            if (gone != null && !cancelled.getAsBoolean() && gone.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
                code = gone.exitValue();
                Thread.sleep(10L * POLL_MILLIS);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        close();
        return cancelled.getAsBoolean()
                ? null
                : Visit.failed("The process that measured it ended with code " + code + ".");
    }

    /** Ends the process, at once: it keeps nothing. */
    @Override
    public void close() {
        Process old = process;
        process = null;
        if (old != null) {
            old.destroyForcibly();
            try {
                if (!old.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
                    old.destroyForcibly();
                }
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
