package org.linkage.solver.simulation;

import org.linkage.solver.mechanism.State;

/**
 * A fingerprint of q, v and the time, bit by bit: equal on every machine where the simulation ran alike. 64-bit FNV-1a over
 * the bytes of each number.
 */
final class StateHash {
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private StateHash() {}

    static String of(State state) {
        long hash = add(BASIS, state.time);
        for (double value : state.q) {
            hash = add(hash, value);
        }
        for (double value : state.v) {
            hash = add(hash, value);
        }
        StringBuilder text = new StringBuilder(16);
        for (int shift = 60; shift >= 0; shift -= 4) {
            text.append(Character.forDigit((int) (hash >>> shift) & 15, 16));
        }
        return text.toString();
    }

    private static long add(long hash, double value) {
        long bits = Double.doubleToLongBits(value);
        long result = hash;
        for (int shift = 0; shift < 64; shift += 8) {
            result = (result ^ ((bits >>> shift) & 0xff)) * PRIME;
        }
        return result;
    }
}
