package org.linkage.app.player;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.Names;
import org.linkage.solver.simulation.Simulation;

/** What the controls must know of a running scene; made anew by the simulation thread whenever something changes. */
public final class Facts {
    public final Cast cast;
    public final Choices choices;
    public final int bodies;
    public final int rows;
    public final String solver;
    public final String solverInUse;
    public final String solverReason;
    public final String integrator;
    public final String contact;
    /** Whether anything can touch anything. */
    public final boolean touching;

    public final double step;
    public final double gravityX;
    public final double gravityY;
    /** Why options do not fit this scene, by their names; what fits is not in it. */
    public final Map<String, String> refusals;
    /** Why the last step was refused, or null. */
    public final @Nullable String failure;
    /** Whether the refused step has left nothing from which one could go on. */
    final boolean wild;
    /** Whether a reset can be undone. */
    public final boolean canUndo;

    Facts(Cast cast, Choices choices, Simulation simulation, @Nullable String failure, boolean canUndo) {
        this.cast = cast;
        this.choices = choices.copy();
        bodies = simulation.bodyCount();
        rows = simulation.rowCount();
        solver = simulation.solver();
        solverInUse = simulation.solverInUse();
        solverReason = simulation.solverReason();
        integrator = simulation.integrator();
        contact = simulation.contact();
        touching = !simulation.scene().contacts().isEmpty();
        step = simulation.stepSize();
        gravityX = simulation.gravityX();
        gravityY = simulation.gravityY();
        this.failure = failure;
        wild = failure != null && Aftermath.isWild(simulation);
        this.canUndo = canUndo;
        Map<String, String> reasons = new HashMap<>();
        for (String name : Names.SOLVERS) {
            put(reasons, name, simulation.solverRefusal(name));
        }
        for (String name : Names.INTEGRATORS) {
            put(reasons, name, simulation.integratorRefusal(name));
        }
        for (String name : Names.CONTACTS) {
            put(reasons, name, simulation.contactRefusal(name));
        }
        refusals = Collections.unmodifiableMap(reasons);
    }

    private static void put(Map<String, String> reasons, String name, @Nullable String refusal) {
        if (refusal != null) {
            reasons.put(name, refusal);
        }
    }
}
