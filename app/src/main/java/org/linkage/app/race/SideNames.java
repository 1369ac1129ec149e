package org.linkage.app.race;

import android.content.res.Resources;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.player.Facts;
import org.linkage.app.player.Options;

/** Names each side by what tells it from the others: first what matters most, then the rest. */
final class SideNames {
    private final Resources resources;

    SideNames(Resources resources) {
        this.resources = resources;
    }

    List<String> of(List<Facts> all, int side) {
        Facts facts = all.get(side);
        List<String> name = new ArrayList<>();
        boolean solvers = false;
        boolean integrators = false;
        boolean contacts = false;
        boolean stiffness = false;
        boolean sweeps = false;
        for (Facts other : all) {
            solvers |= !other.solverInUse.equals(facts.solverInUse);
            integrators |= !other.integrator.equals(facts.integrator);
            contacts |= facts.touching && !other.contact.equals(facts.contact);
            stiffness |= facts.integrator.startsWith("implicit")
                    && other.choices.geometricStiffness != facts.choices.geometricStiffness;
            sweeps |= other.choices.iterations != facts.choices.iterations;
        }
        boolean sweeping = facts.solverInUse.equals("gauss-seidel");
        if (solvers || (sweeping && sweeps)) {
            name.add(resources.getString(Options.solverName(facts.solverInUse)));
            if (sweeping) {
                // with the digits that all numbers of the app have, whatever the language
                int n = facts.choices.iterations;
                name.add(resources.getQuantityString(R.plurals.sweeps, n, String.valueOf(n)));
            }
        }
        if (integrators) {
            name.add(resources.getString(Options.integratorName(facts.integrator)));
        }
        if (contacts) {
            name.add(resources.getString(Options.contactName(facts.contact)));
        }
        if (stiffness) {
            name.add(resources.getString(
                    facts.choices.geometricStiffness ? R.string.with_stiffness : R.string.without_stiffness));
        }
        if (name.isEmpty()) {
            name.add(resources.getString(Options.solverName(facts.solverInUse)));
        }
        return name;
    }
}
