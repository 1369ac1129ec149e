package org.linkage.app.paint;

/** Which instruments are drawn over the world. */
public final class Shows {
    public boolean jointForces;
    public boolean velocities;
    public boolean contactForces = true;
    public boolean centre;
    public boolean trails = true;
    public boolean ids;
    public boolean errors;
    /** Joint errors are drawn 10 to this power as large. */
    public int power = 6;

    public void set(Shows other) {
        jointForces = other.jointForces;
        velocities = other.velocities;
        contactForces = other.contactForces;
        centre = other.centre;
        trails = other.trails;
        ids = other.ids;
        errors = other.errors;
        power = other.power;
    }
}
