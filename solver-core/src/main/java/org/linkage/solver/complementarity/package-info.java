/**
 * Multipliers that never pull: one-sided rows on top of a {@link org.linkage.solver.linear.KktSystem}.
 *
 * <p>A {@link org.linkage.solver.complementarity.UnilateralProblem} comes in, a {@link
 * org.linkage.solver.complementarity.UnilateralSolution} goes out. Nothing in here knows a disc or a wall: only rows,
 * bounds and bodies by number.
 */
@NullMarked
package org.linkage.solver.complementarity;

import org.jspecify.annotations.NullMarked;
