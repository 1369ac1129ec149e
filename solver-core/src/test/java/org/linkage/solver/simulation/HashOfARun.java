package org.linkage.solver.simulation;

import org.linkage.solver.scene.Names;

/** Prints the hashes of a few runs, for another virtual machine to be compared with. */
public final class HashOfARun {
    private HashOfARun() {}

    public static void main(String[] arguments) throws Exception {
        System.out.print(hashes());
    }

    static String hashes() throws Exception {
        StringBuilder text = new StringBuilder();
        for (String scene : new String[] {"four-bar", "double-pendulum", "cradle"}) {
            for (String integrator : Names.INTEGRATORS) {
                Simulation simulation = Simulation.of(scene);
                if (simulation.integratorRefusal(integrator) == null) {
                    simulation.setIntegrator(integrator);
                    for (int i = 0; i < 60; i++) {
                        simulation.step();
                    }
                    text.append(simulation.stateHash()).append(' ');
                }
            }
        }
        return text.toString();
    }
}
