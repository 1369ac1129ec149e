package org.linkage.app.race;

import android.content.Context;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.google.android.material.textview.MaterialTextView;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.player.Picture;
import org.linkage.app.player.StepLog;
import org.linkage.app.plot.PlotView;
import org.linkage.app.plot.StripData;

/** The plots of a race: the worst joint error of all sides, or the height and the acceleration of a watched body. */
final class Charts implements StepLog.Taker {
    /** Seconds in sight: of a motion, and of what changes from step to step. */
    private static final double WINDOW = 6;

    private static final double SHORT_WINDOW = 0.5;

    final LinearLayout view;
    private final StripData first;
    private final StripData second;
    private final PlotView upper;
    private final PlotView lower;
    private final double window;

    Charts(Context context, StripData first, StripData second, boolean watching) {
        this.first = first;
        this.second = second;
        view = new LinearLayout(context);
        view.setOrientation(LinearLayout.VERTICAL);
        int space = context.getResources().getDimensionPixelSize(R.dimen.space);
        view.setPadding(space, 0, space, 0);
        window = watching ? SHORT_WINDOW : WINDOW;
        upper = add(context, watching ? R.string.plot_height : R.string.board_error, "m", !watching, first);
        lower = add(context, R.string.plot_acceleration, "m/s²", false, second);
        if (!watching) {
            view.removeViews(2, 2);
        }
    }

    private PlotView add(Context context, int title, String unit, boolean log, StripData data) {
        TextView words = new MaterialTextView(context);
        words.setTextAppearance(R.style.Text_Linkage_Small);
        words.setText(title);
        int space = context.getResources().getDimensionPixelSize(R.dimen.space);
        words.setPadding(space, space / 2, space, 0);
        view.addView(words);
        PlotView plot = PlotView.strip(context, context.getString(title), unit, log);
        plot.setStrip(data);
        plot.setWindow(window);
        view.addView(plot, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1));
        return plot;
    }

    /** Takes in what the last frame brought. */
    void sample(StepLog log) {
        log.drain(this);
        refresh();
    }

    void sample(List<Picture> pictures) {
        first.begin(pictures.get(0).time);
        for (int i = 0; i < pictures.size(); i++) {
            // the floor of what doubles can say, so that an exact zero has a place on the axis
            first.set(i, Math.max(1e-16, pictures.get(i).jointError));
        }
        refresh();
    }

    private void refresh() {
        upper.refresh();
        lower.refresh();
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
