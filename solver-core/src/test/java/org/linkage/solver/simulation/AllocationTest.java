package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.Test;
import org.linkage.solver.scene.Names;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** After warm-up a step leaves no garbage, whatever solves and integrates. */
public final class AllocationTest {
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    public void noStepAllocates() throws Exception {
        SceneDescription tree = KnownMotionTest.chain(6, -0.5);
        SceneDescription loop = Simulation.of("slider-crank").scene();
        SceneDescription sprung = new ReferenceFile("fourbar_springs").scene;
        for (String solver : Names.SOLVERS) {
            for (String integrator : Names.INTEGRATORS) {
                for (SceneDescription scene : new SceneDescription[] {tree, loop, sprung}) {
                    Simulation simulation = Simulation.of(scene);
                    if (simulation.solverRefusal(solver) != null && simulation.integratorRefusal(integrator) != null) {
                        continue;
                    }
                    try {
                        simulation.setSolverAndIntegrator(solver, integrator);
                    } catch (IllegalArgumentException doesNotFit) {
                        continue;
                    }
                    assertClean(simulation, solver + ", " + integrator + ", " + scene.name());
                }
            }
        }
    }

    @Test
    public void norWithFingersNorWhilePosing() throws Exception {
        for (String integrator : Names.INTEGRATORS) {
            Simulation simulation = Simulation.of(KnownMotionTest.chain(6, -0.5));
            simulation.setIntegrator(integrator);
            int handle = simulation.grab(5, simulation.state().q[15], simulation.state().q[16]);
            simulation.grab(2, simulation.state().q[6], simulation.state().q[7]);
            simulation.moveGrip(handle, 4, -1);
            assertClean(simulation, integrator + " with fingers");
            simulation.setKinematic(true);
            assertClean(simulation, integrator + " while posing");
        }
    }

    @Test
    public void norWithContacts() throws Exception {
        for (String scene : new String[] {"billiard", "billiard-table", "cradle", "corner"}) {
            for (String integrator : Names.INTEGRATORS) {
                for (String contact : Names.CONTACTS) {
                    Simulation simulation = Simulation.of(scene);
                    simulation.setIntegrator(integrator);
                    simulation.setContact(contact);
                    assertClean(simulation, scene + ", " + integrator + ", " + contact);
                }
            }
        }
    }

    @Test
    public void norTheFirstStepAfterARestore() throws Exception {
        for (String integrator : Names.INTEGRATORS) {
            Simulation simulation = Simulation.of(KnownMotionTest.chain(6, -0.5));
            simulation.setIntegrator(integrator);
            double[] begin = simulation.save();
            long least = Long.MAX_VALUE;
            for (int lap = 0; lap < 30; lap++) {
                simulation.step();
                long before = threads.getCurrentThreadAllocatedBytes();
                simulation.restore(begin);
                simulation.step();
                least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
            }
            assertEquals(integrator, 0, least);
        }
    }

    /** As long as a pile falls it finds more contacts than ever before, so its arrays grow; then no more. */
    @Test
    public void norDoesARoughPile() throws Exception {
        for (String integrator : new String[] {"semi-implicit-euler", "implicit-euler"}) {
            var recipe = SceneCatalogue.find("pile");
            var values = recipe.defaults().with("n", 30).with("friction", 0.3);
            Simulation simulation = Simulation.of(recipe.build(values));
            simulation.setIntegrator(integrator);
            simulation.stepTo(2);
            assertClean(simulation, "pile, " + integrator);
        }
    }

    @Test
    public void norDoesASnapshot() throws Exception {
        Simulation simulation = Simulation.of("slider-crank");
        Snapshot snapshot = Snapshot.of(simulation);
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 20; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 20; i++) {
                simulation.fill(snapshot);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
    }

    /** The virtual machine itself may allocate now and then while it compiles, so the least of several rounds counts. */
    private void assertClean(Simulation simulation, String what) {
        for (int i = 0; i < 30; i++) {
            assertNull(what, simulation.step());
        }
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 6 && least > 0; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 10; i++) {
                simulation.step();
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertNull(what, simulation.failure());
        assertEquals(what, 0, least);
    }
}
