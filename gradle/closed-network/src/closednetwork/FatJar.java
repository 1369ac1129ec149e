package closednetwork;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Cuts the one-jar redistribution of Gradle into its modules and libraries again. */
final class FatJar {
    /** Path prefix of library classes and the jar (without version) they belong to; the first match wins. */
    private static final String[][] LIBRARIES = {
        {"com/google/common/", "guava"},
        {"com/google/thirdparty/", "guava"},
        {"com/esotericsoftware/", "kryo"},
        {"org/objenesis/", "kryo"},
        {"org/objectweb/asm/", "asm"},
        {"org/apache/tools/ant/launch/", "ant-launcher"},
        {"org/apache/tools/", "ant"},
        {"org/slf4j/bridge/", "jul-to-slf4j"},
        {"org/slf4j/", "slf4j-api"},
        {"org/apache/log4j/", "log4j-over-slf4j"},
        {"org/apache/commons/logging/", "jcl-over-slf4j"},
        {"org/apache/commons/lang3/", "commons-lang3"},
        {"org/apache/commons/lang/", "commons-lang"},
        {"org/apache/commons/io/", "commons-io"},
        {"org/apache/commons/compress/", "commons-compress"},
        {"org/apache/commons/codec/", "commons-codec"},
        {"net/rubygrapefruit/", "native-platform"},
        {"javax/inject/", "javax.inject"},
        {"javax/annotation/", "jsr305"},
        {"org/jetbrains/annotations/", "annotations"},
        {"org/junit/platform/commons/", "junit-platform-commons"},
        {"org/junit/platform/engine/", "junit-platform-engine"},
        {"org/junit/platform/launcher/", "junit-platform-launcher"},
        {"org/opentest4j/", "opentest4j"},
        {"org/junit/", "junit"},
        {"junit/", "junit"},
        {"org/hamcrest/", "hamcrest-core"},
        {"org/testng/", "testng"},
        {"com/beust/", "jcommander"},
        {"com/google/gson/", "gson"},
        {"kotlinx/serialization/json/", "kotlinx-serialization-json-jvm"},
        {"kotlinx/serialization/", "kotlinx-serialization-core-jvm"},
        {"org/bouncycastle/", "bcprov-jdk18on"},
        {"org/apache/ivy/", "ivy"},
        {"org/apache/http/", "httpclient"},
        {"com/amazonaws/", "aws-java-sdk-core"},
        {"org/eclipse/jgit/", "org.eclipse.jgit"},
        {"org/apache/sshd/", "sshd-core"},
        {"it/unimi/dsi/", "fastutil"},
        {"com/fasterxml/jackson/", "jackson-databind"},
    };

    /** Taken from their own artifacts, or part of the JDK. */
    private static final List<String> SKIPPED = List.of(
            "groovy/",
            "org/codehaus/groovy/",
            "org/apache/groovy/",
            "META-INF/groovy",
            "META-INF/maven/",
            "META-INF/versions/",
            "META-INF/proguard/",
            "META-INF/com.android.tools/",
            "META-INF/sisu/",
            "javax/xml/",
            "org/w3c/",
            "org/xml/",
            "module-info.class");

    private final GradleHome home;

    FatJar(GradleHome home) {
        this.home = home;
    }

