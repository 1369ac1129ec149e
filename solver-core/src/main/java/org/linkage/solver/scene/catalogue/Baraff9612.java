package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * Ninety-six rows in a tree and twelve that close loops: 48 rods, 48 joints of the tree and 6 that close a ring each.
 *
 * <p>Six cells hang one below the other, each of two connecting rods and a ring of six: 8 rods, 8 joints of the tree and
 * one that closes the ring.
 */
public final class Baraff9612 extends Recipe {
    private static final int CELLS = 6;
    private static final int SIDES = 6;

    public Baraff9612() {
        super(
                Group.CHAINS,
                "baraff-96-12",
                "Baraff: 96 + 12",
                "Six rings in a row: 96 rows in a tree, 12 that close loops.",
                new Explanation(
                        "The paper changed the connectivity so that twelve rows no longer fit the tree. They were solved as"
                                + " auxiliary rows, and cost more than twice as much as all the others.",
                        "(J_a M̂^{-1} J_a^T) μ = c_a,   12 × 12",
                        "Compare auxiliary rows with the sparse factor on the same scene.",
                        "The time of a step: 7.75 ms and 17 ms more in 1996.",
                        "Baraff, section 8 for the method and section 9 for the times."),
                Parameter.real("tilt", "Start", "°", -80, 80, 30, "How far the row is swung out when it is let go."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double tilt = StrictMath.toRadians(values.get("tilt"));
        double rod = 0.4;
        double down = -StrictMath.PI / 2 + tilt;
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("48 rods, 48 joints in a tree and 6 that close rings.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 60);
        Vector2 along = Vector2.direction(down).times(rod);
        Vector2 top = Vector2.ZERO;
        String above = JointDescription.WORLD;
        for (int cell = 1; cell <= CELLS; cell++) {
            String first = "upper" + cell;
            String second = "lower" + cell;
            Vector2 middle = top.plus(along);
            Vector2 corner = middle.plus(along);
            scene.add(BodyDescription.rod(first, 0.4, top, middle, 0.07));
            scene.add(BodyDescription.rod(second, 0.4, middle, corner, 0.07));
            scene.revolute("hang" + cell, first, above, top);
            scene.revolute("knee" + cell, second, first, middle);
            String before = second;
            for (int side = 1; side <= SIDES; side++) {
                // a regular hexagon that begins and ends at the upper corner; the third side ends at the lower one
                Vector2 next = corner.plus(
                        Vector2.direction(down + StrictMath.PI / 3 * (side - 2)).times(rod));
                String id = "ring" + cell + "-" + side;
                scene.add(BodyDescription.rod(id, 0.3, corner, next, 0.06));
                scene.revolute("turn" + cell + "-" + side, id, before, corner);
                before = id;
                corner = next;
                if (side == SIDES / 2) {
                    top = corner;
                    above = id;
                }
            }
            scene.revolute("close" + cell, before, second, corner);
        }
        return scene.camera(1.5, -5, 16).build();
    }
}
