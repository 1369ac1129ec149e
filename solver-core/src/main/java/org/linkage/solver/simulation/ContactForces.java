package org.linkage.solver.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactSet;
import org.linkage.solver.contact.GapContact;
import org.linkage.solver.contact.Keys;
import org.linkage.solver.contact.OneSided;

/** The closed contacts at this instant and their forces (0 for those that carry none) by their ids, and those of ropes and limits. */
final class ContactForces {
    private final Simulation simulation;
    private final Reactions reactions;
    private final ContactSet closed;
    private final List<String> ids = new ArrayList<>();
    private double[] normal = new double[8];
    private double[] friction = new double[8];
    private long of = -1;

    ContactForces(Simulation simulation, Reactions reactions) {
        this.simulation = simulation;
        this.reactions = reactions;
        closed = new ContactSet(simulation.model().mechanism());
    }

    /** Reads the reactions anew if they are those of another state. */
    void refresh(long change) {
        if (of == change) {
            return;
        }
        of = change;
        ids.clear();
        ContactRecord record = reactions.record();
        simulation.contacts().model().collect(simulation.state(), reactions.closed(), closed);
        for (int k = 0; k < closed.count; k++) {
            // one that is about to leave was not asked: it carries nothing; one that is only near is not closed
            int row = record.find(closed.key[k]);
            boolean pushes = row >= 0 && record.normal[row] != 0;
            if (!simulation.contacts().listed(Keys.source(closed.key[k]))
                    || (!pushes && closed.gap[k] > simulation.contacts().model().closed())) {
                continue;
            }
            String id = simulation.contacts().model().id(closed, k);
            int at = ids.indexOf(id);
            if (at < 0) {
                at = ids.size();
                ids.add(id);
                if (at == normal.length) {
                    normal = Arrays.copyOf(normal, 2 * at);
                    friction = Arrays.copyOf(friction, 2 * at);
                }
                normal[at] = 0;
                friction[at] = 0;
            }
            if (pushes) {
                normal[at] += record.normal[row];
                friction[at] += record.friction[row];
            }
        }
    }

    int count() {
        return ids.size();
    }

    String id(int contact) {
        return ids.get(contact);
    }

    double normal(int contact) {
        return normal[contact];
    }

    double friction(int contact) {
        return friction[contact];
    }

    /** The sum of a joint's hard limits along its coordinate. */
    double limit(int joint) {
        double sum = 0;
        ContactSet set = reactions.touching();
        ContactRecord record = reactions.record();
        for (int k = 0; k < set.count; k++) {
            int source = Keys.source(set.key[k]);
            int row = record.find(set.key[k]);
            if (row >= 0
                    && !simulation.contacts().listed(source)
                    && simulation.contacts().joint(source) == joint
                    && simulation.contacts().model().source(source) instanceof GapContact contact
                    && contact.function() instanceof OneSided side) {
                sum += side.sign() * record.normal[row];
            }
        }
        return sum;
    }

    double overlap() {
        ContactSet set = new ContactSet(simulation.model().mechanism());
        simulation.contacts().model().collect(simulation.state(), 0, set);
        double worst = 0;
        for (int k = 0; k < set.count; k++) {
            worst = Math.max(worst, -set.gap[k]);
        }
        return worst;
    }

    /** Writes the force of a rope on its body A: Nᵀλ, along the rope. */
    void rope(int joint, double[] out) {
        ContactSet set = reactions.touching();
        ContactRecord record = reactions.record();
        for (int k = 0; k < set.count; k++) {
            int source = Keys.source(set.key[k]);
            int row = record.find(set.key[k]);
            if (row >= 0
                    && !simulation.contacts().listed(source)
                    && simulation.contacts().joint(source) == joint) {
                out[0] += record.normal[row] * set.normalA[k * set.stride];
                out[1] += record.normal[row] * set.normalA[k * set.stride + 1];
            }
        }
    }
}
