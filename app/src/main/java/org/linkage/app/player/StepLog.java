package org.linkage.app.player;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What happened in every single step, from the simulation thread to a plot: rows of numbers in a ring. One thread adds, one
 * takes; when nobody takes, the newest rows are left out, so that neither side ever waits.
 */
public final class StepLog {
    private static final int ROWS = 2048;

    /** Who is handed a row; the array is used again for the next one. */
    public interface Taker {
        void take(double[] row);
    }

    private final int width;
    private final double[] ring;
    private final double[] row;
    private final AtomicLong head = new AtomicLong();
    private final AtomicLong tail = new AtomicLong();

    StepLog(int width) {
        this.width = width;
        ring = new double[ROWS * width];
        row = new double[width];
    }

    void add(double[] values) {
        long at = tail.get();
        if (at - head.get() < ROWS) {
            System.arraycopy(values, 0, ring, (int) (at % ROWS) * width, width);
            tail.set(at + 1);
        }
    }

    /** Hands over everything that has arrived. */
    public void drain(Taker taker) {
        long end = tail.get();
        for (long at = head.get(); at < end; at++) {
            System.arraycopy(ring, (int) (at % ROWS) * width, row, 0, width);
            head.set(at + 1);
            taker.take(row);
        }
    }
}
