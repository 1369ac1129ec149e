package org.linkage.solver.scene;

/** How a scene wants to be run unless a person says otherwise; the names are those of {@link Names}. */
public record Defaults(String solver, String integrator, double step, String contact) {
    /** What a file without defaults gets. */
    public static final Defaults STANDARD = new Defaults("auto", "rk4-projected", 1.0 / 240, "exact");

    /** The automatic solver and exact contacts with this integrator and step. */
    public static Defaults of(String integrator, double step) {
        return new Defaults("auto", integrator, step, "exact");
    }
}
