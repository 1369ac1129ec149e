package org.linkage.app.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneReader;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Which scene is played: one of the catalogue with values for its parameters, or the text of a scene file. Immutable. */
public final class Cast {
    private final @Nullable CatalogueScene recipe;
    private final @Nullable Parameters parameters;
    private final @Nullable String json;
    private final SceneDescription scene;

    private Cast(
            @Nullable CatalogueScene recipe,
            @Nullable Parameters parameters,
            @Nullable String json,
            SceneDescription scene) {
        this.recipe = recipe;
        this.parameters = parameters;
        this.json = json;
        this.scene = scene;
    }

    /** A scene of the catalogue; values that are not given are the scene's own. */
    public static Cast of(String sceneId, Map<String, Double> values) throws SceneException {
        CatalogueScene recipe = SceneCatalogue.find(sceneId);
        Parameters parameters = recipe.defaults();
        for (Map.Entry<String, Double> value : values.entrySet()) {
            parameters = parameters.with(value.getKey(), value.getValue());
        }
        return new Cast(recipe, parameters, null, recipe.build(parameters));
    }

    /** The text of a scene file. */
    public static Cast ofFile(String json) throws SceneException {
        return new Cast(null, null, json, SceneReader.parse(json));
    }

    /** The same scene with one value changed; a file has none to change. */
    Cast with(String name, double value) throws SceneException {
        CatalogueScene from = recipe;
        Parameters values = parameters;
        if (from == null || values == null) {
            return this;
        }
        Parameters changed = values.with(name, value);
        return new Cast(from, changed, null, from.build(changed));
    }

    public SceneDescription scene() {
        return scene;
    }

    /** The recipe of a catalogue scene; null for a file. */
    public @Nullable CatalogueScene recipe() {
        return recipe;
    }

    public @Nullable Parameters parameters() {
        return parameters;
    }

    /** The text of a file; null for a scene of the catalogue. */
    public @Nullable String json() {
        return json;
    }

    public @Nullable String sceneId() {
        return recipe == null ? null : recipe.id();
    }

    /** A name for the title. */
    public String title() {
        return recipe != null ? recipe.title() : scene.name();
    }

    /** All values by name, for saving. */
    public Map<String, Double> values() {
        CatalogueScene from = recipe;
        Parameters all = parameters;
        if (from == null || all == null) {
            return Collections.emptyMap();
        }
        Map<String, Double> values = new LinkedHashMap<>();
        for (Parameter parameter : from.parameters()) {
            values.put(parameter.name(), all.get(parameter.name()));
        }
        return values;
    }
}
