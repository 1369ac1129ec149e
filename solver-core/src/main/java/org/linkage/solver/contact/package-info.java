/**
 * Detection, gap functions, the four algorithms that choose which contacts act, and impacts.
 *
 * <p>A state comes in; the rows of contacts that are near, their multipliers λ ≥ 0 and impulses go out. A contact is one
 * inequality g(q) ≥ 0 between two bodies, or between a body and the world.
 */
@NullMarked
package org.linkage.solver.contact;

import org.jspecify.annotations.NullMarked;
