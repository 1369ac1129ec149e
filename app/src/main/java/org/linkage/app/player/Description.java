package org.linkage.app.player;

import android.content.res.Resources;
import org.linkage.app.R;
import org.linkage.app.paint.SiFormat;
import org.linkage.solver.scene.CatalogueScene;

/** What the picture shows, in a sentence that can be read aloud. */
final class Description {
    private Description() {}

    static String of(Resources resources, Facts facts, Picture picture) {
        SiFormat format = new SiFormat();
        CatalogueScene recipe = facts.cast.recipe();
        String what = recipe != null ? recipe.summary() : facts.cast.scene().description();
        String bodies = resources.getQuantityString(R.plurals.bodies, facts.bodies, Integer.toString(facts.bodies));
        String rows = resources.getQuantityString(R.plurals.rows, facts.rows, Integer.toString(facts.rows));
        int word = facts.choices.playing ? R.string.description_running : R.string.description_paused;
        String state = resources.getString(word, format.text(picture.pose.time, "s"));
        return resources.getString(
                R.string.description_state, what, bodies, rows, state, format.text(picture.jointError, "m"));
    }
}
