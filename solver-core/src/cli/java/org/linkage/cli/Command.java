package org.linkage.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.linkage.solver.scene.SceneException;

/** One word after {@code linkage}. A new command is one new file and one line in {@link Main}. */
interface Command {
    String name();

    /** One line for the list of commands. */
    String summary();

    /** What {@code --help} prints. */
    String help();

    /** Runs and returns the exit code. */
    int run(List<String> arguments, PrintStream out, PrintStream err)
            throws UsageException, SceneException, IOException;
}
