package org.linkage.app.measure;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.PopupMenu;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ItemRunBinding;
import org.linkage.app.databinding.ViewMeasureHomeBinding;

/** What can be measured, the run that is on, and the history. */
final class HomePage {
    /** Told what the person wants. */
    interface Listener {
        void onKind(Kind kind);

        void onMeasure();

        void onCease();

        void onNoticeSeen();

        void onRun(Run run);

        void onRename(Run run);

        void onDelete(Run run);
    }

    private final ViewMeasureHomeBinding views;
    private final Context context;
    private final Words words;
    private final Listener listener;

    HomePage(ViewMeasureHomeBinding views, Words words, Listener listener) {
        this.views = views;
        this.words = words;
        this.listener = listener;
        context = views.getRoot().getContext();
        views.kinds.setOnCheckedChangeListener((group, id) -> listener.onKind(
                id == R.id.kindFull ? Kind.FULL : id == R.id.kindSustained ? Kind.SUSTAINED : Kind.QUICK));
        views.start.setOnClickListener(view -> listener.onMeasure());
        views.stop.setOnClickListener(view -> listener.onCease());
        views.noticeClose.setOnClickListener(view -> listener.onNoticeSeen());
    }

    void choose(Kind kind) {
        views.kinds.check(kind.isFull() ? R.id.kindFull : kind.isSustained() ? R.id.kindSustained : R.id.kindQuick);
    }

    void showConditions(Conditions now, Kind kind) {
        String battery = now.battery() == Conditions.UNKNOWN
                ? context.getString(R.string.measure_battery_unknown)
                : context.getString(
                        now.charging() ? R.string.measure_battery_charging : R.string.measure_battery,
                        words.count(now.battery()));
        views.conditions.setText(
                context.getString(R.string.measure_row, battery, context.getString(Conditions.heat(now.thermal()))));
        int refusal = now.refusal(kind);
        String sentence = refusal != 0 ? context.getString(refusal) : sentences(context, now.warnings());
        views.warning.setText(sentence);
        views.warning.setVisibility(sentence.isEmpty() ? View.GONE : View.VISIBLE);
        views.start.setEnabled(refusal == 0);
    }

    static String sentences(Context context, List<Integer> ids) {
        StringBuilder out = new StringBuilder();
        for (int id : ids) {
            out.append(out.length() == 0 ? "" : " ").append(context.getString(id));
        }
        return out.toString();
    }

    void showNotice(MeasureModel.@Nullable Notice notice) {
        views.noticeCard.setVisibility(notice == null ? View.GONE : View.VISIBLE);
        if (notice != null) {
            views.noticeText.setText(context.getString(notice.sentence(), notice.detail()));
        }
    }

    void showProgress(@Nullable Progress progress, long now) {
        views.running.setVisibility(progress == null ? View.GONE : View.VISIBLE);
        views.choice.setVisibility(progress == null ? View.VISIBLE : View.GONE);
        if (progress == null) {
            return;
        }
        views.runningTitle.setText(context.getString(
                R.string.measure_running, context.getString(progress.kind().title())));
        if (progress.kind().isSustained() && !Double.isNaN(progress.stepNanos())) {
            views.runningWhat.setText(context.getString(R.string.measure_load, words.nanos(progress.stepNanos())));
        } else if (progress.what().isEmpty()) {
            views.runningWhat.setText(R.string.measure_warming);
        } else {
            views.runningWhat.setText(words.caseName(progress.what()));
        }
        views.runningBar.setProgress((int) (views.runningBar.getMax() * progress.share()));
        views.runningLeft.setText(context.getString(
                R.string.measure_progress, progress.done(), progress.total(), words.clock(progress.leftAt(now))));
        views.stop.setEnabled(!progress.stopping());
        views.stop.setText(progress.stopping() ? R.string.measure_stopping : R.string.measure_stop);
    }

    void showHistory(RunStore.Listing listing, @Nullable String shown) {
        views.history.removeAllViews();
        views.historyNone.setVisibility(listing.runs().isEmpty() ? View.VISIBLE : View.GONE);
        for (Run run : listing.runs()) {
            ItemRunBinding row = ItemRunBinding.inflate(LayoutInflater.from(context), views.history, true);
            row.runTitle.setText(words.title(run));
            row.runDetail.setText(words.detail(run));
            row.run.setSelected(run.id().equals(shown));
            row.run.setOnClickListener(view -> listener.onRun(run));
            row.runMore.setContentDescription(context.getString(R.string.measure_more, words.title(run)));
            row.runMore.setOnClickListener(view -> menu(view, run));
        }
        int bad = listing.unreadable().size();
        views.unreadable.setVisibility(bad == 0 ? View.GONE : View.VISIBLE);
        if (bad > 0) {
            views.unreadable.setText(context.getResources()
                    .getQuantityString(
                            R.plurals.measure_unreadable, bad, bad, String.join(", ", listing.unreadable())));
        }
    }

    private void menu(View anchor, Run run) {
        PopupMenu menu = new PopupMenu(context, anchor);
        menu.inflate(R.menu.run);
        menu.setOnMenuItemClickListener(item -> {
            if (item.getItemId() == R.id.menu_rename_run) {
                listener.onRename(run);
            } else if (item.getItemId() == R.id.menu_delete_run) {
                listener.onDelete(run);
            }
            return true;
        });
        menu.show();
    }
}
