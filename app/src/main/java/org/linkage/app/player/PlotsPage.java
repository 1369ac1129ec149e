package org.linkage.app.player;

import android.app.Activity;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.appcompat.widget.PopupMenu;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.textview.MaterialTextView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.FileStore;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.plot.PlotExport;
import org.linkage.app.plot.PlotView;
import org.linkage.app.plot.StripData;

/**
 * Four plots over time: energy, the worst joint, one chosen quantity and the time of a step by its parts. They are fed from the
 * pictures that come from the simulation thread anyway, so that nothing waits and nothing is made.
 */
final class PlotsPage implements PlotView.Listener {
    private static final double SHORT = 10;
    private static final double LONG = 60;

    private final Activity activity;
    private final PageBuilder builder;
    private final Strips strips;
    private final List<PlotView> plots = new ArrayList<>();
    private final Chip freeze;
    private final TextView watchName;
    private final PlotView watchPlot;
    private @Nullable Facts facts;

    PlotsPage(Activity activity, Strips strips) {
        this.activity = activity;
        this.strips = strips;
        builder = new PageBuilder(activity);
        ChipGroup row = new ChipGroup(activity);
        Chip seconds = chip(row, activity.getString(R.string.window_seconds, "10"));
        Chip minute = chip(row, activity.getString(R.string.window_seconds, "60"));
        freeze = chip(row, word(R.string.freeze));
        seconds.setChecked(true);
        seconds.setOnClickListener(view -> window(SHORT, seconds, minute));
        minute.setOnClickListener(view -> window(LONG, minute, seconds));
        freeze.setOnClickListener(view -> freeze(freeze.isChecked()));
        builder.add(row);
        plot(R.string.plot_energy, "J", false, strips.energy);
        plot(R.string.plot_error, "m", true, strips.error);
        watchName = plot(R.string.plot_watched, "N", false, strips.watched);
        watchPlot = plots.get(plots.size() - 1);
        MaterialButton choose =
                new MaterialButton(activity, null, com.google.android.material.R.attr.borderlessButtonStyle);
        choose.setText(R.string.choose_value);
        choose.setOnClickListener(view -> chooseWatch());
        builder.page()
                .addView(
                        choose,
                        new LinearLayout.LayoutParams(
                                ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT));
        plot(R.string.plot_times, "s", true, strips.times);
        builder.small(word(R.string.plot_help));
    }

    View view() {
        return builder.page();
    }

    private String word(int text) {
        return activity.getString(text);
    }

    private Chip chip(ChipGroup row, String text) {
        Chip chip = (Chip) activity.getLayoutInflater().inflate(R.layout.item_filter, row, false);
        chip.setId(View.generateViewId());
        chip.setText(text);
        row.addView(chip);
        return chip;
    }

    /** A title with the way out of it, and the plot below. */
    private TextView plot(int title, String unit, boolean logarithmic, StripData data) {
        PlotView plot = PlotView.strip(activity, word(title), unit, logarithmic);
        plot.setStrip(data);
        plot.setListener(this);
        plots.add(plot);
        LinearLayout line = new LinearLayout(activity);
        line.setGravity(Gravity.CENTER_VERTICAL);
        TextView name = new MaterialTextView(activity);
        name.setTextAppearance(R.style.Text_Linkage_Title);
        name.setText(title);
        androidx.core.view.ViewCompat.setAccessibilityHeading(name, true);
        line.addView(name, new LinearLayout.LayoutParams(0, ViewGroup.LayoutParams.WRAP_CONTENT, 1));
        MaterialButton share =
                new MaterialButton(activity, null, com.google.android.material.R.attr.materialIconButtonStyle);
        share.setIconResource(R.drawable.ic_share);
        share.setContentDescription(activity.getString(R.string.share_plot, word(title)));
        share.setOnClickListener(view -> share(plot, view));
        int target = activity.getResources().getDimensionPixelSize(R.dimen.target);
        line.addView(share, new LinearLayout.LayoutParams(target, target));
        builder.add(line);
        builder.add(plot);
        return name;
    }

    private void share(PlotView plot, View anchor) {
        PopupMenu menu = new PopupMenu(activity, anchor);
        menu.inflate(R.menu.plot);
        menu.setOnMenuItemClickListener(item -> {
            String name = FileStore.name((facts == null ? "" : facts.cast.title() + "-") + plot.title());
            if (item.getItemId() == R.id.menu_csv) {
                FileStore.Content table =
                        plot == watchPlot ? PlotExport.csv(plot, new String[] {plot.title()}) : PlotExport.csv(plot);
                Share.file(activity, name + ".csv", "text/csv", plot.title(), table);
            } else if (item.getItemId() == R.id.menu_png) {
                Share.file(activity, name + ".png", "image/png", plot.title(), PlotExport.png(plot));
            }
            return true;
        });
        menu.show();
    }

    private void window(double seconds, Chip on, Chip off) {
        on.setChecked(true);
        off.setChecked(false);
        freeze(false);
        for (PlotView plot : plots) {
            plot.setWindow(seconds);
        }
    }

    private void freeze(boolean on) {
        freeze.setChecked(on);
        for (PlotView plot : plots) {
            plot.setFrozen(on);
        }
    }

    /** One plot was stopped by hand: the others stop with it, so that they show the same time. */
    @Override
    public void onFrozen(PlotView plot, boolean frozen) {
        freeze(frozen);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    /** Takes in a picture; called for every frame. */
    void sample(Picture picture) {
        strips.sample(picture);
        for (int i = 0; i < plots.size(); i++) {
            plots.get(i).refresh();
        }
    }

    /** Something about the scene changed. */
    void bind(Facts newFacts) {
        facts = newFacts;
        strips.bind(newFacts, activity);
        nameWatch(newFacts);
    }

    private void nameWatch(Facts now) {
        String name = strips.watch.name(activity, now.cast.scene());
        watchName.setText(name);
        watchPlot.setTitle(name);
        watchPlot.setUnit(strips.watch.kind() == Watch.LOAD ? "N" : "m");
    }

    /** Watches something else from now on. */
    void watch(int kind, int index) {
        strips.watch(kind, index);
        Facts now = facts;
        if (now != null) {
            nameWatch(now);
        }
    }

    /** Where the watched value begins on the page. */
    View watched() {
        return (View) watchName.getParent();
    }

    private void chooseWatch() {
        Facts now = facts;
        if (now == null) {
            return;
        }
        List<Watch> all = Watch.all(now.cast.scene());
        String[] names = new String[all.size()];
        for (int i = 0; i < names.length; i++) {
            names[i] = all.get(i).name(activity, now.cast.scene());
        }
        new MaterialAlertDialogBuilder(activity)
                .setTitle(R.string.choose_value)
                .setItems(names, (dialog, which) -> {
                    strips.watch(all.get(which).kind(), all.get(which).index());
                    nameWatch(now);
                })
                .show();
    }
}
