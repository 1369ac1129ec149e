package org.linkage.solver.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.force.Force;
import org.linkage.solver.mechanism.State;
import org.linkage.solver.scene.Names;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneModel;

/**
 * The part of a {@link Simulation} that runs: a model, a state, the engine that carries it on, and the choices a person
 * may change on the way. Touch and editing are the subclass's.
 */
abstract class RunningScene {
    SceneModel model;
    State state;
    Pins pins;
    SceneContacts contacts;
    final Tuning tuning = new Tuning();
    final StepTimes times = new StepTimes();
    final Touch touch;
    Engine engine;

    @Nullable
    String failure;

    private int[] indexOfJoint = new int[0];
    private long changes;
    private double earlierWork;
    private double earlierDamped;
    private long lastStepNanos;

    RunningScene(SceneModel model) {
        this.model = model;
        state = model.state();
        pins = new Pins(model.mechanism().bodyCount());
        contacts = new SceneContacts(model);
        touch = new Touch(model.mechanism().coordinates());
        SceneDescription scene = model.scene();
        tuning.solver = scene.defaults().solver();
        tuning.integrator = scene.defaults().integrator();
        tuning.stepSize = scene.defaults().step();
        tuning.contact = scene.defaults().contact();
        tuning.impact = scene.impact();
        engine = makeEngine(null);
    }

    /** Called after an edit that starts the energy's account anew. */
    abstract void accountAnew();

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
        String refusal = engine.step(state, h);
        if (refusal != null
                && tuning.solver.equals(SolverChoice.AUTO)
                && !solverInUse().equals("sparse")) {
            replaceEngine(SolverChoice.robust());
            refusal = engine.step(state, h);
        }
        if (refusal != null) {
            failure = refusal;
        }
        changes++;
        times.add(System.nanoTime() - start);
        lastStepNanos = System.nanoTime() - start;
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

    /** How far a step of {@code rk4-projected} may be off, as a part of the scene's size, before it is made in parts; 0: never. */
    public double tolerance() {
        return tuning.tolerance;
    }

    /**
     * Lets {@code rk4-projected} make a step in parts where it would be off by more than this part of the scene's size; 0, as at
     * first, keeps every step whole. The other integrators pay no heed to it.
     */
    public void setTolerance(double part) {
        if (!(part >= 0) || !(part <= 1)) {
            throw new IllegalArgumentException("A tolerance must be from 0 to 1, not " + part + ".");
        }
        tuning.tolerance = part;
        replaceEngine(null);
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

    private void replaceEngine(@Nullable SolverChoice forced) {
        earlierWork += engine.work();
        earlierDamped += engine.damped();
        engine = makeEngine(forced);
    }

    /** The work from outside since this was made. */
    final double work() {
        return earlierWork + engine.work();
    }

    /** The energy that dampers have taken since this was made. */
    final double damped() {
        return earlierDamped + engine.damped();
    }

    /** Makes everything anew around the state as it is. */
    final void rebuild() {
        replaceEngine(null);
        accountAnew();
    }

    public void setSolver(String name) {
        setSolverAndIntegrator(name, tuning.integrator);
    }

    /** Both at once, for pairs of which neither fits the other's predecessor. */
    public void setSolverAndIntegrator(String solver, String integrator) {
        require(refusal(solver, integrator));
        tuning.solver = solver;
        tuning.integrator = integrator;
        replaceEngine(null);
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
        replaceEngine(null);
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
        replaceEngine(null);
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
        replaceEngine(null);
    }

    /** How fast joint errors die away under rk4. */
    public void setStabilisation(double ks, double kd) {
        if (!(ks >= 0) || !(kd >= 0)) {
            throw new IllegalArgumentException(
                    "Stabilisation needs numbers of zero or more, not " + ks + " and " + kd + ".");
        }
        tuning.ks = ks;
        tuning.kd = kd;
        replaceEngine(null);
    }

    /** Whether the implicit integrators use the joints' geometric stiffness. */
    public void setGeometricStiffness(boolean on) {
        tuning.geometricStiffness = on;
        replaceEngine(null);
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

    Engine engine() {
        return engine;
    }

    SceneContacts contacts() {
        return contacts;
    }

    StepTimes times() {
        return times;
    }

    Touch touch() {
        return touch;
    }

    /** Grows with every change of state or choice. */
    long changes() {
        return changes;
    }

    long lastStepNanos() {
        return lastStepNanos;
    }

    /** The state was changed from outside: nothing remembered of earlier steps holds any more. */
    final void edited() {
        changes++;
        engine.integrator().restart();
        accountAnew();
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
