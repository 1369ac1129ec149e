package org.linkage.app.player;

import android.content.res.Configuration;
import android.view.View;
import android.view.View.OnClickListener;
import android.widget.LinearLayout;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ViewNoticeBinding;

/** The one card on the stage: a refused step goes before a hint. */
final class Notices {
    /** Below this width, or from this text size on, two buttons have no room beside each other. */
    private static final int NARROW_DP = 300;

    private static final float LARGE = 1.3f;

    private final ViewNoticeBinding views;
    private String announced = "";

    Notices(ViewNoticeBinding views) {
        this.views = views;
        Configuration window = views.getRoot().getResources().getConfiguration();
        boolean stacked = window.screenWidthDp < NARROW_DP || window.fontScale >= LARGE;
        views.actions.setOrientation(stacked ? LinearLayout.VERTICAL : LinearLayout.HORIZONTAL);
    }

    void hide() {
        announced = "";
        views.getRoot().setVisibility(View.GONE);
    }

    /** A refusal with what can be done. */
    void refusal(
            int title,
            String sentence,
            int first,
            OnClickListener onFirst,
            @Nullable String second,
            OnClickListener onSecond) {
        views.heading.setVisibility(View.VISIBLE);
        views.heading.setText(title);
        views.heading.setTextColor(views.getRoot().getContext().getColor(R.color.broken));
        views.message.setText(sentence);
        views.done.setVisibility(View.GONE);
        views.actions.setVisibility(View.VISIBLE);
        views.first.setText(first);
        views.first.setOnClickListener(onFirst);
        views.second.setVisibility(second == null ? View.GONE : View.VISIBLE);
        views.second.setText(second);
        views.second.setOnClickListener(onSecond);
        views.getRoot().setVisibility(View.VISIBLE);
        if (!sentence.equals(announced)) {
            announced = sentence;
            views.getRoot().announceForAccessibility(sentence);
        }
    }

    void hint(int text, OnClickListener onDone) {
        views.heading.setVisibility(View.GONE);
        views.actions.setVisibility(View.GONE);
        views.message.setText(text);
        views.done.setVisibility(View.VISIBLE);
        views.done.setOnClickListener(onDone);
        views.getRoot().setVisibility(View.VISIBLE);
    }
}
