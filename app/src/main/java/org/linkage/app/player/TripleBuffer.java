package org.linkage.app.player;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Hands pictures from one thread to another: three of them exist, one is being written, one is being read, and the newest
 * finished one lies between. Nobody waits and nothing is allocated.
 *
 * <p>One number holds the middle place and whether it is fresh; each side swaps its own place for it in one atomic step. One
 * thread may write and one may read.
 */
final class TripleBuffer<T> {
    private static final int FRESH = 4;

    private final T first;
    private final T second;
    private final T third;
    private final AtomicInteger middle = new AtomicInteger(1);
    private int writing; // only the writer
    private int reading = 2; // only the reader

    TripleBuffer(T first, T second, T third) {
        this.first = first;
        this.second = second;
        this.third = third;
    }

    private T at(int place) {
        return place == 0 ? first : place == 1 ? second : third;
    }

    /** Where the writer may write. */
    T back() {
        return at(writing);
    }

    /** What was written becomes the newest. */
    void publish() {
        writing = middle.getAndSet(writing | FRESH) & ~FRESH;
    }

    /** What the reader reads; stays the same until {@link #refresh} says otherwise. */
    T front() {
        return at(reading);
    }

    /** Takes the newest, if there is one that was not taken yet. */
    boolean refresh() {
        if ((middle.get() & FRESH) == 0) {
            return false;
        }
        reading = middle.getAndSet(reading) & ~FRESH;
        return true;
    }
}
