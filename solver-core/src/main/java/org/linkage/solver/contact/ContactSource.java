package org.linkage.solver.contact;

import org.linkage.solver.mechanism.State;

/** Finds contacts of one kind: an entry of a scene's list of contacts, a rope, a limit. */
public interface ContactSource {
    /** The id under which forces and impulses are reported. */
    String id();

    /** The name of its contact between two bodies (−1: the world): the id, or the bodies' names for a source of many pairs. */
    default String rowId(int bodyA, int bodyB) {
        return id();
    }

    /** Changes restitution and friction of all its contacts; nothing for ropes and limits. */
    default void setMaterial(Material material) {}

    /**
     * Adds every contact with a gap of at most {@code margin} plus what its bodies may travel, {@code reach[body]} each.
     *
     * @param source this source's number, for {@link Keys}
     */
    void collect(State state, int source, double[] reach, double margin, ContactSet out);
}
