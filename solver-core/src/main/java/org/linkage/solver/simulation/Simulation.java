package org.linkage.solver.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.force.Finger;
import org.linkage.solver.force.Force;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;
import org.linkage.solver.scene.Names;
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
public final class Simulation {
    /** How many times the weight of what it holds a finger can pull. */
    private static final double STRENGTH = 50;

    private SceneModel model;
    private State state;
    private State lastGood;
    private double[] initial;
    private Pins pins;
    private SceneContacts contacts;
    private final Tuning tuning = new Tuning();
    private final StepTimes times = new StepTimes();
    private final Touch touch;
    private int[] indexOfJoint = new int[0];
    private Engine engine;
    private @Nullable String failure;
    private long changes;
    private final Diagnostics diagnostics;

    private Simulation(SceneModel model) {
        this.model = model;
        state = model.state();
        lastGood = new State(model.mechanism());
        pins = new Pins(model.mechanism().bodyCount());
        contacts = new SceneContacts(model);
        touch = new Touch(model.mechanism().coordinates());
        SceneDescription scene = model.scene();
        tuning.solver = scene.defaults().solver();
        tuning.integrator = scene.defaults().integrator();
        tuning.stepSize = scene.defaults().step();
        tuning.contact = scene.defaults().contact();
        tuning.impact = scene.impact();
        initial = save();
        engine = makeEngine(null);
        diagnostics = new Diagnostics(this);
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

    // ---- what it is ------------------------------------------------------------------------------------------------

    public SceneDescription scene() {
        return model.scene();
    }

    public SceneModel model() {
        return model;
    }

    public MechanicalSystem system() {
        return engine.system();
    }

    public State state() {
        return state;
    }

    public String bodyId(int index) {
        return model.mechanism().body(index).id();
    }

    public int bodyCount() {
        return model.mechanism().bodyCount();
    }

    public int rowCount() {
        return engine.system().rows();
    }

    public double time() {
        return state.time;
    }

    // ---- running ---------------------------------------------------------------------------------------------------

    /** One step of {@link #stepSize()}; null, or why it was refused. */
    public @Nullable String step() {
        return step(tuning.stepSize);
    }

    /** Whole steps up to the time t, the last one shortened so that t is hit exactly. */
    public @Nullable String stepTo(double t) {
        double h = tuning.stepSize;
        while (t - state.time > 1e-9 * h) {
            double left = t - state.time;
            String refusal = step(left <= h * (1 + 1e-9) ? left : h);
            if (refusal != null) {
                return refusal;
            }
        }
        state.time = t;
        return null;
    }

    private @Nullable String step(double h) {
        if (failure != null) {
            return failure;
        }
        long start = System.nanoTime();
        engine.clock().reset();
        lastGood.copyFrom(state);
        String refusal = engine.step(state, h);
        if (refusal != null
                && tuning.solver.equals(SolverChoice.AUTO)
                && !solverInUse().equals("sparse")) {
            state.copyFrom(lastGood);
            engine = makeEngine(SolverChoice.robust());
            refusal = engine.step(state, h);
        }
        if (refusal != null) {
            state.copyFrom(lastGood);
            failure = refusal;
        }
        changes++;
        times.add(System.nanoTime() - start);
        diagnostics.lastStepNanos = System.nanoTime() - start;
        return refusal;
    }

    /** Why the last step was refused; null if it was not. */
    public @Nullable String failure() {
        return failure;
    }

    public double stepSize() {
        return tuning.stepSize;
    }

    public void setStepSize(double h) {
        if (!(h > 0) || !(h <= 10)) {
            throw new IllegalArgumentException("A step must be above 0 and at most 10 s, not " + h + ".");
        }
        tuning.stepSize = h;
        engine.integrator().restart();
    }

    // ---- choices ---------------------------------------------------------------------------------------------------

    private Engine makeEngine(@Nullable SolverChoice forced) {
        indexOfJoint = new int[model.jointCount()];
        List<Force> forces = new ArrayList<>(model.forces());
        forces.addAll(touch.grips().fingers());
        MechanicalSystem system =
                new MechanicalSystem(model.mechanism(), pins.constraints(model, indexOfJoint), forces);
        changes++;
        failure = null;
        return new Engine(system, forced, touch.grips(), contacts, tuning);
    }

    /** Makes everything anew around the state as it is. */
    private void rebuild() {
        engine = makeEngine(null);
        diagnostics.edited();
    }

    public void setSolver(String name) {
        setSolverAndIntegrator(name, tuning.integrator);
    }

    /** Both at once, for pairs of which neither fits the other's predecessor. */
    public void setSolverAndIntegrator(String solver, String integrator) {
        require(refusal(solver, integrator));
        tuning.solver = solver;
        tuning.integrator = integrator;
        engine = makeEngine(null);
    }

    private @Nullable String refusal(String solver, String integrator) {
        String refusal = IntegratorChoice.refusal(integrator);
        if (refusal != null) {
            return refusal;
        }
        return SolverChoice.refusal(solver, engine.system(), IntegratorChoice.implicit(integrator));
    }

    /** The solver as it was asked for, perhaps {@code auto}. */
    public String solver() {
        return tuning.solver;
    }

    public String solverInUse() {
        return engine.choice().solver().name();
    }

    /** Why this solver, as the rest of a sentence. */
    public String solverReason() {
        return engine.choice().reason();
    }

    public @Nullable String solverRefusal(String name) {
        return refusal(name, tuning.integrator);
    }

    public void setIntegrator(String name) {
        setSolverAndIntegrator(tuning.solver, name);
    }

    public String integrator() {
        return tuning.integrator;
    }

    public @Nullable String integratorRefusal(String name) {
        return refusal(tuning.solver, name);
    }

    public void setContact(String name) {
        require(contactRefusal(name));
        tuning.contact = name;
        engine = makeEngine(null);
    }

    public String contact() {
        return tuning.contact;
    }

    public @Nullable String contactRefusal(String name) {
        return unknown("contact algorithm", name, Names.CONTACTS);
    }

    public void setImpact(String name) {
        require(unknown("impact law", name, Names.IMPACTS));
        tuning.impact = name;
        engine = makeEngine(null);
    }

    public String impact() {
        return tuning.impact;
    }

    private static @Nullable String unknown(String what, String name, List<String> names) {
        return names.contains(name)
                ? null
                : "There is no " + what + " '" + name + "'; choose one of " + String.join(", ", names) + ".";
    }

    /** How many sweeps gauss-seidel makes. */
    public void setIterations(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("At least one iteration is needed, not " + n + ".");
        }
        tuning.iterations = n;
        engine = makeEngine(null);
    }

