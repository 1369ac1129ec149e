package org.linkage.app.tour;

import java.io.File;
import java.io.IOException;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Explanation;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** One card for each scene that was played, group by group. */
final class ScenesSection {
    private final File folder;
    int played;

    /** @param folder what PlayScenes wrote */
    ScenesSection(File folder) {
        this.folder = folder;
    }

    String html() throws IOException {
        StringBuilder out = new StringBuilder();
        for (CatalogueScene.Group group : CatalogueScene.Group.values()) {
            StringBuilder cards = new StringBuilder();
            for (CatalogueScene scene : SceneCatalogue.all()) {
                File file = new File(folder, scene.id() + ".properties");
                if (scene.group() == group && file.isFile()) {
                    cards.append(card(scene, Figures.read(file)));
                    played++;
                }
            }
            if (cards.length() > 0) {
                out.append("<section id=\"").append(id(group)).append("\"><h2>");
                out.append(Html.escape(group.title())).append("</h2>\n<div class=\"cards\">\n");
                out.append(cards).append("</div></section>\n");
            }
        }
        return out.toString();
    }

    static String id(CatalogueScene.Group group) {
        return group.name().toLowerCase(java.util.Locale.ROOT);
    }

    private static String card(CatalogueScene scene, Figures figures) {
        String base = "scenes/" + scene.id();
        int[] size = {figures.whole(Figures.WIDTH), figures.whole(Figures.HEIGHT)};
        Explanation more = scene.explanation();
        return "<article class=\"card\" id=\"" + scene.id() + "\">"
                + Html.picture(
                        base + ".png",
                        base + "-night.png",
                        base + "-still.png",
                        base + "-still-night.png",
                        scene.title() + ": " + scene.summary(),
                        size)
                + "\n<div class=\"words\"><h3>" + Html.escape(scene.title()) + "</h3><p>" + Html.rich(scene.summary())
                + "</p>" + table(scene, figures)
                + "<details><summary>What it is, and what to try</summary><p>" + Html.rich(more.text())
                + "</p><p class=\"equation\">" + Html.rich(more.equation()) + "</p><p><b>Try this.</b> "
                + Html.rich(more.tryThis()) + "</p><p><b>Look at.</b> " + Html.rich(more.lookAt())
                + "</p><p class=\"soft\">" + Html.rich(more.source()) + "</p></details></div></article>\n";
    }

    private static String table(CatalogueScene scene, Figures figures) {
        SceneDescription description = scene.build();
        double rows = figures.number(Figures.ROWS);
        boolean touching = !description.contacts().isEmpty();
        String joints = rows == 0
                ? touching ? "none; contacts come and go" : "none"
                : Html.whole(rows) + (touching ? ", and contacts that come and go" : "");
        String exchange = figures.text(Figures.EXCHANGE);
        String before = " in " + Html.number(figures.number(Figures.FREE), "s", 2);
        double gained = figures.number(Figures.GAINED);
        return "<dl>" + row("Bodies", Html.whole(figures.number(Figures.BODIES)))
                + row("Constraint rows", joints)
                + row(
                        "Solver",
                        Html.escape(figures.text(Figures.SOLVER)) + ", <span class=\"soft\">"
                                + Html.escape(figures.text(Figures.REASON)) + "</span>")
                + row(
                        "Step",
                        Html.escape(figures.text(Figures.INTEGRATOR)) + ", "
                                + Html.number(figures.number(Figures.STEP), "s"))
                + row("Time for a step", Html.number(figures.number(Figures.NANOS) * 1e-9, "s") + ", " + pace(figures))
                + row("Worst joint error", rows == 0 ? "no joints" : Html.number(figures.number(Figures.ERROR), "m", 2))
                + (exchange.isEmpty() && !Double.isNaN(figures.number(Figures.DRIFT))
                        ? row("Energy drift", Html.change(figures.number(Figures.DRIFT)) + before + " untouched")
                        : row(
                                "Energy",
                                (gained > 0 ? "+" : "")
                                        + Html.number(gained, "J")
                                        + before
                                        + (exchange.isEmpty() ? "" : ", by " + Html.escape(exchange))))
                + row(
                        "The finger’s pull",
                        figures.number(Figures.PULL) > 0
                                ? "up to " + Html.number(figures.number(Figures.PULL), "N", 2)
                                : "none: a motor leaves no freedom")
                + "</dl>";
    }

    /** How many times faster than the world the steps alone are. */
    private static String pace(Figures figures) {
        double factor = figures.number(Figures.STEP) / (figures.number(Figures.NANOS) * 1e-9);
        return Html.number(factor, "", 2) + "\u00a0× real time";
    }

    private static String row(String name, String value) {
        return "<div><dt>" + name + "</dt><dd>" + value + "</dd></div>";
    }
}
