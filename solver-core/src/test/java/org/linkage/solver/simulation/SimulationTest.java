package org.linkage.solver.simulation;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.Names;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.Vector2;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** What a simulation promises to whoever runs it. */
public final class SimulationTest {
    @Test
    public void jointsCloseToRoundingOnEveryScene() throws Exception {
        for (CatalogueScene each : SceneCatalogue.all()) {
            SceneDescription scene = each.build();
            if (!scene.contacts().isEmpty() || scene.bodies().size() > 150) {
                continue;
            }
            Simulation simulation = Simulation.of(scene);
            simulation.setIntegrator("rk4-projected");
            simulation.setStepSize(1.0 / 960);
            double size = 0;
            for (double q : simulation.state().q) {
                size = Math.max(size, Math.abs(q));
            }
            for (int i = 0; i < 120; i++) {
                if (simulation.step() != null) {
                    break;
                }
                assertTrue(
                        each.id() + ": " + simulation.diagnostics().jointError(),
                        simulation.diagnostics().jointError() <= 1e-12 * Math.max(size, 1));
            }
        }
    }

    @Test
    public void runsAreEqualToTheLastBit() throws Exception {
        for (String integrator : Names.INTEGRATORS) {
            String first = hash(integrator, false);
            assertEquals(integrator, first, hash(integrator, false));
            assertEquals(integrator + " looked at on the way", first, hash(integrator, true));
        }
    }

    private static String hash(String integrator, boolean looking) throws Exception {
        Simulation simulation = Simulation.of("four-bar");
        simulation.setIntegrator(integrator);
        double[] out = new double[3];
        for (int i = 0; i < 200; i++) {
            assertNull(simulation.step());
            if (looking) {
                simulation.diagnostics().reaction(1, out, new boolean[3]);
                simulation.diagnostics().energyDrift();
            }
        }
        return simulation.stateHash();
    }

