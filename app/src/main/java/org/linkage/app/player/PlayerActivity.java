package org.linkage.app.player;

import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.MenuItem;
import android.view.WindowManager;
import androidx.activity.EdgeToEdge;
import androidx.activity.OnBackPressedCallback;
import androidx.appcompat.app.AppCompatActivity;
import androidx.appcompat.content.res.AppCompatResources;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.lifecycle.ViewModelProvider;
import androidx.preference.PreferenceManager;
import com.google.android.material.snackbar.Snackbar;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.databinding.ActivityPlayerBinding;
import org.linkage.app.explain.ExplainSheet;
import org.linkage.app.measure.FrameRecording;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.scene.SceneException;

/**
 * One scene on the whole screen. The stage lies under everything, edge to edge; bars and panels leave it at least half of the
 * screen. The activity only binds views; the {@link PlayerModel} owns what runs.
 */
public final class PlayerActivity extends AppCompatActivity
        implements StageHost.Screen, SceneControls.Screen, SolverPage.Listener, Inspector.Listener {
    /** Preferences that the settings may change. */
    public static final String KEEP_SCREEN_ON = "keep_screen_on";

    public static final String HAPTICS = "haptics";
    /** Pictures per second at most, as text; 0 for the display's own rate. */
    public static final String FRAME_CAP = "frame_cap";

    private static final String PANEL_OPEN = "panel_open";
    private static final String TAB = "tab";
    /** The place of the plots among the pages. */
    private static final int PLOTS = 2;

    private final Handler main = new Handler(Looper.getMainLooper());
    private final FrameSource.Listener onFrame = this::frame;
    private final Runnable onNews = () -> main.post(this::requestFrame);
    private final Frames frames = new Frames();
    private final FrameRecording recording = new FrameRecording(this);
    private PlayerModel model;
    private ActivityPlayerBinding views;
    private Hud hud;
    private Transport transport;
    private Panel panel;
    private ScenePage scenePage;
    private SolverPage solverPage;
    private PlotsPage plotsPage;
    private MatrixPage matrixPage;
    private ShowPage showPage;
    private Inspector inspector;
    private final Glow glow = new Glow();
    private Notices notices;
    private Hints hints;
    private SceneControls controls;
    private Sheet sheet;
    private @Nullable Facts shown;
    private boolean frameRequested;
    private boolean visible;
    private long leastNanos;
    private long lastFrame;

    /** The player with a scene of the catalogue; values that are not given are the scene's own. */
    public static Intent intent(Context context, String sceneId, Map<String, Double> values) {
        return Launch.scene(context, sceneId, values);
    }

    /** The player with a scene file. */
    public static Intent intent(Context context, Uri file) {
        return new Intent(context, PlayerActivity.class).setData(file).addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    }

    /** The player with the text of a scene file, which must fit into an intent (some hundred kilobytes). */
    public static Intent intentForText(Context context, String json) {
        return new Intent(context, PlayerActivity.class).putExtra(Launch.TEXT, json);
    }

    /** The player as it was left; null if nothing was kept. */
    public static @Nullable Intent resumeIntent(Context context) {
        return PlayerModel.file(context).isFile()
                ? new Intent(context, PlayerActivity.class).putExtra(Launch.RESUME, true)
                : null;
    }

    // ---- life ------------------------------------------------------------------------------------------------------

    @Override
    protected void onCreate(@Nullable Bundle saved) {
        super.onCreate(saved);
        EdgeToEdge.enable(this);
        views = ActivityPlayerBinding.inflate(getLayoutInflater());
        setContentView(views.getRoot());
        model = new ViewModelProvider(this).get(PlayerModel.class);
        if (!model.opened) {
            open(saved != null || getIntent().getBooleanExtra(Launch.RESUME, false));
        }
        hud = new Hud(views.hud);
        transport = new Transport(views.transport, this);
        panel = new Panel(views.panel);
        controls = new SceneControls(this, model, this);
        scenePage = new ScenePage(this, controls);
        solverPage = new SolverPage(this, this);
        panel.add(R.string.tab_scene, scenePage.view());
        panel.add(R.string.section_solver, solverPage.view());
        plotsPage = new PlotsPage(this, model.strips(this));
        matrixPage = new MatrixPage(this, model.player, this::glow);
        panel.add(R.string.tab_plots, plotsPage.view());
        panel.add(R.string.tab_matrix, matrixPage.view());
        panel.setOnSelected(matrixPage::refresh);
        showPage = new ShowPage(this, views.stage::setShows);
        panel.add(R.string.tab_show, showPage.view());
        views.stage.setShows(showPage.shows());
        inspector = new Inspector(views.inspector, this);
        views.stage.addOverlay(glow);
        notices = new Notices(views.notice);
        hints = new Hints(this);
        sheet = new Sheet(views, this::layOut, closeOnBack());
        if (saved != null) {
            panel.select(saved.getInt(TAB));
            sheet.setOpen(saved.getBoolean(PANEL_OPEN));
        }
        views.stage.bind(model.player, new StageHost(views.stage, this));
        if (model.sight != null) {
            views.stage.setView(model.sight);
        }
        views.toolbar.setNavigationOnClickListener(
                view -> getOnBackPressedDispatcher().onBackPressed());
        views.toolbar.setOverflowIcon(AppCompatResources.getDrawable(this, R.drawable.ic_more));
        views.toolbar.setOnMenuItemClickListener(this::onMenu);
        ViewCompat.setOnApplyWindowInsetsListener(views.getRoot(), (view, insets) -> {
            Insets bars =
                    insets.getInsets(WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
            sheet.setInsets(bars);
            return WindowInsetsCompat.CONSUMED;
        });
        views.getRoot().addOnLayoutChangeListener((v, l, t, r, b, ol, ot, or, ob) -> layOut());
        views.stage.requestFocus();
    }

    /** Back closes what is open before it leaves: the large number, then the controls. */
    private OnBackPressedCallback closeOnBack() {
        OnBackPressedCallback callback = new OnBackPressedCallback(false) {
            @Override
            public void handleOnBackPressed() {
                if (hud.isLarge()) {
                    hud.enlarge(-1);
                }
                sheet.setOpen(false);
            }
        };
        getOnBackPressedDispatcher().addCallback(this, callback);
        return callback;
    }

    private void open(boolean again) {
        if (again && model.restore()) {
            return;
        }
        try {
            model.open(Launch.cast(this, getIntent()));
        } catch (SceneException refused) {
            model.refuse(refused.getMessage() == null ? refused.problem() : refused.getMessage());
        }
    }

    @Override
    protected void onStart() {
        super.onStart();
        visible = true;
        SharedPreferences preferences = PreferenceManager.getDefaultSharedPreferences(this);
        if (preferences.getBoolean(KEEP_SCREEN_ON, false)) {
            getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
        } else {
            getWindow().clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
        }
        views.stage.setHaptics(preferences.getBoolean(HAPTICS, true));
        int cap = number(preferences.getString(FRAME_CAP, "0"));
        leastNanos = cap > 0 ? 1_000_000_000L / cap - 2_000_000 : 0;
        controls.resume();
        model.player.setNews(onNews);
        frames.pause();
        requestFrame();
    }

    private static int number(@Nullable String text) {
        try {
            return text == null ? 0 : Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            return 0;
        }
    }

    @Override
    protected void onStop() {
        visible = false;
        recording.cancel();
        views.stage.letGo();
        controls.pause();
        model.frames.cancel(onFrame);
        frameRequested = false;
        model.player.setNews(() -> {});
        model.sight = views.stage.cameraMoved() ? views.stage.view() : null;
        model.keep();
        super.onStop();
    }

    @Override
    protected void onSaveInstanceState(Bundle out) {
        super.onSaveInstanceState(out);
        out.putBoolean(PANEL_OPEN, sheet.isOpen());
        out.putInt(TAB, panel.selected());
    }

    // ---- frames ----------------------------------------------------------------------------------------------------

    @Override
    public void requestFrame() {
        if (visible && !frameRequested) {
            frameRequested = true;
            model.frames.request(onFrame);
        }
    }

    private void frame(long nanos) {
        frameRequested = false;
        if (!visible) {
            return;
        }
        boolean running = model.choices.playing && model.refusal == null && (shown == null || shown.failure == null);
        if (leastNanos > 0 && running && nanos - lastFrame < leastNanos) {
            requestFrame();
            return;
        }
        lastFrame = nanos;
        if (running) {
            model.player.frame(nanos);
            frames.onFrame(nanos);
        } else {
            frames.pause();
        }
        Channel channel = model.player.channel();
        if (channel != null) {
            Picture picture = channel.newest();
            views.stage.show(channel.model, picture.pose);
            plotsPage.sample(picture);
            if (frames.numbersDue(nanos) || !running) {
                showInspector(channel.model, picture);
                hud.show(picture, frames.perSecond(), running, shown != null && shown.failure != null);
            }
        }
        bindFacts();
        if (running || views.stage.busy()) {
            requestFrame();
        }
    }

    private void showInspector(StageModel stage, Picture picture) {
        Facts facts = shown;
        if (facts != null) {
            inspector.show(stage, picture, facts.gravityX, facts.gravityY);
        }
    }

    private void bindFacts() {
        Facts facts = model.player.facts();
        if (model.refusal != null || facts == null) {
            if (model.refusal != null) {
                notices.refusal(
                        R.string.refused_open, model.refusal, R.string.close, view -> finish(), null, view -> finish());
            }
            return;
        }
        if (facts == shown) {
            return;
        }
        shown = facts;
        model.choices = facts.choices.copy();
        views.toolbar.setTitle(facts.cast.title());
        transport.bind(facts.choices.playing && facts.failure == null, facts.choices.speed);
        if (scenePage.bind(facts, model.tilt, model.tiltLocked)) {
            panel.replace(0, scenePage.view());
        }
        solverPage.bind(facts);
        plotsPage.bind(facts);
        matrixPage.bind(facts);
        hud.tell(facts);
        showNotice(facts);
    }

    private void showNotice(Facts facts) {
        String failure = facts.failure;
        if (failure != null) {
            boolean other = !facts.solver.equals("auto");
            String word = other
                    ? getString(R.string.try_solver, getString(R.string.solver_auto))
                    : getString(R.string.try_half_step);
            notices.refusal(
                    R.string.refused, failure, R.string.reset, view -> onReset(), word, view -> tryOther(other, facts));
            return;
        }
        int hint = hints.next();
        // a hint must not cover the little stage above an open sheet
        if (hint < 0 || sheet.coversStage() || inspector.isOpen()) {
            notices.hide();
        } else {
            notices.hint(Hints.text(hint), view -> hintDone(hint));
        }
    }

    private void tryOther(boolean solver, Facts facts) {
        Choices changed = model.choices.copy();
        if (solver) {
            changed.solver = "auto";
        } else {
            changed.step = facts.step / 2;
        }
        onChoices(changed);
    }

    @Override
    public void hintDone(int hint) {
        if (hints.done(hint) && shown != null) {
            showNotice(shown);
        }
    }

    private void explain() {
        Facts facts = shown;
        if (facts == null) {
            return;
        }
        if (facts.cast.recipe() != null) {
            ExplainSheet.show(this, facts.cast.recipe());
        } else {
            describe();
        }
    }

    @Override
    public void onTapped(int body, int joint) {
        inspector.open(body, joint);
        frames.numbersNow();
        if (shown != null) {
            showNotice(shown);
        }
        requestFrame();
    }

    @Override
    public void onPlot(int watchKind, int index) {
        plotsPage.watch(watchKind, index);
        panel.select(PLOTS);
        sheet.setOpen(true);
    }

    @Override
    public void onClosed() {
        views.stage.select(-1);
    }

    /** The page of the matrix, for tests. */
    MatrixPage matrixPage() {
        return matrixPage;
    }

    private void glow(int[] bodies) {
        glow.setBodies(bodies);
        views.stage.invalidate();
    }

    private void layOut() {
        sheet.margins(views.stage);
        if (shown != null && shown.failure == null) {
            showNotice(shown);
        }
    }

    // ---- transport and panel ---------------------------------------------------------------------------------------

    @Override
    public void onPlay(boolean playing) {
        Choices changed = model.choices.copy();
        changed.playing = playing;
        onChoices(changed);
    }

    @Override
    public void onStep() {
        model.choices.playing = false;
        model.player.step();
        requestFrame();
    }

    @Override
    public void onReset() {
        model.player.reset();
        requestFrame();
        Snackbar bar = Snackbar.make(views.root, R.string.reset_done, Snackbar.LENGTH_LONG);
        bar.setAnchorView(sheet.anchor());
        bar.setAction(R.string.undo, view -> {
            model.player.undoReset();
            requestFrame();
        });
        bar.show();
    }

    @Override
    public void onSpeed(double speed) {
        Choices changed = model.choices.copy();
        changed.speed = speed;
        onChoices(changed);
    }

    @Override
    public void onFrame() {
        views.stage.frame();
    }

    @Override
    public void onPanel() {
        sheet.setOpen(!sheet.isOpen());
    }

    @Override
    public boolean playing() {
        return model.choices.playing;
    }

    @Override
    public Choices choices() {
        return model.choices.copy();
    }

    @Override
    public void onChoices(Choices changed) {
        if (!java.util.Objects.equals(changed.solver, model.choices.solver)) {
            hintDone(Hints.SOLVER);
        }
        model.choices = changed;
        model.player.choose(changed);
        requestFrame();
    }

    @Override
    public @Nullable Facts shown() {
        return shown;
    }

    @Override
    public void showTilt() {
        if (shown != null) {
            scenePage.bind(shown, model.tilt, model.tiltLocked);
        }
    }

    @Override
    public void say(int sentence) {
        Snackbar.make(views.root, sentence, Snackbar.LENGTH_LONG)
                .setAnchorView(sheet.anchor())
                .show();
    }

    private boolean onMenu(MenuItem item) {
        if (item.getItemId() == R.id.menu_describe) {
            describe();
        } else if (item.getItemId() == R.id.menu_explain) {
            explain();
        } else if (item.getItemId() == R.id.menu_race) {
            if (shown != null) {
                startActivity(Launch.race(this, shown.cast));
            }
        } else if (item.getItemId() == R.id.menu_share) {
            if (shown != null) {
                Share.scene(this, shown.cast.scene(), shown.cast.title());
            }
        } else if (item.getItemId() == R.id.menu_tilt) {
            controls.onTilt(!model.tilt);
        } else if (item.getItemId() == R.id.menu_frames) {
            recording.toggle(item, views.root, shown == null ? "" : shown.cast.title());
        } else if (item.getItemId() == R.id.menu_hints) {
            Hints.repeat(this);
            if (shown != null) {
                showNotice(shown);
            }
        }
        return true;
    }

    /** Says in a sentence what the picture shows. */
    private void describe() {
        Facts facts = shown;
        Channel channel = model.player.channel();
        if (facts == null || channel == null) {
            return;
        }
        String sentence = Description.of(getResources(), facts, channel.newest());
        Snackbar bar = Snackbar.make(views.root, sentence, Snackbar.LENGTH_INDEFINITE);
        bar.setTextMaxLines(6);
        bar.setAnchorView(sheet.anchor());
        bar.setAction(R.string.close, view -> bar.dismiss());
        bar.show();
    }
}
