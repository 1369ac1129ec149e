package org.linkage.app.race;

import android.content.Context;
import android.content.res.Configuration;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.style.TextAppearanceSpan;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.google.android.material.textview.MaterialTextView;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.SiFormat;
import org.linkage.app.player.Facts;
import org.linkage.app.player.Picture;
import org.linkage.app.plot.PlotColours;

/** The numbers of all sides in one table, and a sentence that says what they mean. */
final class Board {
    private static final int ERROR = 0;
    private static final int STRETCH = 1;
    private static final int OVERLAP = 2;
    private static final int STEP = 3;
    private static final int ENERGY = 4;
    /** How wide the column of words is against one of numbers. */
    private static final float LABEL = 1.1f;
    /** A joint that is open by more than this is broken. */
    static final double OPEN = 1e-3;
    /** What is deeper in a wall than this is sunk in. */
    static final double SUNK = 1e-9;

    private static final double NEXT_TO_NOTHING = 1e-6;
    private static final int ROOMY_DP = 1000;
    private static final int LOW_DP = 480;
    /** A longer name would be broken beside its letter. */
    private static final int LONGEST_NAME = 13;

    final LinearLayout view;
    private final Context context;
    private final boolean narrow;
    /** Whether a number of three digits and a power of ten fits into its column. */
    private final boolean roomy;

    private final int sides;
    private final int[] kinds;
    private final List<TextView[]> values = new ArrayList<>();
    private final List<TextView> heads = new ArrayList<>();
    private final TextView verdict;
    private final SiFormat format = new SiFormat();
    private final StringBuilder text = new StringBuilder();
    private final int space;

    /** @param between the numbers stand in a column between two stages */
    Board(Context context, int sides, boolean joints, boolean contacts, boolean between) {
        this.context = context;
        view = new LinearLayout(context);
        this.sides = sides;
        Configuration screen = context.getResources().getConfiguration();
        boolean large = Field.large(screen);
        narrow = between || large;
        roomy = !large && (!between || screen.screenWidthDp >= ROOMY_DP);
        space = context.getResources().getDimensionPixelSize(R.dimen.space);
        kinds = kinds(joints, contacts, large);
        view.setOrientation(LinearLayout.VERTICAL);
        view.setGravity(Gravity.CENTER_VERTICAL);
        view.setPadding(2 * space, space / 2, 2 * space, space / 2);
        header();
        for (int kind : kinds) {
            row(kind);
        }
        verdict = words(R.style.Text_Linkage_Small);
        verdict.setPadding(0, space / 2, 0, 0);
        verdict.setVisibility(large && screen.screenHeightDp < LOW_DP ? View.GONE : View.VISIBLE);
        view.addView(
                verdict,
                new LinearLayout.LayoutParams(
                        LinearLayout.LayoutParams.MATCH_PARENT, LinearLayout.LayoutParams.WRAP_CONTENT));
    }

    /** With large letters only what the race is decided by: else the stages would have no room. */
    private static int[] kinds(boolean joints, boolean contacts, boolean large) {
        if (joints) {
            return large ? new int[] {ERROR, STEP} : new int[] {ERROR, STRETCH, STEP, ENERGY};
        }
        return contacts ? new int[] {OVERLAP, STEP} : new int[] {STEP, ENERGY};
    }

    private TextView words(int appearance) {
        TextView words = new MaterialTextView(context);
        words.setTextAppearance(appearance);
        words.setTextAlignment(View.TEXT_ALIGNMENT_VIEW_START);
        return words;
    }

    static int colour(Context context, int side) {
        return PlotColours.of(context.getResources().getConfiguration()).series(side);
    }

    private LinearLayout line() {
        LinearLayout line = new LinearLayout(context);
        view.addView(
                line,
                new LinearLayout.LayoutParams(
                        LinearLayout.LayoutParams.MATCH_PARENT, LinearLayout.LayoutParams.WRAP_CONTENT));
        return line;
    }

    private void header() {
        LinearLayout line = line();
        if (!narrow) {
            line.addView(words(R.style.Text_Linkage_Small), cell(LABEL));
        }
        for (int i = 0; i < sides; i++) {
            TextView head = words(R.style.Text_Linkage_Title);
            head.setText(RaceModel.letter(i));
            head.setTextColor(colour(context, i));
            head.setMaxLines(3);
            head.setPaddingRelative(0, 0, space / 2, 0);
            head.setEllipsize(TextUtils.TruncateAt.END);
            line.addView(head, cell(1));
            heads.add(head);
        }
    }

