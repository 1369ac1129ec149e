package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A blade on a sloping sheet of ice, seen from above: it moves along its edge and never across it.
 *
 * <p>With the blade under the centre of mass and a spin ω the path is a cycloid: it wanders along the slope and, on the
 * average, not down at all. With the blade set back it is Chaplygin's sleigh and runs straight in the end.
 */
public final class Skate extends Recipe {
    public Skate() {
        super(
                Group.MECHANISMS,
                "skate",
                "Skate on ice",
                "A constraint on speed that is none on place.",
                new Explanation(
                        "The blade forbids a speed, never a place: any point of the ice can be reached. Spinning on a slope, it"
                                + " draws loops sideways and refuses to go down.",
                        "−ẋ sin θ + ẏ cos θ = 0",
                        "Set the spin to zero and see it slide; set the blade back and see the sleigh find its way.",
                        "The path: a cycloid of height g/(2 ω^2).",
                        "Baraff, section 2.2, on constraints of velocity; Chaplygin's sleigh is in none of the"
                                + " papers."),
                Parameter.real("spin", "Spin", "rad/s", -6, 6, 1.5, "How fast it turns at the start."),
                Parameter.real("speed", "Speed", "m/s", -5, 5, 0, "How fast it moves along its blade at the start."),
                Parameter.real(
                        "offset", "Blade", "m", 0, 0.3, 0, "How far the blade stands behind the centre of mass."),
                Parameter.real("slope", "Slope", "m/s²", 0, 5, 1.5, "The part of gravity that acts along the ice.")
                        .whileRunning());
    }

    @Override
    public SceneDescription build(Parameters values) {
        double spin = values.get("spin");
        Vector2 blade = Vector2.of(-values.get("offset"), 0);
        // the blade's point moves along the axis; the centre of mass follows from the spin
        Vector2 velocity =
                Vector2.of(values.get("speed"), 0).plus(blade.times(-1).spun(spin));
        return SceneDescription.named(id())
                .description("A blade on a sloping sheet of ice, seen from above.")
                .gravity(0, -values.get("slope"))
                .add(
                        BodyDescription.rigid("sleigh", 1, Vector2.ZERO, 0, ShapeDescription.box(0.6, 0.25))
                                .moving(velocity, spin),
                        "skate")
                .add(JointDescription.skate("blade", "sleigh", blade, Vector2.X))
                .trace("sleigh", blade)
                .camera(0, 0, 6)
                .build();
    }
}
