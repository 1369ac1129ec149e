package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Defaults;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * Theo Jansen's leg, several of them on one crank, every one with its mirror image.
 *
 * <p>The eleven lengths are Jansen's own (a = 38 … m = 15), one unit here 1 cm. With the crank pin X and the fixed pin Y
 * known, each further pin is where two circles meet: W (j, b), V (e, d), U (k, c), T (f, g) and the foot S (h, i). Y, W, V
 * and T, U, S are rigid triangles. On its own feet the frame is a body held by nothing but the floor.
 */
public final class Walker extends Recipe {
    private static final double UNIT = 0.01;
    private static final double HALF_FRAME = 38;
    private static final double DROP = 7.8;
    private static final double CRANK = 15;
    private static final double FRAME_HEIGHT = 8;

    public Walker() {
        super(
                Group.MECHANISMS,
                "walker",
                "Strandbeest",
                "Theo Jansen's legs on one crank.",
                new Explanation(
                        "Eleven lengths, found by an artist with a computer, turn the round of a crank into a step that is flat"
                                + " below and quick above. Every leg adds two loops; all hang on one crank.",
                        "|P − A| = a,   |P − B| = b   (pin after pin)",
                        "Let it walk on the floor. Change the number of legs: two pairs stumble, three walk.",
                        "The path of a foot, and the number of loops against the time of a solve.",
                        "Loops as in Baraff, section 8; the legs are in none of the papers: their lengths are"
                                + " Jansen's."),
                Parameter.integer("legs", "Leg pairs", 1, 6, 3, "Pairs of legs, spread evenly over the crank's turn."),
                Parameter.real("speed", "Motor", "rad/s", -8, 8, -2.5, "How fast the crank turns against the frame.")
                        .whileRunning(),
                Parameter.toggle("walk", "On the floor", false, "Stands it on the floor instead of holding its frame."),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double speed = values.get("speed");
        int legs = values.integer("legs");
        boolean walks = values.on("walk");
        double crankStart = 0.4;
        SceneDescription.Builder scene = SceneDescription.named(id())
                .description("Theo Jansen's linkage with " + 2 * legs + " legs on one crank.")
                .gravity(0, -values.get("gravity"));
        Vector2 frameCentre = Vector2.of(0, -DROP * UNIT);
        scene.add(
                BodyDescription.rigid(
                        "frame", 3, frameCentre, 0, ShapeDescription.box(2 * HALF_FRAME * UNIT, FRAME_HEIGHT * UNIT)),
                "plate");
        if (!walks) {
            scene.add(JointDescription.weld("stand", "frame", JointDescription.WORLD, frameCentre));
        }
        ShapeDescription wheel = ShapeDescription.disc(1.2 * CRANK * UNIT);
        scene.add(
                BodyDescription.rigid("crank", 1, Vector2.ZERO, crankStart, wheel)
                        .moving(Vector2.ZERO, speed),
                "wheel");
        scene.revolute("axle", "crank", "frame", Vector2.ZERO);
        scene.add(JointDescription.motor("motor", "crank", "frame", speed));
        double lowest = 0;
        for (int i = 0; i < legs; i++) {
            Moving pin = Moving.onWheel(CRANK, crankStart + 2 * StrictMath.PI * i / legs, speed);
            lowest = Math.min(lowest, leg(scene, "left" + (i + 1), pin, false));
            lowest = Math.min(lowest, leg(scene, "right" + (i + 1), pin, true));
        }
        if (walks) {
            Vector2 floor = Vector2.of(0, lowest - 0.002);
            for (int i = 1; i <= legs; i++) {
                scene.add(ContactDescription.halfPlane("floorL" + i, "left" + i + "foot", floor, Vector2.Y, 0, 0.9));
                scene.add(ContactDescription.halfPlane("floorR" + i, "right" + i + "foot", floor, Vector2.Y, 0, 0.9));
            }
            scene.defaults(Defaults.of("semi-implicit-euler", 1.0 / 240));
        }
        return scene.camera(0, -0.35, walks ? 3.2 : 2.4).build();
    }

    /** Adds one leg and gives the height of its foot. A right leg is a left one seen in a mirror. */
    private static double leg(SceneDescription.Builder scene, String name, Moving pin, boolean right) {
        Moving x = right ? pin.mirrored() : pin;
        Moving y = Moving.fixed(-HALF_FRAME, -DROP);
        Moving w = Moving.meet(x, 50, y, 41.5, -1);
        Moving v = Moving.meet(y, 40.1, w, 55.8, 1);
        Moving u = Moving.meet(x, 61.9, y, 39.3, 1);
        Moving t = Moving.meet(v, 39.4, u, 36.7, -1);
        Moving s = Moving.meet(t, 65.7, u, 49, -1);
        x = placed(x, right);
        y = placed(y, right);
        w = placed(w, right);
        v = placed(v, right);
        u = placed(u, right);
        t = placed(t, right);
        s = placed(s, right);
        scene.add(Moving.rod(name + "upper", 0.25, x, w, 0.025), "link");
        scene.add(Moving.rod(name + "lower", 0.3, x, u, 0.025), "link");
        scene.add(Moving.plate(name + "rocker", 0.3, y, w, v), "plate");
        scene.add(Moving.rod(name + "hanger", 0.2, y, u, 0.025), "link");
        scene.add(Moving.rod(name + "tie", 0.2, v, t, 0.025), "link");
        scene.add(Moving.plate(name + "foot", 0.4, t, u, s), "foot");
        scene.revolute(name + "X1", name + "upper", "crank", x.at());
        scene.revolute(name + "X2", name + "lower", "crank", x.at());
        scene.revolute(name + "Y1", name + "rocker", "frame", y.at());
        scene.revolute(name + "Y2", name + "hanger", "frame", y.at());
        scene.revolute(name + "W", name + "upper", name + "rocker", w.at());
        scene.revolute(name + "V", name + "tie", name + "rocker", v.at());
        scene.revolute(name + "U1", name + "lower", name + "hanger", u.at());
        scene.revolute(name + "U2", name + "foot", name + "hanger", u.at());
        scene.revolute(name + "T", name + "foot", name + "tie", t.at());
        scene.trace(name + "foot", s.at());
        return s.at().y();
    }

    private static Moving placed(Moving point, boolean right) {
        return (right ? point.mirrored() : point).scaled(UNIT);
    }
}
