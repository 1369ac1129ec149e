package org.linkage.solver.measure;

import java.io.IOException;
import java.io.Writer;

/** Writes a {@link Report} as CSV: one line a case, a header with units, numbers as in JSON, empty where there is none. */
public final class ReportCsv {
    private static final String HEADER =
            "format,name,family,scene,solver,integrator,step [s],size,stretch,bodies,rows,samples,visits,processes,"
                    + "median [ns],p10 [ns],p99 [ns],assemble [ns],factor [ns],solve [ns],integrate [ns],noise,disturbed,memory [ns],"
                    + "working set [B],allocated [B],newton rounds,most newton rounds,joint error [m],state hash,failure";

    private ReportCsv() {}

    public static void write(Report report, Writer out) throws IOException {
        out.write(HEADER);
        out.write('\n');
        for (CaseResult result : report.results()) {
            BenchmarkCase one = result.benchmarkCase();
            StringBuilder line = new StringBuilder(Report.FORMAT);
            cell(line, one.name());
            cell(line, one.family());
            cell(line, one.scene());
            cell(line, one.solver());
            cell(line, one.integrator());
            cell(line, one.step());
            cell(line, Integer.toString(one.size()));
            cell(line, Integer.toString(one.stretch()));
            cell(line, Integer.toString(result.bodies()));
            cell(line, Integer.toString(result.rows()));
            cell(line, Integer.toString(result.samples()));
            cell(line, Integer.toString(result.visits()));
            cell(line, Integer.toString(result.processes()));
            cell(line, result.median());
            cell(line, result.p10());
            cell(line, result.p99());
            cell(line, result.assemble());
            cell(line, result.factor());
            cell(line, result.solve());
            cell(line, result.integrate());
            cell(line, result.noise());
            cell(line, result.disturbed());
            cell(line, result.memoryNanos());
            cell(line, Long.toString(result.workingSet()));
            cell(line, result.allocated());
            cell(line, result.rounds());
            cell(line, Integer.toString(result.mostRounds()));
            cell(line, result.jointError());
            cell(line, result.stateHash());
            String failure = result.failure();
            cell(line, failure == null ? "" : failure);
            out.write(line.append('\n').toString());
        }
        out.flush();
    }

    private static void cell(StringBuilder line, double value) {
        cell(line, Double.isNaN(value) || Double.isInfinite(value) ? "" : Double.toString(value));
    }

    private static void cell(StringBuilder line, String text) {
        line.append(',');
        if (text.indexOf(',') < 0 && text.indexOf('"') < 0 && text.indexOf('\n') < 0) {
            line.append(text);
        } else {
            line.append('"').append(text.replace("\"", "\"\"")).append('"');
        }
    }
}
