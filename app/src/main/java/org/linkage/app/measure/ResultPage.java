package org.linkage.app.measure;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.view.View;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.core.content.ContextCompat;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.checkbox.MaterialCheckBox;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ViewMeasureResultBinding;
import org.linkage.app.plot.Chart;
import org.linkage.app.plot.PlotColours;
import org.linkage.app.plot.SignDrawable;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Growth;
import org.linkage.solver.measure.Report;

/** One run: the figure one remembers, how far to trust it, the chart, the comparison, every number, the device. */
final class ResultPage {
    private final ViewMeasureResultBinding views;
    private final Context context;
    private final Words words;
    private final Charts charts;
    private final ResultTables tables;
    private @Nullable Chart chart;

    ResultPage(ViewMeasureResultBinding views, Words words) {
        this.views = views;
        this.words = words;
        context = views.getRoot().getContext();
        charts = new Charts(context, words);
        tables = new ResultTables(context, words);
    }

    @Nullable
    Chart chart() {
        return chart;
    }

    void show(@Nullable Run run, @Nullable Run other) {
        views.content.setVisibility(run == null ? View.GONE : View.VISIBLE);
        views.resultNone.setVisibility(run == null ? View.VISIBLE : View.GONE);
        chart = null;
        if (run == null) {
            return;
        }
        views.resultTitle.setText(context.getString(
                R.string.measure_row,
                words.title(run),
                context.getString(run.kind().title())));
        views.notes.removeAllViews();
        views.series.removeAllViews();
        String headline = words.headline(run);
        views.headline.setText(headline);
        views.headlineCaption.setText(words.caption(run));
        views.headlineRow.setVisibility(headline.isEmpty() ? View.GONE : View.VISIBLE);
        views.headlineRow.setContentDescription(headline + " " + words.caption(run));
        Report report = run.report();
        Sustained sustained = run.sustained();
        views.comparePart.setVisibility(report == null ? View.GONE : View.VISIBLE);
        views.tablePart.setVisibility(report == null ? View.GONE : View.VISIBLE);
        if (!run.complete()) {
            note(context.getString(R.string.measure_incomplete, run.fact(Machine.STOPPED)), true);
        }
        if (report != null) {
            showReport(run, report);
            showComparison(report, other);
            tables.fill(views.table, report);
        } else if (sustained != null) {
            showLoad(sustained);
        }
        facts(run);
    }

    // ---- benchmark -------------------------------------------------------------------------------------------------

    private void showReport(Run run, Report report) {
        views.headlineHow.setText(how(report));
        int cases = report.results().size();
        int noisy = report.noisyCases();
        note(
                noisy == 0
                        ? context.getString(R.string.measure_noise_none)
                        : words.resources().getQuantityString(R.plurals.measure_noise, noisy, noisy, cases),
                noisy > 0);
        int heat = number(run.fact(Machine.HEAT_WORST));
        if (heat > 0) {
            note(context.getString(R.string.measure_hot_run, context.getString(Conditions.heat(heat))), true);
        }
        failures(report);
        Chart drawn = charts.growth(report);
        chart = drawn;
        views.chart.setChart(drawn);
        views.chart.setContentDescription(charts.spoken(report));
        views.chart.setVisibility(drawn.series().isEmpty() ? View.GONE : View.VISIBLE);
        List<Growth> laws = Charts.ordered(report);
        for (int i = 0; i < laws.size(); i++) {
            series(drawn, drawn.series().get(i), charts.legend(laws.get(i)));
        }
    }

    private String how(Report report) {
        int links = report.linksAt(60);
        if (links == 0) {
            return context.getString(R.string.measure_links_none);
        }
        String how = context.getString(
                R.string.measure_links_how, words.links(report.linksAt(90)), words.links(report.linksAt(120)));
        int longest = 0;
        for (CaseResult result : Charts.members(report, BenchmarkCases.HEADLINE)) {
            longest = Math.max(longest, result.benchmarkCase().size());
        }
        return links > longest ? context.getString(R.string.measure_links_beyond, how, words.count(longest)) : how;
    }

    private void failures(Report report) {
        int failed = 0;
        String first = "";
        for (CaseResult result : report.results()) {
            String failure = result.failure();
            if (failure != null) {
                first = failed++ == 0 ? words.caseName(result.benchmarkCase()) + ": " + failure : first;
            }
        }
        if (failed > 0) {
            note(words.resources().getQuantityString(R.plurals.measure_failures, failed, failed, first), true);
        }
    }

