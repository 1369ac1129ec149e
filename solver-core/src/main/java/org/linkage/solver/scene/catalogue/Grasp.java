package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.LimitsDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** Two fingers of three bones with hard limits close on a ball that falls into the palm. */
public final class Grasp extends Recipe {
    private static final double[] LENGTHS = {0.1, 0.075, 0.055};

    public Grasp() {
        super(
                Group.CONTACTS,
                "grasp",
                "Grasp",
                "A hand with hard limits closes on a ball.",
                new Explanation(
                        "Limits of joints and contacts of skin are the same thing, an inequality with a multiplier that only"
                                + " pushes. Here both work together: springs close the fingers until ball or limit stops them.",
                        "g(q) ≥ 0,   λ ≥ 0,   λ g = 0",
                        "Open and close the grip. Pull the ball out. Bend a finger back to its limit.",
                        "Which rows are active: limits first, then contacts; none of them ever pulls.",
                        "Stiff Joints, section 6, names grasping; fingers with hard limits round a ball are in none"
                                + " of the papers: docs/MATHS.md, section 8. Limits and contacts as inequalities:"
                                + " Baraff, section 1; The Art to Keep in Touch, section 2.3."),
                Parameter.real("grip", "Grip", "°", -10, 90, 55, "The rest angle of every joint: open or closed.")
                        .whileRunning(),
                Parameter.logarithmic("stiffness", "Strength", "N·m", 0.01, 10, 1, "The spring of one joint.")
                        .whileRunning(),
                Parameter.real("ball", "Ball", "m", 0.03, 0.09, 0.065, "The radius of the ball."),
                Parameter.real("friction", "Friction", "", 0, 2, 0.7, "How much skin and ball rub.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double radius = values.get("ball");
        double friction = values.get("friction");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("Two fingers close on a ball.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-euler", 1.0 / 240);
        Vector2 mount = Vector2.of(0, -0.02);
        scene.add(BodyDescription.rigid("palm", 1, mount, 0, ShapeDescription.box(0.2, 0.04)), "plate");
        scene.add(JointDescription.weld("wrist", "palm", JointDescription.WORLD, mount));
        finger(scene, -1, values.get("grip"), values.get("stiffness"));
        finger(scene, 1, values.get("grip"), values.get("stiffness"));
        Vector2 above = Vector2.of(0, radius + 0.06);
        double mass = 20 * radius * radius;
        scene.add(BodyDescription.rigid("ball", mass, above, 0, ShapeDescription.disc(radius)), "ball");
        scene.add(ContactDescription.halfPlane("floor", "ball", Vector2.of(0, -0.3), Vector2.Y, 0.2, friction));
        scene.add(ContactDescription.all("skin", 0, friction));
        return scene.camera(0, 0.06, 0.7).build();
    }

    private static void finger(SceneDescription.Builder scene, int side, double grip, double stiffness) {
        Vector2 at = Vector2.of(0.1 * side, 0);
        Vector2 along = Vector2.direction(StrictMath.toRadians(90 - 25 * side));
        double rest = side * StrictMath.toRadians(grip);
        double back = StrictMath.toRadians(15);
        double forth = StrictMath.toRadians(95);
        LimitsDescription limits = LimitsDescription.hard(side > 0 ? -back : -forth, side > 0 ? forth : back);
        String before = "palm";
        for (int i = 0; i < LENGTHS.length; i++) {
            String id = (side < 0 ? "left" : "right") + (i + 1);
            Vector2 next = at.plus(along.times(LENGTHS[i]));
            scene.add(BodyDescription.rod(id, 0.15, at, next, 0.024 - 0.003 * i), "bone");
            scene.add(JointDescription.revolute("joint-" + id, id, before, at)
                    .withSpring(stiffness, 0.012 * Math.sqrt(stiffness), rest)
                    .withLimits(limits));
            before = id;
            at = next;
        }
    }
}
