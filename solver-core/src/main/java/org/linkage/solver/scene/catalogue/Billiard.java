package org.linkage.solver.scene.catalogue;

import java.util.ArrayList;
import java.util.List;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * Eleven balls seen from above: ten in a triangle in a corner and one coming in.
 *
 * <p>11 × 2 sides + 11 · 10 / 2 pairs = 77 inequalities, every one listed. The triangle stands along the floor with its
 * first ball in the corner: rows of 4, 3, 2 and 1, the end balls touching the walls.
 */
public final class Billiard extends Recipe {
    static final double RADIUS = 0.028575;
    static final double MASS = 0.17;

    public Billiard() {
        super(
                Group.CONTACTS,
                "billiard",
                "Billiard in a corner",
                "Eleven balls, 22 wall rows and 55 pair rows: 77 inequalities.",
                new Explanation(
                        "The paper's own game. Before the shot the triangle is full of contacts that touch and carry nothing; at the hit"
                                + " the impulse runs through all of them at once, and no contact may pull.",
                        "J v^+ ≥ −e J v^−,   p ≥ 0,   complementary",
                        "Aim a degree to the side. Set the bounce to 1 and compare the energy before and after.",
                        "The list of impacts: rounds of impulses within one instant. Momentum changes by the wall's impulses only.",
                        "The Art to Keep in Touch, section 5 and figure 4; impulses are in none of the papers:"
                                + " docs/MATHS.md, section 9."),
                Parameter.real("speed", "Speed", "m/s", 0.1, 20, 2, "How fast the eleventh ball comes in."),
                Parameter.real("aim", "Aim", "°", -20, 20, 1, "Turns the shot away from the middle of the triangle."),
                Parameter.real("restitution", "Bounce", "", 0, 1, 0.95, "1 keeps all energy, 0 none of the approach.")
                        .whileRunning());
    }

    @Override
    public SceneDescription build(Parameters values) {
        double restitution = values.get("restitution");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("Ten balls in a triangle in a corner and one coming in: 77 inequalities.")
                .gravity(0, 0);
        List<String> ids = new ArrayList<>();
        double rise = RADIUS * Math.sqrt(3);
        for (int row = 0; row < 4; row++) {
            for (int i = 0; i < 4 - row; i++) {
                Vector2 centre = Vector2.of(RADIUS * (1 + row + 2 * i), RADIUS + rise * row);
                ids.add(addBall(scene, ids.size() + 1, centre, Vector2.ZERO));
            }
        }
        Vector2 start = Vector2.of(0.75, 0.55);
        Vector2 middle = Vector2.of(4 * RADIUS, RADIUS + rise);
        Vector2 velocity = middle.minus(start)
                .unit()
                .rotated(StrictMath.toRadians(values.get("aim")))
                .times(values.get("speed"));
        ids.add(addBall(scene, 11, start, velocity));
        for (String ball : ids) {
            scene.add(ContactDescription.halfPlane("floor-" + ball, ball, Vector2.ZERO, Vector2.Y, restitution, 0));
            scene.add(ContactDescription.halfPlane("wall-" + ball, ball, Vector2.ZERO, Vector2.X, restitution, 0));
        }
        for (int i = 0; i < ids.size(); i++) {
            for (int j = i + 1; j < ids.size(); j++) {
                String pair = ids.get(i) + "-" + ids.get(j);
                scene.add(ContactDescription.discDisc(pair, ids.get(i), ids.get(j), restitution, 0));
            }
        }
        return scene.camera(0.42, 0.32, 1.0).build();
    }

    private static String addBall(SceneDescription.Builder scene, int number, Vector2 centre, Vector2 velocity) {
        String id = "ball" + number;
        scene.add(
                BodyDescription.rigid(id, MASS, centre, 0, ShapeDescription.disc(RADIUS))
                        .moving(velocity, 0),
                number == 11 ? "ball" : "ball " + number);
        return id;
    }
}
