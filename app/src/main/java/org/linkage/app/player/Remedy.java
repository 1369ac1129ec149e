package org.linkage.app.player;

import android.content.Context;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.solver.scene.Defaults;

/**
 * What to try when a step was refused, the likeliest first: exact equations instead of sweeps, exact contacts, then the
 * integrator that the scene was made for, then half the step. An explicit integrator that is refused at a fraction of the scene's own step meets forces
 * that no step is small enough for: these are for an implicit one.
 *
 * @param solver the solver to choose; null if that is not what to try
 * @param contact the algorithm for contacts to choose; null if that is not what to try
 * @param integrator the integrator to choose; null if that is not what to try
 * @param step the step to choose; NaN if that is not what to try
 * @param anew whether it takes the start of the scene, because what was left is torn or flies apart
 */
record Remedy(
        @Nullable String solver,
        @Nullable String contact,
        @Nullable String integrator,
        double step,
        boolean anew) {
    private static final String AUTO = "auto";
    private static final String EXACT = "exact";
    private static final String STABLE = "implicit-euler";
    /** After two halvings. */
    private static final double SMALL = 0.3;

    static Remedy of(Facts facts) {
        Defaults own = facts.cast.scene().defaults();
        if (facts.solver.equals("gauss-seidel")) {
            return new Remedy(AUTO, null, null, Double.NaN, facts.wild);
        }
        if (facts.touching && !facts.contact.equals(EXACT) && !facts.refusals.containsKey(facts.contact)) {
            return new Remedy(null, EXACT, null, Double.NaN, facts.wild);
        }
        if (!facts.integrator.equals(own.integrator()) && !facts.refusals.containsKey(own.integrator())) {
            return new Remedy(null, null, own.integrator(), Double.NaN, facts.wild);
        }
        if (!facts.solver.equals(AUTO)) {
            return new Remedy(AUTO, null, null, Double.NaN, facts.wild);
        }
        boolean explicit = !facts.integrator.startsWith("implicit");
        if (explicit && facts.step < SMALL * own.step() && !facts.refusals.containsKey(STABLE)) {
            return new Remedy(null, null, STABLE, Double.NaN, facts.wild);
        }
        return new Remedy(null, null, null, 0.5 * facts.step, facts.wild);
    }

    void applyTo(Choices choices) {
        if (solver != null) {
            choices.solver = solver;
        } else if (contact != null) {
            choices.contact = contact;
        } else if (integrator != null) {
            choices.integrator = integrator;
        } else {
            choices.step = step;
        }
    }

    /** What a button says. */
    String words(Context context) {
        if (solver != null) {
            return context.getString(R.string.try_other, context.getString(Options.solverName(solver)));
        }
        if (contact != null) {
            return context.getString(R.string.try_exact_contacts);
        }
        return integrator != null
                ? context.getString(R.string.try_other, context.getString(Options.integratorName(integrator)))
                : context.getString(R.string.try_half_step);
    }
}
