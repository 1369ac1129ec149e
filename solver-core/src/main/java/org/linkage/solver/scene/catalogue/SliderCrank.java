package org.linkage.solver.scene.catalogue;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/**
 * A wheel drives a piston through a rod: a grounded frame, three revolute joints and one prismatic joint.
 *
 * <p>The pin is at r (cos φ, sin φ) and the piston at x = r cos φ + √(l² − r² sin² φ) on the axis y = 0.
 */
public final class SliderCrank extends Recipe {
    private static final double START = 0.9;

    public SliderCrank() {
        super(
                Group.MECHANISMS,
                "slider-crank",
                "Slider-crank",
                "A wheel with a torque drives a piston; switch the torque off and it coasts.",
                new Explanation(
                        "The engine of every car, and the opening demonstration of the article that this began with. Five joints close"
                                + " one loop, and a single freedom is left.",
                        "x = r cos φ + √(l^2 − r^2 sin^2 φ)",
                        "Switch the torque off and push the piston with a finger; hold the wheel at its dead centre.",
                        "The force in the wrist pin grows with the square of the speed; the guide pushes up and down in turn.",
                        "Constrained Dynamics 2, the demonstration at its head."),
                Parameter.toggle("drive", "Drive", true, "Turns the wheel's torque on and off.")
                        .whileRunning(),
                Parameter.real(
                                "torque",
                                "Torque",
                                "N·m",
                                -20,
                                20,
                                3,
                                "How hard the wheel is turned, + counter-clockwise.")
                        .whileRunning(),
                Parameter.real("rod", "Rod", "m", 0.6, 2, 1.1, "The length of the rod from the pin to the piston."),
                Parameter.logarithmic("piston", "Piston", "kg", 0.1, 10, 0.6, "The mass that moves to and fro.")
                        .whileRunning(),
                Parameter.gravity(9.81));
    }

    @Override
    public SceneDescription build(Parameters values) {
        double crank = 0.4;
        double rod = values.get("rod");
        Vector2 hub = Vector2.ZERO;
        Vector2 pin = Vector2.direction(START).times(crank);
        Vector2 wrist = Vector2.of(pin.x() + Math.sqrt(rod * rod - pin.y() * pin.y()), 0);
        double torque = values.on("drive") ? values.get("torque") : 0;
        return SceneDescription.named(id())
                .description("A wheel drives a piston through a rod.")
                .gravity(0, -values.get("gravity"))
                .add(
                        BodyDescription.rigid("frame", 4, Vector2.of(0, -0.72), 0, ShapeDescription.box(0.9, 0.24)),
                        "plate")
                .add(BodyDescription.rigid("wheel", 2, hub, START, ShapeDescription.disc(0.55)), "wheel")
                .add(BodyDescription.rod("rod", 0.5, pin, wrist, 0.09), "link")
                .add(
                        BodyDescription.rigid(
                                "piston", values.get("piston"), wrist, 0, ShapeDescription.box(0.34, 0.26)),
                        "piston")
                .add(JointDescription.weld("ground", "frame", JointDescription.WORLD, Vector2.of(0, -0.72)))
                .revolute("axle", "wheel", "frame", hub)
                .revolute("crankpin", "rod", "wheel", pin)
                .revolute("wristpin", "piston", "rod", wrist)
                .add(JointDescription.prismatic("guide", "piston", "frame", wrist, Vector2.X))
                .add(ForceDescription.constant("drive", "wheel", Vector2.ZERO, torque))
                .camera(0.5 * rod, -0.1, 1.2 * rod + 1.6)
                .build();
    }
}
