package org.linkage.app.race;

import android.content.res.Resources;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.player.Facts;
import org.linkage.app.player.Options;

/** Names each side by what tells it from the others. */
final class SideNames {
    private final Resources resources;

    SideNames(Resources resources) {
        this.resources = resources;
    }

    String of(List<Facts> all, int side) {
        Facts facts = all.get(side);
        StringBuilder name = new StringBuilder();
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
            add(name, resources.getString(Options.solverName(facts.solverInUse)));
            if (sweeping) {
                int n = facts.choices.iterations;
                add(name, resources.getQuantityString(R.plurals.sweeps, n, n));
            }
        }
        if (integrators) {
            add(name, resources.getString(Options.integratorName(facts.integrator)));
        }
        if (contacts) {
            add(name, resources.getString(Options.contactName(facts.contact)));
        }
        if (stiffness) {
            add(
                    name,
                    resources.getString(
                            facts.choices.geometricStiffness ? R.string.with_stiffness : R.string.without_stiffness));
        }
        if (name.length() == 0) {
            add(name, resources.getString(Options.solverName(facts.solverInUse)));
        }
        return name.toString();
    }

    private static void add(StringBuilder name, String part) {
        name.append(name.length() == 0 ? "" : ", ").append(part);
    }
}
