package org.linkage.app.tour;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Locale;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/**
 * Writes the page of the tour: TourPage BUILD index.html, where BUILD is the app's build folder. The page names its pictures
 * relative to itself (scenes/, pictures/, apk/), so that the folder can be copied anywhere and opens without a network.
 *
 * <p>A new part of the page is a class with a method html() and a line in {@link #sections}; it leaves itself out (empty text)
 * when there is nothing to show.
 */
public final class TourPage {
    private final File build;

    private TourPage(File build) {
        this.build = build;
    }

    public static void main(String[] arguments) throws IOException {
        File page = new File(arguments[1]);
        Files.createDirectories(page.getParentFile().toPath());
        TourPage tour = new TourPage(new File(arguments[0]));
        Files.write(page.toPath(), tour.html().getBytes(StandardCharsets.UTF_8));
        tour.measured().draw(page);
    }

    private String html() throws IOException {
        ScenesSection scenes = new ScenesSection(new File(build, "scenes"));
        String cards = scenes.html();
        String races = new RacesSection(new File(build, "scenes")).html();
        String rest = sections();
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<title>Linkage: the tour</title>\n<style>\n" + PageStyle.css() + "</style></head>\n<body>\n"
                + header(scenes.played) + navigation(races + cards + rest) + races + cards + rest + "</body></html>\n";
    }

    private String sections() throws IOException {
        File apks = new File(build, "outputs/apk");
        return measured().html()
                + new ScreensSection(new File(build, "pictures")).html()
                + new InstallSection(
                                new File(apks, "debug/app-debug.apk"),
                                new File(apks, "release/app-release.apk"),
                                new File(build, "reports/apks.txt"))
                        .html();
    }

    private MeasureSection measured() {
        return new MeasureSection(new File(build, "measured"));
    }

    private String header(int played) {
        int all = SceneCatalogue.all().size();
        File release = new File(build, "outputs/apk/release/app-release.apk");
        String get = release.isFile()
                ? "<p><a class=\"button\" href=\"#install\">Put it on a phone</a> <span class=\"soft\">Android 8.0 or newer, "
                        + Html.megabytes(release.length()) + ", no permissions</span></p>"
                : "";
        return "<header><h1>Linkage</h1><p>Mechanisms, chains and bodies in touch, simulated with exact joints: a crank that"
                + " turns, a chain that does not stretch, a hand that gives way. Every picture here is the app itself, run on a"
                + " computer; in each scene a finger (the grey disc) pulls something.</p>" + get
                + "<details><summary>How to read the figures</summary><p>"
                + (played == all ? "All " + all : played + " of " + all)
                + " scenes. Times are medians on "
                + Html.escape(String.format(
                        Locale.ROOT,
                        "%s %s with %d cores, Java %s",
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("java.version")))
                + ", while it was also drawing; a phone has its own. The worst joint error is that of all pictures, pulled"
                + " or not (in radians for angles). Energy is compared before the finger comes: its drift relative to the energy"
                + " that has moved by then, or its change in joules where something puts energy in or takes it out.</p></details></header>\n";
    }

    private static String navigation(String body) {
        StringBuilder out = new StringBuilder("<nav aria-label=\"Parts of this page\">");
        link(out, body, "races", "Races");
        for (CatalogueScene.Group group : CatalogueScene.Group.values()) {
            link(out, body, ScenesSection.id(group), group.title());
        }
        link(out, body, "measure", "Measured");
        link(out, body, "screens", "Screens");
        link(out, body, "install", "On a phone");
        return out.append("</nav>\n").toString();
    }

    private static void link(StringBuilder out, String body, String id, String title) {
        if (body.contains("<section id=\"" + id + "\"")) {
            out.append("<a href=\"#")
                    .append(id)
                    .append("\">")
                    .append(Html.escape(title))
                    .append("</a>");
        }
    }
}
