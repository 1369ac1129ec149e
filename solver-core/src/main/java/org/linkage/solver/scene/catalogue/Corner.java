package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A particle in an acute corner with a constant force: g₁ = (x − y)/√2 ≥ 0 and g₂ = y ≥ 0, both zero at the start.
 *
 * <p>The paper writes g₁ = x − y; with the unit normal used here its multiplier is √2 times as large.
 */
public final class Corner extends Recipe {
    public Corner() {
        super(
                Group.CONTACTS,
                "corner",
                "Corner",
                "A particle, two walls and a force: four algorithms, and two of them are wrong.",
                new Explanation(
                        "Both walls touch the particle, but which of them push? Holding both glues the particle to the corner with"
                                + " multipliers that pull; dropping them a step late lets it sink in and jump. The right set is found by"
                                + " asking, row by row, what would break without it.",
                        "0 ≤ λ ⊥ J a − d ≥ 0",
                        "Force (2, −1): it should slide along the floor. Force (−1, −2): it should stay. Change the algorithm while"
                                + " it runs, then the mass.",
                        "The height y and its acceleration: exactly zero for the right algorithms, a ripple for Platt's.",
                        "The Art to Keep in Touch, sections 3 to 5 and figures 1 to 3."),
                Parameter.real("fx", "Force, x", "N", -10, 10, 2, "The force along the floor.")
                        .whileRunning(),
                Parameter.real("fy", "Force, y", "N", -10, 10, -1, "The force across the floor.")
                        .whileRunning(),
                Parameter.logarithmic(
                                "mass", "Mass", "kg", 0.1, 100, 2, "A heavier particle makes Platt's error larger.")
                        .whileRunning());
    }

    @Override
    public SceneDescription build(Parameters values) {
        Vector2 force = Vector2.of(values.get("fx"), values.get("fy"));
        return SceneDescription.named(id())
                .description("A particle in an acute corner, pushed by a constant force.")
                .gravity(0, 0)
                .add(BodyDescription.particle("particle", values.get("mass"), Vector2.ZERO, null), "ball")
                .add(ForceDescription.constant("push", "particle", force, 0))
                .add(ContactDescription.halfPlane(
                        "slope", "particle", Vector2.ZERO, Vector2.of(1, -1).unit(), 0, 0))
                .add(ContactDescription.halfPlane("floor", "particle", Vector2.ZERO, Vector2.Y, 0, 0))
                .camera(1.2, 0.5, 4)
                .build();
    }
}
