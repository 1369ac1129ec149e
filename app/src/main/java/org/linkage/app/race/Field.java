package org.linkage.app.race;

import android.content.Context;
import android.content.res.Configuration;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the parts of a race lie. Two sides stand beside each other on a wide screen and above each other on a high one, with
 * their numbers between them; three stand in a row. Plots get what is left, and disappear where that is too little.
 */
public final class Field extends ViewGroup {
    /** From this text size on there is room for less. */
    private static final float LARGE = 1.3f;

    private static final int LEAST_PLOT_DP = 132;
    /** Between three pictures in a row, which would else run into each other. */
    private static final int GAP_DP = 8;

    private final List<View> cells = new ArrayList<>();
    private @Nullable View board;
    private @Nullable View charts;
    private final float dp;
    private final float letters;
    private Runnable onLaidOut = () -> {};

    public Field(Context context) {
        this(context, null);
    }

    public Field(Context context, @Nullable AttributeSet attributes) {
        super(context, attributes);
        dp = getResources().getDisplayMetrics().density;
        letters = Math.min(1.6f, Math.max(1, getResources().getConfiguration().fontScale));
    }

    /** Whether letters are so large that a race shows less of them. */
    static boolean large(Configuration configuration) {
        return configuration.fontScale >= LARGE;
    }

    /** Called when everything has its place. */
    void setOnLaidOut(Runnable listener) {
        onLaidOut = listener;
    }

    /** Whether the numbers stand in a column between two stages. */
    boolean narrowBoard(int sides) {
        int wide = getResources().getConfiguration().screenWidthDp;
        int high = getResources().getConfiguration().screenHeightDp;
        return sides == 2 && wide > high;
    }

    void fill(List<View> newCells, View newBoard, View newCharts) {
        removeAllViews();
        cells.clear();
        cells.addAll(newCells);
        board = newBoard;
        charts = newCharts;
        for (View cell : newCells) {
            addView(cell);
        }
        addView(newBoard);
        addView(newCharts);
    }

    @Override
    protected void onMeasure(int widthSpec, int heightSpec) {
        setMeasuredDimension(MeasureSpec.getSize(widthSpec), MeasureSpec.getSize(heightSpec));
        arrange(getMeasuredWidth(), getMeasuredHeight(), false);
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        arrange(r - l, b - t, true);
        onLaidOut.run();
    }

    private void arrange(int width, int height, boolean place) {
        View numbers = board;
        View plots = charts;
        if (numbers == null || plots == null || cells.isEmpty() || width == 0 || height == 0) {
            return;
        }
        boolean wide = width > height;
        int n = cells.size();
        if (n == 2 && wide) {
            between(numbers, plots, width, height, place);
        } else if (n == 2) {
            stacked(numbers, plots, width, height, place);
        } else {
            inARow(numbers, plots, width, height, wide, place);
        }
    }

    /** A | numbers | B. */
    private void between(View numbers, View plots, int width, int height, boolean place) {
        int middle = (int) Math.min(Math.max(200 * dp * letters, 0.24 * width), 320 * dp);
        int side = (width - middle) / 2;
        put(cells.get(0), 0, 0, side, height, place);
        put(cells.get(1), width - side, 0, side, height, place);
        int high = heightOf(numbers, middle, height);
        int rest = height - high;
        int plot = rest > LEAST_PLOT_DP * dp ? Math.min(rest, (int) (260 * dp)) : 0;
        int top = Math.max(0, (height - high - plot) / 2);
        put(numbers, side, top, middle, high, place);
        put(plots, side, top + high, middle, plot, place);
    }

    /** A, numbers, B; the plot beside the numbers has no room on a phone. */
    private void stacked(View numbers, View plots, int width, int height, boolean place) {
        int high = heightOf(numbers, width, height / 2);
        int plot = height - high > 760 * dp ? (int) (180 * dp) : 0;
        // stages of equal height; what is left over goes to the numbers
        int stage = (height - high - plot) / 2;
        put(cells.get(0), 0, 0, width, stage, place);
        put(numbers, 0, stage, width, height - 2 * stage - plot, place);
        put(plots, 0, height - stage - plot, width, plot, place);
        put(cells.get(1), 0, height - stage, width, stage, place);
    }

    private void inARow(View numbers, View plots, int width, int height, boolean wide, boolean place) {
        int n = cells.size();
        int across = wide ? (int) (0.54 * width) : width;
        int high = heightOf(numbers, across, height / 2);
        int plot = wide ? height : (int) Math.min(Math.min(0.5 * height, 0.78 * height - high), 420 * dp);
        int stage = wide ? height - high : height - high - plot;
        int gap = (int) (GAP_DP * dp);
        for (int i = 0; i < n; i++) {
            int from = (across + gap) * i / n;
            put(cells.get(i), from, 0, (across + gap) * (i + 1) / n - gap - from, stage, place);
        }
        put(numbers, 0, stage, across, high, place);
        put(plots, wide ? across : 0, wide ? 0 : stage + high, wide ? width - across : width, plot, place);
    }

    private static int heightOf(View view, int width, int most) {
        view.measure(
                MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
                MeasureSpec.makeMeasureSpec(most, MeasureSpec.AT_MOST));
        return view.getMeasuredHeight();
    }

    /** Places are given from the side where reading begins. */
    private void put(View view, int start, int y, int width, int height, boolean place) {
        if (place) {
            int x = getLayoutDirection() == LAYOUT_DIRECTION_RTL ? getWidth() - start - width : start;
            view.layout(x, y, x + width, y + height);
        } else {
            view.measure(
                    MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
                    MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY));
        }
    }
}
