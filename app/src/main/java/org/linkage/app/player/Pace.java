package org.linkage.app.player;

import android.content.Context;
import android.os.Build;

/** Who is told how long the simulation thread worked for a frame; called on that thread. */
interface Pace {
    /** Nobody. */
    Pace NONE = new Pace() {
        @Override
        public void worked(long nanos) {}

        @Override
        public void close() {}
    };

    /** Hints to Android's scheduler where the device takes them, nobody elsewhere. */
    static Pace of(Context context) {
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.S ? new PaceHint(context) : NONE;
    }

    void worked(long nanos);

    /** From any thread; nothing is told afterwards. */
    void close();
}
