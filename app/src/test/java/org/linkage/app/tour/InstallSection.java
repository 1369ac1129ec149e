package org.linkage.app.tour;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Where the packages are and how they come onto a phone. */
final class InstallSection {
    private final File debug;
    private final File release;
    private final File facts;

    /** @param facts what verifyApks found out about both */
    InstallSection(File debug, File release, File facts) {
        this.debug = debug;
        this.release = release;
        this.facts = facts;
    }

    String html() throws IOException {
        if (!release.isFile() || !debug.isFile()) {
            return "";
        }
        String known = facts.isFile() ? new String(Files.readAllBytes(facts.toPath()), StandardCharsets.UTF_8) : "";
        return "<section id=\"install\"><h2>On a phone</h2>\n<div class=\"note\"><p>Android 8.0 or newer, no"
                + " permissions, no network.</p><ul>"
                + apk("apk/linkage-release.apk", release, "shrunk, for every day")
                + apk("apk/linkage-debug.apk", debug, "with everything that helps to find a fault")
                + "</ul><p>With a cable and USB debugging switched on:</p>"
                + "<pre>adb install -r build/tour/apk/linkage-release.apk</pre>"
                + "<p>Without: copy the file to the phone, tap it in the file manager and allow the installation."
                + " Both carry the same name; if one of them is signed with another key, remove it first:"
                + " <code>adb uninstall org.linkage.app</code>.</p>"
                + (known.isEmpty() ? "" : "<pre class=\"soft\">" + Html.escape(known.trim()) + "</pre>")
                + "</div></section>\n";
    }

    private static String apk(String path, File file, String words) {
        return "<li><a href=\"" + path + "\">" + path + "</a>, " + Html.megabytes(file.length()) + ": " + words
                + "</li>";
    }
}
