/**
 * Puts bodies, constraints and forces together and fills the blocks of the KKT system: the only place where joints and
 * linear algebra meet.
 */
@NullMarked
package org.linkage.solver.assembly;

import org.jspecify.annotations.NullMarked;
