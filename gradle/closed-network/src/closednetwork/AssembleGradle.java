package closednetwork;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;

/**
 * Rebuilds a Gradle home folder from the one-jar redistribution of the Gradle API.
 *
 * <pre>java closednetwork.AssembleGradle VERSION FAT_JAR LIBRARY_FOLDER ENTRY_SOURCES OUTPUT</pre>
 *
 * The fat jar is the concatenation of Gradle's module jars and of their libraries, in class path order, with the packages
 * of the libraries moved below {@code org.gradle.internal.impldep}. Three steps undo that:
 *
 * <ol>
 *   <li>Every module jar ends with its {@code gradle-NAME-classpath.properties}; those entries cut the stream into
 *       modules again.
 *   <li>The prefix is removed from the constant pools, because Gradle's test runner must see the {@code org.junit} of
 *       the tests, not a moved copy.
 *   <li>Library classes go into jars with the names that Gradle asks its module registry for; the ones it never asks for
 *       by name share one jar. Modules that were never in the fat jar (Kotlin DSL, test kit) leave the lists.
 * </ol>
 *
 * What is left out of the fat jar (daemon entry, agent, compiler plug-in) is compiled from ENTRY_SOURCES.
 */
public final class AssembleGradle {
    private final GradleHome home;

    private AssembleGradle(GradleHome home) {
        this.home = home;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 5) {
            System.err.println("usage: AssembleGradle VERSION FAT_JAR LIBRARY_FOLDER ENTRY_SOURCES OUTPUT");
            System.exit(2);
        }
        GradleHome home = new GradleHome(arguments[0], Path.of(arguments[4]));
        AssembleGradle assembly = new AssembleGradle(home);
        assembly.copyLibraries(Path.of(arguments[2]));
        new FatJar(home).readFatJar(Path.of(arguments[1]));
        ModuleLists lists = new ModuleLists(home);
        lists.addOwnModules();
        lists.rewriteModuleLists();
        assembly.writeJars(false);
        assembly.compileEntryClasses(Path.of(arguments[3]));
        assembly.writeJars(true);
    }

    private void copyLibraries(Path folder) throws IOException {
        Files.createDirectories(home.lib.resolve("plugins"));
        Files.createDirectories(home.lib.resolve("agents"));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().collect(Collectors.toList())) {
                String name = file.getFileName().toString();
                Files.copy(file, home.lib.resolve(name));
                home.libraryJars.put(name.replaceFirst("-\\d.*", ""), name);
            }
        }
    }

    private void compileEntryClasses(Path sources) throws IOException {
        Path classes = Files.createTempDirectory("gradle-entry");
        String classPath;
        try (Stream<Path> files = Files.list(home.lib)) {
            classPath = files.map(Path::toString)
                    .filter(file -> file.endsWith(".jar"))
                    .collect(Collectors.joining(File.pathSeparator));
        }
        List<String> options = new ArrayList<>(
                List.of("--release", "17", "-proc:none", "-nowarn", "-cp", classPath, "-d", classes.toString()));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> options.add(file.toString()));
        }
        int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new));
        if (result != 0) {
            throw new IOException("the entry classes do not compile");
        }
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().collect(Collectors.toList())) {
                String path = classes.relativize(file).toString().replace('\\', '/');
                home.jars.get(home.moduleJar(entryModuleOf(path))).put(path, Files.readAllBytes(file));
            }
        }
    }

    private static String entryModuleOf(String path) {
        if (path.contains("/beacon/")) {
            return "gradle-installation-beacon";
        }
        if (path.contains("/agent/")) {
            return "gradle-instrumentation-agent";
        }
        if (path.contains("/compiler/")) {
            return "gradle-java-compiler-plugin";
        }
        return path.contains("/GradleDaemon") ? "gradle-daemon-main" : "gradle-daemon-server";
    }

    /** First everything the entry classes compile against, then the jars that hold the entry classes. */
    private void writeJars(boolean entryJars) throws IOException {
        Set<String> entryNames = Stream.of(
                        "gradle-installation-beacon",
                        "gradle-instrumentation-agent",
                        "gradle-java-compiler-plugin",
                        "gradle-daemon-main",
                        "gradle-daemon-server")
                .map(home::moduleJar)
                .collect(Collectors.toSet());
        for (Map.Entry<String, Map<String, byte[]>> jar : home.jars.entrySet()) {
            String name = jar.getKey();
            if (entryNames.contains(name) != entryJars) {
                continue;
            }
            StringBuilder manifest = new StringBuilder("Manifest-Version: 1.0\n");
            if (name.equals(home.moduleJar("gradle-launcher")) || name.equals(home.moduleJar("gradle-daemon-main"))) {
                appendWrapped(manifest, "Class-Path: " + String.join(" ", bootClassPath()));
            }
            boolean agent = name.equals(home.moduleJar("gradle-instrumentation-agent"));
            if (agent) {
                manifest.append("Premain-Class: org.gradle.instrumentation.agent.Agent\n");
                manifest.append("Agent-Class: org.gradle.instrumentation.agent.Agent\n");
            }
            writeJar(
                    (agent ? home.lib.resolve("agents") : home.lib).resolve(name), manifest.toString(), jar.getValue());
        }
    }

    /** The few jars a Gradle process starts with; it finds all others through the module registry. */
    private Set<String> bootClassPath() throws IOException {
        Set<String> names = new LinkedHashSet<>(List.of("gradle-gradle-cli-main", "gradle-installation-beacon"));
        names.addAll(GradleHome.list(home.modules.get("gradle-gradle-cli-main"), "projects"));
        Set<String> boot = new LinkedHashSet<>();
        for (String name : names) {
            boot.add(home.moduleJar(name));
            boot.addAll(GradleHome.list(
                    GradleHome.parse(home.jars.get(home.moduleJar(name)).get(name + GradleHome.PROPERTIES_SUFFIX)),
                    "runtime"));
        }
        return boot;
    }

    private static void appendWrapped(StringBuilder manifest, String line) {
        for (int start = 0, width = 70; start < line.length(); start += width) {
            manifest.append(start == 0 ? "" : " ")
                    .append(line, start, Math.min(line.length(), start + width))
                    .append('\n');
        }
    }

    private static void writeJar(Path file, String manifest, Map<String, byte[]> entries) throws IOException {
        try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file));
                ZipOutputStream zip = new ZipOutputStream(stream)) {
            zip.setLevel(Deflater.BEST_SPEED);
            Zips.write(zip, "META-INF/MANIFEST.MF", Zips.text(manifest));
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                Zips.write(zip, entry.getKey(), entry.getValue());
            }
        }
    }
}
