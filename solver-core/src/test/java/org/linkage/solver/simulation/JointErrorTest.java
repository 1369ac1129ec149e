package org.linkage.solver.simulation;

import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** The promise on the screen: in every scene of the catalogue, run as it is, joints stay closed to 1e-12 of its size. */
public final class JointErrorTest {
    private static final double SECONDS = 10;

    @Test
    public void jointsOfEverySceneStayClosed() throws Exception {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            Simulation simulation = Simulation.of(scene.id());
            if (simulation.rowCount() == 0) {
                continue;
            }
            double size = size(simulation);
            while (simulation.time() < SECONDS) {
                assertNull(scene.id(), simulation.step());
                double error = simulation.diagnostics().jointError();
                assertTrue(
                        scene.id() + " at " + simulation.time() + " s: " + error + " m of " + size + " m",
                        error <= 1e-12 * size);
            }
        }
    }

    /** The larger side of the box around all centres and the origin, at least the longest rod with the mass and inertia of a body. */
    static double size(Simulation simulation) {
        double[] low = new double[2];
        double[] high = new double[2];
        double longest = 0;
        for (Body body : simulation.model().mechanism().bodies()) {
            for (int i = 0; i < 2; i++) {
                double x = simulation.state().q[body.offset() + i];
                low[i] = Math.min(low[i], x);
                high[i] = Math.max(high[i], x);
            }
            if (body instanceof RigidBody rigid) {
                longest = Math.max(longest, Math.sqrt(12 * rigid.inertia() / rigid.mass()));
            }
        }
        return Math.max(longest, Math.max(high[0] - low[0], high[1] - low[1]));
    }
}
