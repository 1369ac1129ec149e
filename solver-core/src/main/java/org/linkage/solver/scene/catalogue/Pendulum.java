package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** A particle on a weightless bar, released at rest from the horizontal: the first benchmark of multibody dynamics. */
public final class Pendulum extends Recipe {
    public Pendulum() {
        super(
                Group.MECHANISMS,
                "pendulum",
                "Pendulum",
                "One particle, one bar, one multiplier.",
                new Explanation(
                        "The bar is a constraint: one equation that the motion may never break. Its multiplier λ is the force in the"
                                + " bar, found anew at every instant.",
                        "C = |p| − L = 0,   m a = m g + J^T λ",
                        "Pull the particle and let go; change the mass while it swings.",
                        "The bar's force: three times the weight at the lowest point after a release from the horizontal, whatever"
                                + " the mass of the particle does to the scale.",
                        "Constrained Dynamics 2, Global Form of the Constraint Problem; IFToMM benchmark A01."),
                Parameter.real("length", "Length", "m", 0.1, 10, 1, "The bar from the pivot to the particle."),
                Parameter.logarithmic("mass", "Mass", "kg", 0.01, 100, 1, "Changes the bar's force and nothing else.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double length = values.get("length");
        Vector2 start = Vector2.of(-length, 0);
        return SceneDescription.named(id())
                .description("A particle released at rest from the horizontal, held by one distance.")
                .gravity(0, -values.get("gravity"))
                .add(
                        BodyDescription.particle(
                                "bob", values.get("mass"), start, ShapeDescription.disc(0.08 * length)),
                        "ball")
                .add(JointDescription.distance("bar", "bob", JointDescription.WORLD, start, Vector2.ZERO))
                .camera(0, -0.4 * length, 3 * length)
                .build();
    }
}
