package org.linkage.app.player;

/**
 * Asks the display for a picture only while one is due: at every frame while the scene runs or a finger is down, once after a
 * change, never while nothing moves or nobody looks.
 */
final class FrameLoop {
    /** What is shown in a frame. */
    interface Screen {
        /** Whether the scene moves by itself. */
        boolean running();

        /** Whether a finger is down. */
        boolean busy();

        void picture(long nanos, boolean running);
    }

    private final FrameSource source;
    private final Screen screen;
    private final FrameSource.Listener onFrame = this::frame;
    private final Frames frames = new Frames();
    private boolean visible;
    private boolean requested;
    private long leastNanos;
    private long lastFrame;

    FrameLoop(FrameSource source, Screen screen) {
        this.source = source;
        this.screen = screen;
    }

    void start() {
        visible = true;
        frames.pause();
        request();
    }

    void stop() {
        visible = false;
        requested = false;
        source.cancel(onFrame);
    }

    /** So many pictures a second at most; 0 for as many as the display has. */
    void setCap(int perSecond) {
        // a frame that comes a little early is still the one that is meant
        leastNanos = perSecond > 0 ? 1_000_000_000L / perSecond - 2_000_000 : 0;
    }

    /** Something changed. */
    void request() {
        if (visible && !requested) {
            requested = true;
            source.request(onFrame);
        }
    }

    /** Pictures per second, 0 before the first second. */
    double perSecond() {
        return frames.perSecond();
    }

    /** Whether numbers may change with this frame. */
    boolean numbersDue(long nanos) {
        return frames.numbersDue(nanos);
    }

    void numbersNow() {
        frames.numbersNow();
    }

    private void frame(long nanos) {
        requested = false;
        if (!visible) {
            return;
        }
        boolean running = screen.running();
        if (leastNanos > 0 && running && nanos - lastFrame < leastNanos) {
            request();
            return;
        }
        lastFrame = nanos;
        if (running) {
            frames.onFrame(nanos);
        } else {
            frames.pause();
        }
        screen.picture(nanos, running);
        if (running || screen.busy()) {
            request();
        }
    }
}
