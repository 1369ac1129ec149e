package org.linkage.app.player;

import android.content.Context;
import android.content.res.Configuration;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.style.ForegroundColorSpan;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;

/**
 * The words about a matrix: how large it is, what it is, what its colours mean, which block was tapped. Below the matrix where
 * there is room, beside it on a phone.
 */
record MatrixWords(TextView counts, TextView meaning, TextView chosen, boolean beside) {
    /** The side of the matrix beside words; half of what a phone has above {@link #TALL_DP} goes to it. */
    private static final int SMALL_DP = 152;

    private static final int TALL_DP = 800;
    private static final float MOST_OF_WIDTH = 0.45f;
    /** From this text size on the words need the whole width. */
    private static final float LARGE = 1.3f;

    /** Adds the matrix and the words about it to a page. */
    static MatrixWords beside(Context context, PageBuilder page, View matrix) {
        Configuration screen = context.getResources().getConfiguration();
        boolean phone = Math.min(screen.screenWidthDp, screen.screenHeightDp) < 600 && screen.fontScale < LARGE;
        int space = context.getResources().getDimensionPixelSize(R.dimen.space);
        if (!phone) {
            TextView counts = page.sentence("");
            counts.setPadding(0, space / 2, 0, space);
            page.add(matrix);
            page.small(legend(context, "   "));
            return new MatrixWords(counts, page.small(""), page.sentence(""), false);
        }
        PageBuilder beside = new PageBuilder(context);
        TextView counts = beside.small("");
        TextView meaning = beside.small("");
        beside.small(legend(context, "\n"));
        LinearLayout words = beside.page();
        words.setPadding(0, 0, 0, 0);
        LinearLayout both = new LinearLayout(context);
        float tall = 0.5f * Math.max(0, screen.screenHeightDp - TALL_DP);
        int side = Math.round(Math.min(SMALL_DP + tall, MOST_OF_WIDTH * screen.screenWidthDp)
                * context.getResources().getDisplayMetrics().density);
        both.addView(matrix, new LinearLayout.LayoutParams(side, side));
        LinearLayout.LayoutParams rest = new LinearLayout.LayoutParams(0, ViewGroup.LayoutParams.WRAP_CONTENT, 1);
        rest.setMarginStart(2 * space);
        both.addView(words, rest);
        page.add(both);
        return new MatrixWords(counts, meaning, meaning, true);
    }

    /** Says which block was tapped, or with no name what the matrix is; beside a matrix one stands in for the other. */
    void choose(String name, String meaningOfAll) {
        meaning.setText(meaningOfAll);
        if (beside && name.isEmpty()) {
            return;
        }
        chosen.setText(name);
        chosen.setVisibility(name.isEmpty() ? View.GONE : View.VISIBLE);
    }

    /** Each word in its colour behind a square of it. */
    private static CharSequence legend(Context context, String between) {
        SpannableStringBuilder text = new SpannableStringBuilder();
        int[] words = {R.string.legend_bodies, R.string.legend_joints, R.string.legend_ties, R.string.legend_fill};
        int[] colours = {R.color.matrix_body, R.color.matrix_joint, R.color.matrix_tie, R.color.broken};
        for (int i = 0; i < words.length; i++) {
            text.append(i == 0 ? "" : between);
            int from = text.length();
            text.append("\u25a0\u00a0");
            text.setSpan(
                    new ForegroundColorSpan(context.getColor(colours[i])),
                    from,
                    text.length(),
                    Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            text.append(context.getString(words[i]));
        }
        return text;
    }
}
