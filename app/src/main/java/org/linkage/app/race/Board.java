package org.linkage.app.race;

import android.content.Context;
import android.content.res.Configuration;
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
import org.linkage.app.player.Picture;
import org.linkage.app.plot.PlotColours;

/** The numbers of all sides in one table, and a sentence that says what they mean. */
final class Board {
    private static final int ERROR = 0;
    private static final int STRETCH = 1;
    private static final int OVERLAP = 2;
    private static final int STEP = 3;
    private static final int ENERGY = 4;
    /** A joint that is open by more than this is broken. */
    private static final double OPEN = 1e-3;

    final LinearLayout view;
    private final Context context;
    private final boolean narrow;
    private final int sides;
    private final int[] kinds;
    private final List<TextView[]> values = new ArrayList<>();
    private final List<TextView> heads = new ArrayList<>();
    private final TextView verdict;
    private final SiFormat format = new SiFormat();
    private final StringBuilder text = new StringBuilder();
    private final int space;

    /** @param narrow labels stand above their numbers instead of beside them */
    Board(Context context, int sides, boolean joints, boolean contacts, boolean narrow) {
        this.context = context;
        view = new LinearLayout(context);
        this.sides = sides;
        this.narrow = narrow;
        space = context.getResources().getDimensionPixelSize(R.dimen.space);
        kinds = joints
                ? new int[] {ERROR, STRETCH, STEP, ENERGY}
                : contacts ? new int[] {OVERLAP, STEP, ENERGY} : new int[] {STEP, ENERGY};
        view.setOrientation(LinearLayout.VERTICAL);
        view.setGravity(Gravity.CENTER_VERTICAL);
        view.setPadding(2 * space, space / 2, 2 * space, space / 2);
        header();
        for (int kind : kinds) {
            row(kind);
        }
        verdict = words(R.style.Text_Linkage_Small);
        verdict.setPadding(0, space / 2, 0, 0);
        view.addView(
                verdict,
                new LinearLayout.LayoutParams(
                        LinearLayout.LayoutParams.MATCH_PARENT, LinearLayout.LayoutParams.WRAP_CONTENT));
    }

    private TextView words(int appearance) {
        TextView words = new MaterialTextView(context);
        words.setTextAppearance(appearance);
        return words;
    }

    static int colour(Context context, int side) {
        boolean night = (context.getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK)
                == Configuration.UI_MODE_NIGHT_YES;
        return PlotColours.of(night).series(side);
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
            line.addView(words(R.style.Text_Linkage_Small), cell(1.2f));
        }
        for (int i = 0; i < sides; i++) {
            TextView head = words(R.style.Text_Linkage_Title);
            head.setText(RaceModel.letter(i));
            head.setTextColor(colour(context, i));
            line.addView(head, cell(1));
            heads.add(head);
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
            line.addView(label, cell(1.2f));
        }
        line.setBaselineAligned(true);
        TextView[] cells = new TextView[sides];
        for (int i = 0; i < sides; i++) {
            cells[i] = words(R.style.Text_Linkage_Number);
            cells[i].setTextDirection(View.TEXT_DIRECTION_LTR);
            cells[i].setTextAlignment(View.TEXT_ALIGNMENT_VIEW_START);
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

    void show(int side, Picture picture) {
        for (int k = 0; k < kinds.length; k++) {
            text.setLength(0);
            boolean broken = false;
            switch (kinds[k]) {
                case ERROR -> {
                    format.append(text, picture.jointError, "m", 2);
                    broken = picture.jointError > OPEN;
                }
                case STRETCH -> {
                    double stretch = stretch(picture.pose);
                    format.append(text, stretch, "m", 2);
                    broken = stretch > OPEN;
                }
                case OVERLAP -> {
                    format.append(text, picture.overlap, "m", 2);
                    broken = picture.overlap > 1e-9;
                }
                case STEP -> format.append(text, picture.medianNanos * 1e-9, "s", 2);
                default -> format.append(text, picture.energy, "J", 3);
            }
            TextView cell = values.get(k)[side];
            if (!text.toString().contentEquals(cell.getText())) {
                cell.setText(text.toString());
            }
            cell.setTextColor(context.getColor(broken ? R.color.broken : R.color.ink));
        }
    }

    /** What the numbers say, in words. */
    void judge(List<Picture> pictures) {
        text.setLength(0);
        if (kinds[0] == ERROR) {
            int best = 0;
            int worst = 0;
            for (int i = 1; i < pictures.size(); i++) {
                best = pictures.get(i).jointError < pictures.get(best).jointError ? i : best;
                worst = pictures.get(i).jointError > pictures.get(worst).jointError ? i : worst;
            }
            double ratio = pictures.get(worst).jointError / Math.max(pictures.get(best).jointError, 1e-16);
            if (ratio >= 10) {
                text.append(
                        context.getResources().getString(R.string.verdict_error, RaceModel.letter(best), power(ratio)));
            } else {
                text.append(context.getResources().getString(R.string.verdict_same));
            }
        }
        int fast = 0;
        int slow = 0;
        for (int i = 1; i < pictures.size(); i++) {
            fast = pictures.get(i).medianNanos < pictures.get(fast).medianNanos ? i : fast;
            slow = pictures.get(i).medianNanos > pictures.get(slow).medianNanos ? i : slow;
        }
        double ratio = pictures.get(slow).medianNanos / (double) Math.max(1, pictures.get(fast).medianNanos);
        if (pictures.get(fast).medianNanos > 0 && ratio >= 1.3) {
            text.append(text.length() == 0 ? "" : " ");
            StringBuilder times = new StringBuilder();
            format.appendDecimals(times, ratio, ratio < 10 ? 1 : 0);
            text.append(context.getResources()
                    .getString(
                            R.string.verdict_time, RaceModel.letter(slow), times.toString(), RaceModel.letter(fast)));
        }
        boolean behind = pictures.get(0).behind;
        if (behind) {
            text.append(text.length() == 0 ? "" : " ")
                    .append(context.getResources().getString(R.string.verdict_behind));
        }
        if (!text.toString().contentEquals(verdict.getText())) {
            verdict.setText(text.toString());
        }
    }

    /** A ratio as its power of ten, so that the sentence stays calm: 10⁷. */
    private static String power(double ratio) {
        int exponent = (int) Math.floor(Math.log10(ratio));
        StringBuilder digits = new StringBuilder("10");
        for (char digit : Integer.toString(exponent).toCharArray()) {
            digits.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digit - '0'));
        }
        return exponent < 2 ? "10" : digits.toString();
    }
}
