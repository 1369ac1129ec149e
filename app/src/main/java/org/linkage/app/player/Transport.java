package org.linkage.app.player;

import android.view.View;
import android.widget.PopupMenu;
import com.google.android.material.button.MaterialButton;
import org.linkage.app.R;
import org.linkage.app.databinding.ViewTransportBinding;

/** Play and pause, one step, reset, and the speed from 1/64 to four times. */
public final class Transport {
    /** The speeds, in halves and doubles. */
    static final double[] SPEEDS = {1.0 / 64, 1.0 / 32, 1.0 / 16, 1.0 / 8, 1.0 / 4, 1.0 / 2, 1, 2, 4};

    /** What the buttons ask for. */
    public interface Listener {
        void onPlay(boolean playing);

        void onStep();

        void onReset();

        void onSpeed(double speed);

        void onFrame();

        void onPanel();
    }

    private final ViewTransportBinding views;
    private boolean playing = true;

    public Transport(ViewTransportBinding views, Listener listener) {
        this.views = views;
        views.play.setOnClickListener(view -> listener.onPlay(!playing));
        views.step.setOnClickListener(view -> listener.onStep());
        views.reset.setOnClickListener(view -> listener.onReset());
        views.frame.setOnClickListener(view -> listener.onFrame());
        views.panelToggle.setOnClickListener(view -> listener.onPanel());
        views.speed.setOnClickListener(view -> chooseSpeed(view, listener));
        for (View button : new View[] {views.play, views.step, views.reset, views.frame, views.panelToggle}) {
            button.setTooltipText(button.getContentDescription());
        }
    }

    private static void chooseSpeed(View anchor, Listener listener) {
        PopupMenu menu = new PopupMenu(anchor.getContext(), anchor);
        for (int i = SPEEDS.length - 1; i >= 0; i--) {
            double speed = SPEEDS[i];
            menu.getMenu().add(name(speed)).setOnMenuItemClickListener(item -> {
                listener.onSpeed(speed);
                return true;
            });
        }
        menu.show();
    }

    /** A speed as one says it: 1/4×, 2×. */
    static String name(double speed) {
        return (speed < 1 ? "1/" + Math.round(1 / speed) : Long.toString(Math.round(speed))) + "×";
    }

    public void bind(boolean nowPlaying, double speed) {
        playing = nowPlaying;
        MaterialButton play = (MaterialButton) views.play;
        play.setIconResource(nowPlaying ? R.drawable.ic_pause : R.drawable.ic_play);
        String word = play.getResources().getString(nowPlaying ? R.string.pause : R.string.play);
        play.setContentDescription(word);
        play.setTooltipText(word);
        views.speed.setText(name(speed));
        views.speed.setContentDescription(play.getResources().getString(R.string.speed_spoken, name(speed)));
    }
}
