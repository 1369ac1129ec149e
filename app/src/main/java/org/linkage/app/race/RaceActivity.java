package org.linkage.app.race;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.KeyEvent;
import android.view.MenuItem;
import android.view.View;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.lifecycle.ViewModelProvider;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityRaceBinding;
import org.linkage.app.explain.ExplainSheet;
import org.linkage.app.paint.LoadScale;
import org.linkage.app.paint.Pose;
import org.linkage.app.player.Cast;
import org.linkage.app.player.Channel;
import org.linkage.app.player.Facts;
import org.linkage.app.player.FrameSource;
import org.linkage.app.player.Launch;
import org.linkage.app.player.Picture;
import org.linkage.app.player.ShowStore;
import org.linkage.app.player.StageView;
import org.linkage.app.player.StepLog;
import org.linkage.app.player.Transport;
import org.linkage.solver.scene.SceneException;

/** A race on the screen. The activity only binds views; the {@link RaceModel} owns what runs. */
public final class RaceActivity extends AppCompatActivity implements Transport.Listener {
    private static final String PRESET = "org.linkage.app.race.PRESET";
    private static final long CALM_NANOS = 200_000_000;

    private final Handler main = new Handler(Looper.getMainLooper());
    private final FrameSource.Listener onFrame = this::frame;
    private final Runnable onNews = () -> main.post(this::requestFrame);
    private final List<Side> sides = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();
    /** One scale for the colours of all sides. */
    private final LoadScale loads = new LoadScale();

    private RaceModel model;
    private ActivityRaceBinding views;
    private Transport transport;
    private @Nullable Board board;
    private @Nullable Charts charts;
    private @Nullable Cast laidOut;
    private @Nullable List<Facts> told;
    private SideSheet sheet;
    private boolean visible;
    private boolean frameRequested;
    private boolean looking;
    private long lastNumbers;

    /** The race of the first start: a heavy load on a chain. */
    public static Intent intent(Context context) {
        return new Intent(context, RaceActivity.class);
    }

    static Intent intent(Context context, Preset preset) {
        return new Intent(context, RaceActivity.class).putExtra(PRESET, preset.id);
    }

    // ---- life ------------------------------------------------------------------------------------------------------

