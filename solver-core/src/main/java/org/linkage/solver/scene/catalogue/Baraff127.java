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
 * One hundred and twenty-seven joints in a tree, after figure 3 of Baraff's paper.
 *
 * <p>A hub on a pin and six generations of rods around it, 1 + 2 + 4 + … + 64 = 127 bodies, each with one joint to its
 * parent, laid out in rings.
 */
public final class Baraff127 extends Recipe {
    private static final int GENERATIONS = 6;

    public Baraff127() {
        super(
                Group.CHAINS,
                "baraff-127",
                "Baraff: 127 joints",
                "The star of figure 3.",
                new Explanation(
                        "The paper's largest example: the method that takes time in proportion to n^3 was forty times slower on"
                                + " it. In the plane a joint has two rows instead of three, 254 in all.",
                        "1 + 2 + 4 + … + 64 = 127",
                        "Spin the hub with a finger and let the arms fly out; let the star fall into itself.",
                        "Tree against dense: the factor between their times.",
                        "Baraff, section 9 and figure 3."),
                Parameter.real("spin", "Spin", "rad/s", -10, 10, 2, "How fast the star turns as one at the start."),
                Parameter.gravity(3));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double spin = values.get("spin");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("127 joints in a tree.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 60);
        ShapeDescription disc = ShapeDescription.disc(0.3);
        scene.add(BodyDescription.rigid("hub", 2, Vector2.ZERO, 0, disc).moving(Vector2.ZERO, spin), "wheel");
        scene.revolute("axle", "hub", JointDescription.WORLD, Vector2.ZERO);
        int arms = 0;
        double radius = 0.3;
        Vector2[] starts = {Vector2.of(0, radius), Vector2.of(0, -radius)};
        String[] parents = {"hub", "hub"};
        for (int generation = 1; generation <= GENERATIONS; generation++) {
            int count = 1 << generation;
            double outer = radius + 0.75 - 0.07 * generation;
            Vector2[] nextStarts = new Vector2[2 * count];
            String[] nextParents = new String[2 * count];
            for (int i = 0; i < count; i++) {
                double turn = 2 * StrictMath.PI * (i + 0.5) / count;
                Vector2 start = starts[i];
                Vector2 end = Vector2.direction(turn).times(outer);
                arms++;
                String id = "arm" + arms;
                double length = start.distanceTo(end);
                scene.add(BodyDescription.rod(id, 0.4 * length, start, end, 0.07)
                        .moving(start.towards(end, 0.5).spun(spin), spin));
                scene.revolute("joint-" + id, id, parents[i], start);
                nextStarts[2 * i] = end;
                nextStarts[2 * i + 1] = end;
                nextParents[2 * i] = id;
                nextParents[2 * i + 1] = id;
            }
            starts = nextStarts;
            parents = nextParents;
            radius = outer;
        }
        return scene.camera(0, 0, 2.9 * radius).build();
    }
}
