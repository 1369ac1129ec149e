package org.linkage.app.player;

import android.content.Context;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ViewNoticeBinding;

/** Which card lies on the stage: why a step or a scene was refused and what to try, or else the next hint, or nothing. */
final class Advice {
    /** What the cards can ask for, and what a hint must not cover. */
    interface Screen {
        void onReset();

        Choices choices();

        void onChoices(Choices changed);

        void finish();

        boolean coversStage();
    }

    private final Context context;
    private final Notices notices;
    private final Hints hints;
    private final Screen screen;
    private @Nullable Facts shown;

    Advice(Context context, ViewNoticeBinding views, Screen screen) {
        this.context = context;
        this.screen = screen;
        notices = new Notices(views);
        hints = new Hints(context);
    }

    /** Nothing could be opened. */
    void refused(String sentence) {
        notices.refusal(
                R.string.refused_open,
                sentence,
                R.string.close,
                view -> screen.finish(),
                null,
                view -> screen.finish());
    }

    void show(Facts facts) {
        shown = facts;
        String failure = facts.failure;
        if (failure != null) {
            Remedy remedy = Remedy.of(facts);
            notices.refusal(
                    R.string.refused,
                    failure,
                    R.string.reset,
                    view -> screen.onReset(),
                    remedy.words(context),
                    view -> tryOther(remedy));
            return;
        }
        int hint = hints.next();
        if (hint < 0 || screen.coversStage()) {
            notices.hide();
        } else {
            notices.hint(Hints.text(hint), view -> done(hint));
        }
    }

    /** What the stage leaves room for has changed. */
    void refresh() {
        if (shown != null) {
            show(shown);
        }
    }

    /** The person did what a hint says, or waved it away. */
    void done(int hint) {
        if (hints.done(hint)) {
            refresh();
        }
    }

    void repeatHints() {
        Hints.repeat(context);
        refresh();
    }

    private void tryOther(Remedy remedy) {
        Choices changed = screen.choices();
        remedy.applyTo(changed);
        screen.onChoices(changed);
        if (remedy.anew()) {
            screen.onReset();
        }
    }
}
