package closednetwork;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.codehaus.mojo.animal_sniffer.Clazz;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Builds an Android SDK folder, just large enough for the Android Gradle plugin.
 *
 * <pre>java -cp ASM:ASM-TREE:ANIMAL-SNIFFER closednetwork.AssembleSdk FRAMEWORK_JAR SIGNATURE_FILE AAPT2_JAR API OUTPUT</pre>
 *
 * FRAMEWORK_JAR (Robolectric's android-all) has the classes and resources of Android but not {@code java.*}; those come
 * from the running JDK, cut down to the classes and members that SIGNATURE_FILE (an animal-sniffer signature of an
 * Android level) lists. All methods become stubs. Classes of the framework that are not public API stay visible: this SDK
 * compiles a little more than the real one does.
 */
public final class AssembleSdk {
    /** Bootstrap methods that javac itself refers to; Android has them at build time only. */
    private static final List<String> COMPILER_CLASSES = List.of(
            "java/lang/invoke/LambdaMetafactory",
            "java/lang/invoke/StringConcatFactory",
            "java/lang/invoke/StringConcatException",
            "java/lang/invoke/LambdaConversionException",
            "java/lang/invoke/SerializedLambda",
            "java/lang/invoke/CallSite",
            "java/lang/invoke/ConstantCallSite",
            "java/lang/invoke/MethodHandle",
            "java/lang/invoke/MethodHandles",
            "java/lang/invoke/MethodHandles$Lookup",
            "java/lang/invoke/MethodType",
            "java/lang/invoke/VarHandle",
            "java/lang/invoke/TypeDescriptor",
            "java/lang/invoke/TypeDescriptor$OfField",
            "java/lang/invoke/TypeDescriptor$OfMethod",
            "java/lang/constant/Constable",
            "java/lang/constant/ConstantDesc",
            "java/lang/Record",
            "java/lang/runtime/ObjectMethods",
            "java/lang/invoke/MethodHandleInfo");

    private final Map<String, byte[]> classes = new TreeMap<>();
    private final Map<String, byte[]> hidden = new TreeMap<>();
    private final Stubs stubs = new Stubs(classes, hidden);

    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 5) {
            System.err.println("usage: AssembleSdk FRAMEWORK_JAR SIGNATURE_FILE AAPT2_JAR API OUTPUT");
            System.exit(2);
        }
        Path output = Path.of(arguments[4]);
        String api = arguments[3];
        Path platform = Files.createDirectories(output.resolve("platforms/android-" + api));
        new AssembleSdk().writePlatform(Path.of(arguments[0]), Path.of(arguments[1]), platform, api);
        BuildTools.write(Path.of(arguments[2]), output.resolve("build-tools/34.0.0"));
        Zips.writeText(output.resolve("licenses/android-sdk-license"), "24333f8a63b6825ea9c5514f83c2829b004d1fee\n");
        Zips.writeText(output.resolve("platform-tools/source.properties"), "Pkg.Revision=35.0.2\n");
        BuildTools.writePackage(output.resolve("platform-tools"), "platform-tools", "genericDetailsType", "", 35);
    }

    private void writePlatform(Path framework, Path signatureFile, Path platform, String api) throws Exception {
        try (ZipFile zip = new ZipFile(framework.toFile())) {
            readFramework(zip);
            keepHiddenSupertypes();
            readJdk(signatureFile);
            keepJdkSupertypes();
            classes.replaceAll((name, content) -> stubs.withoutMissingTypes(content));
            Map<String, byte[]> resources = new TreeMap<>();
            for (String name : List.of("AndroidManifest.xml", "resources.arsc")) {
                try (InputStream stream = zip.getInputStream(zip.getEntry(name))) {
                    resources.put(name, stream.readAllBytes());
                }
            }
            writeJar(platform.resolve("android.jar"), name -> true, resources);
        }
        writeJar(
                platform.resolve("core-for-system-modules.jar"),
                name -> name.startsWith("java/")
                        || name.startsWith("javax/") && !name.startsWith("javax/annotation/")
                        || name.startsWith("org/w3c/")
                        || name.startsWith("org/xml/sax/"),
                Map.of());
        Zips.writeText(platform.resolve("framework.aidl"), "");
        Zips.writeText(platform.resolve("optional/optional.json"), "[]\n");
        Zips.writeText(
                platform.resolve("build.prop"),
                "ro.build.version.sdk=" + api + "\nro.build.version.codename=REL\nro.build.version.release=15\n");
        Zips.writeText(
                platform.resolve("source.properties"),
                String.join(
                        "\n",
                        "Pkg.Desc=Android SDK Platform " + api,
                        "Pkg.Revision=2",
                        "Pkg.UserSrc=false",
                        "Platform.Version=15",
                        "AndroidVersion.ApiLevel=" + api,
                        "AndroidVersion.ExtensionLevel=13",
                        "AndroidVersion.IsBaseSdk=true",
                        "Layoutlib.Api=15",
                        "Layoutlib.Revision=1",
                        ""));
        BuildTools.writePackage(
                platform,
                "platforms;android-" + api,
                "platformDetailsType",
                "<api-level>" + api + "</api-level><codename></codename><layoutlib api=\"15\"/>",
                2);
    }

    private void readFramework(ZipFile zip) throws IOException {
        Enumeration<? extends ZipEntry> entries = zip.entries();
        while (entries.hasMoreElements()) {
            ZipEntry entry = entries.nextElement();
            String name = entry.getName();
            if (!name.endsWith(".class") || name.matches(".*\\$\\d+(\\$.*)?\\.class") || name.startsWith("java/")) {
                continue;
            }
            boolean visible = name.startsWith("android/")
                    || name.startsWith("dalvik/")
                    || name.startsWith("javax/")
                    || name.startsWith("org/json/")
                    || name.startsWith("org/xmlpull/")
                    || name.startsWith("org/w3c/")
                    || name.startsWith("org/xml/");
            byte[] content;
            try (InputStream stream = zip.getInputStream(entry)) {
                content = stream.readAllBytes();
            }
            (visible ? classes : hidden).put(name.substring(0, name.length() - 6), content);
        }
        classes.replaceAll((name, content) -> stubs.stub(content, null));
    }

    /** A class whose supertype is missing does not compile, so those internal classes stay. */
    private void keepHiddenSupertypes() {
        Set<String> queue = new HashSet<>(classes.keySet());
        while (!queue.isEmpty()) {
            Set<String> next = new HashSet<>();
            for (String name : queue) {
                ClassReader reader = new ClassReader(classes.get(name));
                for (String supertype : reader.getInterfaces()) {
                    next.add(supertype);
                }
                next.add(reader.getSuperName());
            }
            next.removeIf(name -> name == null || classes.containsKey(name) || !hidden.containsKey(name));
            for (String name : next) {
                classes.put(name, stubs.stub(hidden.get(name), null));
            }
            queue = next;
        }
    }

    private void readJdk(Path signatureFile) throws Exception {
        Map<String, Clazz> signatures;
        try (InputStream stream = Files.newInputStream(signatureFile)) {
            signatures = SignatureChecker.loadClasses(stream);
        }
        Set<String> names = new HashSet<>(COMPILER_CLASSES);
        for (String name : signatures.keySet()) {
            if (name.startsWith("java/")
                    || name.startsWith("javax/")
                    || name.startsWith("org/w3c/")
                    || name.startsWith("org/xml/sax/")) {
                names.add(name);
            }
        }
        for (String name : names) {
            if (classes.containsKey(name)) {
                continue;
            }
            try (InputStream stream = ClassLoader.getPlatformClassLoader().getResourceAsStream(name + ".class")) {
                if (stream != null) { // a few classes exist on Android only
                    Clazz allowed = COMPILER_CLASSES.contains(name) ? null : signatures.get(name);
                    classes.put(name, stubs.stub(stream.readAllBytes(), allowed));
                }
            }
        }
        if (!classes.containsKey("java/lang/Object")) {
            throw new IOException(signatureFile + " does not list java.lang.Object");
        }
    }

    /** Package-private superclasses (of StringBuilder, for one) carry public methods, but no signature lists them. */
    private void keepJdkSupertypes() throws IOException {
        Set<String> queue = new HashSet<>(classes.keySet());
        while (!queue.isEmpty()) {
            Set<String> next = new HashSet<>();
            for (String name : queue) {
                ClassReader reader = new ClassReader(classes.get(name));
                next.add(reader.getSuperName());
                next.addAll(List.of(reader.getInterfaces()));
            }
            next.removeIf(name -> name == null || classes.containsKey(name) || !name.startsWith("java/"));
            Set<String> added = new HashSet<>();
            for (String name : next) {
                try (InputStream stream = ClassLoader.getPlatformClassLoader().getResourceAsStream(name + ".class")) {
                    byte[] content = stream == null ? null : stream.readAllBytes();
                    if (content != null && (new ClassReader(content).getAccess() & Opcodes.ACC_PUBLIC) == 0) {
                        classes.put(name, stubs.stub(content, null));
                        added.add(name);
                    }
                }
            }
            queue = added;
        }
    }

    private void writeJar(Path file, Predicate<String> wanted, Map<String, byte[]> others) throws IOException {
        try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file));
                ZipOutputStream zip = new ZipOutputStream(stream)) {
            zip.setLevel(Deflater.BEST_SPEED);
            for (Map.Entry<String, byte[]> other : others.entrySet()) {
                Zips.write(zip, other.getKey(), other.getValue());
            }
            for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
                if (wanted.test(entry.getKey())) {
                    Zips.write(zip, entry.getKey() + ".class", entry.getValue());
                }
            }
        }
    }
}
