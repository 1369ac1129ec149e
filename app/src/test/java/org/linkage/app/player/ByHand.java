package org.linkage.app.player;

import java.util.ArrayList;
import java.util.List;

/** A player whose frames a test gives by hand, everything on the test's own thread. */
public final class ByHand implements FrameSource, PlayerModel.Staging {
    private final List<Listener> waiting = new ArrayList<>();
    private long nanos = 1_000_000_000L;
    private Speaker speaker = new Speaker.Device();

    /** The app uses this one until {@link #leave}. */
    public static ByHand enter() {
        ByHand hand = new ByHand();
        PlayerModel.setStaging(hand);
        return hand;
    }

    public static void leave() {
        PlayerModel.setStaging(null);
    }

    @Override
    public Crew crew() {
        return new Crew.Inline();
    }

    @Override
    public FrameSource frames() {
        return this;
    }

    @Override
    public void request(Listener listener) {
        waiting.add(listener);
    }

    @Override
    public void cancel(Listener listener) {
        waiting.remove(listener);
    }

    @Override
    public Speaker speaker() {
        return speaker;
    }

    /** Who plays the sounds of players that begin from now on. */
    void setSpeaker(Speaker other) {
        speaker = other;
    }

    /** The time of the last frame, as touches have it. */
    public long millis() {
        return nanos / 1_000_000;
    }

    public boolean wanted() {
        return !waiting.isEmpty();
    }

    /** A picture with nothing on it, for numbers that a test makes up. */
    public static Picture picture() {
        return new Picture(0, 0);
    }

    /** So many frames of a display with 60 pictures a second. */
    public void frames(int count) {
        for (int i = 0; i < count; i++) {
            nanos += 16_666_667L;
            List<Listener> calling = new ArrayList<>(waiting);
            waiting.clear();
            for (Listener listener : calling) {
                listener.onFrame(nanos);
            }
        }
    }
}
