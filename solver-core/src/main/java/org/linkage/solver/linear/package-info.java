/**
 * The KKT system over a graph of small blocks, and who solves it: dense, tree, tree with auxiliary rows, sparse,
 * grandparent, Gauss–Seidel.
 *
 * <p>Blocks and a right-hand side come in; accelerations (or velocities) and multipliers go out. Nothing in here knows
 * a joint by name.
 */
@NullMarked
package org.linkage.solver.linear;

import org.jspecify.annotations.NullMarked;
