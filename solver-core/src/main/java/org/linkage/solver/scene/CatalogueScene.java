package org.linkage.solver.scene;

import java.util.List;

/** A scene of the catalogue: a recipe with parameters that gives a description. */
public interface CatalogueScene {
    /** The shelf on which the gallery shows a scene. */
    enum Group {
        MECHANISMS("Mechanisms"),
        CHAINS("Chains and structures"),
        CHARACTERS("Stiff joints and characters"),
        CONTACTS("Contacts");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** The name that stays: in commands, files and reports. */
    String id();

    String title();

    /** One sentence for the list. */
    String summary();

    Group group();

    List<Parameter> parameters();

    /** The scene for these values, which are those of {@link #parameters()}. Every joint is closed, every velocity fits. */
    SceneDescription build(Parameters values);

    Explanation explanation();

    /** The scene with every parameter at its default. */
    default SceneDescription build() {
        return build(defaults());
    }

    /** Every parameter at its default, to be changed one by one. */
    default Parameters defaults() {
        return Parameters.defaults(parameters());
    }
}
