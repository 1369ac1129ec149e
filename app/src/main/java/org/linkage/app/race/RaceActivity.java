package org.linkage.app.race;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.KeyEvent;
import android.view.MenuItem;
import android.view.View;
import android.widget.PopupMenu;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.core.widget.NestedScrollView;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityRaceBinding;
import org.linkage.app.explain.ExplainSheet;
import org.linkage.app.paint.LoadScale;
import org.linkage.app.paint.Pose;
import org.linkage.app.player.Cast;
import org.linkage.app.player.Channel;
import org.linkage.app.player.Choices;
import org.linkage.app.player.Facts;
import org.linkage.app.player.FrameSource;
import org.linkage.app.player.Picture;
import org.linkage.app.player.ShowStore;
import org.linkage.app.player.SolverPage;
import org.linkage.app.player.StageView;
import org.linkage.app.player.StepLog;
import org.linkage.app.player.Transport;
import org.linkage.solver.scene.SceneException;

/** A race on the screen. The activity only binds views; the {@link RaceModel} owns what runs. */
public final class RaceActivity extends AppCompatActivity implements Transport.Listener {
    private static final String PRESET = "org.linkage.app.race.PRESET";
    private static final String SCENE = "org.linkage.app.race.SCENE";
    private static final String VALUES = "org.linkage.app.race.VALUES";
    private static final String TEXT = "org.linkage.app.race.TEXT";
    private static final long CALM_NANOS = 200_000_000;

    private final Handler main = new Handler(Looper.getMainLooper());
    private final FrameSource.Listener onFrame = this::frame;
    private final Runnable onNews = () -> main.post(this::requestFrame);
    private final List<Side> sides = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();
    private RaceModel model;
    private ActivityRaceBinding views;
    private Transport transport;
    private @Nullable Board board;
    private @Nullable Charts charts;
    private @Nullable Cast laidOut;
    private @Nullable List<Facts> told;
    private @Nullable SolverPage page;
    private int pageSide;
    private boolean visible;
    private boolean frameRequested;
    private boolean looking;
    private long lastNumbers;

    /** The race of the first start: a heavy load on a chain. */
    public static Intent intent(Context context) {
        return new Intent(context, RaceActivity.class);
    }

    /** A race with the scene of a player. */
    public static Intent intent(Context context, Cast cast) {
        Intent intent = new Intent(context, RaceActivity.class);
        if (cast.sceneId() == null) {
            return intent.putExtra(TEXT, cast.json());
        }
        Bundle bundle = new Bundle();
        for (Map.Entry<String, Double> value : cast.values().entrySet()) {
            bundle.putDouble(value.getKey(), value.getValue());
        }
        return intent.putExtra(SCENE, cast.sceneId()).putExtra(VALUES, bundle);
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
            open(saved);
        }
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

    private void open(@Nullable Bundle saved) {
        String name = saved == null ? getIntent().getStringExtra(PRESET) : saved.getString(PRESET);
        String text = getIntent().getStringExtra(TEXT);
        String scene = getIntent().getStringExtra(SCENE);
        if (name != null) {
            model.open(Preset.find(name));
            return;
        }
        if (text == null && scene == null) {
            model.open(Preset.HEAVY_LOAD);
            return;
        }
        try {
            Cast cast = text != null
                    ? Cast.ofFile(text)
                    : Cast.of(scene == null ? "" : scene, values(getIntent().getBundleExtra(VALUES)));
            model.open(cast, Preset.sidesFor(cast), null);
        } catch (SceneException refused) {
            model.refuse(refused.problem());
        }
    }

    private static Map<String, Double> values(@Nullable Bundle bundle) {
        Map<String, Double> values = new LinkedHashMap<>();
        if (bundle != null) {
            for (String name : bundle.keySet()) {
                values.put(name, bundle.getDouble(name));
            }
        }
        return values;
    }

    @Override
    protected void onSaveInstanceState(Bundle out) {
        super.onSaveInstanceState(out);
        if (model.preset != null) {
            out.putString(PRESET, model.preset.id);
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
        super.onStop();
    }

    /** For tests. */
    List<Side> sides() {
        return sides;
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
        page = null;
        sides.clear();
        List<View> cells = new ArrayList<>();
        LoadScale loads = new LoadScale();
        for (int i = 0; i < model.sides.size(); i++) {
            Side side = new Side(this, i);
            side.stage.bind(model.heat, side);
            side.stage.setLoads(loads);
            // what stretches must stay in sight
            side.stage.setRoomBelow(model.preset == Preset.HEAVY_LOAD ? 0.12 : 0);
            side.stage.setFurniture(model.sides.size() < 3);
            side.stage.setShows(ShowStore.read(this));
            sides.add(side);
            cells.add(side.view);
        }
        boolean watching = model.preset != null && model.preset.watched >= 0;
        Board numbers = new Board(
                this,
                sides.size(),
                !cast.scene().joints().isEmpty(),
                !cast.scene().contacts().isEmpty(),
                views.field.narrowBoard(sides.size()));
        Charts plots = new Charts(this, model.first, model.second, watching);
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
            PopupMenu menu = new PopupMenu(this, views.toolbar.findViewById(R.id.race_pick));
            for (Preset preset : Preset.ALL) {
                menu.getMenu().add(preset.title).setOnMenuItemClickListener(picked -> {
                    pick(preset);
                    return true;
                });
            }
            menu.show();
        }
        return true;
    }

    void pick(Preset preset) {
        model.open(preset);
        layOut();
        requestFrame();
    }

    /** A sheet with everything that can be chosen for one side. */
    void chooseFor(int side) {
        List<Facts> all = model.heat.facts();
        if (side >= all.size()) {
            return;
        }
        SolverPage choosing = new SolverPage(this, new SolverPage.Listener() {
            @Override
            public Choices choices() {
                return model.sides.get(side).copy();
            }

            @Override
            public void onChoices(Choices changed) {
                model.sides.set(side, changed);
                model.heat.choose(side, changed);
                requestFrame();
            }
        });
        choosing.bind(all.get(side));
        page = choosing;
        pageSide = side;
        NestedScrollView scroll = new NestedScrollView(this);
        scroll.addView(choosing.view());
        BottomSheetDialog dialog = new BottomSheetDialog(this);
        dialog.setContentView(scroll);
        dialog.setOnDismissListener(gone -> page = null);
        dialog.show();
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
        for (int i = 0; i < all.size(); i++) {
            model.sides.get(i).step = all.get(i).choices.step;
        }
        SolverPage open = page;
        if (open != null && pageSide < all.size()) {
            open.bind(all.get(pageSide));
        }
    }

    // ---- what one stage does, all do
    // ---------------------------------------------------------------------------------

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
