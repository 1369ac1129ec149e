package org.linkage.app.player;

import android.view.Choreographer;

/** Where frames come from: the display in the app, a hand in tests. A listener is called once per request. */
public interface FrameSource {
    /** Called at the next frame with its time in nanoseconds. */
    interface Listener {
        void onFrame(long nanos);
    }

    void request(Listener listener);

    void cancel(Listener listener);

    /** The display's own rhythm; for the main thread only. */
    final class Display implements FrameSource, Choreographer.FrameCallback {
        private final Choreographer choreographer = Choreographer.getInstance();
        private final java.util.ArrayList<Listener> waiting = new java.util.ArrayList<>();
        private final java.util.ArrayList<Listener> calling = new java.util.ArrayList<>();

        @Override
        public void request(Listener listener) {
            if (waiting.isEmpty()) {
                choreographer.postFrameCallback(this);
            }
            waiting.add(listener);
        }

        @Override
        public void cancel(Listener listener) {
            waiting.remove(listener);
        }

        @Override
        public void doFrame(long nanos) {
            calling.addAll(waiting);
            waiting.clear();
            for (int i = 0; i < calling.size(); i++) {
                calling.get(i).onFrame(nanos);
            }
            calling.clear();
        }
    }
}
