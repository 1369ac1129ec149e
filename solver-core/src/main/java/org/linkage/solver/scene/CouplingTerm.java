package org.linkage.solver.scene;

/** One body's part cx vx + cy vy + cθ ω of a coupling; a particle's cθ is 0. */
public record CouplingTerm(String body, double cx, double cy, double cTheta) {}
