package org.linkage.app.touch;

/** What hands can do to the stage. Coordinates are pixels of the picture; velocities pixels per second. */
public interface Stage {
    /** The body that a finger at (x, y) means, or −1. */
    int bodyAt(float x, float y);

    void grab(int slot, int body, float x, float y);

    void move(int slot, float x, float y);

    /** Lets go; a velocity throws. */
    void release(int slot, float vx, float vy);

    void pan(float dx, float dy);

    void zoom(float factor, float x, float y);

    /** Shows the whole scene. */
    void frame();

    /** A tap on a body, or on empty space (−1). */
    void select(int body);

    /** Offers in words what can be done with a body. */
    void menu(int body, float x, float y);

    /** Holds a body where it is, or lets it go. */
    void togglePin(int body);
}
