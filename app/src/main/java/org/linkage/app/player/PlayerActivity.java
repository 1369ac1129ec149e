package org.linkage.app.player;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.snackbar.Snackbar;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityPlayerBinding;
import org.linkage.solver.scene.SceneException;

/**
 * One scene on the whole screen. The stage lies under everything, edge to edge; bars and panels leave it at least half of the
 * screen. The activity joins the parts of the screen and follows its life; the {@link PlayerModel} owns what runs.
 */
public final class PlayerActivity extends AppCompatActivity
        implements StageHost.Screen,
                SceneControls.Screen,
                SolverPage.Listener,
                Inspector.Listener,
                FrameLoop.Screen,
                Advice.Screen,
                PlayerMenu.Screen {
    private static final String PANEL_OPEN = "panel_open";
    private static final String TAB = "tab";

    private final Handler main = new Handler(Looper.getMainLooper());
    private final Runnable onNews = () -> main.post(this::requestFrame);
    private PlayerModel model;
    private ActivityPlayerBinding views;
    private FrameLoop loop;
    private Climate climate;
    private Hud hud;
    private Transport transport;
    private Pages pages;
    private Inspector inspector;
    private Advice advice;
    private PlayerMenu menu;
    private SceneControls controls;
    private Sheet sheet;
    private Hits hits;
    private CloseOnBack back;
    private final Clack clack = new Clack(PlayerModel.staging().speaker());
    private @Nullable Facts shown;
    private int chosenCap;

    /** The player with a scene of the catalogue; values that are not given are the scene's own. */
    public static Intent intent(Context context, String sceneId, Map<String, Double> values) {
        return Launch.scene(context, sceneId, values);
    }

    /** The player with a scene file. */
    public static Intent intent(Context context, Uri file) {
        return new Intent(context, PlayerActivity.class).setData(file).addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    }

    /** The player as it was left; null if nothing was kept. */
    public static @Nullable Intent resumeIntent(Context context) {
        return PlayerModel.file(context).isFile()
                ? new Intent(context, PlayerActivity.class).putExtra(Launch.RESUME, true)
                : null;
    }

    /** What the kept session shows; null if nothing was kept. */
    public static @Nullable String lastTitle(Context context) {
        return PlayerModel.lastTitle(context);
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
        loop = new FrameLoop(model.frames, this);
        climate = new Climate(this);
        hud = new Hud(views.hud);
        transport = new Transport(views.transport, this);
        controls = new SceneControls(this, model, this);
        pages = new Pages(this, views.panel, model, controls, this, views.stage);
        inspector = new Inspector(views.inspector, this);
        advice = new Advice(this, views.notice, this);
        menu = new PlayerMenu(this, views.toolbar, model, this);
        sheet = new Sheet(views, this::layOut);
        hits = new Hits(views.stage::feel, clack::play);
        back = new CloseOnBack(hud, inspector, sheet, this::onClosed);
        hud.setOnEnlarged(back::update);
        getOnBackPressedDispatcher().addCallback(this, back);
        Fold.watch(this, sheet::setHinge);
        if (saved != null) {
            pages.select(saved.getInt(TAB));
            sheet.setOpen(saved.getBoolean(PANEL_OPEN));
        }
        views.stage.bind(model.player, new StageHost(views.stage, this));
        if (model.sight != null) {
            views.stage.setView(model.sight);
        }
        views.toolbar.setNavigationOnClickListener(
                view -> getOnBackPressedDispatcher().onBackPressed());
        ViewCompat.setOnApplyWindowInsetsListener(views.getRoot(), (view, insets) -> {
            Insets bars =
                    insets.getInsets(WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
            sheet.setInsets(bars);
            return WindowInsetsCompat.CONSUMED;
        });
        views.getRoot().addOnLayoutChangeListener((v, l, t, r, b, ol, ot, or, ob) -> layOut());
        views.stage.requestFocus();
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
        Habits habits = Habits.of(this);
        habits.apply(getWindow());
        clack.open(habits.sound());
        chosenCap = habits.frameCap();
        loop.setCap(climate.cap(chosenCap));
        controls.resume();
        model.player.setNews(onNews);
        loop.start();
    }

    @Override
    protected void onStop() {
        menu.stop();
        clack.close();
        views.stage.letGo();
        controls.pause();
        loop.stop();
        model.player.setNews(() -> {});
        model.sight = views.stage.cameraMoved() ? views.stage.view() : null;
        model.keep();
        super.onStop();
    }

    @Override
    protected void onSaveInstanceState(Bundle out) {
        super.onSaveInstanceState(out);
        out.putBoolean(PANEL_OPEN, sheet.isOpen());
        out.putInt(TAB, pages.selected());
    }

    // ---- frames ----------------------------------------------------------------------------------------------------

    @Override
    public void requestFrame() {
        loop.request();
    }

    @Override
    public boolean running() {
        return model.choices.playing && model.refusal == null && (shown == null || shown.failure == null);
    }

    @Override
    public boolean busy() {
        return views.stage.busy();
    }

    @Override
    public void picture(long nanos, boolean running) {
        if (running) {
            model.player.frame(nanos);
            if (climate.ask(nanos)) {
                loop.setCap(climate.cap(chosenCap));
            }
        }
        FrameRate.request(views.stage, running || busy(), climate.cap(chosenCap));
        Channel channel = model.player.channel();
        if (channel != null) {
            Picture picture = channel.newest();
            views.stage.show(channel.model, picture.pose);
            hits.follow(picture);
            pages.sample(picture);
            if (loop.numbersDue(nanos) || !running) {
                inspector.show(channel.model, picture, !running);
                hud.restrained(climate.state());
                hud.show(picture, loop.perSecond(), running, shown != null && shown.failure != null);
            } else {
                inspector.goOn();
            }
        }
        bindFacts();
    }

    private void bindFacts() {
        Facts facts = model.player.facts();
        if (model.refusal != null) {
            advice.refused(model.refusal);
            return;
        }
        if (facts == null || facts == shown) {
            return;
        }
        shown = facts;
        model.choices = facts.choices.copy();
        menu.bind(facts);
        transport.bind(facts.choices.playing && facts.failure == null, facts.choices.speed);
        pages.bind(facts, model);
        hud.tell(facts);
        advice.show(facts);
    }

    private void layOut() {
        sheet.margins(views.stage);
        back.update();
        if (shown != null && shown.failure == null) {
            advice.refresh();
        }
    }

    // ---- what the stage says ---------------------------------------------------------------------------------------

    @Override
    public void hintDone(int hint) {
        advice.done(hint);
    }

    @Override
    public void onTapped(int body, int joint) {
        inspector.open(body, joint);
        loop.numbersNow();
        advice.refresh();
        back.update();
        requestFrame();
    }

    @Override
    public void onPlot(int watchKind, int index) {
        pages.plot(watchKind, index);
        sheet.setOpen(true);
    }

    @Override
    public void onClosed() {
        views.stage.select(-1);
    }

    /** A hint must not cover the little stage above an open sheet, nor a card that was asked for. */
    @Override
    public boolean coversStage() {
        return sheet.coversStage() || inspector.isOpen();
    }

    /** Where the controls are, for tests. */
    Sheet sheet() {
        return sheet;
    }

    /** The page of the matrix, for tests. */
    MatrixPage matrixPage() {
        return pages.matrix();
    }

    // ---- transport and panel ---------------------------------------------------------------------------------------

    @Override
    public void onPlay(boolean playing) {
        Choices changed = choices();
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
        message(getText(R.string.reset_done), Snackbar.LENGTH_LONG)
                .setAction(R.string.undo, view -> {
                    model.player.undoReset();
                    requestFrame();
                })
                .show();
    }

    @Override
    public void onSpeed(double speed) {
        Choices changed = choices();
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
            pages.bindScene(shown, model);
        }
        menu.bindTilt();
    }

    @Override
    public void toggleTilt() {
        controls.onTilt(!model.tilt);
    }

    @Override
    public boolean tilted() {
        return model.tilt;
    }

    @Override
    public void repeatHints() {
        advice.repeatHints();
    }

    @Override
    public void say(int sentence) {
        message(getText(sentence), Snackbar.LENGTH_LONG).show();
    }

    @Override
    public Snackbar message(CharSequence words, int length) {
        return Snackbar.make(views.root, words, length).setAnchorView(sheet.anchor());
    }
}
