package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/** Two uniform rods in a row, released at rest: the smallest mechanism whose motion nobody can foretell. */
public final class DoublePendulum extends Recipe {
    public DoublePendulum() {
        super(
                Group.MECHANISMS,
                "double-pendulum",
                "Double pendulum",
                "Two rods and chaos.",
                new Explanation(
                        "Two rods with two joints have two freedoms and no formula for their motion. Two starts that differ by"
                                + " the width of an atom part ways within half a minute.",
                        "|δ(t)| ≈ |δ(0)| e^{Λ t}",
                        "Start it twice with the upper angle changed by 0.1° and compare.",
                        "The energy: it should stay where it began although the motion never repeats.",
                        "Constrained Dynamics 2, Revolute Joint."),
                Parameter.real("upper", "Upper rod", "°", -180, 180, 120, "Its angle at the start, from hanging down."),
                Parameter.real("lower", "Lower rod", "°", -180, 180, 100, "Its angle at the start, from hanging down."),
                Parameter.real("ratio", "Lower length", "m", 0.2, 2, 0.8, "The lower rod's length; the upper is 1 m."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        Vector2 down = Vector2.of(0, -1);
        Vector2 elbow = down.rotated(StrictMath.toRadians(values.get("upper")));
        double ratio = values.get("ratio");
        Vector2 tip = elbow.plus(
                down.rotated(StrictMath.toRadians(values.get("lower"))).times(ratio));
        return SceneDescription.named(id())
                .description("Two rods released at rest.")
                .gravity(0, -values.get("gravity"))
                .add(BodyDescription.rod("upper", 1, Vector2.ZERO, elbow, 0.1), "link")
                .add(BodyDescription.rod("lower", ratio, elbow, tip, 0.1), "link")
                .revolute("shoulder", "upper", JointDescription.WORLD, Vector2.ZERO)
                .revolute("elbow", "lower", "upper", elbow)
                .trace("lower", tip)
                .camera(0, 0, 2.6 * (1 + ratio))
                .build();
    }
}
