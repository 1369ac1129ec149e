package org.linkage.solver.contact;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The list of impacts and falls: time, contacts and impulses. One entry a contact; entries of the same impact share its number. When
 * it is full the oldest half is dropped.
 */
public final class EventLog {
    private final ContactModel model;
    private final int limit;
    private int count;
    private int impacts;
    private double[] time = new double[64];
    private int[] impact = new int[64];
    private int[] source = new int[64];
    private double[] impulse = new double[64];
    private int[] bodyA = new int[64];
    private int[] bodyB = new int[64];
    /** By key the entries of the last step's hits, and of this one's. */
    private KeyIndex lastHits = new KeyIndex();

    private KeyIndex stepHits = new KeyIndex();

    public EventLog(ContactModel model, int limit) {
        this.model = model;
        this.limit = Math.max(64, limit);
    }

    /** Notes one impact: the rows of a set whose impulse is above zero. Nothing if none is. */
    public void add(double when, ContactSet set, double[] impulses) {
        boolean any = false;
        for (int k = 0; k < set.count; k++) {
            if (impulses[k] > 0) {
                any = true;
                entry(when, Keys.source(set.key[k]), impulses[k], set.bodyA[k], set.bodyB[k]);
            }
        }
        if (any) {
            impacts++;
        }
    }

    /**
     * The same for steps at velocity level, to be called after every one of them. There a body is stopped in two steps, first at the
     * surface and then for good; what hits in two steps on end is one impact, and its impulses are summed.
     */
    public void addStep(double when, ContactSet set, double[] impulses) {
        boolean any = false;
        stepHits.clear();
        for (int k = 0; k < set.count; k++) {
            if (impulses[k] > 0) {
                int earlier = lastHits.get(set.key[k]);
                if (earlier >= 0) {
                    impulse[earlier] += impulses[k];
                    stepHits.put(set.key[k], earlier);
                } else {
                    any = true;
                    entry(when, Keys.source(set.key[k]), impulses[k], set.bodyA[k], set.bodyB[k]);
                    stepHits.put(set.key[k], count - 1);
                }
            }
        }
        if (any) {
            impacts++;
        }
        KeyIndex swap = lastHits;
        lastHits = stepHits;
        stepHits = swap;
    }

    /** Notes what happened to one body alone, a fall. */
    void add(double when, int from, int body, double size) {
        entry(when, from, size, body, -1);
        impacts++;
    }

    private void entry(double when, int from, double size, int a, int b) {
        if (count == limit) {
            int half = limit / 2;
            System.arraycopy(time, half, time, 0, count - half);
            System.arraycopy(impact, half, impact, 0, count - half);
            System.arraycopy(source, half, source, 0, count - half);
            System.arraycopy(impulse, half, impulse, 0, count - half);
            System.arraycopy(bodyA, half, bodyA, 0, count - half);
            System.arraycopy(bodyB, half, bodyB, 0, count - half);
            count -= half;
            // the places that they point to are others now
            lastHits.clear();
            stepHits.clear();
        } else if (count == time.length) {
            int size2 = Math.min(limit, 2 * count);
            time = Arrays.copyOf(time, size2);
            impact = Arrays.copyOf(impact, size2);
            source = Arrays.copyOf(source, size2);
            impulse = Arrays.copyOf(impulse, size2);
            bodyA = Arrays.copyOf(bodyA, size2);
            bodyB = Arrays.copyOf(bodyB, size2);
        }
        time[count] = when;
        impact[count] = impacts;
        source[count] = from;
        impulse[count] = size;
        bodyA[count] = a;
        bodyB[count] = b;
        count++;
    }

    public int count() {
        return count;
    }

    /** Number of impacts so far, dropped ones included. */
    public int impacts() {
        return impacts;
    }

    /** Which impact an entry belongs to. */
    public int impact(int entry) {
        return impact[entry];
    }

    public double time(int entry) {
        return time[entry];
    }

    public String id(int entry) {
        return model.source(source[entry]).rowId(bodyA[entry], bodyB[entry]);
    }

    public double impulse(int entry) {
        return impulse[entry];
    }

    public int bodyA(int entry) {
        return bodyA[entry];
    }

    /** −1 for the world. */
    public int bodyB(int entry) {
        return bodyB[entry];
    }

    /** The largest impulse of one contact among the impacts from number {@code from} on; 0 if there was none. */
    public double hardestSince(int from) {
        double hardest = 0;
        for (int k = count - 1; k >= 0 && impact[k] >= from; k--) {
            hardest = Math.max(hardest, impulse[k]);
        }
        return hardest;
    }

    /** Number of impacts that are kept. */
    public int events() {
        return count == 0 ? 0 : impacts - impact[0];
    }

    /** When the n-th kept impact was. */
    public double eventTime(int event) {
        return time[first(event)];
    }

    /** Its contacts, each id once. */
    public String[] eventIds(int event) {
        return sums(event).keySet().toArray(new String[0]);
    }

    /** Their impulses in the same order; several rows of one id (a box on two corners) are summed. */
    public double[] eventImpulses(int event) {
        Map<String, Double> sums = sums(event);
        double[] out = new double[sums.size()];
        int k = 0;
        for (double sum : sums.values()) {
            out[k++] = sum;
        }
        return out;
    }

    private Map<String, Double> sums(int event) {
        Map<String, Double> sums = new LinkedHashMap<>();
        int start = first(event);
        for (int k = start; k < count && impact[k] == impact[start]; k++) {
            Double before = sums.get(id(k));
            sums.put(id(k), (before == null ? 0 : before) + impulse[k]);
        }
        return sums;
    }

    /** Its first entry; impact numbers ascend. */
    private int first(int event) {
        if (event < 0 || event >= events()) {
            throw new IndexOutOfBoundsException("There is no impact " + event + ".");
        }
        int wanted = impact[0] + event;
        int low = 0;
        int high = count - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (impact[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Goes back in time: what came later has not happened. */
    public void forgetAfter(double when) {
        lastHits.clear();
        while (count > 0 && time[count - 1] > when) {
            count--;
            impacts = impact[count];
        }
    }

    public void clear() {
        lastHits.clear();
        count = 0;
        impacts = 0;
    }
}
