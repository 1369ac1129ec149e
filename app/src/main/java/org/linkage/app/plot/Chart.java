package org.linkage.app.plot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a plot of measured points shows: series, laws fitted to them, levels across, and bars along the bottom. */
public final class Chart implements PlotData {
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
        Integer[] order = new Integer[x.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, (a, b) -> Double.compare(x[a], x[b]));
        double[] sortedX = new double[x.length];
        double[] sortedY = new double[x.length];
        for (int i = 0; i < order.length; i++) {
            sortedX[i] = x[order[i]];
            sortedY[i] = y[order[i]];
        }
        Series one = new Series(name, sortedX, sortedY, joined, series.size());
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

    @Override
    public int seriesCount() {
        return series.size();
    }

    @Override
    public String name(int index) {
        return series.get(index).name;
    }

    @Override
    public int count(int index) {
        return series.get(index).x.length;
    }

    @Override
    public double x(int index, int point) {
        return series.get(index).x[point];
    }

    @Override
    public double y(int index, int point) {
        return series.get(index).y[point];
    }

    /** The x of the visible point that is nearest to a pixel; NaN if there is none. */
    double nearest(Axis axis, float pixel) {
        double found = Double.NaN;
        float least = Float.POSITIVE_INFINITY;
        for (Series one : series) {
            for (int i = 0; one.visible && i < one.x.length; i++) {
                float away = Math.abs(axis.at(one.x[i]) - pixel);
                if (away < least) {
                    least = away;
                    found = one.x[i];
                }
            }
        }
        return found;
    }
}
