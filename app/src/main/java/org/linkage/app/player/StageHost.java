package org.linkage.app.player;

import android.view.KeyEvent;
import org.linkage.app.R;
import org.linkage.app.paint.Pose;
import org.linkage.app.touch.Keys;

/** What happens on the stage and on the keyboard, handed to the screen around it. */
final class StageHost implements StageView.Host, Keys.Listener {
    /** What the screen does about it. */
    interface Screen extends Transport.Listener {
        void requestFrame();

        void hintDone(int hint);

        boolean playing();

        void onTapped(int body, int joint);
    }

    private final StageView stage;
    private final Screen screen;

    StageHost(StageView stage, Screen screen) {
        this.stage = stage;
        this.screen = screen;
    }

    @Override
    public void onSelected(int body) {
        screen.requestFrame();
    }

    @Override
    public void onTapped(int body, int joint) {
        screen.onTapped(body, joint);
    }

    @Override
    public void onPulled() {
        screen.hintDone(Hints.DRAG);
        screen.requestFrame();
    }

    @Override
    public void onCameraMoved() {
        screen.hintDone(Hints.ZOOM);
        screen.requestFrame();
    }

    @Override
    public void onPinned(int body) {
        // the picture still shows how it was
        Pose pose = stage.pose();
        boolean was = pose != null && body < pose.pinned.length && pose.pinned[body];
        stage.announceForAccessibility(
                stage.getResources().getString(was ? R.string.released_spoken : R.string.pinned_spoken));
        screen.requestFrame();
    }

    @Override
    public boolean onStageKey(int code, KeyEvent event) {
        return Keys.onKeyDown(code, event, this);
    }

    @Override
    public boolean push(int dx, int dy) {
        return stage.push(stage.selected(), dx, dy);
    }

    @Override
    public boolean selectNext(boolean backwards) {
        int next = stage.next(backwards);
        if (next < 0) {
            stage.setSelected(-1);
            return false;
        }
        stage.selectWhole(next);
        return true;
    }

    @Override
    public boolean pinSelected() {
        if (stage.selected() < 0) {
            return false;
        }
        stage.togglePin(stage.selected());
        return true;
    }

    @Override
    public void playOrPause() {
        screen.onPlay(!screen.playing());
    }

    @Override
    public void stepOnce() {
        screen.onStep();
    }

    @Override
    public void reset() {
        screen.onReset();
    }

    @Override
    public void frameAll() {
        stage.frame();
    }

    @Override
    public void zoom(float factor) {
        stage.zoom(factor, 0.5f * stage.getWidth(), 0.5f * stage.getHeight());
    }

    @Override
    public void panBy(int dx, int dy) {
        float step = 48 * stage.getResources().getDisplayMetrics().density;
        stage.pan(-dx * step, dy * step);
    }
}
