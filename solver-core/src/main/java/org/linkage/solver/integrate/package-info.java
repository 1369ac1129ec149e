/**
 * One class per integrator: RK4 with stabilisation, RK4 with projection, RATTLE, semi-implicit Euler, the implicit ones; and
 * the event loop. A state and h come in, a state goes out.
 */
@NullMarked
package org.linkage.solver.integrate;

import org.jspecify.annotations.NullMarked;
