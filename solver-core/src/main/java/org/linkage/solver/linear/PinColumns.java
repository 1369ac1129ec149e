package org.linkage.solver.linear;

import java.util.Arrays;

/**
 * What changes in a system of rigid bodies on pins, without the ones and zeros around it: of a pin's J = ±[1 o] the column o, two
 * numbers an edge; of A = diag(m, m, I) the mass and the θθ entry, two numbers a body.
 *
 * <p>Written here instead of into J and A a long chain's numbers are a quarter as long, and what is as long as that comes from a slow
 * memory. Whoever assembles decides each time where the numbers stand ({@link #ahead}), and only where the solver has said
 * that it reads them ({@link #read}); everything else, and the pins between a body and the world, stands in J and A as ever.
 */
public final class PinColumns {
    /** +1 or −1 for J's edges that stand in here, else 0. */
    public byte[] sign = new byte[0];
    /** o of each edge, σ taken out. */
    public double[] arm = new double[0];
    /** m and A_θθ of each body that stands in here; m is 0 for the others. */
    public double[] body = new double[0];
    /** Whether the solver reads what is in here. */
    public boolean read;
    /** Whether J and A lag behind what is in here. */
    public boolean ahead;

    /** Makes room for all edges and bodies. */
    public void reserve(BlockGraph graph) {
        sign = Arrays.copyOf(sign, graph.edgeCount);
        arm = Arrays.copyOf(arm, 2 * graph.edgeCount);
        body = Arrays.copyOf(body, 2 * graph.bodyCount);
    }

    /** Brings J and A up to date. */
    void writeOut(KktSystem system) {
        if (!ahead) {
            return;
        }
        ahead = false;
        BlockGraph graph = system.graph;
        for (int e = 0; e < sign.length; e++) {
            if (sign[e] != 0) {
                system.jacobian[graph.edgeOffset[e] + 2] = sign[e] * arm[2 * e];
                system.jacobian[graph.edgeOffset[e] + 5] = sign[e] * arm[2 * e + 1];
            }
        }
        for (int b = 0; 2 * b < body.length; b++) {
            if (body[2 * b] > 0) {
                system.mass[graph.massOffset[b] + 8] = body[2 * b + 1];
            }
        }
    }
}
