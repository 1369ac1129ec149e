package org.linkage.solver.contact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.State;

/** Every pair of shaped bodies that no joint ties to each other. A row is named after its bodies, {@code a~b}. */
public final class AllPairs implements ContactSource {
    private final String id;
    private final Mechanism mechanism;
    private final Outline[] outlines;
    private final BroadPhase broadPhase;
    /** For each body the sorted indices of those it is joined to. */
    private final int[][] joined;

    private int[] near = new int[64];
    private Material material;

    public AllPairs(String id, Mechanism mechanism, List<? extends Constraint> joints, Material material) {
        this.id = id;
        this.mechanism = mechanism;
        this.material = material;
        List<Outline> found = new ArrayList<>();
        for (Body body : mechanism.bodies()) {
            Outline outline = Outline.of(body);
            if (outline != null) {
                found.add(outline);
            }
        }
        outlines = found.toArray(new Outline[0]);
        broadPhase = new BroadPhase(outlines);
        joined = new int[mechanism.bodyCount()][0];
        for (Constraint joint : joints) {
            for (int k = 0; k < joint.bodyCount(); k++) {
                for (int l = 0; l < joint.bodyCount(); l++) {
                    if (k != l) {
                        join(joint.body(k), joint.body(l));
                    }
                }
            }
        }
    }

    /** Keeps two bodies from touching, as a joint between them does: a rope's ends, a grip. */
    public void join(Body a, Body b) {
        int[] before = joined[a.index()];
        if (Arrays.binarySearch(before, b.index()) < 0) {
            int[] after = Arrays.copyOf(before, before.length + 1);
            after[before.length] = b.index();
            Arrays.sort(after);
            joined[a.index()] = after;
            join(b, a);
        }
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String rowId(int bodyA, int bodyB) {
        int a = Math.min(bodyA, bodyB);
        int b = Math.max(bodyA, bodyB);
        return mechanism.body(a).id() + "~" + mechanism.body(b).id();
    }

    @Override
    public void setMaterial(Material newMaterial) {
        material = newMaterial;
    }

    @Override
    public void collect(State s, int source, double[] reach, double margin, ContactSet out) {
        broadPhase.build(s, reach, margin);
        for (int i = 0; i < outlines.length; i++) {
            int found = broadPhase.neighbours(s, i, near);
            while (found < 0) {
                near = new int[2 * near.length];
                found = broadPhase.neighbours(s, i, near);
            }
            Outline a = outlines[i];
            int[] partners = joined[a.body];
            for (int n = 0; n < found; n++) {
                Outline b = outlines[near[n]];
                if (partners.length == 0 || Arrays.binarySearch(partners, b.body) < 0) {
                    double limit = margin + reach[a.body] + reach[b.body];
                    Touch.pair(s, source, a, b, limit, material, out);
                }
            }
        }
    }
}
