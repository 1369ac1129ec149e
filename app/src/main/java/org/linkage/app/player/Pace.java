package org.linkage.app.player;

/** Who is told how long the simulation thread worked for a frame; called on that thread. */
interface Pace {
    /** Nobody. */
    Pace NONE = new Pace() {
        @Override
        public void worked(long nanos) {}

        @Override
        public void close() {}
    };

    void worked(long nanos);

    /** From any thread; nothing is told afterwards. */
    void close();
}
