package org.linkage.app.measure;

import android.content.Context;
import android.content.res.Resources;
import android.text.format.DateUtils;
import java.text.NumberFormat;
import java.util.Locale;
import org.linkage.app.R;
import org.linkage.app.paint.SiFormat;
import org.linkage.solver.measure.BenchmarkCase;
import org.linkage.solver.measure.Report;

/** How the measuring screen puts things. */
final class Words {
    private static final int MINUTE = 60;

    private final Context context;
    private final SiFormat format = new SiFormat();
    private final NumberFormat counts = NumberFormat.getIntegerInstance();

    Words(Context context) {
        this.context = context;
    }

    Resources resources() {
        return context.getResources();
    }

    String nanos(double nanos) {
        return format.text(nanos * 1e-9, "s");
    }

    String count(double value) {
        return counts.format(Math.round(value));
    }

    /** A number without a unit to so many digits. */
    String number(double value, int digits) {
        StringBuilder out = new StringBuilder();
        format.append(out, value, "", digits);
        return out.toString();
    }

    /** A ratio to two digits. */
    String ratio(double value) {
        return value >= 100 ? links((int) Math.min(value, 1e9)) : number(value, 2);
    }

    String decimals(double value, int places) {
        StringBuilder out = new StringBuilder();
        format.appendDecimals(out, value, places);
        return out.toString();
    }

    String percent(double share) {
        return Math.round(100 * share) + "\u00a0%";
    }

    /** Minutes and seconds, as a clock shows them. */
    String clock(double seconds) {
        long whole = Math.round(seconds);
        return String.format(Locale.getDefault(), "%d:%02d", whole / MINUTE, whole % MINUTE);
    }

    /** A size rounded as far as it can be trusted: two significant digits. */
    String links(int links) {
        double power = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, links))) - 1));
        return count(Math.rint(links / power) * power);
    }

    /** Words for {@code stiff-chain/tree/implicit-euler}. */
    static String family(String family) {
        StringBuilder out = new StringBuilder();
        for (String part : family.split("/", -1)) {
            out.append(out.length() == 0 ? "" : " · ").append(part.replace('-', ' '));
        }
        String text = out.toString()
                .replace("rk4", "RK4")
                .replace("euler", "Euler")
                .replace("bdf2", "BDF2")
                .replace("gauss seidel", "Gauss–Seidel")
                .replace("baraff 96 12", "Baraff 96 + 12")
                .replace("baraff", "Baraff");
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** A case by its name {@code family/size}. */
    String caseName(String name) {
        int slash = name.lastIndexOf('/');
        return slash < 0
                ? name
                : context.getString(
                        R.string.measure_case, family(name.substring(0, slash)), size(name.substring(slash + 1)));
    }

    String caseName(BenchmarkCase one) {
        return context.getString(R.string.measure_case, family(one.family()), count(one.size()));
    }

    private String size(String digits) {
        try {
            return count(Integer.parseInt(digits));
        } catch (NumberFormatException e) {
            return digits;
        }
    }

    String date(Run run) {
        return DateUtils.formatDateTime(
                context,
                run.started().toEpochMilli(),
                DateUtils.FORMAT_SHOW_DATE
                        | DateUtils.FORMAT_SHOW_YEAR
                        | DateUtils.FORMAT_SHOW_TIME
                        | DateUtils.FORMAT_ABBREV_ALL);
    }

    /** The person's name for it, or its date. */
    String title(Run run) {
        return run.name().isEmpty() ? date(run) : run.name();
    }

    /** What the history says below the title. */
    String detail(Run run) {
        StringBuilder out = new StringBuilder(context.getString(run.kind().title()));
        if (!run.name().isEmpty()) {
            out.append(" · ").append(date(run));
        }
        Report report = run.report();
        Sustained sustained = run.sustained();
        if (report != null && report.linksAt(60) > 0) {
            out.append(" · ").append(context.getString(R.string.measure_row_links, links(report.linksAt(60))));
        }
        if (sustained != null && !Double.isNaN(sustained.stability())) {
            out.append(" · ").append(context.getString(R.string.measure_row_stability, percent(sustained.stability())));
        }
        if (!run.complete()) {
            out.append(" · ").append(context.getString(R.string.measure_row_stopped));
        }
        return out.toString();
    }

    /** The figure one remembers, and what it counts; empty if the run has none. */
    String headline(Run run) {
        Report report = run.report();
        Sustained sustained = run.sustained();
        if (report != null) {
            return report.linksAt(60) > 0 ? links(report.linksAt(60)) : "";
        }
        return sustained == null || Double.isNaN(sustained.stability()) ? "" : percent(sustained.stability());
    }

    String caption(Run run) {
        return context.getString(run.report() != null ? R.string.measure_links_caption : R.string.measure_load_caption);
    }
}
