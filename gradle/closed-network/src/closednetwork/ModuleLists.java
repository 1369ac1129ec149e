package closednetwork;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes the lists by which Gradle finds the jars of a module, with what is really there. */
final class ModuleLists {
    private final GradleHome home;

    ModuleLists(GradleHome home) {
        this.home = home;
    }

    /** Entry modules that Gradle starts processes with; their classes come from ENTRY_SOURCES. */
    void addOwnModules() {
        addModule("gradle-installation-beacon", "");
        addModule("gradle-instrumentation-agent", "");
        addModule("gradle-java-compiler-plugin", "");
        addModule("gradle-daemon-main", "");
        addModule("gradle-daemon-server", "gradle-launcher,gradle-installation-beacon");
        // "gradle --version" reads this file of the absent Kotlin DSL
        home.jars
                .get(home.moduleJar("gradle-launcher"))
                .put(
                        "gradle-kotlin-dsl-versions.properties",
                        Zips.text("provider=0\nkotlin="
                                + home.libraryJars.get("kotlin-stdlib").replaceAll("kotlin-stdlib-|\\.jar", "")
                                + "\n"));
    }

    private void addModule(String name, String projects) {
        Properties properties = new Properties();
        properties.setProperty("projects", projects);
        properties.setProperty("runtime", "");
        if (home.modules.putIfAbsent(name, properties) == null) {
            home.jars.put(home.moduleJar(name), new LinkedHashMap<>());
        }
    }

    void rewriteModuleLists() throws IOException {
        Set<String> present = new TreeSet<>(home.jars.keySet());
        present.addAll(home.libraryJars.values().stream()
                .filter(name -> Files.exists(home.lib.resolve(name)))
                .collect(Collectors.toSet()));
        Set<String> known = home.modules.keySet();
        home.modules.forEach((name, properties) -> {
            List<String> runtime = GradleHome.list(properties, "runtime");
            Set<String> kept = new LinkedHashSet<>();
            boolean shared = name.equals("gradle-core");
            for (String jar : runtime) {
                if (present.contains(jar)) {
                    kept.add(jar);
                } else {
                    shared = true;
                }
            }
            // the classes of these small libraries went into the jar of the library that needs them
            if (runtime.stream()
                    .anyMatch(jar -> jar.startsWith("file-events-") || jar.startsWith("native-platform-"))) {
                kept.add(home.libraryJars.get("native-platform"));
            }
            if (runtime.stream().anyMatch(jar -> jar.startsWith("minlog-") || jar.startsWith("objenesis-"))) {
                kept.add(home.libraryJars.get("kryo"));
            }
            if (runtime.stream().anyMatch(jar -> jar.startsWith("failureaccess-"))) {
                kept.add(home.libraryJars.get("guava"));
            }
            if (runtime.stream().anyMatch(jar -> jar.startsWith("asm-"))) {
                kept.add(home.libraryJars.get("asm"));
            }
            if (runtime.stream().anyMatch(jar -> jar.startsWith("kotlin-"))) {
                kept.add(home.libraryJars.get("kotlin-stdlib"));
            }
            if (shared) {
                kept.add(home.sharedJar());
            }
            StringBuilder text = new StringBuilder();
            text.append("projects=")
                    .append(only(known, GradleHome.list(properties, "projects")))
                    .append('\n');
            text.append("optional=")
                    .append(only(known, GradleHome.list(properties, "optional")))
                    .append('\n');
            text.append("runtime=").append(String.join(",", kept)).append('\n');
            home.jars
                    .computeIfAbsent(home.moduleJar(name), key -> new LinkedHashMap<>())
                    .put(name + GradleHome.PROPERTIES_SUFFIX, Zips.text(text.toString()));
        });
        for (Map<String, byte[]> jar : home.jars.values()) {
            for (String plugins : List.of("gradle-plugins.properties", "gradle-implementation-plugins.properties")) {
                jar.computeIfPresent(plugins, (key, content) -> {
                    try {
                        return Zips.text(
                                "plugins=" + only(known, GradleHome.list(GradleHome.parse(content), "plugins")) + "\n");
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                });
            }
        }
    }

    private static String only(Set<String> known, List<String> names) {
        return names.stream().filter(known::contains).collect(Collectors.joining(","));
    }
}
