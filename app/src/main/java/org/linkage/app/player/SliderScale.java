package org.linkage.app.player;

import org.linkage.solver.scene.Parameter;

/**
 * From a slider's place between 0 and 1 to a parameter's value and back. Wide ranges go by factors; where such a range begins
 * at 0, the lowest end of the slider is 0 and the rest goes by factors over six decades.
 */
final class SliderScale {
    private static final double DECADES = 1e6;
    private static final double OFF = 0.04;

    private final double min;
    private final double max;
    private final boolean logarithmic;
    private final boolean whole;

    SliderScale(Parameter parameter) {
        this(
                parameter.min(),
                parameter.max(),
                parameter.kind() == Parameter.Kind.LOGARITHMIC
                        || (parameter.kind() == Parameter.Kind.INTEGER
                                && parameter.min() > 0
                                && parameter.max() >= 100 * parameter.min()),
                parameter.kind() == Parameter.Kind.INTEGER);
    }

    SliderScale(double min, double max, boolean logarithmic, boolean whole) {
        this.min = min;
        this.max = max;
        this.logarithmic = logarithmic;
        this.whole = whole;
    }

    private boolean hasOff() {
        return logarithmic && !(min > 0);
    }

    private double lowest() {
        return min > 0 ? min : max / DECADES;
    }

    /** The value at a place, rounded to three digits so that it reads as it is. */
    double value(double place) {
        double s = Math.max(0, Math.min(1, place));
        if (s == 0) {
            return min;
        }
        if (s == 1) {
            return max;
        }
        double value;
        if (!logarithmic) {
            value = min + s * (max - min);
        } else if (!hasOff()) {
            value = min * Math.pow(max / min, s);
        } else if (s < OFF) {
            return min;
        } else {
            value = lowest() * Math.pow(max / lowest(), (s - OFF) / (1 - OFF));
        }
        double rounded = whole ? Math.rint(value) : round(value);
        return Math.max(min, Math.min(max, rounded));
    }

    private double round(double value) {
        if (value == 0) {
            return 0;
        }
        double size = logarithmic ? Math.abs(value) : Math.max(Math.abs(value), (max - min) / 10);
        double unit = Math.pow(10, Math.floor(Math.log10(size)) - 2);
        // dividing by the inverse of a small unit gives the nearest double of the decimal
        return unit < 1 ? Math.rint(value / unit) / Math.rint(1 / unit) : Math.rint(value / unit) * unit;
    }

    /** The place of a value. */
    double place(double value) {
        double v = Math.max(min, Math.min(max, value));
        if (!logarithmic) {
            return (v - min) / (max - min);
        }
        if (!hasOff()) {
            return Math.log(v / min) / Math.log(max / min);
        }
        return v <= 0 ? 0 : OFF + (1 - OFF) * Math.max(0, Math.log(v / lowest()) / Math.log(max / lowest()));
    }
}
