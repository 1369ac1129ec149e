package org.linkage.app.measure;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;
import android.view.MenuItem;
import android.view.View;
import androidx.metrics.performance.JankStats;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.snackbar.Snackbar;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.Share;

/** A minute of frame times of an activity's window, recorded by JankStats, told in a sentence and shared. */
public final class FrameRecording {
    private static final double SECONDS = 60;

    private final Activity activity;
    private final Handler main = new Handler(Looper.getMainLooper());
    private final Runnable end = this::finish;
    private @Nullable JankStats stats;
    private @Nullable FrameRecorder recorder;
    private @Nullable MenuItem entry;
    private String scene = "";

    public FrameRecording(Activity activity) {
        this.activity = activity;
    }

    /** Begins to record, or ends and tells. */
    public void toggle(MenuItem item, View anchor, String sceneTitle) {
        if (stats != null) {
            finish();
            return;
        }
        scene = sceneTitle;
        entry = item;
        item.setTitle(R.string.frames_stop);
        FrameRecorder fresh = new FrameRecorder(SECONDS);
        recorder = fresh;
        // JankStats uses one FrameData again and again: take its numbers at once
        stats = JankStats.createAndTrack(
                activity.getWindow(),
                frame -> fresh.add(frame.getFrameStartNanos(), frame.getFrameDurationUiNanos(), frame.isJank()));
        main.postDelayed(end, (long) (1000 * SECONDS));
        Snackbar.make(anchor, R.string.frames_recording, Snackbar.LENGTH_LONG).show();
    }

    /** Ends without telling: the window goes away. */
    public void cancel() {
        main.removeCallbacks(end);
        if (stats != null) {
            stats.setTrackingEnabled(false);
            stats = null;
        }
        if (entry != null) {
            entry.setTitle(R.string.frames_record);
            entry = null;
        }
    }

    private void finish() {
        cancel();
        FrameRecorder done = recorder;
        recorder = null;
        if (done == null || activity.isFinishing()) {
            return;
        }
        MaterialAlertDialogBuilder dialog = new MaterialAlertDialogBuilder(activity)
                .setTitle(R.string.frames_title)
                .setMessage(summary(done))
                .setNegativeButton(R.string.close, null);
        if (done.count() > 0) {
            dialog.setPositiveButton(R.string.frames_share, (view, which) -> share(done));
        }
        dialog.show();
    }

    String summary(FrameRecorder done) {
        if (done.count() == 0) {
            return activity.getString(R.string.frames_none);
        }
        Words words = new Words(activity);
        return activity.getString(
                R.string.frames_summary,
                words.count(done.count()),
                words.clock(done.seconds()),
                words.nanos(done.quantile(0.5)),
                words.nanos(done.quantile(0.99)),
                words.nanos(done.quantile(1)),
                words.count(done.lateCount()),
                words.number(100.0 * done.lateCount() / done.count(), 2));
    }

    private void share(FrameRecorder done) {
        Share.file(activity, "linkage-frames.csv", "text/csv", activity.getString(R.string.frames_title), out -> {
            Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            done.writeCsv(scene, text);
            text.flush();
        });
    }
}
