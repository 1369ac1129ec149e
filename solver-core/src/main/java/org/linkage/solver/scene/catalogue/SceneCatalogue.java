package org.linkage.solver.scene.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Nearest;
import org.linkage.solver.scene.SceneException;

/** All scenes that come with the library, in the order of the gallery. A new scene is one new file and one line here. */
public final class SceneCatalogue {
    private static final List<CatalogueScene> SCENES = Collections.unmodifiableList(Arrays.asList(
            new Pendulum(),
            new DoublePendulum(),
            new SliderCrank(),
            new SundialsSliderCrank(),
            new FourBar(),
            new Walker(),
            new Pantograph(),
            new GearTrain(),
            new Skate(),
            new Chain(),
            new BalancedTree(),
            new Comb(),
            new Baraff6(),
            new Baraff54(),
            new Baraff9612(),
            new Baraff127(),
            new Ring(),
            new Ladder(),
            new Bridge(),
            new Net(),
            new StiffChain(),
            new Whip(),
            new Hand(),
            new Robot(),
            new Plant(),
            new CableBridge(),
            new Beam(),
            new HeavyLoad(),
            new Corner(),
            new Billiard(),
            new BilliardTable(),
            new Cradle(),
            new Pile(),
            new Pegs(),
            new Catch(),
            new Dominoes(),
            new Grasp()));

    private SceneCatalogue() {}

    public static List<CatalogueScene> all() {
        return SCENES;
    }

    /** The scene of that id; otherwise a sentence that names the nearest. */
    public static CatalogueScene find(String id) throws SceneException {
        List<String> ids = new ArrayList<>();
        for (CatalogueScene scene : SCENES) {
            if (scene.id().equals(id)) {
                return scene;
            }
            ids.add(scene.id());
        }
        throw new SceneException(
                "", "There is no scene '" + id + "' in the catalogue" + Nearest.suggestion(id, ids) + ".");
    }
}
