package org.linkage.app.race;

import android.content.res.Resources;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.paint.SiFormat;
import org.linkage.app.player.Picture;

/** What the numbers of a race say, in words: whose joints opened, who sank in, who takes longer, who won or lost energy. */
final class Verdict {
    /** Joints that are open by less are closed for every eye. */
    private static final double CLOSED = 1e-6;
    /** Smaller ratios of times are the phone's mood. */
    private static final double SLOWER = 2;
    /** A tenth of all energy that was moved is worth a word. */
    private static final double LOST = 0.1;

    private Verdict() {}

    static String of(Resources resources, List<Picture> pictures, boolean joints, boolean contacts) {
        StringBuilder text = new StringBuilder();
        if (joints) {
            joints(resources, pictures, text);
        } else if (contacts) {
            contacts(resources, pictures, text);
        }
        energy(resources, pictures, text);
        times(resources, pictures, text);
        if (pictures.get(0).behind) {
            add(text, resources.getString(R.string.verdict_behind));
        }
        return text.toString();
    }

    private static void joints(Resources resources, List<Picture> pictures, StringBuilder text) {
        int best = 0;
        int worst = 0;
        for (int i = 1; i < pictures.size(); i++) {
            best = pictures.get(i).jointError < pictures.get(best).jointError ? i : best;
            worst = pictures.get(i).jointError > pictures.get(worst).jointError ? i : worst;
        }
        double ratio = pictures.get(worst).jointError / Math.max(pictures.get(best).jointError, 1e-16);
        if (pictures.get(worst).jointError < CLOSED) {
            add(text, resources.getString(R.string.verdict_closed));
        } else if (ratio >= 10) {
            add(text, resources.getString(R.string.verdict_error, RaceModel.letter(best), power(ratio)));
        } else {
            add(text, resources.getString(R.string.verdict_same));
        }
    }

    private static void contacts(Resources resources, List<Picture> pictures, StringBuilder text) {
        List<String> sunk = new ArrayList<>();
        List<String> clear = new ArrayList<>();
        for (int i = 0; i < pictures.size(); i++) {
            (pictures.get(i).overlap > Board.SUNK ? sunk : clear).add(RaceModel.letter(i));
        }
        if (!sunk.isEmpty() && !clear.isEmpty()) {
            add(text, resources.getString(R.string.verdict_sunk, list(resources, sunk), list(resources, clear)));
        }
    }

    /** A, B and C: a comma before the last one would run into the next sentence. */
    private static String list(Resources resources, List<String> letters) {
        String last = letters.get(letters.size() - 1);
        String others = String.join(", ", letters.subList(0, letters.size() - 1));
        return others.isEmpty() ? last : resources.getString(R.string.verdict_and, others, last);
    }

    private static void energy(Resources resources, List<Picture> pictures, StringBuilder text) {
        int lost = 0;
        int won = 0;
        for (int i = 1; i < pictures.size(); i++) {
            lost = pictures.get(i).energyDrift < pictures.get(lost).energyDrift ? i : lost;
            won = pictures.get(i).energyDrift > pictures.get(won).energyDrift ? i : won;
        }
        double most = pictures.get(won).energyDrift;
        if (most > LOST) {
            add(text, resources.getString(R.string.verdict_energy_won, RaceModel.letter(won)));
        }
        // who keeps its energy beside one that wins some has lost none
        if (Math.min(most, 0) - pictures.get(lost).energyDrift > LOST) {
            add(text, resources.getString(R.string.verdict_energy, RaceModel.letter(lost)));
        }
    }

    private static void times(Resources resources, List<Picture> pictures, StringBuilder text) {
        int fast = 0;
        int slow = 0;
        for (int i = 1; i < pictures.size(); i++) {
            fast = pictures.get(i).medianNanos < pictures.get(fast).medianNanos ? i : fast;
            slow = pictures.get(i).medianNanos > pictures.get(slow).medianNanos ? i : slow;
        }
        double ratio = pictures.get(slow).medianNanos / (double) Math.max(1, pictures.get(fast).medianNanos);
        if (pictures.get(fast).medianNanos > 0 && ratio >= SLOWER) {
            StringBuilder times = new StringBuilder();
            new SiFormat().appendDecimals(times, ratio, ratio < 10 ? 1 : 0);
            add(
                    text,
                    resources.getString(R.string.verdict_time, RaceModel.letter(slow), times, RaceModel.letter(fast)));
        }
    }

    private static void add(StringBuilder text, String sentence) {
        text.append(text.length() == 0 ? "" : " ").append(sentence);
    }

    /** A ratio as its power of ten, so that the sentence stays calm: 10⁷. */
    private static String power(double ratio) {
        int exponent = (int) Math.floor(Math.log10(ratio));
        StringBuilder digits = new StringBuilder("10");
        for (char digit : Integer.toString(exponent).toCharArray()) {
            digits.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digit - '0'));
        }
        return exponent < 2 ? "10" : digits.toString();
    }
}
