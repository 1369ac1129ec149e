package org.linkage.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.linkage.solver.scene.Nearest;
import org.linkage.solver.scene.SceneException;

/** The command {@code linkage}. Bad input ends with one sentence and exit code 2, never with a stack trace. */
public final class Main {
    /** From the jar, where the build writes the version of the project; not known when the classes run unpacked. */
    static final String VERSION = version();

    private static final int FAILED = 1;
    private static final int MISUSED = 2;

    private static final List<Command> COMMANDS = Arrays.asList(
            new ScenesCommand(),
            new ExportCommand(),
            new SimulateCommand(),
            new InspectCommand(),
            new BenchmarkCommand(),
            new ReportCommand(),
            new CompareCommand());

    private Main() {}

    private static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "(unpacked)" : version;
    }

    public static void main(String[] arguments) {
        PrintStream out = stream(FileDescriptor.out);
        PrintStream err = stream(FileDescriptor.err);
        int code = run(Arrays.asList(arguments), out, err);
        out.flush();
        err.flush();
        System.exit(code);
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 16), false, StandardCharsets.UTF_8);
    }

    /** Runs a command line and returns its exit code. */
    public static int run(List<String> arguments, PrintStream out, PrintStream err) {
        try {
            return dispatch(arguments, out, err);
        } catch (UsageException | SceneException mistake) {
            return fail(err, mistake.getMessage(), MISUSED);
        } catch (IOException broken) {
            return fail(err, "Reading or writing failed: " + broken.getMessage(), FAILED);
        } catch (OutOfMemoryError tooLarge) {
            return fail(
                    err, "The scene needs more memory than there is; choose fewer bodies or another solver.", FAILED);
        } catch (IllegalArgumentException refused) {
            return fail(err, refused.getMessage(), MISUSED);
        }
    }

    private static int fail(PrintStream err, @org.jspecify.annotations.Nullable String sentence, int code) {
        err.println("linkage: " + sentence);
        err.flush();
        return code;
    }

    private static int dispatch(List<String> arguments, PrintStream out, PrintStream err)
            throws UsageException, SceneException, IOException {
        if (arguments.isEmpty()) {
            out.print(overview());
            return MISUSED;
        }
        String first = arguments.get(0);
        if (first.equals("--help") || first.equals("-h") || first.equals("help")) {
            out.print(overview());
            return 0;
        }
        if (first.equals("--version")) {
            out.println("linkage " + VERSION);
            return 0;
        }
        List<String> names = new ArrayList<>();
        for (Command command : COMMANDS) {
            if (command.name().equals(first)) {
                List<String> rest = arguments.subList(1, arguments.size());
                if (rest.contains("--help") || rest.contains("-h")) {
                    out.print(command.help());
                    return 0;
                }
                return command.run(rest, out, err);
            }
            names.add(command.name());
        }
        throw new UsageException("There is no command '" + first + "'" + Nearest.suggestion(first, names)
                + "; the commands are " + String.join(", ", names) + ".");
    }

    private static String overview() {
        StringBuilder text = new StringBuilder("linkage: mechanisms solved exactly and in linear time\n\n");
        for (Command command : COMMANDS) {
            text.append("  linkage ").append(command.name());
            for (int i = command.name().length(); i < 11; i++) {
                text.append(' ');
            }
            text.append(command.summary()).append('\n');
        }
        text.append("\nlinkage COMMAND --help says more; linkage --version prints the version.\n");
        return text.toString();
    }
}
