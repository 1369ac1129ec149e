package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A cable-stayed bridge: a pylon in the middle, a deck of n segments on stiff hinges, an elastic cable to every joint.
 *
 * <p>Each cable is stretched just so that its vertical pull carries one segment: k (ℓ − ℓ₀) sin α = m g. The horizontal
 * pulls of the two sides meet in the deck and in the pylon, which is the world here.
 */
public final class CableBridge extends Recipe {
    private static final double SEGMENT = 2;
    private static final double MASS = 400;

    public CableBridge() {
        super(
                Group.CHARACTERS,
                "cable-bridge",
                "Cable bridge",
                "A deck on stiff cables, under a load that can be as heavy as one likes.",
                new Explanation(
                        "Steel is stiff: a millimetre more and a cable pulls with tons. The implicit step takes such springs in its"
                                + " stride, and the deck settles under the load within a few frames.",
                        "k (ℓ − ℓ_0) sin α = m g",
                        "Put the load on, move it along by a finger's pull on other segments, soften the cables.",
                        "The cables' colours: which of them takes the load?",
                        "Stiff Joints, sections 3.2 and 4, for stiff forces; cables between any two bodies are in"
                                + " none of the papers: docs/MATHS.md, section 6."),
                Parameter.integer("n", "Segments", 4, 400, 16, "How many segments the deck has, both sides together."),
                Parameter.real(
                                "load",
                                "Load",
                                "N",
                                0,
                                200_000,
                                10_000,
                                "Presses on the segment at a quarter of the deck.")
                        .whileRunning(),
                Parameter.logarithmic("cable", "Cables", "N/m", 1e4, 1e8, 1e6, "The stiffness of a cable.")
                        .whileRunning(),
                Parameter.logarithmic("hinge", "Deck", "N·m", 0, 1e8, 1e5, "The stiffness of a hinge of the deck.")
                        .whileRunning());
    }

    @Override
    public SceneDescription build(Parameters values) {
        int half = (values.integer("n") + 1) / 2;
        double cable = values.get("cable");
        double hinge = values.get("hinge");
        double height = 0.45 * half * SEGMENT + 2;
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A cable-stayed bridge of " + 2 * half + " segments.")
                .run("implicit-euler", 1.0 / 60);
        for (int side = -1; side <= 1; side += 2) {
            String name = side < 0 ? "left" : "right";
            String before = JointDescription.WORLD;
            for (int i = 1; i <= half; i++) {
                Vector2 from = Vector2.of(side * (i - 1) * SEGMENT, 0);
                Vector2 to = Vector2.of(side * i * SEGMENT, 0);
                Vector2 top = Vector2.of(0, height * (0.6 + 0.4 * i / half));
                String id = name + i;
                scene.add(BodyDescription.rod(id, MASS, from, to, 0.3), "deck");
                scene.add(JointDescription.revolute("hinge-" + id, id, before, from)
                        .withSpring(hinge, 0.05 * hinge, 0));
                double length = to.distanceTo(top);
                // the last joint carries half a segment only
                double weight = (i == half ? 0.5 : 1) * MASS * 9.81;
                double stretch = weight * length / (top.y() * cable);
                scene.add(ForceDescription.spring(
                        "cable-" + id,
                        id,
                        JointDescription.WORLD,
                        to,
                        top,
                        cable,
                        0.02 * cable,
                        Math.max(0, length - stretch)));
                before = id;
            }
        }
        String loaded = "right" + Math.max(1, half / 2);
        scene.add(ForceDescription.constant("load", loaded, Vector2.of(0, -values.get("load")), 0));
        return scene.camera(0, 0.4 * height, 2.3 * half * SEGMENT).build();
    }
}
