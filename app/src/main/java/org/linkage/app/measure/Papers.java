package org.linkage.app.measure;

import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.PaperFigures;
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

    private Papers() {}

    static List<Row> compare(Report report) {
        List<Row> rows = new ArrayList<>();
        for (PaperFigures.Figure figure : PaperFigures.all()) {
            CaseResult here = report.find(figure.name());
            int words = words(figure.name());
            if (here != null && words != 0 && !Double.isNaN(figure.millis())) {
                rows.add(new Row(words, figure.millis() * 1e6, here.median()));
            }
        }
        return rows;
    }

    /** What was timed there and what here; 0 for a system of which the paper prints no time. */
    @StringRes
    private static int words(String name) {
        return switch (name) {
            case "baraff-54/tree/rk4-projected/54" -> R.string.measure_paper_54;
            case "baraff-96-12/auxiliary/rk4-projected/96" -> R.string.measure_paper_96;
            case "stiff-chain/tree/implicit-euler/1000" -> R.string.measure_paper_1000;
            case "stiff-chain/tree/implicit-euler/10000" -> R.string.measure_paper_10000;
            case "hand/auto/implicit-euler/16" -> R.string.measure_paper_hand;
            default -> 0;
        };
    }
}
