/**
 * Bodies, particles, shapes and ids; the state as flat arrays q and v; masses.
 *
 * <p>A description comes in, a fixed set of bodies with a state goes out. Everything else in the library looks up to
 * this package.
 */
@NullMarked
package org.linkage.solver.mechanism;

import org.jspecify.annotations.NullMarked;
