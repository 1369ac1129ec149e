package org.linkage.app.measure;

import androidx.annotation.StringRes;
import org.linkage.app.R;

/**
 * How long, and what for.
 *
 * @param word as files write it
 * @param title as the screen says it
 */
public record Kind(String word, @StringRes int title) {
    static final Kind QUICK = new Kind("quick", R.string.measure_quick_short);
    static final Kind FULL = new Kind("full", R.string.measure_full_short);
    static final Kind SUSTAINED = new Kind("sustained", R.string.measure_sustained_short);

    private static final Kind[] ALL = {QUICK, FULL, SUSTAINED};

    boolean isFull() {
        return equals(FULL);
    }

    boolean isSustained() {
        return equals(SUSTAINED);
    }

    /** The kind that a file names; quick if it names none we know. */
    static Kind of(String word) {
        for (Kind kind : ALL) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        return QUICK;
    }
}
