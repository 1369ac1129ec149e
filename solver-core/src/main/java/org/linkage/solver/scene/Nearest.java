package org.linkage.solver.scene;

import java.util.Collection;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Guesses what a misspelt word was meant to be. */
public final class Nearest {
    private Nearest() {}

    /** {@code "; did you mean 'mass'?"} without its full stop, or nothing when no word is near. */
    public static String suggestion(String word, Collection<String> known) {
        String nearest = find(word, known);
        return nearest == null ? "" : "; did you mean '" + nearest + "'";
    }

    private static @Nullable String find(String word, Collection<String> known) {
        String best = null;
        int bestDistance = 2 + word.length() / 4;
        // a very long word is no misspelling and would make the table below large
        if (word.length() > 60) {
            return null;
        }
        String lower = word.toLowerCase(Locale.ROOT);
        for (String candidate : known) {
            int distance = distance(lower, candidate.toLowerCase(Locale.ROOT));
            if (distance < bestDistance) {
                bestDistance = distance;
                best = candidate;
            }
        }
        return best;
    }

    /** Levenshtein's distance: the fewest letters to insert, delete or replace. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
