package org.linkage.peers;

/** One engine at one setting, holding one scene. */
interface Engine extends AutoCloseable {
    /**
     * How hard an engine tries.
     *
     * @param name for the table
     * @param effort factor on its default number of iterations
     * @param substeps how many steps make one 1/60 s
     */
    record Setting(String name, int effort, int substeps) {}

    /** Makes an engine with a scene in it. */
    interface Maker {
        Engine make(PeerScene scene, Setting setting);
    }

    /** Carries on by one frame of 1/60 s. */
    void frame();

    double x(int part);

    double y(int part);

    double angle(int part);

    @Override
    default void close() {}
}
