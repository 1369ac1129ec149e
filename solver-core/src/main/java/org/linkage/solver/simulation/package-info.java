/**
 * The one class a user of the library starts with: a scene, a solver, an integrator, {@code step()}, touch, diagnostics and
 * snapshots for painters.
 */
@NullMarked
package org.linkage.solver.simulation;

import org.jspecify.annotations.NullMarked;
