package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** A load of a thousand kilograms on a chain of n links of one kilogram: the mass ratio that iterations cannot bear. */
public final class HeavyLoad extends Recipe {
    private static final double LINK = 0.25;

    public HeavyLoad() {
        super(
                Group.CHARACTERS,
                "heavy-load",
                "Heavy load",
                "A thousand kilograms on links of one.",
                new Explanation(
                        "An iterating solver passes the load's weight from link to link, a little at a time, and the chain"
                                + " stretches like rubber. A direct solve knows the whole chain at once: the links stay closed.",
                        "condition of J M^{-1} J^T ~ n^2 · m_{load}/m_{link}",
                        "Switch to semi-implicit Euler and Gauss–Seidel and watch the joints open. Make the load heavier.",
                        "The reaction in the top joint: the whole weight, once it hangs still.",
                        "Baraff, section 1: a direct method, not an iterating one. The load is in none of the papers:"
                                + " the wish of every user of game engines."),
                Parameter.integer("n", "Links", 1, 2_000, 20, "How many links hold the load."),
                Parameter.logarithmic("load", "Load", "kg", 1, 1e6, 1000, "The mass at the end of the chain.")
                        .whileRunning(),
                Parameter.real("angle", "Start", "°", 0, 90, 25, "How far the chain is swung out when it is let go."),
                Parameter.logarithmic(
                                "damping",
                                "Damping",
                                "N·m·s",
                                0,
                                1e5,
                                0,
                                "A damper in every joint, to bring it to rest.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        int n = values.integer("n");
        double degrees = values.get("angle");
        double damping = values.get("damping");
        Vector2 along = degrees == 0 ? Vector2.of(0, -1) : Vector2.direction(StrictMath.toRadians(degrees - 90));
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("A heavy load on a chain of " + n + " light links.")
                .gravity(0, -values.get("gravity"))
                .run("implicit-bdf2", 1.0 / 60);
        for (int i = 1; i <= n; i++) {
            Vector2 from = along.times((i - 1) * LINK);
            scene.add(BodyDescription.rod("link" + i, 1, from, along.times(i * LINK), 0.06));
            scene.add(JointDescription.revolute(
                            "pin" + i, "link" + i, i == 1 ? JointDescription.WORLD : "link" + (i - 1), from)
                    .withSpring(0, damping, 0));
        }
        double radius = 0.35;
        Vector2 hook = along.times(n * LINK);
        Vector2 centre = hook.plus(along.times(radius));
        double load = values.get("load");
        scene.add(BodyDescription.rigid("load", load, centre, 0, ShapeDescription.disc(radius)), "weight");
        scene.add(JointDescription.revolute("hook", "load", "link" + n, hook).withSpring(0, damping, 0));
        double reach = n * LINK + 2 * radius;
        return scene.camera(0, -0.5 * reach, Math.max(3, 1.5 * reach)).build();
    }
}
