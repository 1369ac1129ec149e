package org.linkage.app.plot;

import java.util.ArrayList;
import java.util.List;

/** What a chart of measured points shows: series, laws fitted to them, levels across, and bars along the bottom. */
public final class Chart {
    /** Points of one kind; {@code label} is written at the end of its law. */
    public static final class Series {
        public final String name;
        final double[] x;
        final double[] y;
        final boolean joined;
        double factor = Double.NaN;
        double exponent = Double.NaN;
        String label = "";
        public boolean visible = true;
        /** Which colour and sign it has. */
        public final int style;

        Series(String name, double[] x, double[] y, boolean joined, int style) {
            this.name = name;
            this.x = x;
            this.y = y;
            this.joined = joined;
            this.style = style;
        }

        /** The law y = factor · x^exponent through the points. */
        public Series law(double newFactor, double newExponent, String newLabel) {
            factor = newFactor;
            exponent = newExponent;
            label = newLabel;
            return this;
        }
    }

    /** A line across, such as the time that a frame may take. */
    record Level(double value, String name) {}

    /** A stretch of the x axis with a height from 0 to 1 and a word, such as a thermal status. */
    record Bar(double from, double to, double height, String word) {}

    final boolean log;
    final String xName;
    final String xUnit;
    final String yName;
    final String yUnit;
    final List<Series> series = new ArrayList<>();
    final List<Level> levels = new ArrayList<>();
    final List<Bar> bars = new ArrayList<>();

    /** @param log whether both axes are logarithmic */
    public Chart(boolean log, String xName, String xUnit, String yName, String yUnit) {
        this.log = log;
        this.xName = xName;
        this.xUnit = xUnit;
        this.yName = yName;
        this.yUnit = yUnit;
    }

    /** @param joined whether the points are samples of one curve */
    public Series add(String name, double[] x, double[] y, boolean joined) {
        Series one = new Series(name, x.clone(), y.clone(), joined, series.size());
        series.add(one);
        return one;
    }

    public void addLevel(double value, String name) {
        levels.add(new Level(value, name));
    }

    public void addBar(double from, double to, double height, String word) {
        bars.add(new Bar(from, to, height, word));
    }

    public List<Series> series() {
        return series;
    }
}
