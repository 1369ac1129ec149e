package org.linkage.app.player;

import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import androidx.activity.BackEventCompat;
import androidx.core.graphics.Insets;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityPlayerBinding;

/** Where the controls are: in a sheet that slides up to half of a narrow screen, or in a pane beside the stage of a wide one. */
final class Sheet extends BottomSheetBehavior.BottomSheetCallback {
    private static final int LOW_DP = 480;
    /** A card with a hint and the scene above it need that much of the stage. */
    private static final int CARD_DP = 240;

    private final ActivityPlayerBinding views;
    private final Runnable onMoved;
    /** Whether a wide screen is so low that the stage needs the height of the transport. */
    private final boolean low;

    private final @Nullable BottomSheetBehavior<View> behavior;
    private Insets insets = Insets.NONE;
    private int hinge;
    /** The height that bars and the sheet leave of the stage, in pixels. */
    private int free;

    Sheet(ActivityPlayerBinding views, Runnable onMoved) {
        this.views = views;
        this.onMoved = onMoved;
        low = views.pane != null && views.getRoot().getResources().getConfiguration().screenHeightDp < LOW_DP;
        View sheet = views.sheet;
        if (sheet != null) {
            BottomSheetBehavior<View> sliding = BottomSheetBehavior.from(sheet);
            sliding.addBottomSheetCallback(this);
            behavior = sliding;
        } else {
            behavior = null;
            views.transport.getRoot().setBackgroundResource(R.drawable.floating_ground);
            placeTransport(isOpen());
        }
        if (low) {
            // scale bar and legend lie at the bottom, and there is no room above them
            ((FrameLayout.LayoutParams) views.notices.getLayoutParams()).gravity = Gravity.TOP;
        }
    }

    /** On a low screen the transport goes down with the open pane, and floats on the stage while that is closed. */
    private void placeTransport(boolean open) {
        LinearLayout pane = views.pane;
        FrameLayout floating = views.floating;
        if (!low || pane == null || floating == null) {
            return;
        }
        View transport = views.transport.getRoot();
        ((ViewGroup) transport.getParent()).removeView(transport);
        if (open) {
            transport.setBackgroundResource(R.drawable.pane_foot);
            pane.addView(
                    transport,
                    new LinearLayout.LayoutParams(
                            ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT));
        } else {
            transport.setBackgroundResource(R.drawable.floating_ground);
            floating.addView(
                    transport,
                    new FrameLayout.LayoutParams(
                            ViewGroup.LayoutParams.WRAP_CONTENT,
                            ViewGroup.LayoutParams.WRAP_CONTENT,
                            Gravity.CENTER_HORIZONTAL));
        }
    }

    boolean isOpen() {
        return behavior != null
                ? behavior.getState() == BottomSheetBehavior.STATE_EXPANDED
                : views.pane != null && views.pane.getVisibility() == View.VISIBLE;
    }

    /** Whether the sheet takes half of the screen, or the window is so small that a card would hide what it speaks of. */
    boolean coversStage() {
        return behavior != null
                && (behavior.getState() != BottomSheetBehavior.STATE_COLLAPSED
                        || free < CARD_DP * views.getRoot().getResources().getDisplayMetrics().density);
    }

    void setOpen(boolean open) {
        if (behavior != null) {
            behavior.setState(open ? BottomSheetBehavior.STATE_EXPANDED : BottomSheetBehavior.STATE_COLLAPSED);
        } else if (views.pane != null && open != isOpen()) {
            views.pane.setVisibility(open ? View.VISIBLE : View.GONE);
            placeTransport(open);
            setInsets(insets);
        }
    }

    /** The phone was folded half open, or flat again (0): the stage ends at the hinge, and the controls lie below it. */
    void setHinge(int top) {
        if (hinge != top) {
            hinge = top;
            if (top > 0) {
                setOpen(true);
            }
            onMoved.run();
        }
    }

    void backStarted(BackEventCompat event) {
        if (behavior != null) {
            behavior.startBackProgress(event);
        }
    }

    void backProgressed(BackEventCompat event) {
        if (behavior != null) {
            behavior.updateBackProgress(event);
        }
    }

    void backCancelled() {
        if (behavior != null) {
            behavior.cancelBackProgress();
        }
    }

    /** Closes the sheet, from where a gesture has left it. */
    void backInvoked() {
        if (behavior != null) {
            behavior.handleBackInvoked();
        }
    }

    /** What messages must not cover; null if they are free to lie at the bottom. */
    @Nullable
    View anchor() {
        if (views.sheet != null) {
            return views.sheet;
        }
        return low && isOpen() ? null : views.transport.getRoot();
    }

    void setInsets(Insets bars) {
        insets = bars;
        views.top.setPadding(bars.left, bars.top, views.sheet != null || !isOpen() ? bars.right : 0, 0);
        boolean within = low && isOpen();
        views.panel.scroll.setPadding(0, 0, 0, within ? 0 : bars.bottom);
        View sheet = views.sheet;
        if (sheet != null && behavior != null) {
            sheet.setPadding(bars.left, sheet.getPaddingTop(), bars.right, 0);
            int peek = views.getRoot().getResources().getDimensionPixelSize(R.dimen.sheet_peek);
            behavior.setPeekHeight(peek + bars.bottom);
        }
        View pane = views.pane;
        View floating = views.floating;
        if (pane != null && floating != null) {
            boolean mirrored = pane.getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
            pane.setPadding(mirrored ? bars.left : 0, bars.top, mirrored ? 0 : bars.right, within ? bars.bottom : 0);
            int space = views.getRoot().getResources().getDimensionPixelSize(R.dimen.space);
            floating.setPadding(2 * space + bars.left, 0, 2 * space, space + bars.bottom);
        }
        onMoved.run();
    }

    /** Tells the stage what is left of it, and keeps messages above the controls. */
    void margins(StageView stage) {
        int height = views.getRoot().getHeight();
        if (height == 0) {
            return;
        }
        if (behavior != null) {
            behavior.setMaxHeight(hinge > 0 ? height - hinge : height / 2);
        }
        int top = views.top.getBottom();
        View sheet = views.sheet;
        if (sheet != null) {
            int covered = Math.max(0, height - sheet.getTop());
            views.notices.setTranslationY(-covered);
            free = height - covered - top;
            stage.setMargins(insets.left, top, insets.right, covered);
            View card = views.inspector.getRoot();
            int below = card.getVisibility() == View.VISIBLE ? card.getHeight() + views.notices.getPaddingBottom() : 0;
            stage.setCovered(2 * below < free ? below : 0); // beside an open sheet nothing would be left of the stage
            return;
        }
        View pane = views.pane;
        View floating = views.floating;
        int beside = pane != null && pane.getVisibility() == View.VISIBLE ? pane.getWidth() : 0;
        boolean mirrored = views.getRoot().getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
        int below = Math.max(floating == null ? 0 : floating.getHeight(), hinge > 0 ? height - hinge : 0);
        views.notices.setTranslationY(low ? top : -below);
        stage.setMargins(
                mirrored ? beside : insets.left,
                top,
                mirrored ? insets.right : beside > 0 ? beside : insets.right,
                below);
    }

    @Override
    public void onStateChanged(View sheet, int state) {
        onMoved.run();
    }

    @Override
    public void onSlide(View sheet, float offset) {
        onMoved.run();
    }
}
