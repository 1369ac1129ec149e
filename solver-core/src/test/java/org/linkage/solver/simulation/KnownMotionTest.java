package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;
import org.linkage.solver.mechanism.State;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneReader;
import org.linkage.solver.scene.Vector2;

/** Published and closed-form motions. */
public final class KnownMotionTest {
    private static final double G = 9.81;

    /** Crank angle, slider place and rod angle to twelve digits, from the one-degree-of-freedom reduction. */
    @Test
    public void sliderCrankOfSundials() throws Exception {
        Simulation simulation = Simulation.of("sundials-slider-crank");
        simulation.setIntegrator("rk4-projected");
        simulation.setStepSize(1.0 / 240);
        double[][] table = {
            {1, 1.315420570882, 1.001491807231, -0.504973470642},
            {5, -1.429996967647, 0.939030613578, 0.517894756490},
            {10, 1.275675848650, 1.023578558980, -0.498813049183}
        };
        for (double[] row : table) {
            assertNull(simulation.stepTo(row[0]));
            State s = simulation.state();
            int crank = simulation.system().mechanism().body(0).offset();
            int rod = simulation.system().mechanism().body(1).offset();
            assertEquals("q at " + row[0], row[1], s.q[crank + 2], 1e-6);
            assertEquals("x at " + row[0], row[2], s.q[rod], 1e-6);
            assertEquals("p at " + row[0], row[3], s.q[rod + 2], 1e-6);
        }
    }

    private static Simulation particlePendulum() throws Exception {
        return Simulation.of(SceneDescription.named("pendulum")
                .gravity(0, -G)
                .add(BodyDescription.particle("bob", 1, Vector2.of(-1, 0), null))
                .add(JointDescription.distance("rod", "bob", "world", Vector2.of(-1, 0), Vector2.ZERO))
                .build());
    }

    @Test
    public void simplePendulum() throws Exception {
        double[][] table = {
            {1, 0.986291751131875, -0.165010853125541},
            {5, -0.942305435043757, -0.334754338414002},
            {10, -0.275087462576117, -0.961419205099125}
        };
        for (String integrator : new String[] {"rk4-projected", "rk4"}) {
            Simulation simulation = particlePendulum();
            simulation.setIntegrator(integrator);
            for (double[] row : table) {
                assertNull(simulation.stepTo(row[0]));
                double tolerance = integrator.equals("rk4") ? 4e-7 : 6e-8;
                assertEquals(integrator, row[1], simulation.state().q[0], tolerance);
                assertEquals(integrator, row[2], simulation.state().q[1], tolerance);
            }
            double closed = integrator.equals("rk4") ? 1e-8 : 1e-14;
            assertEquals(0, simulation.diagnostics().jointError(), closed);
        }
    }

    /** n uniform rods of length and mass 1 along the x-axis, pinned at the origin. */
    static SceneDescription chain(int n, double angle) {
        SceneDescription.Builder scene = SceneDescription.named("chain").gravity(0, -G);
        Vector2 along = Vector2.direction(angle);
        for (int i = 0; i < n; i++) {
            scene.add(BodyDescription.rod("r" + i, 1, along.times(i), along.times(i + 1), 0));
        }
        for (int i = 0; i < n; i++) {
            scene.revolute("j" + i, "r" + i, i == 0 ? "world" : "r" + (i - 1), along.times(i));
        }
        return scene.build();
    }

    @Test
    public void tipsOfChains() throws Exception {
        double[][] table = {
            {2, 1, -1.6621151358, -1.0414666372},
            {5, 1, 0.5335694751, -4.9197095976},
            {10, 1, 7.5272290156, -4.9062623197},
            {10, 2, -7.6000551084, -5.9561571406}
        };
        for (double[] row : table) {
            int n = (int) row[0];
            Simulation simulation = Simulation.of(chain(n, 0));
            simulation.setStepSize(1.0 / 960);
            assertNull(simulation.stepTo(row[1]));
            State s = simulation.state();
            int last = 3 * (n - 1);
            assertEquals("n = " + n, row[2], s.q[last] + 0.5 * s.cos[n - 1], 2e-6);
            assertEquals("n = " + n, row[3], s.q[last + 1] + 0.5 * s.sin[n - 1], 2e-6);
        }
    }

