package org.linkage.app.paint;

/**
 * The colours of the stage: ink on warm paper, or soft white on blue-black. They belong to the physics and stay the same
 * under a dynamic theme.
 */
public final class Palette {
    public static final Palette LIGHT = new Palette(false);
    public static final Palette DARK = new Palette(true);

    public final boolean dark;
    public final int paper;
    public final int ink;
    public final int softInk;
    public final int minorGrid;
    public final int majorGrid;
    /** What lies behind a wall or in the ground. */
    public final int solid;
    /** The outline of bodies. */
    public final int edge;

    /** The dark of a pocket. */
    public final int hole;

    public final int steel;
    public final int darkSteel;
    public final int wood;
    public final int bone;
    public final int leaf;
    /** What can be touched, and the finger's pull. */
    public final int accent;

    public final int warning;
    /** A broken promise, and nothing else. */
    public final int broken;

    public final int contact;
    /** Velocities. */
    public final int motion;

    public final Ramp ramp;

    private Palette(boolean dark) {
        this.dark = dark;
        paper = dark ? 0xFF0F1420 : 0xFFFAF8F4;
        ink = dark ? 0xFFE6E9F0 : 0xFF1F2430;
        softInk = dark ? 0xFFA6AEBD : 0xFF59606E;
        minorGrid = dark ? 0xFF171E2D : 0xFFF0ECE4;
        majorGrid = dark ? 0xFF222C3F : 0xFFE2DCD0;
        solid = dark ? 0xFF1A2232 : 0xFFEDE8DD;
        edge = dark ? 0xFFC3CAD8 : 0xFF1F2430;
        hole = dark ? 0xFF05070B : 0xFF23262E;
        steel = dark ? 0xFF323D52 : 0xFFDCE1E8;
        darkSteel = dark ? 0xFF4D5A72 : 0xFFA9B2C0;
        wood = dark ? 0xFF7D6546 : 0xFFD0AE82;
        bone = dark ? 0xFFB9B19F : 0xFFF3ECDD;
        leaf = dark ? 0xFF4F7F72 : 0xFF8DB5A5;
        accent = dark ? 0xFF4DD0C0 : 0xFF00796B;
        warning = dark ? 0xFFFFC24D : 0xFF8A5A00;
        broken = dark ? 0xFFFF7A70 : 0xFFC62828;
        contact = dark ? 0xFFC9A6F2 : 0xFF6A3FA0;
        motion = dark ? 0xFF7CB8F5 : 0xFF1B66AC;
        ramp = new Ramp(dark);
    }

    public static Palette of(boolean dark) {
        return dark ? DARK : LIGHT;
    }

    /** The cloth colours of pool balls 1 to 8, which the striped ones from 9 repeat. */
    public int ball(int number) {
        return switch ((number - 1) % 8) {
            case 0 -> dark ? 0xFFE0AE33 : 0xFFF0B92B;
            case 1 -> dark ? 0xFF4A72C4 : 0xFF2456A8;
            case 2 -> dark ? 0xFFD0574A : 0xFFC8402F;
            case 3 -> dark ? 0xFF7F62B8 : 0xFF5D3F98;
            case 4 -> dark ? 0xFFDD8440 : 0xFFE07F2C;
            case 5 -> dark ? 0xFF3E8F6F : 0xFF1F7A57;
            case 6 -> dark ? 0xFF93505A : 0xFF7C2F3B;
            default -> dark ? 0xFF3A4152 : 0xFF2A2E38;
        };
    }
}
