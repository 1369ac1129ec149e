package org.linkage.app.race;

import android.view.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.paint.LoadScale;
import org.linkage.app.player.Cast;
import org.linkage.app.player.Channel;
import org.linkage.app.player.Facts;
import org.linkage.app.player.Picture;
import org.linkage.app.player.ShowStore;
import org.linkage.app.player.StageView;
import org.linkage.app.player.StepLog;

/** The stages, numbers and plots of one race: made for it, fed with its pictures, and kept looking at the same part of the world. */
final class Arena {
    private static final long CALM_NANOS = 200_000_000;

    private final RaceModel model;
    private final List<Side> sides = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();
    private final Board board;
    private final Charts charts;
    /** One scale for the colours of all sides. */
    private final LoadScale loads = new LoadScale();

    private @Nullable List<Facts> told;
    private boolean looking;
    private long lastNumbers;

    /** Makes the views for the race that a model runs, and lays them out in a field. */
    Arena(RaceActivity race, RaceModel model, Cast cast, Field field) {
        this.model = model;
        List<View> cells = new ArrayList<>();
        for (int i = 0; i < model.sides.size(); i++) {
            Side side = new Side(race, i);
            side.stage.bind(model.heat.hands(i), side);
            side.stage.setLoads(loads);
            // what stretches must stay in sight, and what runs away
            side.stage.setFraming(
                    model.preset == Preset.HEAVY_LOAD || model.preset == Preset.DIRECT_SWEEPS ? 0.22 : 0,
                    model.watched());
            side.stage.setFurniture(model.sides.size() < 3);
            side.stage.setShows(ShowStore.read(race));
            if (model.sight != null) {
                side.stage.setView(model.sight);
            }
            sides.add(side);
            cells.add(side.view);
        }
        boolean joints = !cast.scene().joints().isEmpty();
        boolean contacts = !cast.scene().contacts().isEmpty();
        board = new Board(race, sides.size(), joints, contacts, field.narrowBoard(sides.size()));
        int kind = model.preset != null ? model.preset.plot : joints ? Charts.ERROR : Charts.ENERGY;
        charts = new Charts(race, model.first, model.second, kind);
        field.fill(cells, board.view, charts.view);
        int space = race.getResources().getDimensionPixelSize(R.dimen.space);
        field.setOnLaidOut(() -> keepBelowNames(space));
    }

    /** No stage draws beneath a name, and all leave the same room: equal pictures can be compared. */
    private void keepBelowNames(int space) {
        int lowest = 0;
        for (Side side : sides) {
            lowest = Math.max(lowest, side.nameBottom());
        }
        for (Side side : sides) {
            side.stage.setMargins(0, lowest + 2 * space, 0, 0); // and room for a support
        }
    }

    List<Side> sides() {
        return sides;
    }

    /** What the sides show, in their order; empty before the first frame. */
    List<Picture> pictures() {
        return pictures;
    }

    Charts charts() {
        return charts;
    }

    /** Shows how the sides are run; true if that has changed. */
    boolean tell(List<Facts> all) {
        if (all == told || all.size() != sides.size()) {
            return false;
        }
        told = all;
        for (Side side : sides) {
            side.tell(all);
        }
        board.name(all);
        return true;
    }

    /** Shows the newest pictures; the numbers five times a second. */
    void show(long nanos) {
        if (model.heat.sides() != sides.size()) {
            return;
        }
        pictures.clear();
        for (int i = 0; i < sides.size(); i++) {
            Channel channel = model.heat.channel(i);
            if (channel != null) {
                Picture picture = sides.get(i).show(channel);
                pictures.add(picture);
                loads.follow(picture.pose.load);
            }
        }
        StepLog log = model.heat.log();
        if (log != null) {
            charts.sample(log);
        } else {
            charts.sample(pictures);
        }
        if (!model.playing || Math.abs(nanos - lastNumbers) >= CALM_NANOS) {
            lastNumbers = nanos;
            for (int i = 0; i < pictures.size(); i++) {
                board.show(i, pictures.get(i));
            }
            board.judge(pictures);
        }
    }

    // ---- what one stage does, all do --------------------------------------------------------------------------------

    /** Whether a finger is on a stage. */
    boolean busy() {
        boolean busy = false;
        for (Side side : sides) {
            busy |= side.stage.busy();
        }
        return busy;
    }

    void letGo() {
        for (Side side : sides) {
            side.stage.letGo();
        }
    }

    void frame() {
        for (Side side : sides) {
            side.stage.frame();
        }
    }

    void select(int body) {
        for (Side side : sides) {
            side.stage.setSelected(body);
        }
    }

    /** All look where one looks; false while they are just being told to. */
    boolean follow(int index) {
        if (looking) {
            return false;
        }
        looking = true;
        StageView.Sight sight = sides.get(index).stage.view();
        for (int i = 0; i < sides.size(); i++) {
            if (i != index) {
                sides.get(i).stage.setView(sight);
            }
        }
        looking = false;
        return true;
    }

    /** What all look at; null where nobody moved the camera. */
    StageView.@Nullable Sight sight() {
        StageView first = sides.get(0).stage;
        return first.cameraMoved() ? first.view() : null;
    }
}
