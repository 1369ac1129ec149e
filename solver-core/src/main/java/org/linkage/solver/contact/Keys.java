package org.linkage.solver.contact;

/** Names of contacts as numbers: source (12 bits), first body (20), second body (20, 0 for the world), feature (12). */
public final class Keys {
    private Keys() {}

    public static long of(int source, int bodyA, int bodyB, int feature) {
        return ((long) source << 52) | ((long) bodyA << 32) | ((long) (bodyB + 1) << 12) | feature;
    }

    public static int source(long key) {
        return (int) (key >>> 52);
    }
}
