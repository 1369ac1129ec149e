package org.linkage.solver.simulation;

import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** What bounces gains no energy, in whatever direction it flies when it hits, with every one-step integrator that takes contacts. */
public class BounceEnergyTest {
    private static SceneDescription room(double vx, double vy, double restitution) {
        return SceneDescription.named("room")
                .add(BodyDescription.rigid("ball", 0.5, Vector2.of(0, 1), 0, ShapeDescription.disc(0.1))
                        .moving(Vector2.of(vx, vy), 7))
                .add(BodyDescription.rigid("crate", 0.8, Vector2.of(0, 2), 0.3, ShapeDescription.box(0.3, 0.2))
                        .moving(Vector2.of(-vy, vx), -9))
                .add(ContactDescription.halfPlane("floor", "*", Vector2.ZERO, Vector2.Y, restitution, 0))
                .add(ContactDescription.halfPlane("left", "*", Vector2.of(-1, 0), Vector2.X, restitution, 0))
                .add(ContactDescription.halfPlane("right", "*", Vector2.of(1, 0), Vector2.of(-1, 0), restitution, 0))
                .add(ContactDescription.all("all", restitution, 0))
                .build();
    }

    @Test
    public void flyingUpAlongAWall() throws SceneException {
        for (String integrator :
                new String[] {"rk4-projected", "rk4", "semi-implicit-euler", "implicit-euler", "implicit-bdf2"}) {
            for (double restitution : new double[] {0.4, 1}) {
                Simulation simulation = Simulation.of(room(-6, 9, restitution));
                simulation.setIntegrator(integrator);
                double start = simulation.diagnostics().energy();
                double before = start;
                while (simulation.time() < 4) {
                    assertNull(simulation.step());
                    double energy = simulation.diagnostics().energy();
                    assertTrue(
                            integrator + " at " + simulation.time() + " s gains " + (energy - before),
                            energy <= before + 1e-8 * start);
                    before = energy;
                }
                assertTrue("nothing was hit", simulation.diagnostics().eventCount() > 10);
            }
        }
    }
}