    /** A virtual machine that only interprets must find the same bits as one that has compiled everything. */
    @Test
    public void runsDoNotDependOnTheVirtualMachine() throws Exception {
        String here = HashOfARun.hashes();
        for (int i = 0; i < 5; i++) {
            assertEquals(here, HashOfARun.hashes());
        }
        Process process = new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/java",
                        "-Xint",
                        "-cp",
                        System.getProperty("java.class.path"),
                        HashOfARun.class.getName())
                .redirectErrorStream(true)
                .start();
        String there = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertEquals(here, there);
    }

    @Test
    public void switchingChangesTheSolverNotTheState() throws Exception {
        Simulation simulation = Simulation.of("slider-crank");
        Simulation alone = Simulation.of("slider-crank");
        String[] solvers = {"dense", "sparse", "auxiliary", "auto"};
        for (int i = 0; i < 100; i++) {
            double[] before = simulation.save();
            simulation.setSolver(solvers[i % solvers.length]);
            assertArrayEquals(before, simulation.save(), 0);
            assertNull(simulation.step());
            assertNull(alone.step());
        }
        assertArrayEquals(alone.save(), simulation.save(), 1e-10);
        for (String integrator : Names.INTEGRATORS) {
            double[] before = simulation.save();
            simulation.setIntegrator(integrator);
            assertArrayEquals(before, simulation.save(), 0);
            assertNull(integrator, simulation.step());
        }
    }

    @Test
    public void solversThatDoNotFitSaySo() throws Exception {
        Simulation loop = Simulation.of("slider-crank");
        assertNotNull(loop.solverRefusal("tree"));
        assertNull(loop.solverRefusal("sparse"));
        assertEquals("sparse", loop.solverInUse());
        assertTrue(loop.solverReason(), loop.solverReason().startsWith("because"));
        assertEquals("tree", Simulation.of(KnownMotionTest.chain(3, 0)).solverInUse());
        assertNotNull(loop.solverRefusal("nonsense"));
        assertNotNull(loop.integratorRefusal("nonsense"));
    }

    /** Sweeps whose errors an implicit step would turn into speed; either of the two stands aside for the other, with the reason. */
    @Test
    public void sweepsAndImplicitStepsRefuseEachOther() throws Exception {
        Simulation bridge = Simulation.of("bridge");
        String refusal = bridge.solverRefusal("gauss-seidel");
        assertNotNull(refusal);
        assertTrue(refusal, refusal.contains("choose an exact solver or semi-implicit Euler"));
        bridge.setSolverAndIntegrator("gauss-seidel", "semi-implicit-euler");
        assertNull(bridge.solverRefusal("gauss-seidel"));
        assertEquals(refusal, bridge.integratorRefusal("implicit-euler"));
        assertEquals(refusal, bridge.integratorRefusal("implicit-bdf2"));
        assertNull(bridge.integratorRefusal("rattle"));
        assertNull(bridge.stepTo(1));
        bridge.setSolverAndIntegrator("sparse", "implicit-bdf2");
        assertEquals("implicit-bdf2", bridge.integrator());
    }

    @Test
    public void aRefusedStepLeavesTheLastGoodState() throws Exception {
        SceneDescription scene = SceneDescription.named("too stiff")
                .add(BodyDescription.particle("p", 1e-6, Vector2.of(1, 0), null))
                .add(ForceDescription.spring("s", "p", "world", Vector2.of(1, 0), Vector2.ZERO, 1e9, 0, 0.5))
                .build();
        Simulation simulation = Simulation.of(scene);
        String refusal = null;
        double[] good = simulation.save();
        for (int i = 0; i < 1000 && refusal == null; i++) {
            good = simulation.save();
            refusal = simulation.step();
        }
        assertNotNull(refusal);
        assertArrayEquals(good, simulation.save(), 0);
        assertEquals(refusal, simulation.failure());
        assertEquals("stays refused", refusal, simulation.step());
        simulation.reset();
        assertNull(simulation.failure());
        assertEquals(0, simulation.time(), 0);
    }

    @Test
    public void timesAreHitExactly() throws Exception {
        Simulation simulation = Simulation.of("pendulum");
        for (double t : new double[] {0.1, 0.25, 1.0 / 3, 1, 1 + 1e-7}) {
            assertNull(simulation.stepTo(t));
            assertEquals(t, simulation.time(), 0);
        }
    }

    @Test
    public void savedStatesComeBack() throws Exception {
        Simulation simulation = Simulation.of("double-pendulum");
        simulation.stepTo(0.5);
        double[] saved = simulation.save();
        simulation.stepTo(1);
        String later = simulation.stateHash();
        simulation.restore(saved);
        simulation.stepTo(1);
        assertEquals(later, simulation.stateHash());
    }

    @Test
    public void liveParametersKeepTheState() throws Exception {
        CatalogueScene crank = SceneCatalogue.find("slider-crank");
        Simulation simulation = Simulation.of(crank.build());
        simulation.stepTo(0.5);
        double[] before = simulation.save();
        assertTrue(simulation.update(crank.build(crank.defaults().withText("torque", "-5"))));
        assertArrayEquals(before, simulation.save(), 1e-12);
        assertNull(simulation.step());
        assertFalse(simulation.update(crank.build(crank.defaults().withText("rod", "1.5"))));
        assertNotEquals(before[0], simulation.time());
    }

    @Test
    public void brokenVelocitiesAreRefusedOrMended() throws Exception {
        SceneDescription good = KnownMotionTest.chain(1, 0);
        SceneDescription broken = SceneDescription.named("broken")
                .add(good.bodies().get(0).moving(Vector2.of(1, 1), 0))
                .add(good.joints().get(0))
                .build();
        try {
            Simulation.of(broken);
            throw new AssertionError("should be refused");
        } catch (SceneException expected) {
            assertTrue(expected.getMessage(), expected.getMessage().contains("j0"));
        }
        Simulation mended = Simulation.of(broken, true);
        assertEquals(0, mended.diagnostics().velocityError(), 1e-15);
        // (1, 1) at the centre, lever ½: ω = m v_y l / (I + m l²) = ½ / (1/3)
        assertEquals(1.5, mended.state().v[2], 1e-12);
    }
}
