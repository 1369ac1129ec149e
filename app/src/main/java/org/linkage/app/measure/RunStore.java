package org.linkage.app.measure;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.linkage.solver.measure.Report;
import org.linkage.solver.measure.ReportCsv;
import org.linkage.solver.measure.ReportJson;

/**
 * The history: one JSON file per run in one folder. A file is written beside its place and then renamed, so that a kill in the
 * middle loses nothing; a file that cannot be read is left where it is and counted.
 */
final class RunStore {
    private static final String ENDING = ".json";
    private static final String UNFINISHED = ".new";

    /**
     * What the folder holds.
     *
     * @param runs newest first
     * @param unreadable names of files that are no runs
     */
    record Listing(List<Run> runs, List<String> unreadable) {}

    private final File folder;

    RunStore(File folder) {
        this.folder = folder;
    }

    /** A name that no other run has. */
    String newId(Instant started, Kind kind) {
        String base = started.toString().replaceAll("[^0-9]", "");
        String stem = base.substring(0, Math.min(14, base.length())) + "-" + kind.word();
        String id = stem;
        for (int i = 2; new File(folder, id + ENDING).exists(); i++) {
            id = stem + "-" + i;
        }
        return id;
    }

    synchronized Listing list() {
        List<Run> runs = new ArrayList<>();
        List<String> unreadable = new ArrayList<>();
        File[] files = folder.listFiles((dir, name) -> name.endsWith(ENDING));
        if (files != null) {
            for (File file : files) {
                try {
                    runs.add(read(file));
                } catch (IOException e) {
                    unreadable.add(file.getName());
                }
            }
        }
        runs.sort((a, b) -> {
            int order = b.started().compareTo(a.started());
            return order != 0 ? order : b.id().compareTo(a.id());
        });
        Collections.sort(unreadable);
        return new Listing(runs, unreadable);
    }

    private static Run read(File file) throws IOException {
        String name = file.getName();
        String id = name.substring(0, name.length() - ENDING.length());
        if (id.endsWith("-" + Kind.SUSTAINED.word()) || id.contains("-" + Kind.SUSTAINED.word() + "-")) {
            try (Reader in = open(file)) {
                return Run.of(id, SustainedFiles.readJson(in));
            }
        }
        try (Reader in = open(file)) {
            return Run.of(id, ReportJson.read(in));
        }
    }

    private static Reader open(File file) throws IOException {
        return new BufferedReader(new InputStreamReader(new FileInputStream(file), StandardCharsets.UTF_8));
    }

    synchronized void save(Run run) throws IOException {
        if (!folder.isDirectory() && !folder.mkdirs()) {
            throw new IOException("The folder " + folder.getName() + " cannot be made.");
        }
        File file = new File(folder, run.id() + ENDING);
        File beside = new File(folder, run.id() + ENDING + UNFINISHED);
        try (FileOutputStream out = new FileOutputStream(beside);
                Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8)) {
            writeJson(run, writer);
            writer.flush();
            out.getFD().sync();
        }
        if (!beside.renameTo(file)) {
            throw new IOException("The file " + file.getName() + " cannot be kept.");
        }
    }

    synchronized void delete(String id) throws IOException {
        File file = new File(folder, id + ENDING);
        if (file.exists() && !file.delete()) {
            throw new IOException("The file " + file.getName() + " cannot be deleted.");
        }
    }

    static void writeJson(Run run, Writer out) throws IOException {
        Report report = run.report();
        Sustained sustained = run.sustained();
        if (report != null) {
            ReportJson.write(report, out);
        } else if (sustained != null) {
            SustainedFiles.writeJson(sustained, out);
        }
    }

    static void writeCsv(Run run, Writer out) throws IOException {
        Report report = run.report();
        Sustained sustained = run.sustained();
        if (report != null) {
            ReportCsv.write(report, out);
        } else if (sustained != null) {
            SustainedFiles.writeCsv(sustained, out);
        }
    }
}
