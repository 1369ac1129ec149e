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
        Files.write(page.toPath(), new TourPage(new File(arguments[0])).html().getBytes(StandardCharsets.UTF_8));
    }

    private String html() throws IOException {
        ScenesSection scenes = new ScenesSection(new File(build, "scenes"));
        String cards = scenes.html();
        String rest = sections();
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<title>Linkage: the tour</title>\n<style>\n" + PageStyle.css() + "</style></head>\n<body>\n"
                + header(scenes.played) + navigation(cards + rest) + cards + rest + "</body></html>\n";
    }

    private String sections() throws IOException {
        File pictures = new File(build, "pictures");
        File apks = new File(build, "outputs/apk");
        return new ScreensSection(
                                pictures,
                                "races",
                                "Races",
                                "One scene under two solvers, the same step and the same input.",
                                name -> name.startsWith("race"))
                        .html()
                + new MeasureSection(
                                new File(build, "measure/report.json"),
                                new ScreensSection(pictures, "", "", "", TourPage::measures))
                        .html()
                + new ScreensSection(
                                pictures,
                                "screens",
                                "Screens",
                                "The app's own screens on phone, landscape and tablet, by day and by night.",
                                TourPage::isScreen)
                        .html()
                + new InstallSection(
                                new File(apks, "debug/app-debug.apk"),
                                new File(apks, "release/app-release.apk"),
                                new File(build, "reports/apks.txt"))
                        .html();
    }

    private static boolean measures(String name) {
        return name.startsWith("measur") || name.startsWith("bench");
    }

    /** Single views and collections of stills are for the people who draw them. */
    private static boolean isScreen(String name) {
        return !measures(name)
                && !name.startsWith("race")
                && !name.startsWith("stage-")
                && !name.startsWith("scenes-")
                && !name.startsWith("plot-")
                && !name.equals("icon");
    }

    private static String header(int played) {
        int all = SceneCatalogue.all().size();
        return "<header><h1>Linkage</h1><p>Mechanisms, chains and bodies in touch, simulated with exact joints: a crank that"
                + " turns, a chain that does not stretch, a hand that gives way. Every picture here is the app itself, run on a"
                + " computer; in each scene a finger (the grey disc) pulls something.</p><p class=\"soft\">"
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
                + " or not (in radians for angles). The change of energy is measured before the finger comes, relative to the"
                + " energy that has moved by then.</p></header>\n";
    }

    private static String navigation(String body) {
        StringBuilder out = new StringBuilder("<nav aria-label=\"Parts of this page\">");
        for (CatalogueScene.Group group : CatalogueScene.Group.values()) {
            link(out, body, ScenesSection.id(group), group.title());
        }
        link(out, body, "races", "Races");
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
