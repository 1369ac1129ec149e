package org.linkage.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.linkage.solver.measure.BenchmarkCase;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.Effort;
import org.linkage.solver.measure.Here;
import org.linkage.solver.measure.Visit;
import org.linkage.solver.measure.VisitJson;

/**
 * The other end of {@link Forks}: reads the name of a case and the number of the pass from a line, measures, answers with a
 * line, until there is nobody left who asks.
 */
final class VisitMain {
    private VisitMain() {}

    public static void main(String[] arguments) throws IOException {
        boolean full = arguments[0].equals("full");
        List<BenchmarkCase> cases = full ? BenchmarkCases.full() : BenchmarkCases.quick();
        Here here = new Here(full ? Effort.FULL : Effort.QUICK, JvmMeter.ofThisThread(), true);
        BufferedReader questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String question = questions.readLine();
        while (question != null) {
            int tab = question.indexOf('\t');
            System.out.println(VisitJson.write(
                    visit(here, cases, question.substring(0, tab), Integer.parseInt(question.substring(tab + 1)))));
            System.out.flush();
            question = questions.readLine();
        }
    }

    private static Visit visit(Here here, List<BenchmarkCase> cases, String name, int pass) {
        for (BenchmarkCase one : cases) {
            if (one.name().equals(name)) {
                Visit visit = here.visit(one, pass, () -> false);
                return visit == null ? Visit.failed("It was cancelled.") : visit;
            }
        }
        return Visit.failed("There is no case " + name + ".");
    }
}
