package org.linkage.app.measure;

import android.content.Context;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.plot.Chart;
import org.linkage.solver.measure.BenchmarkCases;
import org.linkage.solver.measure.CaseResult;
import org.linkage.solver.measure.Growth;
import org.linkage.solver.measure.Report;

/** Turns runs into charts and into the sentences that say the same. */
final class Charts {
    private static final int[] RATES = {60, 90, 120};
    private static final int FEW = 5;
    private static final double WORST_HEAT = 6;

    private final Context context;
    private final Words words;

    Charts(Context context, Words words) {
        this.context = context;
        this.words = words;
    }

    /** Time against size, both logarithmic: points, laws with their slopes, and what a frame may take. */
    Chart growth(Report report) {
        Chart chart = new Chart(
                true,
                context.getString(R.string.measure_chart_x),
                "",
                context.getString(R.string.measure_chart_y),
                "s");
        int shown = 0;
        for (Growth growth : ordered(report)) {
            List<CaseResult> members = members(report, growth.family());
            double[] sizes = new double[members.size()];
            double[] times = new double[members.size()];
            for (int i = 0; i < sizes.length; i++) {
                sizes[i] = members.get(i).benchmarkCase().size();
                times[i] = members.get(i).median() * 1e-9;
            }
            String slope = context.getString(
                    R.string.measure_slope, words.decimals(growth.step().exponent(), 2));
            Chart.Series series = chart.add(Words.family(growth.family()), sizes, times, false)
                    .law(growth.step().factor() * 1e-9, growth.step().exponent(), slope);
            series.visible = shown++ < FEW;
        }
        for (int rate : RATES) {
            chart.addLevel(1.0 / rate, context.getString(R.string.measure_hertz, words.count(rate)));
        }
        return chart;
    }

    /** The growth laws, the headline's first. */
    static List<Growth> ordered(Report report) {
        List<Growth> list = new ArrayList<>();
        for (Growth growth : report.growth()) {
            if (growth.family().equals(BenchmarkCases.HEADLINE)) {
                list.add(0, growth);
            } else {
                list.add(growth);
            }
        }
        return list;
    }

    static List<CaseResult> members(Report report, String family) {
        List<CaseResult> members = new ArrayList<>();
        for (CaseResult result : report.results()) {
            if (result.failure() == null && result.benchmarkCase().family().equals(family)) {
                members.add(result);
            }
        }
        return members;
    }

    /** One law as a sentence. */
    String sentence(Growth growth) {
        return law(growth, R.string.measure_growth, R.string.measure_growth_width);
    }

    /** One law beside its sign. */
    String legend(Growth growth) {
        return law(growth, R.string.measure_legend, R.string.measure_legend_width);
    }

    private String law(Growth growth, @StringRes int plain, @StringRes int withWidth) {
        String name = Words.family(growth.family());
        String exponent = words.decimals(growth.step().exponent(), 2);
        double width = growth.step().halfWidth();
        return Double.isNaN(width)
                ? context.getString(plain, name, exponent)
                : context.getString(withWidth, name, exponent, words.decimals(width, 2));
    }

    String spoken(Report report) {
        StringBuilder laws = new StringBuilder();
        for (Growth growth : ordered(report)) {
            laws.append(laws.length() == 0 ? "" : "; ").append(sentence(growth));
        }
        return context.getString(R.string.measure_chart_spoken, laws);
    }

    /** Step time and heat over the minutes of a sustained run. */
    Chart load(Sustained run) {
        Chart chart = new Chart(
                false,
                context.getString(R.string.measure_chart_time),
                "",
                context.getString(R.string.measure_chart_y),
                "s");
        double[] minutes = scaled(run.copyOfSeconds(), 1.0 / 60);
        chart.add(context.getString(R.string.measure_table_median), minutes, scaled(run.copyOfMedians(), 1e-9), true);
        chart.add(context.getString(R.string.measure_series_p99), minutes, scaled(run.copyOfP99(), 1e-9), true);
        int start = 0;
        for (int i = 1; i <= run.count(); i++) {
            if (i == run.count() || run.thermal(i) != run.thermal(start)) {
                double end = i == run.count() ? minutes[i - 1] : minutes[i];
                int status = run.thermal(start);
                chart.addBar(
                        minutes[start],
                        end,
                        Math.max(0, status) / WORST_HEAT,
                        status > 0 ? context.getString(Conditions.heat(status)) : "");
                start = i;
            }
        }
        return chart;
    }

    String spoken(Sustained run) {
        double length = run.count() == 0 ? 0 : run.seconds(run.count() - 1);
        return context.getString(
                R.string.measure_load_spoken, words.clock(length), words.nanos(run.early()), words.nanos(run.late()));
    }

    private static double[] scaled(double[] values, double by) {
        for (int i = 0; i < values.length; i++) {
            values[i] *= by;
        }
        return values;
    }
}
