package org.linkage.app.race;

import android.content.res.Resources;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.paint.SiFormat;
import org.linkage.app.player.Picture;

/** What the numbers of a race say, in words: whose joints opened, who sank in, who takes longer, who lost energy. */
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
        StringBuilder sunk = new StringBuilder();
        StringBuilder clear = new StringBuilder();
        for (int i = 0; i < pictures.size(); i++) {
            StringBuilder list = pictures.get(i).overlap > Board.SUNK ? sunk : clear;
            list.append(list.length() == 0 ? "" : ", ").append(RaceModel.letter(i));
        }
        if (sunk.length() > 0 && clear.length() > 0) {
            add(text, resources.getString(R.string.verdict_sunk, sunk, clear));
        }
    }

    private static void energy(Resources resources, List<Picture> pictures, StringBuilder text) {
        int most = 0;
        for (int i = 1; i < pictures.size(); i++) {
            most = pictures.get(i).energyDrift < pictures.get(most).energyDrift ? i : most;
        }
        double least = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < pictures.size(); i++) {
            least = i == most ? least : Math.max(least, pictures.get(i).energyDrift);
        }
        if (least - pictures.get(most).energyDrift > LOST) {
            add(text, resources.getString(R.string.verdict_energy, RaceModel.letter(most)));
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
