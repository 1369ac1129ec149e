package org.linkage.app.player;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

public class SliderScaleTest {
    @Test
    public void everyParameterOfEverySceneCanBeSet() throws Exception {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            for (Parameter parameter : scene.parameters()) {
                if (parameter.kind() == Parameter.Kind.SWITCH || parameter.kind() == Parameter.Kind.CHOICE) {
                    continue;
                }
                SliderScale scale = new SliderScale(parameter);
                for (double place = 0; place <= 1.0001; place += 0.05) {
                    // throws if the value is out of range or not whole
                    scene.defaults().with(parameter.name(), scale.value(place));
                }
                assertEquals(parameter.min(), scale.value(0), 0);
                assertEquals(parameter.max(), scale.value(1), 0);
                double back = scale.value(scale.place(parameter.defaultValue()));
                assertEquals(
                        scene.id() + "." + parameter.name(),
                        parameter.defaultValue(),
                        back,
                        0.006
                                * Math.max(
                                        Math.abs(parameter.defaultValue()), 0.1 * (parameter.max() - parameter.min())));
            }
        }
    }

    @Test
    public void logarithmicScalesGoByFactors() {
        SliderScale scale = new SliderScale(1, 10_000, true, true);
        assertEquals(100, scale.value(0.5), 0);
        assertEquals(10, scale.value(0.25), 0);
    }

    @Test
    public void theLowestEndMayBeOff() {
        SliderScale scale = new SliderScale(0, 10_000, true, false);
        assertEquals(0, scale.value(0.02), 0);
        assertEquals(0, scale.place(0), 0);
        assertEquals(100, scale.value(scale.place(100)), 1e-9);
    }

    @Test
    public void valuesReadAsTheyAre() {
        SliderScale scale = new SliderScale(0, 30, false, false);
        assertEquals("9.81", Double.toString(scale.value(9.81 / 30)));
        assertEquals("0.1", Double.toString(new SliderScale(0.1, 100, true, false).value(1e-9)));
    }
}
