package org.linkage.app.plot;

/**
 * One axis: a range of values on a range of pixels, linear or logarithmic, and round numbers along it.
 *
 * <p>A range that follows its data grows at once and shrinks only when half of it has been empty, so that the curve and not the
 * axis seems to move.
 */
final class Axis {
    static final int MOST_TICKS = 24;
    private static final double SMALLEST = 1e-18;

    final boolean log;
    private double low;
    private double high = 1;
    private float from;
    private float to = 1;
    // the ends as they are on the axis, kept as long as the range stays
    private double rangeLow = Double.NaN;
    private double rangeHigh = Double.NaN;
    private double placeLow;
    private double placeHigh;
    final double[] ticks = new double[MOST_TICKS];
    int tickCount;

    Axis(boolean log) {
        this.log = log;
        low = log ? 0.1 : 0;
    }

    double low() {
        return low;
    }

    double high() {
        return high;
    }

    float from() {
        return from;
    }

    float to() {
        return to;
    }

    void setPixels(float newFrom, float newTo) {
        from = newFrom;
        to = newTo;
    }

    void setRange(double newLow, double newHigh) {
        low = newLow;
        high = newHigh;
    }

    float at(double value) {
        if (low != rangeLow || high != rangeHigh) {
            rangeLow = low;
            rangeHigh = high;
            placeLow = of(low);
            placeHigh = of(high);
        }
        return (float) (from + (to - from) * (of(value) - placeLow) / (placeHigh - placeLow));
    }

    double value(float pixel) {
        double share = (pixel - from) / (to - from);
        double x = of(low) + share * (of(high) - of(low));
        return log ? Math.pow(10, x) : x;
    }

    private double of(double value) {
        return log ? Math.log10(Math.max(value, SMALLEST)) : value;
    }

    // ---- a range fitted once ---------------------------------------------------------------------------------------

    /** Begins a range that knows nothing yet. */
    void forget() {
        low = Double.POSITIVE_INFINITY;
        high = Double.NEGATIVE_INFINITY;
    }

    /** Widens the range to hold a value; what has no place on the axis is left out. */
    void take(double value) {
        if (!Double.isNaN(value) && !Double.isInfinite(value) && (!log || value > 0)) {
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
    }

    /** Leaves some air around what was taken on a logarithmic axis; something sensible if nothing was. */
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

    // ---- a range that follows --------------------------------------------------------------------------------------

    /** Fits the range to data: room at both ends, whole decades on a logarithmic axis, calm from one picture to the next. */
    void follow(double least, double most, boolean anew) {
        if (!(least <= most)) {
            return;
        }
        if (log) {
            double down = Math.floor(Math.log10(Math.max(least, SMALLEST)));
            double up = Math.ceil(Math.log10(Math.max(most, SMALLEST)));
            if (up - down < 1) {
                up = down + 1;
            }
            double nowDown = Math.rint(Math.log10(low));
            double nowUp = Math.rint(Math.log10(high));
            boolean fits = down >= nowDown && up <= nowUp && up - down > 0.5 * (nowUp - nowDown);
            if (anew || !fits) {
                low = Math.pow(10, down);
                high = Math.pow(10, up);
            }
            return;
        }
        double size = most - least;
        double scale = Math.max(Math.abs(least), Math.abs(most));
        if (size <= 1e-9 * scale || size == 0) {
            size = scale == 0 ? 1 : 0.2 * scale;
        }
        boolean fits = least >= low && most <= high && size > 0.4 * (high - low);
        if (anew || !fits) {
            double room = 0.12 * size;
            double middle = 0.5 * (least + most);
            double step = step(1.3 * size, 10);
            low = Math.floor((middle - 0.5 * size - room) / step) * step;
            high = Math.ceil((middle + 0.5 * size + room) / step) * step;
            if (least >= 0 && low < 0) {
                low = 0;
            }
        }
    }

    /** Finds round numbers, at most so many. */
    void findTicks(int most) {
        tickCount = 0;
        int wanted = Math.max(2, Math.min(most, MOST_TICKS - 1));
        if (log) {
            int down = (int) Math.ceil(Math.log10(low) - 1e-9);
            int up = (int) Math.floor(Math.log10(high) + 1e-9);
            int every = Math.max(1, (int) Math.ceil((up - down + 1) / (double) wanted));
            for (int e = down; e <= up && tickCount < MOST_TICKS; e++) {
                if (Math.floorMod(e, every) == 0) {
                    ticks[tickCount++] = Math.pow(10, e);
                }
            }
            return;
        }
        // one number alone is no scale: then a finer step, if there is room for it
        int finest = most < 1 ? wanted : wanted + 4;
        for (int parts = wanted; parts <= finest && tickCount < 2; parts++) {
            linearTicks(step(high - low, parts));
        }
    }

    private void linearTicks(double step) {
        tickCount = 0;
        double first = Math.ceil(low / step - 1e-9);
        for (int i = 0; tickCount < MOST_TICKS; i++) {
            double value = (first + i) * step;
            if (value > high + 1e-9 * step) {
                break;
            }
            ticks[tickCount++] = value;
        }
    }

    /** 1, 2 or 5 times a power of ten, so that about {@code parts} of it make the size. */
    static double step(double size, int parts) {
        double raw = size / Math.max(1, parts);
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        double lead = raw / power;
        return power * (lead <= 1.0000001 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    }
}
