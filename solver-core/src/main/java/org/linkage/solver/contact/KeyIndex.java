package org.linkage.solver.contact;

import java.util.Arrays;

/** From keys of contacts to small numbers, by open addressing; it grows, but a cleared index is used again as it is. */
public final class KeyIndex {
    private long[] keys = new long[32];
    private int[] values = new int[32];
    private int size;

    public KeyIndex() {
        Arrays.fill(values, -1);
    }

    public void clear() {
        if (size > 0) {
            Arrays.fill(values, -1);
            size = 0;
        }
    }

    public int size() {
        return size;
    }

    void copyFrom(KeyIndex other) {
        keys = other.keys.clone();
        values = other.values.clone();
        size = other.size;
    }

    /** Names every row of a set by its number. */
    public void fill(ContactSet set) {
        clear();
        for (int k = 0; k < set.count; k++) {
            put(set.key[k], k);
        }
    }

    /** The number of a key, or −1. */
    public int get(long key) {
        int slot = slot(key);
        return values[slot];
    }

    /** @param value at least 0 */
    public void put(long key, int value) {
        int slot = slot(key);
        if (values[slot] < 0) {
            if (2 * (size + 1) > keys.length) {
                grow();
                slot = slot(key);
            }
            size++;
        }
        keys[slot] = key;
        values[slot] = value;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        long hash = key * 0x9E3779B97F4A7C15L;
        int slot = (int) (hash >>> 32) & mask;
        while (values[slot] >= 0 && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new int[keys.length];
        Arrays.fill(values, -1);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldValues[i] >= 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
