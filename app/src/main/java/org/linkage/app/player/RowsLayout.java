package org.linkage.app.player;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import org.jspecify.annotations.Nullable;

/**
 * Cells in as few rows as they fit, the same count in each but the last, the spare room shared among them. At a large text size
 * numbers wrap instead of being cut. A cell never becomes narrower than it once was, so that numbers stay still.
 */
public final class RowsLayout extends ViewGroup {
    private int[] widest = new int[0];

    public RowsLayout(Context context, @Nullable AttributeSet attributes) {
        super(context, attributes);
    }

    /** Forgets the widths, after a change of what the cells say. */
    public void relax() {
        java.util.Arrays.fill(widest, 0);
    }

    @Override
    public void onViewAdded(View child) {
        widest = new int[getChildCount()];
    }

    @Override
    public void onViewRemoved(View child) {
        widest = new int[getChildCount()];
    }

    /** The most cells to a row with which every row fits; at least one. */
    private int perRow(int width) {
        int count = getChildCount();
        for (int rows = 1; rows < count; rows++) {
            int most = (count + rows - 1) / rows;
            if (fit(most, width)) {
                return most;
            }
        }
        return 1;
    }

    private boolean fit(int most, int width) {
        int used = 0;
        for (int i = 0; i < widest.length; i++) {
            used = (i % most == 0 ? 0 : used) + widest[i];
            if (used > width) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected void onMeasure(int widthSpec, int heightSpec) {
        int width = MeasureSpec.getSize(widthSpec);
        int free = MeasureSpec.makeMeasureSpec(width, MeasureSpec.AT_MOST);
        int unbounded = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            child.measure(free, unbounded);
            widest[i] = Math.min(width, Math.max(widest[i], child.getMeasuredWidth()));
        }
        int most = perRow(width);
        int height = 0;
        for (int first = 0; first < getChildCount(); first += most) {
            height += rowHeight(first, most);
        }
        setMeasuredDimension(width, height);
    }

    private int rowHeight(int first, int most) {
        int row = 0;
        for (int i = first; i < Math.min(getChildCount(), first + most); i++) {
            row = Math.max(row, getChildAt(i).getMeasuredHeight());
        }
        return row;
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        int width = right - left;
        boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
        int most = perRow(width);
        int y = 0;
        for (int first = 0; first < getChildCount(); first += most) {
            int end = Math.min(getChildCount(), first + most);
            int row = rowHeight(first, most);
            int used = 0;
            for (int i = first; i < end; i++) {
                used += widest[i];
            }
            int spare = (width - used) / (end - first);
            int x = 0;
            for (int i = first; i < end; i++) {
                View child = getChildAt(i);
                int cell = widest[i] + spare;
                int at = mirrored ? width - x - cell : x;
                child.measure(
                        MeasureSpec.makeMeasureSpec(cell, MeasureSpec.EXACTLY),
                        MeasureSpec.makeMeasureSpec(row, MeasureSpec.EXACTLY));
                child.layout(at, y, at + cell, y + row);
                x += cell;
            }
            y += row;
        }
    }
}
