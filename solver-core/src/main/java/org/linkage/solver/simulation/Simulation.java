package org.linkage.solver.simulation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.contact.Pockets;
import org.linkage.solver.force.Finger;
import org.linkage.solver.integrate.Sensible;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneBuilder;
import org.linkage.solver.scene.SceneCheck;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneModel;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/**
 * A scene that runs: where a user of the library starts.
 *
 * <pre>
 *   Simulation simulation = Simulation.of("slider-crank");
 *   while (simulation.time() &lt; 10) {
 *       simulation.step();
 *   }
 * </pre>
 *
 * <p>Everything happens on the caller's thread and nothing locks. A step allocates nothing after the first few. A step that
 * would give numbers that are none, or absurd ones, is refused: the last good state stays and {@link #failure()} says why,
 * until the state is set anew or something is edited.
 */
public final class Simulation extends RunningScene {
    /** How many times the weight of what it holds a finger can pull. */
    private static final double STRENGTH = 50;

    private double[] initial;
    private final Diagnostics diagnostics;

    private Simulation(SceneModel model) {
        super(model);
        initial = save();
        diagnostics = new Diagnostics(this);
    }

    @Override
    void accountAnew() {
        diagnostics.edited();
    }

    /** The simulation of a scene, at t = 0, with the scene's own defaults. */
    public static Simulation of(SceneDescription scene) throws SceneException {
        return of(scene, false);
    }

    /** @param projectVelocities mends initial velocities that break a joint instead of refusing them */
    public static Simulation of(SceneDescription scene, boolean projectVelocities) throws SceneException {
        SceneCheck.check(scene, !projectVelocities);
        SceneModel model = SceneBuilder.build(scene);
        try {
            Simulation simulation = new Simulation(model);
            if (projectVelocities) {
                simulation.projectVelocities();
            }
            return simulation;
        } catch (IllegalArgumentException refused) {
            String message = refused.getMessage();
            throw new SceneException("", message == null ? "The scene cannot be simulated." : message);
        }
    }

    /** The simulation of a scene of the catalogue. */
    public static Simulation of(String catalogueId, Parameters parameters) throws SceneException {
        return of(SceneCatalogue.find(catalogueId).build(parameters));
    }

    /** The simulation of a scene of the catalogue with every parameter at its default. */
    public static Simulation of(String catalogueId) throws SceneException {
        return of(SceneCatalogue.find(catalogueId).build());
    }

    // ---- touch -----------------------------------------------------------------------------------------------------

    /** Takes hold of a body at a point of the world, which becomes a fixed point of the body; returns a handle. */
    public int grab(int body, double px, double py) {
        double mass = TiedMass.of(body, model.mechanism(), engine.system().graph());
        int handle = touch.grab(planar(body), state, px, py, STRENGTH * 9.81 * mass);
        Finger finger = touch.finger(handle);
        if (finger != null) {
            engine.system().addForce(finger);
        }
        engine.integrator().restart();
        failure = null;
        return handle;
    }

    /** Moves a finger; nothing happens if its handle was released. */
    public void moveGrip(int handle, double x, double y) {
        Finger finger = touch.finger(handle);
        if (finger != null && Math.abs(x) < Sensible.FARTHEST && Math.abs(y) < Sensible.FARTHEST) {
            finger.moveTo(x, y);
        }
    }

    public void release(int handle) {
        Finger finger = touch.release(handle);
        if (finger != null) {
            engine.system().removeForce(finger);
            engine.integrator().restart();
        }
    }

    public void releaseAll() {
        for (Finger finger : touch.grips().fingers()) {
            engine.system().removeForce(finger);
        }
        touch.releaseAll();
        engine.integrator().restart();
    }

    public double gripForceX(int handle) {
        Finger finger = touch.finger(handle);
        return finger == null ? 0 : finger.fx();
    }

    public double gripForceY(int handle) {
        Finger finger = touch.finger(handle);
        return finger == null ? 0 : finger.fy();
    }

    /** Where the held point of the body is now; NaN if the handle was released. */
    public double gripPointX(int handle) {
        Finger finger = touch.finger(handle);
        return finger == null ? Double.NaN : finger.point().x(state);
    }

