package org.linkage.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.SceneWriter;

/** {@code linkage export}: a scene as a file. */
final class ExportCommand implements Command {
    @Override
    public String name() {
        return "export";
    }

    @Override
    public String summary() {
        return "prints a scene as a scene file";
    }

    @Override
    public String help() {
        return """
                linkage export NAME [--param name=value]... [--out FILE]

                Prints a scene of the catalogue as a scene file, which simulate, inspect and the app read.

                  --param name=value   a parameter of the scene; 'linkage scenes' lists them
                  --out FILE           writes the file instead of printing it
                """;
    }

    @Override
    public int run(List<String> words, PrintStream out, PrintStream err)
            throws UsageException, SceneException, IOException {
        Arguments arguments = new Arguments(words, "--param", "--out");
        SceneDescription scene = SceneSource.load(arguments.only("a scene"), arguments.all("--param"), false);
        try (OutFile file = new OutFile(arguments.one("--out"), out)) {
            file.stream().print(SceneWriter.write(scene));
            file.finish();
        }
        return 0;
    }
}
