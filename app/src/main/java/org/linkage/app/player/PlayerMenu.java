package org.linkage.app.player;

import android.app.Activity;
import android.view.MenuItem;
import android.view.View;
import androidx.appcompat.content.res.AppCompatResources;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.snackbar.Snackbar;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.explain.ExplainSheet;
import org.linkage.app.measure.FrameRecording;

/** The bar above the stage: what the scene is about, and what is needed now and then. */
final class PlayerMenu {
    /** The screen below the bar. */
    interface Screen {
        @Nullable
        Facts shown();

        void toggleTilt();

        boolean tilted();

        void repeatHints();

        /** A message above the controls. */
        Snackbar message(CharSequence words, int length);
    }

    /** Longer titles would be cut on a phone. */
    private static final int LONG_TITLE = 20;

    private final Activity activity;
    private final PlayerModel model;
    private final Screen screen;
    private final MaterialToolbar toolbar;
    private final FrameRecording recording;

    PlayerMenu(Activity activity, MaterialToolbar toolbar, PlayerModel model, Screen screen) {
        this.activity = activity;
        this.model = model;
        this.screen = screen;
        this.toolbar = toolbar;
        recording = new FrameRecording(activity);
        toolbar.setOverflowIcon(AppCompatResources.getDrawable(activity, R.drawable.ic_more));
        toolbar.setOnMenuItemClickListener(this::onItem);
    }

    void bind(Facts facts) {
        String title = facts.cast.title();
        toolbar.setTitleTextAppearance(
                activity, title.length() > LONG_TITLE ? R.style.Text_Linkage_Title : R.style.Text_Linkage_Large);
        toolbar.setTitle(title);
        bindTilt();
    }

    void bindTilt() {
        MenuItem tilt = toolbar.getMenu().findItem(R.id.menu_tilt);
        tilt.setChecked(screen.tilted());
    }

    /** The window goes away. */
    void stop() {
        recording.cancel();
    }

    private boolean onItem(MenuItem item) {
        Facts facts = screen.shown();
        int id = item.getItemId();
        if (id == R.id.menu_tilt) {
            screen.toggleTilt();
        } else if (id == R.id.menu_hints) {
            screen.repeatHints();
        } else if (id == R.id.menu_frames) {
            View root = activity.findViewById(R.id.root);
            recording.toggle(item, root, facts == null ? "" : facts.cast.title());
        } else if (facts == null) {
            return true; // nothing is open that one could speak of
        } else if (id == R.id.menu_describe) {
            describe(facts);
        } else if (id == R.id.menu_explain) {
            explain(facts);
        } else if (id == R.id.menu_race) {
            activity.startActivity(Launch.race(activity, facts.cast));
        } else if (id == R.id.menu_share) {
            Share.scene(activity, facts.cast.scene(), facts.cast.title());
        }
        return true;
    }

    private void explain(Facts facts) {
        if (facts.cast.recipe() != null) {
            ExplainSheet.show(activity, facts.cast.recipe());
        } else {
            describe(facts);
        }
    }

    /** Says in a sentence what the picture shows. */
    private void describe(Facts facts) {
        Channel channel = model.player.channel();
        if (channel == null) {
            return;
        }
        String sentence = Description.of(activity.getResources(), facts, channel.newest());
        Snackbar bar = screen.message(sentence, Snackbar.LENGTH_INDEFINITE);
        bar.setTextMaxLines(6);
        bar.setAction(R.string.close, view -> bar.dismiss());
        bar.show();
    }
}
