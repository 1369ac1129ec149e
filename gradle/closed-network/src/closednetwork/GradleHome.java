package closednetwork;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** The Gradle home while it is put together: which jar holds what, which module needs which jars. */
final class GradleHome {
    static final String PROPERTIES_SUFFIX = "-classpath.properties";

    final String version;
    final Path lib;

    /** Jar file name → entries. */
    final Map<String, Map<String, byte[]>> jars = new TreeMap<>();

    /** Class path → jar it went to; tells where a service provider lives. */
    final Map<String, String> homeOfClass = new LinkedHashMap<>();

    /** Module → its list of jars and of other modules. */
    final Map<String, Properties> modules = new LinkedHashMap<>();

    /** Library without version → file name of its jar. */
    final Map<String, String> libraryJars = new TreeMap<>();

    GradleHome(String version, Path output) {
        this.version = version;
        this.lib = output.resolve("lib");
    }

    String moduleJar(String module) {
        return module + "-" + version + ".jar";
    }

    String sharedJar() {
        return moduleJar("gradle-libraries");
    }

    static Properties parse(byte[] content) throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(new String(content, StandardCharsets.UTF_8)));
        return properties;
    }

    static List<String> list(Properties properties, String key) {
        String value = properties.getProperty(key, "").trim();
        return value.isEmpty() ? List.of() : List.of(value.split(","));
    }
}