    public double gripPointY(int handle) {
        Finger finger = touch.finger(handle);
        return finger == null ? Double.NaN : finger.point().y(state);
    }

    /** Holds a body where it is. */
    public void pin(int body) {
        if (!pins.pinned(body)) {
            PlanarBody held = planar(body);
            pins.pin(body, Arrays.copyOfRange(state.q, held.offset(), held.offset() + held.dimension()));
            Arrays.fill(state.v, held.offset(), held.offset() + held.dimension(), 0);
            rebuild();
            engine.projectVelocities(state);
        }
    }

    public void unpin(int body) {
        if (pins.pinned(body)) {
            pins.unpin(body);
            rebuild();
        }
    }

    public boolean pinned(int body) {
        return pins.pinned(body);
    }

    /** Whether a body lies in a pocket, or is held over one: it touches nothing there. */
    public boolean inPocket(int body) {
        Pockets pockets = contacts.model().pockets();
        return pockets != null && pockets.over(state, body);
    }

    /** An impulse (N·s) at a body's centre of mass; the joints take their part of it. */
    public void push(int body, double ix, double iy) {
        engine.push(state, planar(body).offset(), ix, iy);
        failure = null;
        edited();
    }

    private PlanarBody planar(int body) {
        return (PlanarBody) model.mechanism().body(body);
    }

    public void setGravity(double gx, double gy) {
        model.gravity().set(gx, gy);
        edited();
    }

    public double gravityX() {
        return model.gravity().gx();
    }

    public double gravityY() {
        return model.gravity().gy();
    }

    // ---- editing and state -----------------------------------------------------------------------------------------

    /**
     * Takes over masses, forces, springs, motors and gravity from a description with the same bodies, joints and pose, and
     * keeps the state.
     *
     * @return false, and nothing changes, if bodies, joints or the pose differ: then a new simulation is needed
     */
    public boolean update(SceneDescription changed) throws SceneException {
        if (!SameTopology.of(model.scene(), changed)) {
            return false;
        }
        double[] now = save();
        SceneModel next = SceneBuilder.build(changed);
        initial = saved(next.state());
        model = next;
        state = next.state();
        touch.moveTo(next.mechanism());
        contacts = new SceneContacts(next);
        put(now);
        rebuild();
        engine.projectVelocities(state);
        return true;
    }

    /** Back to t = 0; pins and fingers are let go. */
    public void reset() {
        releaseAll();
        pins = new Pins(bodyCount());
        put(initial);
        contacts.log().clear();
        times.clear();
        rebuild();
    }

    /** The time, q and v. */
    public double[] save() {
        return saved(state);
    }

    private static double[] saved(State state) {
        int n = state.q.length;
        double[] saved = new double[1 + 2 * n];
        saved[0] = state.time;
        System.arraycopy(state.q, 0, saved, 1, n);
        System.arraycopy(state.v, 0, saved, 1 + n, n);
        return saved;
    }

    /** What {@link #save} gave. Impacts of a later time are forgotten. */
    public void restore(double[] saved) {
        if (saved.length != 1 + 2 * state.q.length) {
            throw new IllegalArgumentException("The saved state has " + saved.length + " numbers; this scene needs "
                    + (1 + 2 * state.q.length) + ".");
        }
        put(saved);
        contacts.log().forgetAfter(state.time);
        failure = null;
        engine.forget();
        edited();
    }

    private void put(double[] saved) {
        int n = state.q.length;
        state.time = saved[0];
        System.arraycopy(saved, 1, state.q, 0, n);
        System.arraycopy(saved, 1 + n, state.v, 0, n);
        state.refresh();
    }

    /** Mends velocities that violate the joints, by the smallest change measured with the masses. */
    public @Nullable String projectVelocities() {
        String refusal = engine.projectVelocities(state);
        initial = save();
        edited();
        return refusal;
    }

    public String stateHash() {
        return StateHash.of(state);
    }

    // ---- looking ---------------------------------------------------------------------------------------------------

    /** Energy, errors, reactions, times: each computed when it is asked for. */
    public Diagnostics diagnostics() {
        return diagnostics;
    }

    /** Writes what a painter needs. */
    public void fill(Snapshot snapshot) {
        snapshot.take(this);
    }
}
