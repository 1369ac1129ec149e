package org.linkage.app.player;

import android.os.Build;
import android.view.View;
import androidx.annotation.RequiresApi;

/** Tells the display how fast a view's pictures come, where it can follow: fast while something moves, as it likes at rest. */
final class FrameRate {
    private FrameRate() {}

    /** @param cap so many pictures a second at most, 0 for as many as there can be */
    static void request(View view, boolean moving, int cap) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.VANILLA_ICE_CREAM) {
            requestNow(view, moving, cap);
        }
    }

    @RequiresApi(Build.VERSION_CODES.VANILLA_ICE_CREAM)
    private static void requestNow(View view, boolean moving, int cap) {
        float rate = !moving
                ? View.REQUESTED_FRAME_RATE_CATEGORY_NO_PREFERENCE
                : cap > 0 ? cap : View.REQUESTED_FRAME_RATE_CATEGORY_HIGH;
        if (rate != view.getRequestedFrameRate()) {
            view.setRequestedFrameRate(rate);
        }
    }
}
