package org.linkage.app.race;

import android.content.Context;
import androidx.core.widget.NestedScrollView;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.player.Choices;
import org.linkage.app.player.Facts;
import org.linkage.app.player.SolverPage;

/** A sheet with everything that can be chosen for one side of a race. */
final class SideSheet {
    private final Context context;
    private final RaceModel model;
    private final Runnable onChanged;
    private @Nullable SolverPage page;
    private int side;

    SideSheet(Context context, RaceModel model, Runnable onChanged) {
        this.context = context;
        this.model = model;
        this.onChanged = onChanged;
    }

    void open(int chosen) {
        List<Facts> all = model.heat.facts();
        if (chosen >= all.size()) {
            return;
        }
        SolverPage choosing = new SolverPage(context, new SolverPage.Listener() {
            @Override
            public Choices choices() {
                return model.sides.get(chosen).copy();
            }

            @Override
            public void onChoices(Choices changed) {
                model.sides.set(chosen, changed);
                model.heat.choose(chosen, changed);
                onChanged.run();
            }
        });
        choosing.bind(all.get(chosen));
        page = choosing;
        side = chosen;
        NestedScrollView scroll = new NestedScrollView(context);
        scroll.addView(choosing.view());
        BottomSheetDialog dialog = new BottomSheetDialog(context);
        dialog.setContentView(scroll);
        dialog.setOnDismissListener(gone -> close());
        dialog.show();
    }

    void close() {
        page = null;
    }

    /** Shows what is so now, if the sheet is open. */
    void bind(List<Facts> all) {
        SolverPage open = page;
        if (open != null && side < all.size()) {
            open.bind(all.get(side));
        }
    }
}