    /** How fast joint errors die away under rk4. */
    public void setStabilisation(double ks, double kd) {
        if (!(ks >= 0) || !(kd >= 0)) {
            throw new IllegalArgumentException(
                    "Stabilisation needs numbers of zero or more, not " + ks + " and " + kd + ".");
        }
        tuning.ks = ks;
        tuning.kd = kd;
        engine = makeEngine(null);
    }

    /** Whether the implicit integrators use the joints' geometric stiffness. */
    public void setGeometricStiffness(boolean on) {
        tuning.geometricStiffness = on;
        engine = makeEngine(null);
    }

    /** f = m v instead of f = m a: for posing by hand. Leaving it, everything is at rest. */
    public void setKinematic(boolean on) {
        if (on == tuning.kinematic) {
            return;
        }
        tuning.kinematic = on;
        rebuild();
        Arrays.fill(state.v, 0);
        engine.projectVelocities(state);
    }

    public boolean kinematic() {
        return tuning.kinematic;
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
        if (finger != null && Math.abs(x) < Engine.ABSURD_PLACE && Math.abs(y) < Engine.ABSURD_PLACE) {
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

    Touch touch() {
        return touch;
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
        lastGood = new State(next.mechanism());
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

    public void restore(double[] saved) {
        if (saved.length != 1 + 2 * state.q.length) {
            throw new IllegalArgumentException("The saved state has " + saved.length + " numbers; this scene needs "
                    + (1 + 2 * state.q.length) + ".");
        }
        put(saved);
        failure = null;
        edited();
    }

    private void put(double[] saved) {
        int n = state.q.length;
        state.time = saved[0];
        System.arraycopy(saved, 1, state.q, 0, n);
        System.arraycopy(saved, 1 + n, state.v, 0, n);
        state.refresh();
    }

    /** The state was changed from outside: nothing remembered of earlier steps holds any more. */
    private void edited() {
        changes++;
        engine.integrator().restart();
        diagnostics.edited();
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

    Engine engine() {
        return engine;
    }

    SceneContacts contacts() {
        return contacts;
    }

    StepTimes times() {
        return times;
    }

    /** Grows with every change of state or choice. */
    long changes() {
        return changes;
    }

    /** The place of a joint's constraint in the system; −1 for a rope or a joint between pinned bodies. */
    int constraintOfJoint(int joint) {
        return indexOfJoint[joint];
    }

    private static void require(@Nullable String refusal) {
        if (refusal != null) {
            throw new IllegalArgumentException(refusal);
        }
    }
}
