package org.linkage.solver.integrate;

import org.linkage.solver.contact.ContactRecord;
import org.linkage.solver.contact.ContactSet;

/** What an integrator that knows contacts found of them in its last step. */
public interface TouchReport {
    /** The contacts that took part. */
    ContactSet touched();

    /** Their forces, row by row in the same order; which were handled; how the algorithm got there. */
    ContactRecord record();
}
