package org.linkage.app.race;

import android.content.Context;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.google.android.material.textview.MaterialTextView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.player.Picture;
import org.linkage.app.player.StepLog;
import org.linkage.app.plot.PlotView;
import org.linkage.app.plot.StripData;

/** The plot that a race is about, all sides in one: an error, a time, an energy, or the height and acceleration of a body. */
final class Charts implements StepLog.Taker {
    static final int ERROR = 0;
    static final int TIME = 1;
    static final int ENERGY = 2;
    /** Two plots: y and ÿ. */
    static final int WATCH = 3;

    /** Seconds in sight: of a motion, and of what changes from step to step. */
    private static final double WINDOW = 6;

    private static final double SHORT_WINDOW = 0.5;

    final LinearLayout view;
    private final int kind;
    private final StripData first;
    private final StripData second;
    private final PlotView upper;
    private final @Nullable PlotView lower;

    Charts(Context context, StripData first, StripData second, int kind) {
        this.kind = kind;
        this.first = first;
        this.second = second;
        view = new LinearLayout(context);
        view.setOrientation(LinearLayout.VERTICAL);
        int margin = context.getResources().getDimensionPixelSize(R.dimen.margin);
        view.setPadding(margin, 0, margin, 0);
        upper = switch (kind) {
            case TIME -> add(context, R.string.board_step, "s", true, first);
            case ENERGY -> add(context, R.string.plot_total_energy, "J", false, first);
            case WATCH -> add(context, R.string.plot_height, "m", false, first);
            default -> add(context, R.string.board_error, "m", true, first);
        };
        lower = kind == WATCH ? add(context, R.string.plot_acceleration, "m/s²", false, second) : null;
    }

    private PlotView add(Context context, int title, String unit, boolean log, StripData data) {
        TextView words = new MaterialTextView(context);
        words.setTextAppearance(R.style.Text_Linkage_Small);
        words.setText(title);
        int space = context.getResources().getDimensionPixelSize(R.dimen.space);
        words.setPadding(0, space / 2, 0, 0);
        view.addView(words);
        PlotView plot = PlotView.strip(context, context.getString(title), unit, log);
        plot.setStrip(data);
        plot.setWindow(kind == WATCH ? SHORT_WINDOW : WINDOW);
        view.addView(plot, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1));
        return plot;
    }

    /** The plots, from the top. */
    List<PlotView> plots() {
        List<PlotView> all = new ArrayList<>();
        all.add(upper);
        if (lower != null) {
            all.add(lower);
        }
        return all;
    }

    /** Takes in what the last frame brought. */
    void sample(StepLog log) {
        log.drain(this);
        refresh();
    }

    void sample(List<Picture> pictures) {
        for (int i = 0; kind == TIME && i < pictures.size(); i++) {
            if (pictures.get(i).medianNanos <= 0) {
                return; // nothing has been measured yet
            }
        }
        first.begin(pictures.get(0).time);
        for (int i = 0; i < pictures.size(); i++) {
            first.set(i, value(pictures.get(i)));
        }
        refresh();
    }

    private double value(Picture picture) {
        return switch (kind) {
            case TIME -> 1e-9 * picture.medianNanos;
            case ENERGY -> picture.energy;
            // the floor of what doubles can say, so that an exact zero has a place on the axis
            default -> Math.max(1e-16, picture.jointError);
        };
    }

    private void refresh() {
        upper.refresh();
        if (lower != null) {
            lower.refresh();
        }
    }

    @Override
    public void take(double[] row) {
        first.begin(row[0]);
        second.begin(row[0]);
        for (int i = 0; 2 + 2 * i < row.length; i++) {
            first.set(i, row[1 + 2 * i]);
            second.set(i, row[2 + 2 * i]);
        }
    }
}
