package closednetwork;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Fills the gaps of the Android Gradle plugin on Maven Central with a Maven repository on disk.
 *
 * <pre>java closednetwork.AssembleRepository ARTIFACT_FOLDER OUTPUT</pre>
 *
 * Five libraries of the plugin and the view binding interface are absent in the one version that is asked for; the nearest
 * version that exists takes the name. aapt2 exists as a pom only; the binary inside Apktool takes its place.
 */
public final class AssembleRepository {
    private static final String PLUGIN = "8.7.0";
    private static final String TOOLS = "31.7.0";
    private static final String AAPT2 = "8.7.0-12006047";
    private static final String NEWER_TOOLS = "31.11.0-alpha10";
    private static final String SHRINKER_PACKAGE = "com/android/ide/common/resources/usage/";

    private final Path artifacts;
    private final Path output;

    private AssembleRepository(Path artifacts, Path output) {
        this.artifacts = artifacts;
        this.output = output;
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            System.err.println("usage: java AssembleRepository ARTIFACT_FOLDER OUTPUT");
            System.exit(2);
        }
        AssembleRepository repository = new AssembleRepository(Path.of(arguments[0]), Path.of(arguments[1]));
        repository.rename("com.android.tools", "annotations", "31.4.2", TOOLS, "jar");
        repository.rename("com.android.tools", "common", "31.4.2", TOOLS, "jar");
        repository.rename("com.android.tools", "sdk-common", "31.4.2", TOOLS, "jar");
        repository.rename("com.android.tools.ddms", "ddmlib", "31.4.2", TOOLS, "jar");
        repository.rename("com.android.tools.build", "bundletool", "1.18.1", "1.17.1", "jar");
        repository.rename("androidx.databinding", "viewbinding", "8.8.2", PLUGIN, "aar");
        repository.writeMarker("com.android.application");
        repository.writeMarker("com.android.library");
        repository.writeAapt2("apktool-lib-3.0.3.jar");
    }

    /** Publishes an artifact under another version; its dependencies on its own family follow. */
    private void rename(String group, String name, String from, String to, String type) throws IOException {
        Path folder = folder(group, name, to);
        String pom = Files.readString(artifacts.resolve(name + "-" + from + ".pom"))
                .replace("<version>" + from + "</version>", "<version>" + to + "</version>")
                .replaceAll("(?s)<!--.*?-->", ""); // one comment sends Gradle to a .module file that is not there
        Files.writeString(folder.resolve(name + "-" + to + ".pom"), pom);
        Path source = artifacts.resolve(name + "-" + from + "." + type);
        Path target = folder.resolve(name + "-" + to + "." + type);
        if (name.equals("common")) {
            copyWithPluginVersion(source, target);
        } else if (name.equals("sdk-common")) {
            copyWithPackage(source, artifacts.resolve(name + "-" + NEWER_TOOLS + ".jar"), SHRINKER_PACKAGE, target);
        } else {
            Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The plugin learns its own version from this jar and compares it with what AndroidX libraries ask for. */
    private static void copyWithPluginVersion(Path source, Path target) throws IOException {
        try (ZipFile in = new ZipFile(source.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
            Enumeration<? extends ZipEntry> entries = in.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                byte[] content;
                try (InputStream stream = in.getInputStream(entry)) {
                    content = stream.readAllBytes();
                }
                if (entry.getName().equals("com/android/version.properties")) {
                    content = new String(content, StandardCharsets.UTF_8)
                            .replaceAll("baseVersion *=.*", "baseVersion = " + TOOLS)
                            .replaceAll("buildVersion *=.*", "buildVersion = " + PLUGIN)
                            .getBytes(StandardCharsets.UTF_8);
                }
                Zips.write(out, entry.getName(), content);
            }
        }
    }

    /** The resource shrinker calls a method that the older jar has with another return type. */
    private static void copyWithPackage(Path source, Path newer, String packagePath, Path target) throws IOException {
        try (ZipFile old = new ZipFile(source.toFile());
                ZipFile recent = new ZipFile(newer.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
            copyEntries(old, out, name -> !name.startsWith(packagePath));
            copyEntries(recent, out, name -> name.startsWith(packagePath));
        }
    }

    private static void copyEntries(ZipFile in, ZipOutputStream out, Predicate<String> wanted) throws IOException {
        Enumeration<? extends ZipEntry> entries = in.entries();
        while (entries.hasMoreElements()) {
            ZipEntry entry = entries.nextElement();
            if (!entry.isDirectory() && wanted.test(entry.getName())) {
                try (InputStream stream = in.getInputStream(entry)) {
                    Zips.write(out, entry.getName(), stream.readAllBytes());
                }
            }
        }
    }

    private void writeMarker(String plugin) throws IOException {
        String name = plugin + ".gradle.plugin";
        Files.writeString(
                folder(plugin, name, PLUGIN).resolve(name + "-" + PLUGIN + ".pom"),
                pom(
                        plugin,
                        name,
                        PLUGIN,
                        "<dependencies><dependency><groupId>com.android.tools.build</groupId>"
                                + "<artifactId>gradle</artifactId><version>" + PLUGIN + "</version>"
                                + "</dependency></dependencies>"));
    }

    private void writeAapt2(String apktool) throws IOException {
        Path folder = folder("com.android.tools.build", "aapt2", AAPT2);
        Files.writeString(
                folder.resolve("aapt2-" + AAPT2 + ".pom"), pom("com.android.tools.build", "aapt2", AAPT2, ""));
        try (ZipFile in = new ZipFile(artifacts.resolve(apktool).toFile());
                InputStream stream = in.getInputStream(in.getEntry("prebuilt/linux/aapt2"));
                ZipOutputStream out =
                        new ZipOutputStream(Files.newOutputStream(folder.resolve("aapt2-" + AAPT2 + "-linux.jar")))) {
            Zips.write(out, "aapt2", stream.readAllBytes());
        }
    }

    private static String pom(String group, String name, String version, String rest) {
        return "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><modelVersion>4.0.0</modelVersion><groupId>"
                + group
                + "</groupId><artifactId>" + name + "</artifactId><version>" + version
                + "</version><packaging>pom</packaging>" + rest + "</project>\n";
    }

    private Path folder(String group, String name, String version) throws IOException {
        return Files.createDirectories(
                output.resolve(group.replace('.', '/')).resolve(name).resolve(version));
    }
}
