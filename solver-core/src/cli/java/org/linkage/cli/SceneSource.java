package org.linkage.cli;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Nearest;
import org.linkage.solver.scene.Parameters;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneReader;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** A scene named on the command line: a word of the catalogue, a file, or - for standard input. */
final class SceneSource {
    private static final String STANDARD_INPUT = "-";

    private SceneSource() {}

    static SceneDescription load(String word, List<String> parameters, boolean projectVelocities)
            throws UsageException, SceneException, IOException {
        List<String> ids = new ArrayList<>();
        for (CatalogueScene scene : SceneCatalogue.all()) {
            if (scene.id().equals(word)) {
                return scene.build(values(scene, parameters));
            }
            ids.add(scene.id());
        }
        if (word.equals(STANDARD_INPUT)) {
            return read(System.in, "standard input", parameters, projectVelocities);
        }
        File file = new File(word);
        if (!file.exists()) {
            throw new UsageException("There is no scene '" + word + "' in the catalogue" + Nearest.suggestion(word, ids)
                    + ", and no file of that name; 'linkage scenes' lists the catalogue.");
        }
        if (file.isDirectory()) {
            throw new UsageException("'" + word + "' is a folder; name a scene file in it.");
        }
        try (InputStream in = new FileInputStream(file)) {
            return read(in, word, parameters, projectVelocities);
        } catch (FileNotFoundException locked) {
            throw new UsageException("The file '" + word + "' cannot be read; allow it, or name another.");
        }
    }

    private static SceneDescription read(
            InputStream in, String name, List<String> parameters, boolean projectVelocities)
            throws UsageException, IOException {
        if (!parameters.isEmpty()) {
            throw new UsageException("Parameters belong to scenes of the catalogue; the file '" + name + "' has none.");
        }
        try {
            return SceneReader.read(in, projectVelocities);
        } catch (SceneException mistake) {
            throw new UsageException(name + ": " + mistake.getMessage());
        }
    }

    private static Parameters values(CatalogueScene scene, List<String> parameters)
            throws UsageException, SceneException {
        Parameters values = scene.defaults();
        for (String parameter : parameters) {
            int equals = parameter.indexOf('=');
            if (equals <= 0) {
                throw new UsageException(
                        "The option --param is '" + parameter + "'; it must be a name and a value, such as n=100.");
            }
            values = values.withText(parameter.substring(0, equals).trim(), parameter.substring(equals + 1));
        }
        return values;
    }
}
