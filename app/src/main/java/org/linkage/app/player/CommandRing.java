package org.linkage.app.player;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What fingers want, from the UI thread to the simulation thread: a ring of plain numbers that is never allocated again. One
 * thread puts, one takes. When it is full, moves are left out (a newer one follows); grabbing and letting go are not.
 */
final class CommandRing {
    static final int GRAB = 0;
    static final int MOVE = 1;
    static final int RELEASE = 2;
    static final int RELEASE_ALL = 3;
    static final int PUSH = 4;
    static final int TOGGLE_PIN = 5;
    static final int GRAVITY = 6;

    private static final int SIZE = 1024;
    /** Places that moves leave free for commands that must arrive. */
    private static final int RESERVE = 64;

    private final int[] kind = new int[SIZE];
    private final int[] slot = new int[SIZE];
    private final int[] body = new int[SIZE];
    private final double[] x = new double[SIZE];
    private final double[] y = new double[SIZE];
    private final AtomicLong head = new AtomicLong(); // written by the taker
    private final AtomicLong tail = new AtomicLong(); // written by the putter

    /** What a taken command is handed to. */
    interface Taker {
        void take(int kind, int slot, int body, double x, double y);
    }

    /** Puts a command; false if it was left out. */
    boolean put(int newKind, int newSlot, int newBody, double newX, double newY) {
        long at = tail.get();
        long used = at - head.get();
        if (used >= SIZE || (newKind == MOVE && used >= SIZE - RESERVE)) {
            return false;
        }
        int i = (int) (at % SIZE);
        kind[i] = newKind;
        slot[i] = newSlot;
        body[i] = newBody;
        x[i] = newX;
        y[i] = newY;
        tail.set(at + 1);
        return true;
    }

    /** Hands over everything that has arrived, in its order. */
    void drain(Taker taker) {
        long end = tail.get();
        for (long at = head.get(); at < end; at++) {
            int i = (int) (at % SIZE);
            int k = kind[i];
            int s = slot[i];
            int b = body[i];
            double px = x[i];
            double py = y[i];
            head.set(at + 1);
            taker.take(k, s, b, px, py);
        }
    }
}
