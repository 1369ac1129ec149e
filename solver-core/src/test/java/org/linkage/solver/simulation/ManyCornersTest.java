package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.ShapeDescription;
import org.linkage.solver.scene.Vector2;

/** Polygons of very many corners: two corners that press at once must not be taken for one, whatever their numbers. */
public class ManyCornersTest {
    /** It stands on the edge from its last corner to its first, and is pushed a little, so that one presses more than the other. */
    @Test
    public void bothCornersOfAFaceAreRead() throws SceneException {
        for (int corners : new int[] {64, 65, 129, 200}) {
            double half = Math.PI / corners;
            List<Vector2> points = new ArrayList<>();
            for (int i = 0; i < corners; i++) {
                double angle = -Math.PI / 2 + half + 2 * half * i;
                points.add(Vector2.of(Math.cos(angle), Math.sin(angle)));
            }
            Simulation simulation = Simulation.of(SceneDescription.named("wheel")
                    .add(BodyDescription.rigid(
                            "wheel", 1, Vector2.of(0, 1 + Math.cos(half)), 0, ShapeDescription.polygon(points)))
                    .add(BodyDescription.rigid("base", 10, Vector2.of(0, 0.5), 0, ShapeDescription.box(4, 1)))
                    .add(ForceDescription.constant("push", "wheel", Vector2.of(0.05, 0), 0))
                    .add(ContactDescription.all("all", 0, 0.5))
                    .add(ContactDescription.halfPlane("floor", "base", Vector2.ZERO, Vector2.Y, 0, 1))
                    .build());
            assertNull(simulation.stepTo(0.1));
            assertEquals("wheel~base", simulation.diagnostics().contactId(0));
            assertEquals(corners + " corners", 9.81, simulation.diagnostics().contactNormal(0), 1e-6);
            assertEquals(corners + " corners", 0.05, simulation.diagnostics().contactFriction(0), 1e-6);
        }
    }
}
