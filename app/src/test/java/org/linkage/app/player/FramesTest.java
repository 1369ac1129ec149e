package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.net.Uri;
import android.os.Looper;
import android.os.SystemClock;
import android.view.FrameMetrics;
import android.view.MenuItem;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import com.google.android.material.appbar.MaterialToolbar;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.Before;
import org.junit.Test;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.SharedFolders;
import org.linkage.app.measure.FrameRecorder;
import org.robolectric.Shadows;
import org.robolectric.shadows.FrameMetricsBuilder;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowWindow;

/** A minute of frames, as the window reports them, is recorded from the player's menu, told in a sentence and shared as a file. */
public class FramesTest extends PlayerAtHand {
    private static final long EVERY = 16_666_667;
    private static final long DRAWN = 6_000_000;
    private static final long SLOW = 50_000_000;
    private static final int FRAMES = 200;
    private static final int EACH = 20;

    @Before
    public void folders() {
        SharedFolders.forget();
    }

    private static MenuItem entry(PlayerActivity activity) {
        MaterialToolbar toolbar = activity.findViewById(R.id.toolbar);
        return toolbar.getMenu().findItem(R.id.menu_frames);
    }

    private static void press(PlayerActivity activity) {
        MaterialToolbar toolbar = activity.findViewById(R.id.toolbar);
        assertTrue(toolbar.getMenu().performIdentifierAction(R.id.menu_frames, 0));
    }

    /** What Android tells of frames of the window, of which one in {@link #EACH} is late. */
    private static void report(PlayerActivity activity) {
        ShadowWindow window = Shadows.shadowOf(activity.getWindow());
        // whichever of the two clocks JankStats takes for the time at which it began
        long start = Math.max(System.nanoTime(), 1_000_000 * SystemClock.uptimeMillis()) + EVERY;
        try {
            for (int i = 0; i < FRAMES; i++) {
                window.reportOnFrameMetricsAvailable(new FrameMetricsBuilder()
                        .setMetric(FrameMetrics.INTENDED_VSYNC_TIMESTAMP, start + i * EVERY)
                        .setMetric(FrameMetrics.DEADLINE, EVERY)
                        .setMetric(FrameMetrics.DRAW_DURATION, i % EACH == 7 ? SLOW : DRAWN)
                        .setMetric(FrameMetrics.TOTAL_DURATION, i % EACH == 7 ? SLOW : DRAWN)
                        .build());
            }
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static AlertDialog told() {
        AlertDialog dialog = (AlertDialog) ShadowDialog.getLatestDialog();
        assertTrue(dialog.isShowing());
        return dialog;
    }

    private static String sentence() {
        return told().<TextView>findViewById(android.R.id.message)
                .getText()
                .toString()
                .replace('\u00a0', ' ');
    }

    @Test
    public void aMinuteIsRecordedToldAndShared() {
        Share.setWriter(Runnable::run);
        play(
                "pendulum",
                (activity, stage) -> {
                    CharSequence before = entry(activity).getTitle();
                    press(activity);
                    assertEquals(
                            activity.getString(R.string.frames_stop),
                            entry(activity).getTitle());
                    idle(); // JankStats begins with the next message
                    report(activity);
                    Shadows.shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(61));
                    assertEquals("it ends by itself", before, entry(activity).getTitle());
                },
                (activity, stage) -> {
                    String sentence = sentence();
                    assertTrue(sentence, sentence.startsWith(FRAMES + " frames"));
                    assertTrue(sentence, sentence.contains("Median 6.00 ms"));
                    assertTrue(sentence, sentence.contains("longest 50.0 ms"));
                    assertTrue(sentence, sentence.contains(FRAMES / EACH + " were late"));
                    told().getButton(AlertDialog.BUTTON_POSITIVE).performClick();
                    idle();
                    Intent chooser = Shadows.shadowOf(activity).getNextStartedActivity();
                    Intent send = chooser.getParcelableExtra(Intent.EXTRA_INTENT, Intent.class);
                    assertEquals("text/csv", send.getType());
                    String[] lines = read(activity, send.getParcelableExtra(Intent.EXTRA_STREAM, Uri.class));
                    assertEquals("a line a frame and one for the head", FRAMES + 1, lines.length);
                    assertEquals(FrameRecorder.FORMAT + ",\"Pendulum\",0," + DRAWN + ",0", lines[1]);
                    assertTrue(lines[8], lines[8].endsWith("," + SLOW + ",1"));
                });
    }

    @Test
    public void aSecondPressEndsItAndNoFramesAreSaidToBeNone() {
        play(
                "pendulum",
                (activity, stage) -> {
                    press(activity);
                    press(activity);
                },
                (activity, stage) -> {
                    assertEquals(activity.getString(R.string.frames_none), sentence());
                    assertEquals(
                            "nothing to share",
                            "",
                            told().getButton(AlertDialog.BUTTON_POSITIVE)
                                    .getText()
                                    .toString());
                });
    }

    @Test
    public void aWindowThatGoesAwayEndsItWithoutAWord() {
        ShadowDialog.reset();
        turn("pendulum", (activity, stage) -> press(activity), (activity, stage) -> {
            assertNull(ShadowDialog.getLatestDialog());
            assertEquals(
                    activity.getString(R.string.frames_record), entry(activity).getTitle());
        });
    }

    private static String[] read(PlayerActivity activity, Uri uri) {
        try (InputStream in = activity.getContentResolver().openInputStream(uri)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
