package org.linkage.app;

import static org.junit.Assert.assertEquals;

import android.text.Layout;
import android.view.View;
import android.view.ViewGroup;
import android.widget.HorizontalScrollView;
import android.widget.ScrollView;
import android.widget.TextView;
import androidx.coordinatorlayout.widget.CoordinatorLayout;
import androidx.core.widget.NestedScrollView;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Every text in sight is there to its last letter, and nothing lies outside of what holds it, unless that scrolls. */
public final class Uncut {
    private Uncut() {}

    /** Checks everything in sight below a view. */
    public static void check(String when, View view) {
        List<String> complaints = new ArrayList<>();
        look(view, complaints);
        assertEquals(when, Collections.emptyList(), complaints);
    }

    private static void look(View view, List<String> complaints) {
        if (view.getVisibility() != View.VISIBLE) {
            return;
        }
        if (view instanceof TextView text && text.getText().length() > 0) {
            String what = cut(text);
            if (!what.isEmpty()) {
                complaints.add("“" + text.getText() + "” " + what);
            }
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                View child = group.getChildAt(i);
                if (child.getVisibility() == View.VISIBLE && isOutside(child, group)) {
                    complaints.add(name(child) + " lies outside of " + name(group) + ", " + group.getWidth() + " × "
                            + group.getHeight());
                }
                look(child, complaints);
            }
        }
    }

    private static boolean isOutside(View child, ViewGroup parent) {
        boolean across = parent instanceof HorizontalScrollView;
        boolean along = parent instanceof ScrollView
                || parent instanceof NestedScrollView
                || parent instanceof RecyclerView
                || isCollapsedSheet(child);
        return !across && (child.getX() < 0 || child.getX() + child.getWidth() > parent.getWidth())
                || !along && (child.getY() < 0 || child.getY() + child.getHeight() > parent.getHeight());
    }

    /** Most of it waits below the window. */
    private static boolean isCollapsedSheet(View view) {
        return view.getLayoutParams() instanceof CoordinatorLayout.LayoutParams at
                && at.getBehavior() instanceof BottomSheetBehavior<?> sheet
                && sheet.getState() == BottomSheetBehavior.STATE_COLLAPSED;
    }

    /** What a text lacks; empty if nothing. */
    private static String cut(TextView view) {
        Layout layout = view.getLayout();
        if (layout == null) {
            return "is not laid out";
        }
        int width = view.getWidth() - view.getCompoundPaddingLeft() - view.getCompoundPaddingRight();
        int height = view.getHeight() - view.getCompoundPaddingTop() - view.getCompoundPaddingBottom();
        int lines = layout.getLineCount();
        if (view.getMaxLines() >= 0 && lines > view.getMaxLines()) {
            return "has " + lines + " lines, of which " + view.getMaxLines() + " are shown";
        }
        if (layout.getHeight() > height + 1) {
            return "is " + layout.getHeight() + " px high in " + height;
        }
        CharSequence words = layout.getText();
        for (int i = 0; i < lines; i++) {
            if (layout.getEllipsisCount(i) > 0) {
                return "ends in dots";
            }
            if (layout.getLineMax(i) > width + 1) {
                return "is " + layout.getLineMax(i) + " px wide in " + width;
            }
            int end = layout.getLineEnd(i);
            if (end < words.length()
                    && Character.isLetterOrDigit(words.charAt(end - 1))
                    && Character.isLetterOrDigit(words.charAt(end))) {
                return "is broken within a word, behind " + words.subSequence(layout.getLineStart(i), end);
            }
        }
        return layout.getLineEnd(lines - 1) < words.length() ? "lacks its end" : "";
    }

    private static String name(View view) {
        String id = view.getId() == View.NO_ID || view.getId() >>> 24 == 0
                ? view.getClass().getSimpleName()
                : view.getResources().getResourceEntryName(view.getId());
        return id + " (" + view.getLeft() + " … " + view.getRight() + ", " + view.getTop() + " … " + view.getBottom()
                + ")";
    }
}
