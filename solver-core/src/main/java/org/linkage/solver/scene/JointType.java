package org.linkage.solver.scene;

import org.jspecify.annotations.Nullable;

/** The kinds of joint that a file can name, and what each needs of its bodies. */
public enum JointType {
    REVOLUTE("revolute", false, false, true),
    WELD("weld", true, true, false),
    PRISMATIC("prismatic", true, true, true),
    POINT_ON_LINE("pointOnLine", false, true, false),
    DISTANCE("distance", false, false, false),
    ROPE("rope", false, false, false),
    ANGLE("angle", true, true, true),
    GEAR("gear", true, true, false),
    MOTOR("motor", true, true, false),
    SKATE("skate", true, false, false),
    COUPLING("coupling", false, false, false);

    private final String id;
    private final boolean turnsA;
    private final boolean turnsB;
    private final boolean sprung;

    JointType(String id, boolean turnsA, boolean turnsB, boolean sprung) {
        this.id = id;
        this.turnsA = turnsA;
        this.turnsB = turnsB;
        this.sprung = sprung;
    }

    /** The name in files. */
    public String id() {
        return id;
    }

    /** Whether the joint needs an angle of body A, so that A cannot be a particle. */
    public boolean needsAngleOfA() {
        return turnsA;
    }

    /** Whether the joint needs an angle of body B. */
    public boolean needsAngleOfB() {
        return turnsB;
    }

    /** Whether the joint may carry a spring and limits. */
    public boolean maySpring() {
        return sprung;
    }

    /** The type of that name ({@code ground} is another word for {@code weld}), or null. */
    public static @Nullable JointType named(String name) {
        if (name.equals("ground")) {
            return WELD;
        }
        for (JointType type : values()) {
            if (type.id.equals(name)) {
                return type;
            }
        }
        return null;
    }
}