    void readFatJar(Path fatJar) throws IOException {
        try (ZipFile zip = new ZipFile(fatJar.toFile())) {
            nameLibraryJars(zip);
            List<ZipEntry> pending = new ArrayList<>();
            List<ZipEntry> services = new ArrayList<>();
            String module = null;
            Enumeration<? extends ZipEntry> entries = zip.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                String name = entry.getName();
                if (entry.isDirectory()) {
                    continue;
                }
                if (name.startsWith("META-INF/services/")) {
                    services.add(entry);
                } else if (module != null && belongsAfterProperties(name, module)) {
                    add(zip, entry, module);
                } else {
                    pending.add(entry);
                }
                if (isModuleProperties(name)) {
                    module = name.substring(0, name.length() - GradleHome.PROPERTIES_SUFFIX.length());
                    for (ZipEntry member : pending) {
                        add(zip, member, module);
                    }
                    pending.clear();
                }
            }
            for (ZipEntry member : pending) {
                add(zip, member, module);
            }
            for (ZipEntry service : services) {
                addService(service.getName(), new String(Zips.read(zip, service), StandardCharsets.UTF_8));
            }
        }
        if (home.modules.size() < 100) {
            throw new IOException(fatJar + " has only " + home.modules.size() + " Gradle modules");
        }
    }

    private static boolean isModuleProperties(String name) {
        return name.startsWith("gradle-") && name.endsWith(GradleHome.PROPERTIES_SUFFIX) && name.indexOf('/') < 0;
    }

    /** The few entries that follow the properties file in their own module's jar. */
    private static boolean belongsAfterProperties(String name, String module) {
        return name.equals(module + "-parameter-names.properties")
                || name.equals("gradle-wrapper.jar")
                || name.equals("org/gradle/build-receipt.properties");
    }

    /** The module lists name the library jars with their versions; Gradle looks them up as NAME-DIGIT… . */
    private void nameLibraryJars(ZipFile zip) throws IOException {
        Set<String> wanted = new HashSet<>();
        for (String[] library : LIBRARIES) {
            wanted.add(library[1]);
        }
        Pattern pattern = Pattern.compile("(.+?)-\\d.*\\.jar");
        Enumeration<? extends ZipEntry> entries = zip.entries();
        while (entries.hasMoreElements()) {
            ZipEntry entry = entries.nextElement();
            if (!isModuleProperties(entry.getName())) {
                continue;
            }
            for (String jar : GradleHome.list(GradleHome.parse(Zips.read(zip, entry)), "runtime")) {
                Matcher matcher = pattern.matcher(jar);
                if (matcher.matches() && wanted.contains(matcher.group(1))) {
                    home.libraryJars.put(matcher.group(1), jar);
                }
            }
        }
        for (String name : wanted) {
            home.libraryJars.putIfAbsent(name, name + "-0.jar");
        }
    }

    private void add(ZipFile zip, ZipEntry entry, String module) throws IOException {
        String path = entry.getName();
        boolean library = path.startsWith(ClassNames.MOVED_PATH);
        if (library) {
            path = path.substring(ClassNames.MOVED_PATH.length());
        }
        for (String skipped : SKIPPED) {
            if (path.startsWith(skipped)) {
                return;
            }
        }
        if (path.startsWith("META-INF/")
                && !path.startsWith("META-INF/gradle-plugins/")
                && !path.startsWith("META-INF/native/")
                && !path.endsWith(".kotlin_module")) {
            return; // licences, signatures and indexes of the jars that were merged
        }
        byte[] content = Zips.read(zip, entry);
        if (isModuleProperties(path)) {
            home.modules.put(module, GradleHome.parse(content));
            return;
        }
        String jar = jarFor(path, library, module);
        if (path.endsWith(".class")) {
            content = ClassNames.restore(content);
            home.homeOfClass.putIfAbsent(path, jar);
        }
        home.jars.computeIfAbsent(jar, key -> new LinkedHashMap<>()).putIfAbsent(path, content);
    }

    private String jarFor(String path, boolean library, String module) {
        for (String[] entry : LIBRARIES) {
            if (path.startsWith(entry[0])) {
                return home.libraryJars.get(entry[1]);
            }
        }
        boolean gradleClass = path.startsWith("org/gradle/") && !library;
        boolean rootResource = path.indexOf('/') < 0 || path.startsWith("META-INF/gradle-plugins/");
        return gradleClass || rootResource ? home.moduleJar(module) : home.sharedJar();
    }

    /** The merged service files are split again, so that no class loader is promised a provider it does not have. */
    private void addService(String path, String content) {
        String service = path.substring("META-INF/services/".length()).replace(ClassNames.MOVED_NAME, "");
        if (service.startsWith("java.") || service.startsWith("javax.")) {
            return; // file systems, script engines and security providers would be offered to the whole JVM
        }
        String name = "META-INF/services/" + service;
        Map<String, Set<String>> providers = new LinkedHashMap<>();
        for (String line : content.split("\\R")) {
            String provider = line.replaceFirst("#.*", "").trim().replace(ClassNames.MOVED_NAME, "");
            String jar = home.homeOfClass.get(provider.replace('.', '/') + ".class");
            if (jar != null) {
                providers.computeIfAbsent(jar, key -> new LinkedHashSet<>()).add(provider);
            }
        }
        providers.forEach((jar, lines) -> home.jars.get(jar).put(name, Zips.text(String.join("\n", lines) + "\n")));
    }
}
