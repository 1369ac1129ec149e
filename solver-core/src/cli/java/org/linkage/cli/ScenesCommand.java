package org.linkage.cli;

import java.io.PrintStream;
import java.util.List;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Decimal;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** {@code linkage scenes}: the catalogue. */
final class ScenesCommand implements Command {
    @Override
    public String name() {
        return "scenes";
    }

    @Override
    public String summary() {
        return "lists the catalogue with its parameters";
    }

    @Override
    public String help() {
        return "linkage scenes\n\nLists every scene of the catalogue: its id, what it is, and its parameters with range"
                + " and default.\n";
    }

    @Override
    public int run(List<String> words, PrintStream out, PrintStream err) throws UsageException {
        new Arguments(words).none();
        CatalogueScene.Group group = null;
        for (CatalogueScene.Group each : CatalogueScene.Group.values()) {
            for (CatalogueScene scene : SceneCatalogue.all()) {
                if (scene.group() != each) {
                    continue;
                }
                if (group != each) {
                    out.println((group == null ? "" : "\n") + each.title());
                    group = each;
                }
                out.println("  " + padded(scene.id(), 22) + scene.summary());
                for (Parameter parameter : scene.parameters()) {
                    out.println("      " + padded(parameter.name(), 18) + parameter.range() + "; default "
                            + shown(parameter));
                }
            }
        }
        return 0;
    }

    private static String shown(Parameter parameter) {
        return switch (parameter.kind()) {
            case SWITCH -> parameter.defaultValue() == 0 ? "off" : "on";
            case CHOICE -> parameter.labels().get((int) parameter.defaultValue());
            default -> Decimal.text(parameter.defaultValue());
        };
    }

    static String padded(String text, int width) {
        StringBuilder padded = new StringBuilder(text);
        do {
            padded.append(' ');
        } while (padded.length() < width);
        return padded.toString();
    }
}
