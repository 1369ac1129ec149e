package org.linkage.app.plot;

/** One direction of a {@link Chart}: values to pixels, linear or logarithmic. */
final class ChartScale {
    private final boolean log;
    private double low = Double.POSITIVE_INFINITY;
    private double high = Double.NEGATIVE_INFINITY;
    private float from;
    private float to;

    ChartScale(boolean log) {
        this.log = log;
    }

    void take(double value) {
        if (!Double.isNaN(value) && !Double.isInfinite(value) && (!log || value > 0)) {
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
    }

    /** Leaves some air around what was taken; something sensible if nothing was. */
    void settle(double air) {
        if (!(low <= high)) {
            low = log ? 1 : 0;
            high = log ? 10 : 1;
        }
        if (log) {
            double room = Math.max(air * Math.log(high / low), 0.2);
            low *= Math.exp(-room);
            high *= Math.exp(room);
        } else if (high == low) {
            high = low + Math.max(1e-12, Math.abs(low));
        }
    }

    void setPixels(float newFrom, float newTo) {
        from = newFrom;
        to = newTo;
    }

    double low() {
        return low;
    }

    double high() {
        return high;
    }

    float at(double value) {
        double share = log ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
        return (float) (from + (to - from) * share);
    }

    /** Round numbers inside, at most so many. */
    double[] ticks(int most) {
        double[] found = new double[64];
        int count = 0;
        int limit = Math.max(2, most);
        if (log) {
            int first = (int) Math.ceil(Math.log10(low) - 1e-9);
            int last = (int) Math.floor(Math.log10(high) + 1e-9);
            int every = Math.max(1, (last - first + limit) / limit);
            for (int e = first; e <= last && count < found.length; e += every) {
                found[count++] = Math.pow(10, e);
            }
        } else {
            double step = step((high - low) / limit);
            for (double i = Math.ceil(low / step - 1e-9); i * step <= high * (1 + 1e-9) && count < found.length; i++) {
                found[count++] = i * step;
            }
        }
        return java.util.Arrays.copyOf(found, count);
    }

    /** The next of 1, 2, 5, 10, 20, … */
    static double step(double least) {
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        double lead = least / power;
        return power * (lead <= 1.000001 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    }
}
