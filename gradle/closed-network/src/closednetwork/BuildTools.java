package closednetwork;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** The folder build-tools, and the descriptions by which the plugin recognises a part of an SDK. */
final class BuildTools {
    private BuildTools() {}

    /** Only aapt2 is real; the plugin checks that the others exist and never runs them. */
    static void write(Path aapt2Jar, Path folder) throws IOException {
        Files.createDirectories(folder.resolve("lib"));
        try (ZipFile zip = new ZipFile(aapt2Jar.toFile());
                InputStream stream = zip.getInputStream(zip.getEntry("prebuilt/linux/aapt2"))) {
            Files.copy(stream, folder.resolve("aapt2"));
        }
        folder.resolve("aapt2").toFile().setExecutable(true, false);
        for (String tool : List.of(
                "aapt",
                "aidl",
                "dexdump",
                "zipalign",
                "apksigner",
                "d8",
                "split-select",
                "llvm-rs-cc",
                "bcc_compat",
                "lld",
                "arm-linux-androideabi-ld",
                "aarch64-linux-android-ld",
                "i686-linux-android-ld",
                "x86_64-linux-android-ld",
                "mipsel-linux-android-ld")) {
            Path file = folder.resolve(tool);
            Zips.writeText(file, "#!/bin/sh\necho \"" + tool + " is a placeholder in this SDK\" >&2\nexit 1\n");
            file.toFile().setExecutable(true, false);
        }
        for (String jar : List.of("core-lambda-stubs.jar", "lib/d8.jar", "lib/apksigner.jar")) {
            try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve(jar)))) {
                Zips.write(zip, "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n".getBytes(StandardCharsets.UTF_8));
            }
        }
        Zips.writeText(folder.resolve("source.properties"), "Pkg.UserSrc=false\nPkg.Revision=34.0.0\n");
        writePackage(folder, "build-tools;34.0.0", "genericDetailsType", "", 34);
    }

    static void writePackage(Path folder, String path, String type, String details, int major) throws IOException {
        String prefix = type.startsWith("platform") ? "ns11" : "ns5";
        Zips.writeText(
                folder.resolve("package.xml"),
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>"
                        + "<ns2:repository xmlns:ns2=\"http://schemas.android.com/repository/android/common/02\""
                        + " xmlns:ns5=\"http://schemas.android.com/repository/android/generic/02\""
                        + " xmlns:ns11=\"http://schemas.android.com/sdk/android/repo/repository2/03\">"
                        + "<localPackage path=\"" + path + "\" obsolete=\"false\">"
                        + "<type-details xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:type=\"" + prefix
                        + ":"
                        + type + "\">" + details + "</type-details>"
                        + "<revision><major>" + major + "</major><minor>0</minor><micro>0</micro></revision>"
                        + "<display-name>" + path + "</display-name></localPackage></ns2:repository>\n");
    }
}