    @Override
    protected void onCreate(@Nullable Bundle saved) {
        super.onCreate(saved);
        EdgeToEdge.enable(this);
        views = ActivityRaceBinding.inflate(getLayoutInflater());
        setContentView(views.getRoot());
        model = new ViewModelProvider(this).get(RaceModel.class);
        if (!model.opened()) {
            open(saved != null);
        }
        sheet = new SideSheet(this, model, this::requestFrame);
        transport = new Transport(views.transport, this);
        views.transport.panelToggle.setVisibility(View.GONE);
        views.toolbar.setNavigationOnClickListener(view -> finish());
        views.toolbar.setOnMenuItemClickListener(this::onMenu);
        ViewCompat.setOnApplyWindowInsetsListener(views.getRoot(), (view, insets) -> {
            Insets bars =
                    insets.getInsets(WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
            view.setPadding(bars.left, bars.top, bars.right, bars.bottom);
            return WindowInsetsCompat.CONSUMED;
        });
        layOut();
    }

    /** What was left when the process ended, or what the intent asks for: a race of the app, a scene, or the first race. */
    private void open(boolean again) {
        if (again && model.restore()) {
            return;
        }
        String name = getIntent().getStringExtra(PRESET);
        if (name != null || !Launch.namesScene(getIntent())) {
            model.open(name == null ? Preset.HEAVY_LOAD : Preset.find(name));
            return;
        }
        try {
            Cast cast = Launch.cast(this, getIntent());
            model.open(cast, Preset.sidesFor(cast), null);
        } catch (SceneException refused) {
            model.refuse(refused.problem());
        }
    }

    @Override
    protected void onStart() {
        super.onStart();
        visible = true;
        model.heat.setNews(onNews);
        requestFrame();
    }

    @Override
    protected void onStop() {
        visible = false;
        for (Side side : sides) {
            side.stage.letGo();
        }
        model.frames.cancel(onFrame);
        frameRequested = false;
        model.heat.setNews(() -> {});
        boolean moved = !sides.isEmpty() && sides.get(0).stage.cameraMoved();
        model.sight = moved ? sides.get(0).stage.view() : null;
        model.keep();
        super.onStop();
    }

    /** For tests. */
    List<Side> sides() {
        return sides;
    }

    /** For tests. */
    @Nullable
    Charts charts() {
        return charts;
    }

    /** For tests: what a side shows. */
    Pose pose(int side) {
        return pictures.get(side).pose;
    }

    // ---- the field -------------------------------------------------------------------------------------------------

    /** Makes the views for the race that runs now. */
    private void layOut() {
        Cast cast = model.cast;
        String refusal = model.refusal;
        if (cast == null) {
            views.watch.setText(refusal);
            return;
        }
        laidOut = cast;
        told = null;
        sheet.close();
        sides.clear();
        List<View> cells = new ArrayList<>();
        loads.reset();
        for (int i = 0; i < model.sides.size(); i++) {
            Side side = new Side(this, i);
            side.stage.bind(model.heat.hands(i), side);
            side.stage.setLoads(loads);
            // what stretches must stay in sight
            side.stage.setRoomBelow(model.preset == Preset.HEAVY_LOAD ? 0.12 : 0);
            side.stage.setFurniture(model.sides.size() < 3);
            side.stage.setShows(ShowStore.read(this));
            if (model.sight != null) {
                side.stage.setView(model.sight);
            }
            sides.add(side);
            cells.add(side.view);
        }
        Board numbers = new Board(
                this,
                sides.size(),
                !cast.scene().joints().isEmpty(),
                !cast.scene().contacts().isEmpty(),
                views.field.narrowBoard(sides.size()));
        boolean joints = !cast.scene().joints().isEmpty();
        int kind = model.preset != null ? model.preset.plot : joints ? Charts.ERROR : Charts.ENERGY;
        Charts plots = new Charts(this, model.first, model.second, kind);
        board = numbers;
        charts = plots;
        views.field.fill(cells, numbers.view, plots.view);
        views.toolbar.setTitle(model.preset == null ? cast.title() : getString(model.preset.title));
        views.watch.setText(model.preset == null ? R.string.race_own_watch : model.preset.watch);
        boolean room = getResources().getConfiguration().screenHeightDp >= 480;
        views.watch.setVisibility(room ? View.VISIBLE : View.GONE);
        transport.bind(model.playing, model.speed);
    }

    private boolean onMenu(MenuItem item) {
        Cast cast = model.cast;
        if (item.getItemId() == R.id.menu_explain) {
            if (cast != null && cast.recipe() != null) {
                ExplainSheet.show(this, cast.recipe());
            }
        } else if (item.getItemId() == R.id.race_pick) {
            RaceMenu.pick(this, views.toolbar.findViewById(R.id.race_pick), this::pick);
        } else if (item.getItemId() == R.id.race_share) {
            Charts plots = charts;
            List<Facts> all = model.heat.facts();
            if (plots != null && all.size() == sides.size()) {
                String title = String.valueOf(views.toolbar.getTitle());
                RaceMenu.share(this, views.toolbar.findViewById(R.id.race_share), title, plots.plots(), all);
            }
        }
        return true;
    }

    void pick(Preset preset) {
        model.open(preset);
        layOut();
        requestFrame();
    }

    void chooseFor(int side) {
        sheet.open(side);
    }

    // ---- frames ----------------------------------------------------------------------------------------------------

    void requestFrame() {
        if (visible && !frameRequested) {
            frameRequested = true;
            model.frames.request(onFrame);
        }
    }

    private void frame(long nanos) {
        frameRequested = false;
        if (!visible || laidOut == null) {
            return;
        }
        if (model.playing) {
            model.heat.frame(nanos);
        }
        bindFacts();
        showPictures(nanos);
        boolean busy = false;
        for (Side side : sides) {
            busy |= side.stage.busy();
        }
        if (model.playing || busy) {
            requestFrame();
        }
    }

    private void showPictures(long nanos) {
        Board numbers = board;
        Charts plots = charts;
        if (model.heat.sides() != sides.size() || numbers == null || plots == null) {
            return;
        }
        pictures.clear();
        for (int i = 0; i < sides.size(); i++) {
            Channel channel = model.heat.channel(i);
            if (channel != null) {
                pictures.add(sides.get(i).show(channel));
                loads.follow(pictures.get(i).pose.load);
            }
        }
        StepLog log = model.heat.log();
        if (log != null) {
            plots.sample(log);
        } else {
            plots.sample(pictures);
        }
        if (!model.playing || Math.abs(nanos - lastNumbers) >= CALM_NANOS) {
            lastNumbers = nanos;
            for (int i = 0; i < pictures.size(); i++) {
                numbers.show(i, pictures.get(i));
            }
            numbers.judge(pictures);
        }
    }

    private void bindFacts() {
        List<Facts> all = model.heat.facts();
        if (all == told || all.size() != sides.size()) {
            return;
        }
        told = all;
        for (Side side : sides) {
            side.tell(all);
        }
        if (board != null) {
            board.name(all);
        }
        for (int i = 0; i < all.size(); i++) {
            model.sides.get(i).step = all.get(i).choices.step;
        }
        sheet.bind(all);
    }

    // ---- what one stage does, all do --------------------------------------------------------------------------------

    void selected(int body) {
        for (Side side : sides) {
            side.stage.setSelected(body);
        }
        requestFrame();
    }

    /** All look where one looks. */
    void looked(int index) {
        if (looking) {
            return;
        }
        looking = true;
        StageView.Sight sight = sides.get(index).stage.view();
        for (int i = 0; i < sides.size(); i++) {
            if (i != index) {
                sides.get(i).stage.setView(sight);
            }
        }
        looking = false;
        requestFrame();
    }

    boolean onKey(int code, KeyEvent event, StageView stage) {
        if (event.getRepeatCount() > 0) {
            return false;
        }
        switch (code) {
            case KeyEvent.KEYCODE_SPACE -> onPlay(!model.playing);
            case KeyEvent.KEYCODE_PERIOD -> onStep();
            case KeyEvent.KEYCODE_R -> onReset();
            case KeyEvent.KEYCODE_F -> onFrame();
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- transport -------------------------------------------------------------------------------------------------

    @Override
    public void onPlay(boolean playing) {
        model.playing = playing;
        model.heat.run(playing, model.speed);
        transport.bind(playing, model.speed);
        requestFrame();
    }

    @Override
    public void onStep() {
        model.playing = false;
        model.heat.step();
        transport.bind(false, model.speed);
        requestFrame();
    }

    @Override
    public void onReset() {
        model.heat.reset();
        requestFrame();
    }

    @Override
    public void onSpeed(double speed) {
        model.speed = speed;
        model.heat.run(model.playing, speed);
        transport.bind(model.playing, speed);
        requestFrame();
    }

    @Override
    public void onFrame() {
        for (Side side : sides) {
            side.stage.frame();
        }
    }

    @Override
    public void onPanel() {
        chooseFor(0);
    }
}
