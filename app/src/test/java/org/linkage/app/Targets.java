package org.linkage.app;

import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import org.linkage.app.player.StageView;

/** What can be touched is large enough for a finger, and those who cannot see it are told what it is. */
public final class Targets {
    /** 48 dp, less what rounding may take. */
    private static final float LEAST_DP = 47.5f;

    private Targets() {}

    /** Checks everything in sight below a view. */
    public static void check(View view) {
        if (view.getVisibility() != View.VISIBLE) {
            return;
        }
        if (view.isClickable() && view.getWidth() > 0 && !(view instanceof StageView)) {
            float dp = view.getResources().getDisplayMetrics().density;
            String what = view.getClass().getSimpleName() + " " + view + " " + view.getContentDescription();
            assertTrue("too low: " + what, view.getHeight() >= LEAST_DP * dp);
            assertTrue("too narrow: " + what, view.getWidth() >= LEAST_DP * dp);
            assertTrue("nameless: " + what, isNamed(view));
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                check(group.getChildAt(i));
            }
        }
    }

    private static boolean isNamed(View view) {
        AccessibilityNodeInfoCompat node = AccessibilityNodeInfoCompat.wrap(view.createAccessibilityNodeInfo());
        return says(node.getText()) || says(node.getContentDescription()) || saysWithin(view);
    }

    private static boolean says(CharSequence words) {
        return words != null && words.length() > 0;
    }

    private static boolean saysWithin(View view) {
        if (view instanceof TextView text && (says(text.getText()) || says(text.getHint()))) {
            return true;
        }
        if (says(view.getContentDescription())) {
            return true;
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                if (saysWithin(group.getChildAt(i))) {
                    return true;
                }
            }
        }
        return false;
    }
}
