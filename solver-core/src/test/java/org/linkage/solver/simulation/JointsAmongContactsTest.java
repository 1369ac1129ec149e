package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/**
 * With the step at velocity level joints do not open, whatever their bodies meet: they are closed after bodies have moved,
 * together with the gaps.
 */
public final class JointsAmongContactsTest {
    private static final double RADIUS = 0.1;

    /** Joints closed, nothing overlapping, no energy won, at every step. */
    private static void holds(Simulation simulation, double until, double size, String what) {
        double start = simulation.diagnostics().energy();
        double moved = simulation.diagnostics().kinetic();
        while (simulation.time() < until) {
            assertNull(what, simulation.step());
            String now = what + " at " + simulation.time() + ": ";
            double open = simulation.diagnostics().jointError();
            assertTrue(now + "open by " + open, open <= 2e-12 * size);
            double overlap = simulation.diagnostics().worstOverlap();
            assertTrue(now + "overlap " + overlap, overlap < 1e-7);
            moved = Math.max(moved, simulation.diagnostics().kinetic());
            double won = simulation.diagnostics().energy() - start;
            assertTrue(now + "energy won " + won, won <= 1e-9 * moved);
        }
    }

    private static Simulation catalogue(String id, String parameter, double value, String solver) throws Exception {
        Simulation simulation =
                Simulation.of(id, SceneCatalogue.find(id).defaults().with(parameter, value));
        simulation.setSolverAndIntegrator(solver, "semi-implicit-euler");
        return simulation;
    }

    @Test
    public void aChainFallsOverPegs() throws Exception {
        holds(catalogue("pegs", "n", 32, "tree"), 2, 3, "tree");
        holds(catalogue("pegs", "friction", 0, "sparse"), 2, 3, "sparse");
    }

    /** The free end cracks like a whip: a smooth step is too long for that and would come out of it with half as much energy again. */
    @Test
    public void aCrackAmongPegsWinsNothing() throws Exception {
        Simulation simulation = Simulation.of("pegs");
        simulation.setIntegrator("rk4-projected");
        holds(simulation, 1.5, 3, "rk4-projected");
    }

    /** Hard blows on light links: where one step cannot close them it is made in parts. */
    @Test
    public void aNetCatchesBalls() throws Exception {
        holds(catalogue("catch", "balls", 6, "auxiliary"), 2, 2, "auxiliary");
        holds(catalogue("catch", "restitution", 0.8, "sparse"), 2, 2, "sparse");
    }

    /** A drive that turns what pins hold fast: nothing is torn, the step is refused, and goes on when the pins are gone. */
    @Test
    public void whatContradictsItselfIsRefused() throws Exception {
        for (String integrator : new String[] {"semi-implicit-euler", "rattle"}) {
            Simulation walker = catalogue("walker", "walk", 1, "auto");
            walker.setIntegrator(integrator);
            assertNull(walker.stepTo(0.2));
            int[] pinned = {6, 24, 7};
            for (int body : pinned) {
                walker.pin(body);
            }
            String refusal = null;
            for (int k = 0; k < 50 && refusal == null; k++) {
                refusal = walker.step();
                double open = walker.diagnostics().jointError();
                assertTrue(integrator + ": open by " + open, open < 1e-3);
            }
            assertTrue(integrator + ": " + refusal, refusal != null && refusal.contains("contradicts itself"));
            for (int body : pinned) {
                walker.unpin(body);
            }
            assertNull(integrator, walker.stepTo(walker.time() + 0.1));
        }
    }

