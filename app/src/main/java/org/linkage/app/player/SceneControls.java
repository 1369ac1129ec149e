package org.linkage.app.player;

import android.os.Bundle;
import androidx.fragment.app.FragmentActivity;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;

/** What the scene's page asks for: parameters, the strength of gravity, and its direction by tilting the phone. */
final class SceneControls implements ScenePage.Listener {
    /** The screen around the page. */
    interface Screen {
        @Nullable
        Facts shown();

        void onChoices(Choices changed);

        void requestFrame();

        /** Shows again whether tilting is on. */
        void showTilt();

        void say(int sentence);
    }

    private final FragmentActivity activity;
    private final PlayerModel model;
    private final Screen screen;
    private final Tilt tilt;

    SceneControls(FragmentActivity activity, PlayerModel model, Screen screen) {
        this.activity = activity;
        this.model = model;
        this.screen = screen;
        tilt = new Tilt(activity, this::tilted);
        activity.getSupportFragmentManager()
                .setFragmentResultListener(ValueDialog.RESULT, activity, (key, result) -> typed(result));
    }

    @Override
    public void onType(TypedNumber number, String title, String sentence, double now) {
        ValueDialog.ask(activity.getSupportFragmentManager(), number, title, sentence, now);
    }

    private void typed(Bundle result) {
        String name = result.getString(ValueDialog.NAME, "");
        double value = result.getDouble(ValueDialog.VALUE);
        if (name.equals(ScenePage.GRAVITY)) {
            onGravity(value);
        } else {
            onParameter(name, value);
        }
    }

    /** The screen is visible: the sensor may be listened to. */
    void resume() {
        tilt.set(model.tilt && !model.tiltLocked);
    }

    void pause() {
        tilt.set(false);
    }

    @Override
    public void onParameter(String name, double value) {
        model.player.setParameter(name, value);
        screen.requestFrame();
    }

    @Override
    public void onGravity(double size) {
        model.strength = size;
        Facts facts = screen.shown();
        double now = facts == null ? 0 : Math.hypot(facts.gravityX, facts.gravityY);
        Choices changed = model.choices.copy();
        changed.gravityX = now > 0 && facts != null ? size * facts.gravityX / now : 0;
        changed.gravityY = now > 0 && facts != null ? size * facts.gravityY / now : -size;
        screen.onChoices(changed);
    }

    @Override
    public void onTilt(boolean on) {
        if (on && !tilt.exists()) {
            screen.say(R.string.tilt_missing);
        }
        model.tilt = on && tilt.exists();
        model.tiltLocked = false;
        tilt.set(model.tilt);
        Facts facts = screen.shown();
        if (!on && facts != null) {
            Choices changed = model.choices.copy();
            changed.gravityX = 0;
            changed.gravityY = -strength(facts);
            screen.onChoices(changed);
        } else if (facts != null) {
            screen.showTilt();
        }
    }

    @Override
    public void onTiltLocked(boolean locked) {
        model.tiltLocked = locked;
        tilt.set(model.tilt && !locked);
    }

    /** How strong gravity is, whatever a tilted phone makes of it: lying flat, hardly any of it is left on the screen. */
    private double strength(Facts facts) {
        return Double.isNaN(model.strength) ? facts.cast.scene().gravity().length() : model.strength;
    }

    private void tilted(double x, double y) {
        Facts facts = screen.shown();
        if (facts != null) {
            double size = strength(facts);
            // kept with the choices too, or the next one of them would turn gravity back
            model.choices.gravityX = size * x;
            model.choices.gravityY = size * y;
            model.player.setGravity(size * x, size * y);
        }
    }
}
