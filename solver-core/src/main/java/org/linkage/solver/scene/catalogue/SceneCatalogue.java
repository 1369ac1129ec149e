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
            new SliderCrank(),
            new Chain(),
            new Ladder(),
            new Corner(),
            new Billiard()));

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
