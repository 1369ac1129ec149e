package org.linkage.app.plot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Measured points, such as the time of a step against the number of links, with the lines that were fitted to them. */
public final class PointData implements PlotData {
    /** The law y = factor · x^slope, drawn through the points of a series. */
    public record Fit(int series, double factor, double slope, String label) {}

    private final List<String> names = new ArrayList<>();
    private final List<double[]> xs = new ArrayList<>();
    private final List<double[]> ys = new ArrayList<>();
    private final List<Fit> fits = new ArrayList<>();

    /** Adds a series and returns its number. */
    public int add(String name, double[] x, double[] y) {
        int[] order = new int[x.length];
        Integer[] sorted = new Integer[x.length];
        for (int i = 0; i < order.length; i++) {
            sorted[i] = i;
        }
        Arrays.sort(sorted, (a, b) -> Double.compare(x[a], x[b]));
        double[] inOrderX = new double[x.length];
        double[] inOrderY = new double[x.length];
        for (int i = 0; i < order.length; i++) {
            inOrderX[i] = x[sorted[i]];
            inOrderY[i] = y[sorted[i]];
        }
        names.add(name);
        xs.add(inOrderX);
        ys.add(inOrderY);
        return names.size() - 1;
    }

    public void addFit(Fit fit) {
        fits.add(fit);
    }

    List<Fit> fits() {
        return fits;
    }

    @Override
    public int seriesCount() {
        return names.size();
    }

    @Override
    public String name(int series) {
        return names.get(series);
    }

    @Override
    public int count(int series) {
        return xs.get(series).length;
    }

    @Override
    public double x(int series, int index) {
        return xs.get(series)[index];
    }

    @Override
    public double y(int series, int index) {
        return ys.get(series)[index];
    }

    @Override
    public boolean connected() {
        return false;
    }

    @Override
    public int markCount() {
        return 0;
    }

    @Override
    public double markX(int mark) {
        return 0;
    }

    @Override
    public String markText(int mark) {
        return "";
    }
}
