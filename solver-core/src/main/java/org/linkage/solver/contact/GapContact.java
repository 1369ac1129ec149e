package org.linkage.solver.contact;

import org.linkage.solver.mechanism.State;

/** A {@link GapFunction} as a contact: a rope, a limit, one's own. It has no surface, hence no friction. */
public final class GapContact implements ContactSource {
    private final String id;
    private final GapFunction function;
    private final Material material;
    private final double[] gradient;
    private final int[] at;

    public GapContact(String id, GapFunction function, double restitution) {
        if (function.bodyCount() < 1 || function.bodyCount() > 2) {
            throw new IllegalArgumentException(
                    "Contact " + id + " acts on " + function.bodyCount() + " bodies; it needs one or two.");
        }
        this.id = id;
        this.function = function;
        material = new Material(restitution, 0);
        at = new int[function.bodyCount()];
        int length = 0;
        for (int k = 0; k < at.length; k++) {
            at[k] = length;
            length += function.body(k).dimension();
        }
        gradient = new double[length];
    }

    @Override
    public String id() {
        return id;
    }

    public GapFunction function() {
        return function;
    }

    @Override
    public void collect(State s, int source, double[] reach, double margin, ContactSet out) {
        double gap = function.gap(s);
        function.gradient(s, gradient, at);
        double travel = 0;
        for (int k = 0; k < at.length; k++) {
            // a lever may make g faster than the body's centre: half a turn is always looked ahead
            double steepest = 1;
            for (int i = 0; i < function.body(k).dimension(); i++) {
                steepest = Math.max(steepest, Math.abs(gradient[at[k] + i]));
            }
            travel += steepest * reach[function.body(k).index()];
        }
        if (!(gap <= margin + travel)) {
            return;
        }
        int a = function.body(0).index();
        int b = at.length > 1 ? function.body(1).index() : -1;
        int k = out.add(Keys.of(source, a, b, 0), a, b, gap, function.bias(s), material);
        int row = k * out.stride;
        System.arraycopy(gradient, at[0], out.normalA, row, function.body(0).dimension());
        if (b >= 0) {
            System.arraycopy(gradient, at[1], out.normalB, row, function.body(1).dimension());
        }
    }
}
