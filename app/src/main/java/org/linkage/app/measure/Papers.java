package org.linkage.app.measure;

import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Report;

/**
 * The times that the papers print for their own systems, on the machines of their day. What is timed is not always the same
 * thing; the words beside each figure say what was timed there and what here.
 */
final class Papers {
    /**
     * One system that the run has measured too.
     *
     * @param there nanoseconds in the paper
     * @param here nanoseconds of a step here
     */
    record Row(@StringRes int words, double there, double here) {
        double faster() {
            return there / here;
        }
    }

    private record Figure(
            String name, double millis, @StringRes int words) {}

    private static final Figure[] FIGURES = {
        new Figure("baraff-54/tree/rk4-projected/54", 7.75, R.string.measure_paper_54),
        new Figure("baraff-96-12/auxiliary/rk4-projected/96", 17, R.string.measure_paper_96),
        new Figure("stiff-chain/tree/implicit-euler/1000", 22, R.string.measure_paper_1000),
        new Figure("stiff-chain/tree/implicit-euler/10000", 285, R.string.measure_paper_10000),
        new Figure("hand/auto/implicit-euler/16", 0.36, R.string.measure_paper_hand),
    };

    private Papers() {}

    static List<Row> compare(Report report) {
        List<Row> rows = new ArrayList<>();
        for (Figure figure : FIGURES) {
            for (CaseResult result : report.results()) {
                if (result.failure() == null && result.benchmarkCase().name().equals(figure.name())) {
                    rows.add(new Row(figure.words(), figure.millis() * 1e6, result.median()));
                }
            }
        }
        return rows;
    }
}
