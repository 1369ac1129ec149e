package org.linkage.app.player;

import android.view.View;
import android.view.View.OnClickListener;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ViewNoticeBinding;

/** The one card on the stage: a refused step goes before a hint. */
final class Notices {
    private final ViewNoticeBinding views;

    Notices(ViewNoticeBinding views) {
        this.views = views;
    }

    void hide() {
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
        views.noticeTitle.setVisibility(View.VISIBLE);
        views.noticeTitle.setText(title);
        views.noticeTitle.setTextColor(views.getRoot().getContext().getColor(R.color.broken));
        views.noticeText.setText(sentence);
        views.noticeDone.setVisibility(View.GONE);
        views.noticeActions.setVisibility(View.VISIBLE);
        views.noticeFirst.setText(first);
        views.noticeFirst.setOnClickListener(onFirst);
        views.noticeSecond.setVisibility(second == null ? View.GONE : View.VISIBLE);
        views.noticeSecond.setText(second);
        views.noticeSecond.setOnClickListener(onSecond);
        if (views.getRoot().getVisibility() != View.VISIBLE) {
            views.getRoot().setVisibility(View.VISIBLE);
            views.getRoot().announceForAccessibility(sentence);
        }
    }

    void hint(int text, OnClickListener onDone) {
        views.noticeTitle.setVisibility(View.GONE);
        views.noticeActions.setVisibility(View.GONE);
        views.noticeText.setText(text);
        views.noticeDone.setVisibility(View.VISIBLE);
        views.noticeDone.setOnClickListener(onDone);
        views.getRoot().setVisibility(View.VISIBLE);
    }
}
