package org.linkage.solver.scene.catalogue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.Parameter;

/** What all scenes of the catalogue share: their words and their parameters. A scene adds how it is built. */
abstract class Recipe implements CatalogueScene {
    private final Group group;
    private final String id;
    private final String title;
    private final String summary;
    private final Explanation explanation;
    private final List<Parameter> parameters;

    Recipe(Group group, String id, String title, String summary, Explanation explanation, Parameter... parameters) {
        this.group = group;
        this.id = id;
        this.title = title;
        this.summary = summary;
        this.explanation = explanation;
        this.parameters = Collections.unmodifiableList(Arrays.asList(parameters));
    }

    @Override
    public final Group group() {
        return group;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final String summary() {
        return summary;
    }

    @Override
    public final Explanation explanation() {
        return explanation;
    }

    @Override
    public final List<Parameter> parameters() {
        return parameters;
    }
}