    /** Chains and rings of discs, thrown about. */
    private static Simulation thrown(long seed, boolean box) throws Exception {
        Random random = new Random(seed);
        SceneDescription.Builder scene = SceneDescription.named("thrown").gravity(0, box ? -9.81 : 0);
        for (int group = 0; group < 4; group++) {
            boolean ring = group % 2 == 0;
            double cx = 0.6 + 0.9 * (group % 2);
            double cy = 0.6 + 0.9 * (group / 2);
            double vx = 3 * random.nextGaussian() + (box ? 0 : 4 * (1 - 2 * (group % 2)));
            double vy = 3 * random.nextGaussian() + (box ? 0 : 4 * (1 - 2 * (group / 2)));
            Vector2[] at = new Vector2[6];
            for (int i = 0; i < 6; i++) {
                double angle = StrictMath.PI / 3 * i;
                at[i] = ring
                        ? Vector2.of(cx + 2 * RADIUS * StrictMath.cos(angle), cy + 2 * RADIUS * StrictMath.sin(angle))
                        : Vector2.of(cx + RADIUS * (i % 2 == 0 ? 0 : 1.2), cy + 1.6 * RADIUS * (i - 2.5));
                String id = "b" + group + i;
                double mass = 0.1 + random.nextDouble();
                BodyDescription body = BodyDescription.rigid(id, mass, at[i], 0, ShapeDescription.disc(0.09));
                scene.add(body.moving(Vector2.of(vx, vy), 0));
            }
            for (int i = 0; i < (ring ? 6 : 5); i++) {
                Vector2 a = at[i];
                Vector2 b = at[(i + 1) % 6];
                Vector2 pin = Vector2.of((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
                scene.revolute("j" + group + i, "b" + group + i, "b" + group + (i + 1) % 6, pin);
            }
        }
        double e = 0.2 * (seed % 5);
        double friction = box ? 0.3 * (seed % 2) : 0;
        if (box) {
            String every = ContactDescription.EVERY_BODY;
            scene.add(ContactDescription.halfPlane("floor", every, Vector2.ZERO, Vector2.Y, e, friction));
            scene.add(ContactDescription.halfPlane("left", every, Vector2.ZERO, Vector2.X, e, friction));
            scene.add(ContactDescription.halfPlane("top", every, Vector2.of(0, 2.1), Vector2.of(0, -1), e, friction));
            scene.add(ContactDescription.halfPlane("right", every, Vector2.of(2.1, 0), Vector2.of(-1, 0), e, friction));
        }
        scene.add(ContactDescription.all("touch", e, friction));
        Simulation simulation = Simulation.of(scene.build());
        simulation.setSolverAndIntegrator("sparse", "semi-implicit-euler");
        simulation.setStepSize(1.0 / 120);
        return simulation;
    }

    @Test
    public void jointedBodiesInABox() throws Exception {
        for (int seed = 0; seed < 6; seed++) {
            holds(thrown(seed, true), 1.5, 2, "seed " + seed);
        }
    }

    /** Nobody pushes from outside: the centre of all masses goes straight on, corrections or not. */
    @Test
    public void theCentreOfMassGoesStraightOn() throws Exception {
        for (int seed = 0; seed < 4; seed++) {
            Simulation simulation = thrown(seed, false);
            double[] start = momentum(simulation, true);
            double[] speed = momentum(simulation, false);
            holds(simulation, 0.5, 2, "seed " + seed);
            assertTrue("they have met", simulation.diagnostics().impacts() > 0);
            double[] end = momentum(simulation, true);
            double[] then = momentum(simulation, false);
            for (int axis = 0; axis < 2; axis++) {
                assertEquals("momentum", speed[axis], then[axis], 1e-11);
                assertEquals("place", start[axis] + simulation.time() * speed[axis], end[axis], 1e-11);
            }
        }
    }

    private static double[] momentum(Simulation simulation, boolean places) {
        double[] of = places ? simulation.state().q : simulation.state().v;
        double[] sum = new double[2];
        for (int b = 0; b < simulation.bodyCount(); b++) {
            double mass = ((PlanarBody) simulation.model().mechanism().body(b)).mass();
            sum[0] += mass * of[3 * b];
            sum[1] += mass * of[3 * b + 1];
        }
        return sum;
    }
}
