package org.linkage.peers;

import org.linkage.solver.mechanism.State;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.Defaults;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;
import org.linkage.solver.simulation.Simulation;

/** Our own library, through the same door as everybody else's: a scene description and one step a frame. */
final class LinkageEngine implements Engine {
    private static final double FRAME = 1.0 / 60;

    private final Simulation simulation;
    private final int substeps;

    /** Implicit BDF2 for pins, velocity-level exact contact for piles. */
    LinkageEngine(PeerScene scene, Setting setting) {
        this(scene, setting, scene.touching ? "semi-implicit-euler" : "implicit-bdf2", scene.touching ? 2 : 1);
    }

    private LinkageEngine(PeerScene scene, Setting setting, String integrator, int leastSubsteps) {
        substeps = Math.max(setting.substeps(), leastSubsteps);
        try {
            simulation = Simulation.of(describe(scene, integrator, FRAME / substeps));
        } catch (SceneException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The default for small mechanisms: RK4 with projection, at 1/240 s at the most. */
    static Engine accurate(PeerScene scene, Setting setting) {
        return new LinkageEngine(scene, setting, "rk4-projected", 4);
    }

    private static SceneDescription describe(PeerScene scene, String integrator, double step) {
        SceneDescription.Builder builder = SceneDescription.named(scene.name)
                .gravity(0, -PeerScene.GRAVITY)
                .defaults(Defaults.of(integrator, step));
        for (int i = 0; i < scene.parts.size(); i++) {
            PeerScene.Part part = scene.parts.get(i);
            ShapeDescription shape = part.radius() > 0
                    ? ShapeDescription.disc(part.radius())
                    : ShapeDescription.box(part.width(), part.height());
            Vector2 place = new Vector2(part.x(), part.y());
            builder.add(BodyDescription.rigid("b" + i, part.mass(), part.inertia(), place, part.angle(), shape));
        }
        for (int k = 0; k < scene.pins.size(); k++) {
            PeerScene.Pin pin = scene.pins.get(k);
            String other = pin.b() < 0 ? "world" : "b" + pin.b();
            builder.revolute("j" + k, "b" + pin.a(), other, new Vector2(pin.x(), pin.y()));
        }
        if (scene.touching) {
            builder.add(ContactDescription.all("touch", 0, scene.friction));
            wall(builder, "floor", new Vector2(0, 0), new Vector2(0, 1), scene.friction);
            wall(builder, "left", new Vector2(-1.5, 0), new Vector2(1, 0), scene.friction);
            wall(builder, "right", new Vector2(1.5, 0), new Vector2(-1, 0), scene.friction);
        }
        return builder.build();
    }

    private static void wall(
            SceneDescription.Builder builder, String id, Vector2 point, Vector2 normal, double friction) {
        builder.add(ContactDescription.halfPlane(id, ContactDescription.EVERY_BODY, point, normal, 0, friction));
    }

    @Override
    public void frame() {
        for (int i = 0; i < substeps; i++) {
            String refusal = simulation.step();
            if (refusal != null) {
                throw new IllegalStateException(refusal);
            }
        }
    }

    private double coordinate(int part, int which) {
        State state = simulation.state();
        return state.q[3 * part + which];
    }

    @Override
    public double x(int part) {
        return coordinate(part, 0);
    }

    @Override
    public double y(int part) {
        return coordinate(part, 1);
    }

    @Override
    public double angle(int part) {
        return coordinate(part, 2);
    }
}
