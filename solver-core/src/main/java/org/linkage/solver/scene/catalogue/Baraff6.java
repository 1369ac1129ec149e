package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.Vector2;

/**
 * Six bodies in a tree, free in space: the second figure of Baraff's paper, numbered as there. Bodies are 1 … 6, joints 7 … 11;
 * joint 7 ties 1 and 2, 8 ties 2 and 3, 9 ties 2 and 4, 10 ties 1 and 5, 11 ties 5 and 6. (The paper draws the graph; the lengths
 * are ours.)
 */
public final class Baraff6 extends Recipe {
    private static final Vector2 LEFT = Vector2.of(-0.6, 0.2);
    private static final Vector2 RIGHT = Vector2.of(0.6, 0.2);
    private static final Vector2 FORK = Vector2.of(-1.2, -0.6);
    private static final Vector2 ELBOW = Vector2.of(1.3, -0.5);

    /** Where each body begins and ends. */
    private static final Vector2[][] RODS = {
        {LEFT, RIGHT},
        {LEFT, FORK},
        {FORK, Vector2.of(-2, -1)},
        {FORK, Vector2.of(-0.9, -1.5)},
        {RIGHT, ELBOW},
        {ELBOW, Vector2.of(1.1, -1.4)},
    };

    public Baraff6() {
        super(
                Group.CHAINS,
                "baraff-6",
                "Baraff: figure 2",
                "The paper's tree of six bodies and five joints.",
                new Explanation(
                        "The example on which the paper explains its order: numbered as they come, bodies first, the matrix fills"
                                + " when it is factored. Taken from the leaves to the root, every node after its children, it does"
                                + " not fill at all, and so the work grows with the number of joints alone.",
                        "H = [M −J^T; −J 0] = L D L^T",
                        "Open the matrix view, choose the factor and draw the slider through the elimination; then take the dense"
                                + " solver and see the joints fill.",
                        "The numbers 1 … 11, once ids are switched on: those of the paper's figure. Nothing holds the tree, so its"
                                + " centre of mass stays where it is.",
                        "Baraff, sections 6 and 7 and figure 2."),
                Parameter.real("spin", "Spin", "rad/s", -3, 3, 1, "How fast the whole turns at the start."),
                Parameter.gravity(0));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double spin = values.get("spin");
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("Six bodies and five joints in a tree, free in space.")
                .gravity(0, -values.get("gravity"));
        Vector2 centre = centre();
        for (int i = 0; i < RODS.length; i++) {
            BodyDescription rod = BodyDescription.rod(String.valueOf(i + 1), mass(i), RODS[i][0], RODS[i][1], 0.1);
            // all turn as one about their centre of mass
            scene.add(rod.moving(rod.position().minus(centre).spun(spin), spin));
        }
        return scene.revolute("7", "2", "1", LEFT)
                .revolute("8", "3", "2", FORK)
                .revolute("9", "4", "2", FORK)
                .revolute("10", "5", "1", RIGHT)
                .revolute("11", "6", "5", ELBOW)
                .camera(centre.x(), centre.y(), 8)
                .build();
    }

    private static double mass(int rod) {
        return RODS[rod][0].distanceTo(RODS[rod][1]);
    }

    private static Vector2 centre() {
        Vector2 sum = Vector2.ZERO;
        double mass = 0;
        for (int i = 0; i < RODS.length; i++) {
            sum = sum.plus(RODS[i][0].plus(RODS[i][1]).times(0.5 * mass(i)));
            mass += mass(i);
        }
        return sum.times(1 / mass);
    }
}
