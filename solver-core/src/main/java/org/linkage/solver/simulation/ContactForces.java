package org.linkage.solver.simulation;

import java.util.ArrayList;
import java.util.List;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.Keys;

/**
 * What closed contacts carry, by the names of the scene's list: rows of one name (both corners of a box, all bodies on one
 * floor) are added up. Ropes and limits are left out; they belong to their joints.
 */
final class ContactForces {
    private final List<String> ids = new ArrayList<>();
    private final List<double[]> forces = new ArrayList<>();

    /** Takes what an {@link Instant} found. */
    void take(ContactModel model, Instant instant) {
        clear();
        ContactSet set = instant.touching();
        for (int k = 0; k < set.count; k++) {
            if (set.surface[k]) {
                add(model.id(set, k), instant.normal(k), instant.friction(k));
            }
        }
    }

    /** Takes what the last step noted for these rows. */
    void take(ContactModel model, ContactSet rows, ContactRecord record) {
        clear();
        for (int k = 0; k < rows.count; k++) {
            int found = record.find(rows.key[k]);
            if (rows.surface[k] && found >= 0 && rows.gap[k] <= 1e-3 * model.scale() && record.handled[found]) {
                add(model.id(rows, k), record.normal[found], record.friction[found]);
            }
        }
    }

    void clear() {
        ids.clear();
        forces.clear();
    }

    private void add(String id, double normal, double friction) {
        int at = ids.indexOf(id);
        if (at < 0) {
            at = ids.size();
            ids.add(id);
            forces.add(new double[2]);
        }
        forces.get(at)[0] += normal;
        forces.get(at)[1] += friction;
    }

    int count() {
        return ids.size();
    }

    String id(int i) {
        return ids.get(i);
    }

    double normal(int i) {
        return forces.get(i)[0];
    }

    double friction(int i) {
        return forces.get(i)[1];
    }

    /** The force that a source puts on its first coordinate's direction: Σ μ over its rows. */
    static double ofSource(Instant instant, int source) {
        double sum = 0;
        ContactSet set = instant.touching();
        for (int k = 0; k < set.count; k++) {
            if (Keys.source(set.key[k]) == source) {
                sum += instant.normal(k);
            }
        }
        return sum;
    }
}