    @Test
    public void chainsAtTheMomentOfRelease() throws Exception {
        assertEquals(-1.5, acceleration(1, 0), 1e-12);
        assertEquals(-9.0 / 7, acceleration(2, 0), 1e-12);
        assertEquals(3.0 / 7, acceleration(2, 1), 1e-12);
        double root = Math.sqrt(3);
        assertEquals(-(3 - root), acceleration(40, 0), 1e-11);
        assertEquals((3 - root) * (2 - root), acceleration(40, 1), 1e-11);
        double[] force = new double[3];
        Simulation one = Simulation.of(chain(1, 0));
        one.diagnostics().reaction(0, force, new boolean[3]);
        assertEquals(G / 4, force[1], 1e-12);
        Simulation many = Simulation.of(chain(40, 0));
        many.diagnostics().reaction(0, force, new boolean[3]);
        assertEquals(G / (2 * root), force[1], 1e-10);
    }

    /** α of a rod, in units of g. */
    private static double acceleration(int n, int rod) throws Exception {
        return Simulation.of(chain(n, 0)).diagnostics().accelerations()[3 * rod + 2] / G;
    }

    @Test
    public void hangingChainCarriesItsWeight() throws Exception {
        int n = 20;
        Simulation simulation = Simulation.of(chain(n, -Math.PI / 2));
        double[] force = new double[3];
        for (int k = 0; k < n; k++) {
            simulation.diagnostics().reaction(k, force, new boolean[3]);
            assertEquals((n - k) * G, force[1], 1e-10);
        }
    }

    /** x = r cos φ + √(l² − r² sin² φ) at every instant, whatever drives it. */
    @Test
    public void sliderCrankKinematics() throws Exception {
        Simulation simulation = Simulation.of("slider-crank");
        double r = 0.4;
        double l = 1.1;
        for (int i = 0; i < 960; i++) {
            assertNull(simulation.step());
            double phi = simulation.state().q[5];
            double x = simulation.state().q[9];
            double s = StrictMath.sin(phi);
            assertEquals(r * StrictMath.cos(phi) + Math.sqrt(l * l - r * r * s * s), x, 1e-13);
        }
    }

    /**
     * A slide coasts at 1 m/s into a stiff limit at u with a damper, whose force jumps at the edge: x = u + e^(−τ) sin(√99 τ)/√99
     * with τ = t − u, wherever in a step of 1/240 s the touch falls.
     */
    @Test
    public void slideRunsIntoAStiffLimit() throws Exception {
        for (String edge : new String[] {"0.1003", "0.1010", "0.1017", "0.1023", "0.1031"}) {
            Simulation simulation = Simulation.of(SceneReader.parse("""
                    {"gravity": [0, 0],
                     "bodies": [{"id": "s", "mass": 1, "inertia": 1, "position": [0, 0], "velocity": [1, 0]}],
                     "joints": [{"type": "prismatic", "bodyA": "s", "bodyB": "world", "point": [0, 0], "axis": [1, 0],
                                 "limits": {"lower": -1, "upper": EDGE, "stiffness": 100, "damping": 2}}]}""".replace("EDGE", edge)));
            simulation.setTolerance(1e-9);
            double u = Double.parseDouble(edge);
            for (double t : new double[] {0.11, 0.2, 0.35}) {
                assertNull(simulation.stepTo(t));
                double pressed = Math.exp(u - t) * Math.sin(Math.sqrt(99) * (t - u)) / Math.sqrt(99);
                assertEquals("edge at " + edge, u + pressed, simulation.state().q[0], 1e-7);
            }
        }
    }
}
