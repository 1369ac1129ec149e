package org.linkage.app.measure;

import android.content.Context;
import android.view.View;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.annotation.StyleRes;
import androidx.core.widget.TextViewCompat;
import org.linkage.app.R;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Comparison;
import org.linkage.solver.measure.Report;

/** The rows of numbers: every case, and the comparisons. Where letters are large, cells stand below each other. */
final class ResultTables {
    private static final float NARROW = 280;
    private static final float[] WEIGHTS = {1, 1.35f, 1.35f, 1.2f, 1};

    private final Context context;
    private final Words words;

    ResultTables(Context context, Words words) {
        this.context = context;
        this.words = words;
    }

    // ---- all figures -----------------------------------------------------------------------------------------------

    void fill(LinearLayout table, Report report) {
        table.removeAllViews();
        boolean stacked = context.getResources().getConfiguration().screenWidthDp
                        / context.getResources().getConfiguration().fontScale
                < NARROW;
        String family = "";
        boolean unread = false;
        if (!stacked) {
            row(
                    table,
                    R.style.Text_Linkage_Small,
                    "",
                    texts(
                            R.string.measure_table_size,
                            R.string.measure_table_median,
                            R.string.measure_table_p99,
                            R.string.measure_table_memory,
                            R.string.measure_table_allocated));
        }
        for (CaseResult result : report.results()) {
            if (!result.benchmarkCase().family().equals(family)) {
                family = result.benchmarkCase().family();
                add(table, Words.family(family), R.style.Text_Linkage_Body, 12);
            }
            String failure = result.failure();
            if (failure != null) {
                add(table, failure, R.style.Text_Linkage_Warning, 4);
                continue;
            }
            unread |= Double.isNaN(result.allocated());
            String[] cells = cells(result);
            String spoken =
                    context.getString(R.string.measure_row_spoken, cells[0], cells[1], cells[2], cells[3], cells[4]);
            if (stacked) {
                add(table, spoken, R.style.Text_Linkage_SmallNumber, 8);
            } else {
                row(table, R.style.Text_Linkage_SmallNumber, spoken, cells);
            }
        }
        if (unread) {
            add(table, context.getString(R.string.measure_table_unread), R.style.Text_Linkage_Small, 8);
        }
    }

    private String[] cells(CaseResult result) {
        String median = words.nanos(result.median());
        return new String[] {
            words.count(result.benchmarkCase().size()),
            result.noise() <= Report.NOISY ? median : context.getString(R.string.measure_about_equal, median),
            words.nanos(result.p99()),
            words.number(result.overMemory(), 2),
            Double.isNaN(result.allocated()) ? "–" : words.count(result.allocated())
        };
    }

    private String[] texts(int... ids) {
        String[] texts = new String[ids.length];
        for (int i = 0; i < ids.length; i++) {
            texts[i] = context.getString(ids[i]);
        }
        return texts;
    }

    private void row(LinearLayout table, @StyleRes int style, String spoken, String[] cells) {
        LinearLayout row = new LinearLayout(context);
        for (int i = 0; i < cells.length; i++) {
            TextView cell = text(cells[i], style);
            cell.setTextDirection(View.TEXT_DIRECTION_LTR);
            cell.setTextAlignment(View.TEXT_ALIGNMENT_VIEW_END);
            row.addView(cell, new LinearLayout.LayoutParams(0, -2, WEIGHTS[i]));
        }
        if (!spoken.isEmpty()) {
            row.setContentDescription(spoken);
            row.setFocusable(true);
            for (int i = 0; i < row.getChildCount(); i++) {
                row.getChildAt(i).setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_NO);
            }
        }
        table.addView(row, wide(6));
    }

    // ---- comparisons -----------------------------------------------------------------------------------------------

    void papers(LinearLayout list, Report report) {
        java.util.List<Papers.Row> rows = Papers.compare(report);
        if (rows.isEmpty()) {
            add(list, context.getString(R.string.measure_paper_none), R.style.Text_Linkage_Body, 8);
        }
        for (Papers.Row row : rows) {
            double ratio = row.faster();
            String verdict = ratio >= 1
                    ? context.getString(R.string.measure_faster, words.ratio(ratio))
                    : context.getString(R.string.measure_slower, words.ratio(1 / ratio));
            String times =
                    context.getString(R.string.measure_paper_there, words.nanos(row.there()), words.nanos(row.here()));
            compared(list, context.getString(row.words()), verdict, times, true);
        }
    }

    void compare(LinearLayout list, Report earlier, Report now) {
        Comparison comparison = new Comparison(earlier, now);
        if (comparison.rows().isEmpty()) {
            add(list, context.getString(R.string.measure_compare_nothing), R.style.Text_Linkage_Body, 8);
            return;
        }
        int faster = 0;
        int slower = 0;
        for (Comparison.Row row : comparison.rows()) {
            faster += row.beyondNoise() && row.ratio() < 1 ? 1 : 0;
            slower += row.beyondNoise() && row.ratio() > 1 ? 1 : 0;
        }
        int same = comparison.rows().size() - faster - slower;
        add(
                list,
                context.getString(
                        R.string.measure_compare_summary, words.count(faster), words.count(slower), words.count(same)),
                R.style.Text_Linkage_Body,
                8);
        for (Comparison.Row row : comparison.rows()) {
            String verdict = !row.beyondNoise()
                    ? context.getString(R.string.measure_same)
                    : row.ratio() < 1
                            ? context.getString(R.string.measure_faster, words.number(1 / row.ratio(), 3))
                            : context.getString(R.string.measure_slower, words.number(row.ratio(), 3));
            String times =
                    context.getString(R.string.measure_then_now, words.nanos(row.first()), words.nanos(row.second()));
            if (!row.sameMotion()) {
                times += "; " + context.getString(R.string.measure_other_motion);
            }
            compared(list, words.caseName(row.name()), verdict, times, row.beyondNoise());
        }
    }

    private void compared(LinearLayout list, String what, String verdict, String times, boolean matters) {
        LinearLayout row = new LinearLayout(context);
        row.setOrientation(LinearLayout.VERTICAL);
        row.addView(text(what, R.style.Text_Linkage_Small));
        TextView figures = text(context.getString(R.string.measure_row, verdict, times), R.style.Text_Linkage_Number);
        figures.setAlpha(matters ? 1 : 0.8f);
        row.addView(figures);
        row.setFocusable(true);
        list.addView(row, wide(8));
    }

    private void add(LinearLayout list, String words, @StyleRes int style, int top) {
        list.addView(text(words, style), wide(top));
    }

    TextView text(String words, @StyleRes int style) {
        TextView view = new TextView(context);
        TextViewCompat.setTextAppearance(view, style);
        view.setTextAlignment(View.TEXT_ALIGNMENT_VIEW_START);
        view.setText(words);
        return view;
    }

    /** The whole width, so many dp below what is above. */
    LinearLayout.LayoutParams wide(int top) {
        LinearLayout.LayoutParams params = new LinearLayout.LayoutParams(-1, -2);
        params.topMargin = (int) (top * context.getResources().getDisplayMetrics().density);
        return params;
    }
}
