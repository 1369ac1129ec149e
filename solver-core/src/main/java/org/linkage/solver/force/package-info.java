/**
 * Gravity, springs, dampers, torsion springs, stiff limits, the finger. The state comes in; forces and what an implicit
 * step must know of their derivatives go out.
 */
@NullMarked
package org.linkage.solver.force;

import org.jspecify.annotations.NullMarked;
