package org.linkage.solver.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.linkage.solver.force.Force;
import org.linkage.solver.force.Wind;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Simulation;

/** Wind under {@code extra}: written, read and felt. */
public class GustsTest {
    private static @Nullable Wind wind(SceneModel model) {
        for (Force force : model.forces()) {
            if (force instanceof Wind wind) {
                return wind;
            }
        }
        return null;
    }

    private static SceneDescription parse(String text) throws IOException, SceneException {
        return SceneReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static SceneModel read(String extra) throws IOException, SceneException {
        return SceneBuilder.build(parse("{\"gravity\": [0, 0], \"extra\": " + extra
                + ", \"bodies\": [{\"id\": \"a\", \"mass\": 1, \"inertia\": 1, \"position\": [0, 0]}]}"));
    }

    @Test
    public void plantKeepsItsWindThroughAFile() throws IOException, SceneException {
        SceneDescription plant = SceneCatalogue.find("plant").build();
        SceneDescription again = parse(SceneWriter.write(plant));
        Simulation first = Simulation.of(plant);
        Simulation second = Simulation.of(again);
        for (int i = 0; i < 60; i++) {
            assertNull(first.step());
            assertNull(second.step());
        }
        assertEquals(first.stateHash(), second.stateHash());
        double still = plant.bodies().get(plant.bodies().size() - 1).position().x();
        double now = first.state().q[3 * (first.bodyCount() - 1)];
        assertTrue("blown by " + (now - still), now - still > 0.01);
    }

    @Test
    public void otherThingsUnderExtraAreNoWind() throws IOException, SceneException {
        assertNull(wind(read("{}")));
        assertNull(wind(read("{\"gusts\": 3}")));
        assertNull(wind(read("{\"gusts\": {\"mean\": 3, \"drag\": {\"b\": 1, \"a\": \"much\"}}}")));
        Wind steady = wind(read("{\"gusts\": {\"mean\": 3, \"drag\": {\"a\": 1}}}"));
        assertTrue(steady != null);
        assertEquals(3, steady == null ? 0 : steady.speed(1, 2), 0);
    }
}