    private void series(Chart drawn, Chart.Series one, String sentence) {
        MaterialCheckBox box = new MaterialCheckBox(context);
        TextViewCompat.setTextAppearance(box, R.style.Text_Linkage_Body);
        box.setText(sentence);
        box.setTextAlignment(View.TEXT_ALIGNMENT_VIEW_START);
        box.setMinHeight(context.getResources().getDimensionPixelSize(R.dimen.target));
        Drawable sign =
                new SignDrawable(one.style, colours(), context.getResources().getDisplayMetrics().density);
        box.setCompoundDrawablesRelativeWithIntrinsicBounds(sign, null, null, null);
        box.setCompoundDrawablePadding(context.getResources().getDimensionPixelSize(R.dimen.space));
        box.setChecked(one.visible);
        box.setOnCheckedChangeListener((view, on) -> {
            one.visible = on;
            views.chart.setChart(drawn);
        });
        views.series.addView(box, tables.wide(0));
    }

    private PlotColours colours() {
        return PlotColours.of(context.getResources().getConfiguration());
    }

    // ---- under load ------------------------------------------------------------------------------------------------

    private void showLoad(Sustained run) {
        double length = run.count() == 0 ? 0 : run.seconds(run.count() - 1);
        boolean judged = !Double.isNaN(run.stability());
        views.headlineHow.setText(
                judged
                        ? context.getString(
                                R.string.measure_load_how, words.nanos(run.early()), words.nanos(run.late()))
                        : context.getString(R.string.measure_load_short));
        boolean throttled = !Double.isNaN(run.throttledAt());
        if (judged || throttled) {
            note(
                    throttled
                            ? context.getString(R.string.measure_throttled, words.clock(run.throttledAt()))
                            : context.getString(R.string.measure_not_throttled, words.clock(length)),
                    throttled);
        }
        boolean told = run.count() > 0 && run.thermal(0) >= 0;
        boolean warm = !Double.isNaN(run.warmAt());
        note(
                warm
                        ? context.getString(R.string.measure_warm_at, words.clock(run.warmAt()))
                        : context.getString(told ? R.string.measure_never_warm : R.string.measure_heat_untold),
                warm);
        Chart drawn = charts.load(run);
        chart = drawn;
        views.chart.setChart(drawn);
        views.chart.setVisibility(View.VISIBLE);
        views.chart.setContentDescription(charts.spoken(run));
        for (Chart.Series one : drawn.series()) {
            series(drawn, one, one.name);
        }
    }

    // ---- comparison, device ----------------------------------------------------------------------------------------

    private void showComparison(Report report, @Nullable Run other) {
        Report earlier = other == null ? null : other.report();
        String with = earlier == null || other == null
                ? context.getString(R.string.measure_compare_papers)
                : words.title(other);
        views.compareWith.setText(with);
        views.compareWith.setContentDescription(context.getString(R.string.measure_compare_choose, with));
        views.compare.removeAllViews();
        if (earlier == null) {
            tables.papers(views.compare, report);
        } else {
            tables.compare(views.compare, earlier, report);
        }
    }

    private void facts(Run run) {
        views.facts.removeAllViews();
        for (Map.Entry<String, String> fact : run.machine().entrySet()) {
            if (!fact.getKey().equals(Machine.NAME) && !fact.getKey().equals(Machine.KIND)) {
                fact(fact.getKey(), fact.getValue());
            }
        }
        Report report = run.report();
        if (report != null) {
            fact(
                    context.getString(R.string.measure_flops),
                    context.getString(R.string.measure_gflops, words.number(report.flopsPerNano(), 3)));
        }
    }

    private void fact(String name, String value) {
        LinearLayout row = new LinearLayout(context);
        row.addView(tables.text(name, R.style.Text_Linkage_Small), new LinearLayout.LayoutParams(0, -2, 2));
        row.addView(tables.text(value, R.style.Text_Linkage_SmallNumber), new LinearLayout.LayoutParams(0, -2, 3));
        views.facts.addView(row, tables.wide(4));
    }

    private void note(String sentence, boolean warning) {
        TextView view = tables.text(sentence, warning ? R.style.Text_Linkage_Warning : R.style.Text_Linkage_Body);
        if (warning) {
            view.setCompoundDrawablesRelativeWithIntrinsicBounds(
                    ContextCompat.getDrawable(context, R.drawable.ic_warning), null, null, null);
            view.setCompoundDrawablePadding(context.getResources().getDimensionPixelSize(R.dimen.space));
        }
        views.notes.addView(view, tables.wide(8));
    }

    private static int number(String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            return Conditions.UNKNOWN;
        }
    }
}
