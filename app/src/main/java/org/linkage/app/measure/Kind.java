package org.linkage.app.measure;

import androidx.annotation.StringRes;
import java.util.Locale;
import org.linkage.app.R;

/** How long, and what for. */
public enum Kind {
    QUICK(R.string.measure_quick_short),
    FULL(R.string.measure_full_short),
    SUSTAINED(R.string.measure_sustained_short);

    @StringRes
    final int title;

    Kind(@StringRes int title) {
        this.title = title;
    }

    /** As files write it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The kind that a file names; quick if it names none we know. */
    static Kind of(String word) {
        for (Kind kind : values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        return QUICK;
    }
}
