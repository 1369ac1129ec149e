package org.linkage.app.player;

import android.content.res.Resources;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.TextView;
import androidx.core.view.AccessibilityDelegateCompat;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import java.text.NumberFormat;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ViewHudBinding;
import org.linkage.app.databinding.ViewHudCellBinding;
import org.linkage.app.paint.SiFormat;

/** The head-up line: five numbers that change five times a second and never dance; a tap makes one large. */
final class Hud {
    private static final int FACTOR = 0;
    private static final int STEP = 1;
    private static final int FRAMES = 2;
    private static final int ERROR = 3;
    private static final int DRIFT = 4;
    private static final int COUNT = 5;
    private static final int LOW_DP = 480;

    private final ViewHudBinding views;
    private final ViewHudCellBinding[] cells = new ViewHudCellBinding[COUNT];
    private final String[] values = new String[COUNT];
    private final String[] words = new String[COUNT];
    private final SiFormat format = new SiFormat();
    private final StringBuilder text = new StringBuilder();
    private int large = -1;
    private Runnable onEnlarged = () -> {};
    private int restraint = Climate.FINE;
    private boolean warned;
    private @Nullable Facts told;

    Hud(ViewHudBinding views) {
        this.views = views;
        Resources resources = views.getRoot().getResources();
        // at a large text size or in a low window the sentence would take the stage; the solver's page has it too
        boolean room = resources.getBoolean(R.bool.hud_sentence)
                && resources.getConfiguration().fontScale < 1.4f
                && resources.getConfiguration().screenHeightDp >= LOW_DP;
        views.sentence.setVisibility(room ? View.VISIBLE : View.GONE);
        LayoutInflater inflater = LayoutInflater.from(views.getRoot().getContext());
        for (int i = 0; i < COUNT; i++) {
            int index = i;
            values[i] = "";
            words[i] = "";
            ViewHudCellBinding cell = ViewHudCellBinding.inflate(inflater, views.cells, true);
            cells[i] = cell;
            cell.getRoot().setOnClickListener(view -> enlarge(large == index ? -1 : index));
            ViewCompat.setAccessibilityDelegate(cell.getRoot(), new CellDelegate(this, index));
        }
        views.large.setOnClickListener(view -> enlarge(-1));
    }

    /** Each cell is one node that says its number and what it means. */
    private static final class CellDelegate extends AccessibilityDelegateCompat {
        private final Hud hud;
        private final int index;

        CellDelegate(Hud hud, int index) {
            this.hud = hud;
            this.index = index;
        }

        @Override
        public void onInitializeAccessibilityNodeInfo(View host, AccessibilityNodeInfoCompat node) {
            super.onInitializeAccessibilityNodeInfo(host, node);
            node.setContentDescription(hud.meaning(index) + ": " + hud.values[index]);
        }
    }

    /** Makes a number large, or none (−1). */
    void enlarge(int index) {
        large = index;
        views.large.setVisibility(index < 0 ? View.GONE : View.VISIBLE);
        if (index >= 0) {
            views.enlarged.setText(values[index]);
            views.meaning.setText(meaning(index));
        }
        onEnlarged.run();
    }

    /** Called when a number has become large or small again. */
    void setOnEnlarged(Runnable listener) {
        onEnlarged = listener;
    }

    boolean isLarge() {
        return large >= 0;
    }

    private String meaning(int index) {
        Resources resources = views.getRoot().getResources();
        return switch (index) {
            case FACTOR -> resources.getString(R.string.hud_factor_long);
            case STEP -> resources.getString(R.string.hud_step_long, words[STEP]);
            case FRAMES ->
                resources.getString(
                        restraint == Climate.WARM
                                ? R.string.hud_frames_warm_long
                                : restraint == Climate.SAVING
                                        ? R.string.hud_frames_saving_long
                                        : R.string.hud_frames_long);
            case ERROR -> resources.getString(R.string.hud_error_long);
            default -> resources.getString(R.string.hud_drift_long);
        };
    }

