package org.linkage.app.plot;

/** What a plot shows: series of points, each series sorted by x. */
public interface PlotData {
    int seriesCount();

    /** What the legend calls a series. */
    String name(int series);

    int count(int series);

    double x(int series, int index);

    double y(int series, int index);

    /** Points in time that deserve a line across the plot. */
    default int markCount() {
        return 0;
    }

    default double markX(int mark) {
        throw new IndexOutOfBoundsException("mark " + mark);
    }

    default String markText(int mark) {
        throw new IndexOutOfBoundsException("mark " + mark);
    }

    /** The number of the last point of a series with x ≤ {@code at}, or −1. */
    default int indexAt(int series, double at) {
        int low = 0;
        int high = count(series);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (x(series, middle) <= at) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}
