package org.linkage.app.plot;

import java.util.Arrays;

/**
 * Values over time in rings: one of times that all series share, and one of values for each series. A sample costs one write
 * per series; nothing is allocated after construction. For one thread, that of the view.
 */
public final class StripData implements PlotData {
    private static final int MARKS = 16;

    private final String[] names;
    private final int capacity;
    private final double[] time;
    private final double[][] values;
    private int start;
    private int count;
    private int changes;

    private final double[] markTime = new double[MARKS];
    private final String[] markText = new String[MARKS];
    private int marks;
    private double spacing;

    public StripData(int capacity, String... names) {
        this.capacity = capacity;
        this.names = names.clone();
        time = new double[capacity];
        values = new double[names.length][capacity];
    }

    /**
     * Keeps no more than one sample in so many seconds, besides the newest: then the room lasts as long on a display of 120 Hz, and
     * in slow motion, as on one of 60.
     */
    public void setSpacing(double seconds) {
        spacing = seconds;
    }

    /** Begins the sample of an instant; a time that runs backwards, as after a reset, clears everything first. */
    public void begin(double t) {
        if (count > 0 && t < lastTime()) {
            clear();
        }
        if (count > 0 && t == lastTime()) {
            return;
        }
        if (count > 1 && lastTime() - time[place(count - 2)] < spacing) {
            time[place(count - 1)] = t;
            changes++;
            return;
        }
        if (count == capacity) {
            start = (start + 1) % capacity;
        } else {
            count++;
        }
        time[place(count - 1)] = t;
        changes++;
    }

    /** A value of the sample that was begun last. */
    public void set(int series, double value) {
        values[series][place(count - 1)] = value;
    }

    /** Remembers that something happened now. */
    public void mark(String text) {
        if (count == 0) {
            return;
        }
        if (marks == MARKS) {
            System.arraycopy(markTime, 1, markTime, 0, MARKS - 1);
            System.arraycopy(markText, 1, markText, 0, MARKS - 1);
            marks--;
        }
        markTime[marks] = lastTime();
        markText[marks++] = text;
        changes++;
    }

    public void clear() {
        start = 0;
        count = 0;
        marks = 0;
        Arrays.fill(markText, null);
        changes++;
    }

    /** An empty one with the same series and room. */
    public StripData twin() {
        return new StripData(capacity, names);
    }

    /** An empty one with other names for the same series. */
    StripData twin(String[] otherNames) {
        return new StripData(capacity, otherNames);
    }

    /** Takes over all samples of another one with the same series, for looking at it while it stands still. */
    public void copy(StripData other) {
        if (other.capacity != capacity || other.names.length != names.length) {
            throw new IllegalArgumentException("A copy needs the same series and capacity.");
        }
        start = other.start;
        count = other.count;
        marks = other.marks;
        System.arraycopy(other.time, 0, time, 0, capacity);
        for (int s = 0; s < values.length; s++) {
            System.arraycopy(other.values[s], 0, values[s], 0, capacity);
        }
        System.arraycopy(other.markTime, 0, markTime, 0, MARKS);
        System.arraycopy(other.markText, 0, markText, 0, MARKS);
        changes++;
    }

    private int place(int index) {
        int at = start + index;
        return at >= capacity ? at - capacity : at;
    }

    public int size() {
        return count;
    }

    /** Counts changes, so that a view knows whether there is something new. */
    public int changes() {
        return changes;
    }

    public double firstTime() {
        return count == 0 ? 0 : time[start];
    }

    public double lastTime() {
        return count == 0 ? 0 : time[place(count - 1)];
    }

    @Override
    public int seriesCount() {
        return names.length;
    }

    @Override
    public String name(int series) {
        return names[series];
    }

    @Override
    public int count(int series) {
        return count;
    }

    @Override
    public double x(int series, int index) {
        return time[place(index)];
    }

    @Override
    public double y(int series, int index) {
        return values[series][place(index)];
    }

    @Override
    public int markCount() {
        return marks;
    }

    @Override
    public double markX(int mark) {
        return markTime[mark];
    }

    @Override
    public String markText(int mark) {
        return markText[mark];
    }
}
