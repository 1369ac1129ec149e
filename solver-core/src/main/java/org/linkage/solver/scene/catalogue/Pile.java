package org.linkage.solver.scene.catalogue;

import java.util.Random;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** n discs of several sizes fall into a box that can be tilted. */
public final class Pile extends Recipe {
    private static final double PITCH = 0.125;

    public Pile() {
        super(
                Group.CONTACTS,
                "pile",
                "Pile of discs",
                "Hundreds of discs in a box, every contact exact.",
                new Explanation(
                        "Thousands of inequalities, many of them redundant, and still the force in each contact is neither guessed"
                                + " nor averaged. Interior point and pivoting work on the same sparse pattern.",
                        "0 ≤ λ ⊥ A λ + b ≥ 0",
                        "Tilt the box. Throw a disc into the heap.",
                        "The worst overlap, and the time of a step against the number of contacts.",
                        "The Art to Keep in Touch, sections 4.2 and 5, chooses among the contacts of eleven balls;"
                                + " piles with redundant contacts are in none of the papers: docs/MATHS.md,"
                                + " section 8."),
                Parameter.integer("n", "Discs", 10, 5_000, 300, "How many discs fall into the box."),
                Parameter.real("tilt", "Tilt", "°", -90, 90, 0, "Turns the box; gravity turns the other way.")
                        .whileRunning(),
                Parameter.real("friction", "Friction", "", 0, 2, 0, "How much they rub; it costs time.")
                        .whileRunning(),
                Parameter.real("restitution", "Bounce", "", 0, 1, 0, "What is left of an approach after a hit.")
                        .whileRunning());
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double friction = values.get("friction");
        double restitution = values.get("restitution");
        int columns = Math.max(4, (int) Math.sqrt(1.4 * n));
        double half = 0.5 * (columns + 1) * PITCH;
        Vector2 gravity = Vector2.of(0, -9.81).rotated(StrictMath.toRadians(values.get("tilt")));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description(n + " discs in a box.")
                .gravity(gravity.x(), gravity.y())
                .run("semi-implicit-euler", 1.0 / 120);
        // the same sizes and places on every machine
        Random random = new Random(20);
        for (int i = 0; i < n; i++) {
            double radius = 0.035 + 0.025 * random.nextDouble();
            double shift = (i / columns) % 2 == 0 ? 0.25 : 0.75;
            double x = -half + PITCH * (i % columns + shift + 0.02 * random.nextDouble()) + 0.4 * PITCH;
            int row = i / columns;
            double y = PITCH * (row + 0.6);
            double mass = 300 * radius * radius;
            scene.add(
                    BodyDescription.rigid("disc" + (i + 1), mass, Vector2.of(x, y), 0, ShapeDescription.disc(radius)));
        }
        String every = ContactDescription.EVERY_BODY;
        scene.add(ContactDescription.halfPlane("floor", every, Vector2.ZERO, Vector2.Y, restitution, friction));
        scene.add(ContactDescription.halfPlane("left", every, Vector2.of(-half, 0), Vector2.X, restitution, friction));
        scene.add(ContactDescription.halfPlane(
                "right", every, Vector2.of(half, 0), Vector2.of(-1, 0), restitution, friction));
        scene.add(ContactDescription.all("discs", restitution, friction));
        double height = PITCH * (n / columns + 1);
        return scene.camera(0, 0.5 * height, Math.max(2.6 * half, 1.2 * height)).build();
    }
}
