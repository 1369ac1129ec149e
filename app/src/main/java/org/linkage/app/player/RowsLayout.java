package org.linkage.app.player;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import org.jspecify.annotations.Nullable;

/**
 * Cells in rows: as many as fit beside each other, the spare room shared among them, the rest in the next row. At a large text
 * size numbers wrap instead of being cut. A cell never becomes narrower than it once was, so that numbers stay still.
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

    @Override
    protected void onMeasure(int widthSpec, int heightSpec) {
        int width = MeasureSpec.getSize(widthSpec);
        int free = MeasureSpec.makeMeasureSpec(width, MeasureSpec.AT_MOST);
        int unbounded = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
        int height = 0;
        int x = 0;
        int row = 0;
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            child.measure(free, unbounded);
            widest[i] = Math.min(width, Math.max(widest[i], child.getMeasuredWidth()));
            if (x > 0 && x + widest[i] > width) {
                height += row;
                x = 0;
                row = 0;
            }
            x += widest[i];
            row = Math.max(row, child.getMeasuredHeight());
        }
        setMeasuredDimension(width, height + row);
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        int width = right - left;
        boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
        int y = 0;
        int first = 0;
        while (first < getChildCount()) {
            int end = first;
            int used = 0;
            int row = 0;
            while (end < getChildCount() && (end == first || used + widest[end] <= width)) {
                used += widest[end];
                row = Math.max(row, getChildAt(end).getMeasuredHeight());
                end++;
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
            first = end;
        }
    }
}
