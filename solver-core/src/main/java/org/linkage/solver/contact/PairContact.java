package org.linkage.solver.contact;

import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/** Two bodies that were named: a disc and a disc as a rule, but any two shapes will do. */
public final class PairContact implements ContactSource {
    private final String id;
    private final Outline a;
    private final Outline b;
    private Material material;

    public PairContact(String id, PlanarBody bodyA, PlanarBody bodyB, Material material) {
        if (bodyA == bodyB) {
            throw new IllegalArgumentException(
                    "Contact " + id + " names body " + bodyA.id() + " twice; it needs two different bodies.");
        }
        this.id = id;
        this.material = material;
        a = new Outline(bodyA);
        b = new Outline(bodyB);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public void setMaterial(Material newMaterial) {
        material = newMaterial;
    }

    @Override
    public void collect(State s, int source, double[] reach, double margin, ContactSet out) {
        Touch.pair(s, source, a, b, margin + reach[a.body] + reach[b.body], material, out);
    }
}
