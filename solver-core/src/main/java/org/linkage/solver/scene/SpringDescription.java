package org.linkage.solver.scene;

/**
 * A spring and damper in a joint: torque (force for a prismatic joint) −k(φ − rest) − d φ̇ on body A, with φ measured from
 * the pose of the file.
 */
public record SpringDescription(double stiffness, double damping, double rest) {}