    /** The phone asks for fewer pictures ({@link Climate}): said beside their number. */
    void restrained(int climate) {
        if (restraint != climate) {
            restraint = climate;
            views.cells.relax();
        }
    }

    /** Shows the numbers of a picture. */
    void show(Picture picture, double framesPerSecond, boolean playing, boolean refused) {
        Resources resources = views.getRoot().getResources();
        text.setLength(0);
        if (playing && !Double.isNaN(picture.realTimeFactor)) {
            text.append('×');
            format.appendDecimals(text, picture.realTimeFactor, 2);
        } else {
            text.append('–');
        }
        set(
                FACTOR,
                resources.getString(
                        !playing
                                ? refused ? R.string.hud_stopped : R.string.hud_paused
                                : picture.behind ? R.string.hud_factor_behind : R.string.hud_factor));
        warn(playing && picture.behind);
        text.setLength(0);
        format.append(text, picture.p99Nanos * 1e-9, "s", 2);
        words[STEP] = text.toString();
        text.setLength(0);
        format.append(text, picture.medianNanos * 1e-9, "s", 3);
        set(STEP, resources.getString(R.string.hud_step_p99, words[STEP]));
        text.setLength(0);
        if (playing && framesPerSecond > 0) {
            format.appendDecimals(text, framesPerSecond, 0);
        } else {
            text.append('–');
        }
        set(
                FRAMES,
                resources.getString(
                        restraint == Climate.WARM
                                ? R.string.hud_frames_warm
                                : restraint == Climate.SAVING ? R.string.hud_frames_saving : R.string.hud_frames));
        text.setLength(0);
        format.append(text, picture.jointError, "m", 2);
        set(ERROR, resources.getString(R.string.hud_error));
        text.setLength(0);
        double drift = 100 * picture.energyDrift;
        text.append(drift >= 0 ? "+" : "");
        if (Double.isNaN(drift)) {
            text.append('–');
        } else if (Math.abs(drift) >= 0.005 || drift == 0) {
            format.appendDecimals(text, drift, Math.abs(drift) < 10 ? 2 : Math.abs(drift) < 100 ? 1 : 0);
            text.append("\u00a0%");
        } else {
            format.append(text, drift, "%", 1);
        }
        set(DRIFT, resources.getString(R.string.hud_drift));
        if (large >= 0) {
            put(views.enlarged, values[large]);
        }
    }

    private void warn(boolean behind) {
        if (behind != warned) {
            warned = behind;
            TextView label = cells[FACTOR].label;
            if (behind) {
                label.setTextColor(label.getContext().getColor(R.color.warning));
            } else {
                label.setTextColor(cells[STEP].label.getTextColors());
            }
        }
    }

    private void set(int index, String label) {
        values[index] = text.toString();
        put(cells[index].value, values[index]);
        put(cells[index].label, label);
    }

    private static void put(TextView view, String text) {
        if (!text.contentEquals(view.getText())) {
            view.setText(text);
        }
    }

    /** A reason up to its colon; what follows is on the solver's page. */
    static String brief(String reason) {
        int colon = reason.indexOf(':');
        return colon < 0 ? reason : reason.substring(0, colon);
    }

    /** What is simulated, by whom and why. */
    void tell(Facts facts) {
        if (told == facts) {
            return;
        }
        told = facts;
        Resources resources = views.getRoot().getResources();
        NumberFormat whole = NumberFormat.getIntegerInstance();
        String bodies = resources.getQuantityString(R.plurals.bodies, facts.bodies, whole.format(facts.bodies));
        String rows = resources.getQuantityString(R.plurals.rows, facts.rows, whole.format(facts.rows));
        String solver = resources.getString(Options.solverName(facts.solverInUse));
        put(
                views.sentence,
                facts.rows == 0
                        ? resources.getString(R.string.hud_sentence_free, bodies)
                        : resources.getString(R.string.hud_sentence, bodies, rows, solver, brief(facts.solverReason)));
        views.cells.relax();
    }
}
