package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * The slider-crank of the SUNDIALS examples: crank J = 1 pinned at its centre of mass, rod m = 1, J = 2 with its centre of
 * mass on the line y = 0, a spring-damper k = c = l₀ = 1 between them and a force on the rod's end. No gravity.
 *
 * <p>At the start q = π/2 and sin p = −1/2, so that cos p = √3/2; the rod's centre is at (√3/2, 0).
 */
public final class SundialsSliderCrank extends Recipe {
    public SundialsSliderCrank() {
        super(
                Group.MECHANISMS,
                "sundials-slider-crank",
                "Slider-crank of SUNDIALS",
                "A published benchmark with its own numbers, to five digits and more.",
                new Explanation(
                        "A slider-crank with a spring, a damper and a constant force that another team has published with its"
                                + " solution. What moves here must agree with their table.",
                        "t = 10:  q = 1.2757,  x = 1.0236,  p = −0.49881",
                        "Let it run to ten seconds and read the crank's angle.",
                        "The crank's angle q, the rod's centre x and angle p at t = 1, 5 and 10.",
                        "In none of the papers, but in SUNDIALS 7.5, example idaSlCrank_dns; RK4 with projection:"
                                + " docs/MATHS.md, section 7."),
                Parameter.real("force", "Force", "N", -5, 5, 1, "Pushes the rod's end along the axis.")
                        .whileRunning(),
                Parameter.real("stiffness", "Spring", "N/m", 0, 20, 1, "The spring between crank and rod.")
                        .whileRunning(),
                Parameter.real("damping", "Damper", "N·s/m", 0, 5, 1, "The damper beside the spring.")
                        .whileRunning());
    }

    @Override
    public SceneDescription build(Parameters values) {
        Vector2 tip = Vector2.of(0, 0.5);
        Vector2 along = Vector2.of(Math.sqrt(3) / 2, -0.5);
        Vector2 centre = Vector2.of(Math.sqrt(3) / 2, 0);
        double q = StrictMath.PI / 2;
        double p = StrictMath.asin(-0.5);
        return SceneDescription.named(id())
                .description("The slider-crank of SUNDIALS' example idaSlCrank_dns.")
                .gravity(0, 0)
                .add(BodyDescription.rigid("crank", 1, 1, Vector2.ZERO, q, ShapeDescription.rod(1, 0.1)), "crank")
                .add(BodyDescription.rigid("rod", 1, 2, centre, p, ShapeDescription.rod(2, 0.08)), "link")
                .revolute("main", "crank", JointDescription.WORLD, Vector2.ZERO)
                .revolute("crankpin", "rod", "crank", tip)
                .add(JointDescription.pointOnLine("guide", "rod", JointDescription.WORLD, centre, Vector2.X))
                .add(ForceDescription.spring(
                        "spring",
                        "crank",
                        "rod",
                        Vector2.of(0, 0.25),
                        centre.minus(along.times(0.5)),
                        values.get("stiffness"),
                        values.get("damping"),
                        1))
                .add(ForceDescription.pointForce("push", "rod", centre.plus(along), Vector2.of(values.get("force"), 0)))
                .camera(1, 0, 4.6)
                .build();
    }
}
