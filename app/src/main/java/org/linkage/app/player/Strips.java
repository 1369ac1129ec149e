package org.linkage.app.player;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.plot.StripData;

/** What the plots remember of a scene; it outlives the screen that shows it. For the UI thread. */
final class Strips {
    /** Nearer samples than this are not told apart in a window of ten seconds. */
    private static final double SPACING = 0.01;
    /** A minute, however many pictures the display shows. */
    private static final int SAMPLES = 6000;

    final StripData energy;
    final StripData error;
    final StripData watched;
    final StripData times;
    final Watch watch = new Watch();
    private String solverSeen = "";
    private String integratorSeen = "";
    private String contactSeen = "";
    private @Nullable String sceneSeen;

    Strips(Context context) {
        energy = new StripData(
                SAMPLES,
                context.getString(R.string.kinetic_energy),
                context.getString(R.string.potential_energy),
                context.getString(R.string.total_energy));
        error = new StripData(SAMPLES, context.getString(R.string.plot_worst_joint));
        watched = new StripData(SAMPLES, context.getString(R.string.plot_value));
        times = new StripData(
                SAMPLES,
                context.getString(R.string.phase_assemble),
                context.getString(R.string.phase_factor),
                context.getString(R.string.phase_solve),
                context.getString(R.string.phase_integrate));
        for (StripData strip : new StripData[] {energy, error, watched, times}) {
            strip.setSpacing(SPACING);
        }
    }

    /** Takes in a picture; makes no garbage. */
    void sample(Picture picture) {
        energy.begin(picture.time);
        energy.set(0, picture.kinetic);
        energy.set(1, picture.potential);
        energy.set(2, picture.kinetic + picture.potential);
        error.begin(picture.time);
        // a joint that is closed to the last bit has its place at the foot of the axis
        error.set(0, Math.max(picture.jointError, 1e-16));
        watched.begin(picture.time);
        watched.set(0, watch.of(picture.pose));
        if (picture.stepNanos > 0) {
            times.begin(picture.time);
            times.set(0, 1e-9 * picture.assembleNanos);
            times.set(1, 1e-9 * picture.factorNanos);
            times.set(2, 1e-9 * picture.solveNanos);
            times.set(3, 1e-9 * picture.integrateNanos);
        }
    }

    /** Something about the scene changed: another scene begins anew, another solver, integrator or algorithm of contacts leaves a mark. */
    void bind(Facts facts, Context context) {
        String scene = facts.cast.title() + ' ' + facts.bodies;
        if (!scene.equals(sceneSeen)) {
            sceneSeen = scene;
            energy.clear();
            error.clear();
            times.clear();
            watch(facts.cast.scene().joints().isEmpty() ? Watch.Y : Watch.LOAD, 0);
        } else {
            String switched = switched(facts, context);
            if (!switched.isEmpty()) {
                mark(switched);
            }
        }
        solverSeen = facts.solverInUse;
        integratorSeen = facts.integrator;
        contactSeen = facts.contact;
    }

    /** What is run otherwise than before, all in one mark: a solver that takes its integrator along is one switch. */
    private String switched(Facts facts, Context context) {
        List<String> names = new ArrayList<>();
        if (!facts.solverInUse.equals(solverSeen)) {
            names.add(context.getString(Options.solverName(facts.solverInUse)));
        }
        if (!facts.integrator.equals(integratorSeen)) {
            names.add(context.getString(Options.integratorName(facts.integrator)));
        }
        if (facts.touching && !facts.contact.equals(contactSeen)) {
            names.add(context.getString(Options.contactName(facts.contact)));
        }
        return String.join(" · ", names);
    }

    void watch(int kind, int index) {
        watch.set(kind, index);
        watched.clear();
    }

    private void mark(String text) {
        energy.mark(text);
        error.mark(text);
        watched.mark(text);
        times.mark(text);
    }
}
