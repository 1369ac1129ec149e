package org.linkage.app.race;

import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
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
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityRaceBinding;
import org.linkage.app.explain.ExplainSheet;
import org.linkage.app.paint.Pose;
import org.linkage.app.player.Cast;
import org.linkage.app.player.Facts;
import org.linkage.app.player.FrameSource;
import org.linkage.app.player.Launch;
import org.linkage.app.player.StageView;
import org.linkage.app.player.Transport;
import org.linkage.solver.scene.SceneException;

/** A race on the screen. The activity only binds views; the {@link RaceModel} owns what runs. */
public final class RaceActivity extends AppCompatActivity implements Transport.Listener {
    private static final String PRESET = "org.linkage.app.race.PRESET";

    private final Handler main = new Handler(Looper.getMainLooper());
    private final FrameSource.Listener onFrame = this::frame;
    private final Runnable onNews = () -> main.post(this::requestFrame);
    private RaceModel model;
    private ActivityRaceBinding views;
    private Transport transport;
    private SideSheet sheet;
    private @Nullable Arena arena;
    private boolean visible;
    private boolean frameRequested;

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
        Arena now = arena;
        if (now != null) {
            now.letGo();
            model.sight = now.sight();
        }
        model.frames.cancel(onFrame);
        frameRequested = false;
        model.heat.setNews(() -> {});
        model.keep();
        super.onStop();
    }

    /** For tests. */
    Arena arena() {
        return Objects.requireNonNull(arena);
    }

    /** For tests. */
    List<Side> sides() {
        return arena().sides();
    }

    /** For tests: what a side shows. */
    Pose pose(int side) {
        return arena().pictures().get(side).pose;
    }

    // ---- the field -------------------------------------------------------------------------------------------------

    /** Makes the views for the race that runs now. */
    private void layOut() {
        Cast cast = model.cast;
        if (cast == null) {
            views.watch.setText(model.refusal);
            return;
        }
        sheet.close();
        arena = new Arena(this, model, cast, views.field);
        views.toolbar.setTitle(model.preset == null ? cast.title() : getString(model.preset.title));
        views.watch.setText(model.preset == null ? R.string.race_own_watch : model.preset.watch);
        Configuration screen = getResources().getConfiguration();
        boolean room = screen.screenHeightDp >= (Field.large(screen) ? 1000 : 480);
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
            Arena now = arena;
            List<Facts> all = model.heat.facts();
            if (now != null && all.size() == now.sides().size()) {
                String title = String.valueOf(views.toolbar.getTitle());
                View anchor = views.toolbar.findViewById(R.id.race_share);
                RaceMenu.share(this, anchor, title, now.charts().plots(), all);
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
        Arena now = arena;
        if (!visible || now == null) {
            return;
        }
        if (model.playing) {
            model.heat.frame(nanos);
        }
        List<Facts> all = model.heat.facts();
        if (now.tell(all)) {
            for (int i = 0; i < all.size(); i++) {
                model.sides.get(i).step = all.get(i).choices.step;
            }
            sheet.bind(all);
        }
        now.show(nanos);
        if (model.playing || now.busy()) {
            requestFrame();
        }
    }

    // ---- what happens on one stage ---------------------------------------------------------------------------------

    void selected(int body) {
        Arena now = arena;
        if (now != null) {
            now.select(body);
        }
        requestFrame();
    }

    void looked(int index) {
        Arena now = arena;
        if (now != null && now.follow(index)) {
            requestFrame();
        }
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
        Arena now = arena;
        if (now != null) {
            now.frame();
        }
    }

    @Override
    public void onPanel() {
        chooseFor(0);
    }
}