    /** Says beside each letter who it is; where there is no room in a column, the stages say it. */
    void name(List<Facts> all) {
        SideNames names = new SideNames(context.getResources());
        boolean fit = roomy || sides > 2;
        for (int i = 0; i < all.size(); i++) {
            fit &= sides > 2 || names.of(all, i).get(0).length() <= LONGEST_NAME;
        }
        for (int i = 0; i < Math.min(all.size(), heads.size()); i++) {
            SpannableStringBuilder text = new SpannableStringBuilder(RaceModel.letter(i));
            if (fit) {
                int from = text.length();
                text.append(' ').append(names.of(all, i).get(0));
                text.setSpan(
                        new TextAppearanceSpan(context, R.style.Text_Linkage_Small),
                        from,
                        text.length(),
                        Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            }
            heads.get(i).setText(text);
        }
    }

    private void row(int kind) {
        TextView label = words(R.style.Text_Linkage_Small);
        label.setText(label(kind));
        LinearLayout line;
        if (narrow) {
            label.setPadding(0, space / 2, 0, 0);
            view.addView(label);
            line = line();
        } else {
            line = line();
            label.setPaddingRelative(0, 0, space, 0);
            line.addView(label, cell(LABEL));
        }
        line.setBaselineAligned(true);
        TextView[] cells = new TextView[sides];
        for (int i = 0; i < sides; i++) {
            cells[i] = words(R.style.Text_Linkage_Number);
            cells[i].setTextDirection(View.TEXT_DIRECTION_LTR);
            cells[i].setMaxLines(1);
            line.addView(cells[i], cell(1));
        }
        values.add(cells);
    }

    private static LinearLayout.LayoutParams cell(float weight) {
        return new LinearLayout.LayoutParams(0, ViewGroup.LayoutParams.WRAP_CONTENT, weight);
    }

    private static int label(int kind) {
        return switch (kind) {
            case ERROR -> R.string.board_error;
            case STRETCH -> R.string.board_stretch;
            case OVERLAP -> R.string.board_overlap;
            case STEP -> R.string.board_step;
            default -> R.string.board_energy;
        };
    }

    /** All gaps together: by so much a chain has grown. */
    static double stretch(Pose pose) {
        double sum = 0;
        for (int i = 0; i < pose.gapX.length; i++) {
            sum += Math.sqrt(pose.gapX[i] * pose.gapX[i] + pose.gapY[i] * pose.gapY[i]);
        }
        return sum;
    }

    /** Of a length that is next to nothing its power of ten is what counts, and two of them must fit beside each other. */
    private int digits(double length) {
        return length >= NEXT_TO_NOTHING ? 3 : roomy ? 2 : 1;
    }

    void show(int side, Picture picture) {
        for (int k = 0; k < kinds.length; k++) {
            text.setLength(0);
            boolean broken = false;
            switch (kinds[k]) {
                case ERROR -> {
                    format.append(text, picture.jointError, "m", digits(picture.jointError));
                    broken = picture.jointError > OPEN;
                }
                case STRETCH -> {
                    double stretch = stretch(picture.pose);
                    format.append(text, stretch, "m", digits(stretch));
                    broken = stretch > OPEN;
                }
                case OVERLAP -> {
                    format.append(text, picture.overlap, "m", digits(picture.overlap));
                    broken = picture.overlap > SUNK;
                }
                case STEP -> format.append(text, picture.medianNanos * 1e-9, "s", 3);
                default -> drift(picture.energyDrift);
            }
            TextView cell = values.get(k)[side];
            if (!text.toString().contentEquals(cell.getText())) {
                cell.setText(text.toString());
            }
            cell.setTextColor(context.getColor(broken ? R.color.broken : R.color.ink));
        }
    }

    /** What the integrator won or lost, of the energy that was moved. */
    private void drift(double share) {
        if (Double.isNaN(share)) {
            text.append('–');
            return;
        }
        double percent = 100 * share;
        text.append(percent > 0 ? "+" : "");
        if (Math.abs(percent) >= 0.01 || percent == 0) {
            format.appendDecimals(text, percent, Math.abs(percent) < 9.995 ? 2 : Math.abs(percent) < 99.95 ? 1 : 0);
            text.append("\u00a0%");
        } else {
            format.append(text, percent, "%", 1);
        }
    }

    /** Says what the numbers mean. */
    void judge(List<Picture> pictures) {
        String sentence = Verdict.of(context.getResources(), pictures, kinds[0] == ERROR, kinds[0] == OVERLAP);
        if (!sentence.contentEquals(verdict.getText())) {
            verdict.setText(sentence);
        }
    }
}
