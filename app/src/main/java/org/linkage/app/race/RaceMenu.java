package org.linkage.app.race;

import android.app.Activity;
import android.text.TextUtils;
import android.view.View;
import android.widget.PopupMenu;
import java.util.List;
import org.linkage.app.FileStore;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.player.Facts;
import org.linkage.app.plot.PlotExport;
import org.linkage.app.plot.PlotView;

/** The lists behind the buttons of a race: other races, and its plots as files. */
final class RaceMenu {
    /** Told which race was picked. */
    interface Picker {
        void pick(Preset preset);
    }

    private RaceMenu() {}

    static void pick(Activity activity, View anchor, Picker picker) {
        PopupMenu menu = new PopupMenu(activity, anchor);
        for (Preset preset : Preset.ALL) {
            menu.getMenu().add(preset.title).setOnMenuItemClickListener(picked -> {
                picker.pick(preset);
                return true;
            });
        }
        menu.show();
    }

    /** Offers each plot as a table and as a picture. */
    static void share(Activity activity, View anchor, String race, List<PlotView> plots, List<Facts> sides) {
        PopupMenu menu = new PopupMenu(activity, anchor);
        for (PlotView plot : plots) {
            String file = FileStore.name(race + "-" + plot.title());
            menu.getMenu()
                    .add(activity.getString(R.string.race_csv, plot.title()))
                    .setOnMenuItemClickListener(picked -> {
                        Share.file(activity, file + ".csv", "text/csv", plot.title(), table(activity, plot, sides));
                        return true;
                    });
            menu.getMenu()
                    .add(activity.getString(R.string.race_png, plot.title()))
                    .setOnMenuItemClickListener(picked -> {
                        Share.file(activity, file + ".png", "image/png", plot.title(), PlotExport.png(plot));
                        return true;
                    });
        }
        menu.show();
    }

    /** A column per side, named by how it is run: a letter says nothing to whoever opens the file. */
    static FileStore.Content table(Activity activity, PlotView plot, List<Facts> sides) {
        String[] names = new String[sides.size()];
        for (int i = 0; i < names.length; i++) {
            List<String> how = new SideNames(activity.getResources()).of(sides, i);
            names[i] = RaceModel.letter(i) + " " + TextUtils.join(", ", how);
        }
        return PlotExport.csv(plot, names);
    }
}
