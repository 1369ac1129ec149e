package org.linkage.app.player;

/** What hands act upon: one simulation, or several that feel the same hands. Coordinates are metres of the world. */
public interface Puppet {
    void grab(int slot, int body, double x, double y);

    void move(int slot, double x, double y);

    /** Lets go; with a velocity (m/s) the body is thrown. */
    void release(int slot, double vx, double vy);

    /** Changes a body's velocity by (vx, vy) as far as its joints allow. */
    void push(int body, double vx, double vy);

    void togglePin(int body);

    /** A stage before its scene is there. */
    Puppet NONE = new Puppet() {
        @Override
        public void grab(int slot, int body, double x, double y) {}

        @Override
        public void move(int slot, double x, double y) {}

        @Override
        public void release(int slot, double vx, double vy) {}

        @Override
        public void push(int body, double vx, double vy) {}

        @Override
        public void togglePin(int body) {}
    };
}
