package org.linkage.solver.contact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.linkage.solver.assembly.MechanicalSystem;
import org.linkage.solver.complementarity.ComplementaritySolver;
import org.linkage.solver.complementarity.ForcedSetSolver;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.Gravity;
import org.linkage.solver.integrate.ContactDynamics;
import org.linkage.solver.integrate.ContactEuler;
import org.linkage.solver.integrate.EventLoop;
import org.linkage.solver.integrate.Integrator;
import org.linkage.solver.integrate.Rk4Projected;
import org.linkage.solver.linear.KktSolver;
import org.linkage.solver.linear.SparseSolver;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.mechanism.State;

/** A small scene for tests: bodies, then joints and contacts, then steps. */
public final class Bench {
    public final List<Body> bodies = new ArrayList<>();
    public final List<double[]> positions = new ArrayList<>();
    public final List<double[]> velocities = new ArrayList<>();
    public final List<Constraint> joints = new ArrayList<>();
    public final List<Force> forces = new ArrayList<>();
    public final List<ContactSource> contacts = new ArrayList<>();
    public KktSolver solver = new SparseSolver();
    private Mechanism mechanism;
    private State state;
    public MechanicalSystem system;
    public ContactModel model;
    public ContactDynamics dynamics;
    public EventLog log;
    public EventLoop loop;
    public ContactEuler euler;

    public RigidBody disc(double mass, double radius, double x, double y, double vx, double vy) {
        RigidBody body = new RigidBody("b" + bodies.size(), mass, new Shape.Disc(radius));
        add(body, new double[] {x, y, 0}, new double[] {vx, vy, 0});
        return body;
    }

    public <B extends Body> B add(B body, double[] position, double[] velocity) {
        bodies.add(body);
        positions.add(position);
        velocities.add(velocity);
        return body;
    }

    /** The state, from which on no body can be added. */
    public State state() {
        if (state == null) {
            mechanism = new Mechanism(bodies);
            state = new State(mechanism);
            for (int i = 0; i < bodies.size(); i++) {
                state.setPosition(bodies.get(i), positions.get(i));
                state.setVelocity(bodies.get(i), velocities.get(i));
            }
            state.refresh();
        }
        return state;
    }

    public Mechanism mechanism() {
        state();
        return mechanism;
    }

    public void gravity(double gx, double gy) {
        state();
        forces.add(new Gravity(mechanism, gx, gy));
    }

    public void wall(String id, double px, double py, double nx, double ny, double e, double friction, Body... which) {
        state();
        List<PlanarBody> planar = new ArrayList<>();
        for (Body body : which.length > 0 ? Arrays.asList(which) : bodies) {
            planar.add((PlanarBody) body);
        }
        contacts.add(new HalfPlane(id, planar, px, py, nx, ny, new Material(e, friction)));
    }

    public void all(double e, double friction) {
        contacts.add(new AllPairs("all", mechanism(), joints, new Material(e, friction)));
    }

    public SetChooser chooser(String name) {
        ForcedSetSolver forced = Solvers.forced();
        return switch (name) {
            case "platt" -> new Platt(forced);
            case "improved-platt" -> new ImprovedPlatt(forced);
            case "right" -> new Right(forced);
            default -> new Exact(Solvers.exact());
        };
    }

    public Bench build(String algorithm) {
        state();
        system = new MechanicalSystem(mechanism, joints, forces);
        model = new ContactModel(mechanism, contacts);
        model.setScale(state);
        log = new EventLog(model, 100000);
        dynamics = new ContactDynamics(system, solver, model, chooser(algorithm));
        ComplementaritySolver exact = Solvers.exact();
        euler = new ContactEuler(dynamics, model, Solvers.exact(), exact, log);
        Integrator rk4 = new Rk4Projected(dynamics);
        loop = new EventLoop(dynamics, rk4, euler, exact, log);
        return this;
    }

    public void run(Integrator integrator, double h, int steps) {
        for (int i = 0; i < steps; i++) {
            String refusal = integrator.step(state(), h);
            if (refusal != null) {
                throw new AssertionError("step " + i + ": " + refusal);
            }
        }
    }

    /** Whole steps of at most h, then a shorter one to hit t. */
    public void runTo(Integrator integrator, double h, double t) {
        while (t - state().time > 1e-12) {
            String refusal = integrator.step(state(), Math.min(h, t - state().time));
            if (refusal != null) {
                throw new AssertionError("t = " + state().time + ": " + refusal);
            }
        }
    }

    public double energy() {
        return system.kineticEnergy(state()) + system.potentialEnergy(state());
    }

    public double worstOverlap() {
        ContactSet set = new ContactSet(mechanism());
        model.collect(state(), 0, set);
        double worst = 0;
        for (int k = 0; k < set.count; k++) {
            worst = Math.max(worst, -set.gap[k]);
        }
        return worst;
    }
}
