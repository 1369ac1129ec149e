package org.linkage.app.measure;

import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.view.Menu;
import android.view.View;
import android.view.ViewGroup;
import android.widget.EditText;
import android.widget.FrameLayout;
import android.widget.PopupMenu;
import androidx.activity.EdgeToEdge;
import androidx.activity.OnBackPressedCallback;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.snackbar.Snackbar;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.databinding.ActivityMeasureBinding;
import org.linkage.app.plot.Chart;

/**
 * What this device can do. On a narrow screen the result lies over the list of runs; on a wide one beside it. A run lives in the
 * {@link MeasureModel}, survives turning the phone, ends when the app leaves the screen, and is never lost without a word.
 */
public final class MeasureActivity extends AppCompatActivity implements HomePage.Listener {
    private static final String SHOWN = "shown";
    private static final String COMPARED = "compared";
    private static final String CHOSEN = "chosen";
    private static final long TICK = 1000;

    private final Handler main = new Handler(Looper.getMainLooper());
    private final Runnable tick = this::tick;
    private MeasureModel model;
    private ActivityMeasureBinding views;
    private Words words;
    private HomePage home;
    private ResultPage result;
    private OnBackPressedCallback back;
    private boolean wide;

    public static Intent intent(Context context) {
        return new Intent(context, MeasureActivity.class);
    }

    // ---- life ------------------------------------------------------------------------------------------------------

    @Override
    protected void onCreate(@Nullable Bundle saved) {
        super.onCreate(saved);
        EdgeToEdge.enable(this);
        views = ActivityMeasureBinding.inflate(getLayoutInflater());
        setContentView(views.getRoot());
        wide = views.panes != null;
        model = new ViewModelProvider(this, MeasureModel.factory(this)).get(MeasureModel.class);
        if (saved != null && model.shown().getValue() == null) {
            // the process was ended in between: show what was shown
            model.show(saved.getString(SHOWN));
            model.compared = saved.getString(COMPARED);
            model.chosen = Kind.of(String.valueOf(saved.getString(CHOSEN)));
        }
        words = new Words(this);
        home = new HomePage(views.home, words, this);
        result = new ResultPage(views.result, words);
        home.choose(model.chosen);
        views.toolbar.setNavigationOnClickListener(
                view -> getOnBackPressedDispatcher().onBackPressed());
        views.result.compareWith.setOnClickListener(this::chooseComparison);
        views.result.shareJson.setOnClickListener(view -> share(".json", "application/json"));
        views.result.shareCsv.setOnClickListener(view -> share(".csv", "text/csv"));
        views.result.sharePicture.setOnClickListener(view -> share(".png", "image/png"));
        markHeadings(views.getRoot());
        insets();
        back = new OnBackPressedCallback(false) {
            @Override
            public void handleOnBackPressed() {
                goBack();
            }
        };
        getOnBackPressedDispatcher().addCallback(this, back);
        model.progress().observe(this, progress -> bind());
        model.notice().observe(this, notice -> home.showNotice(notice));
        model.history().observe(this, listing -> bindRuns());
        model.shown().observe(this, id -> bindRuns());
    }

    private void insets() {
        ViewCompat.setOnApplyWindowInsetsListener(views.getRoot(), (view, insets) -> {
            Insets bars =
                    insets.getInsets(WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
            view.setPadding(bars.left, bars.top, bars.right, 0);
            views.home.homeScroll.setPadding(0, 0, 0, bars.bottom);
            views.result.resultScroll.setPadding(0, 0, 0, bars.bottom);
            return insets;
        });
    }

    private static void markHeadings(View view) {
        if ("heading".equals(view.getTag())) {
            ViewCompat.setAccessibilityHeading(view, true);
        }
        if (view instanceof ViewGroup group) {
            for (int i = 0; i < group.getChildCount(); i++) {
                markHeadings(group.getChildAt(i));
            }
        }
    }

    @Override
    protected void onStart() {
        super.onStart();
        tick();
    }

    @Override
    protected void onStop() {
        main.removeCallbacks(tick);
        if (!isChangingConfigurations()) {
            // in the background the system slows us down: figures from there would be wrong
            model.stop(MeasureModel.Stop.LEFT);
        }
        super.onStop();
    }

    @Override
    protected void onSaveInstanceState(Bundle out) {
        super.onSaveInstanceState(out);
        out.putString(SHOWN, model.shown().getValue());
        out.putString(COMPARED, model.compared);
        out.putString(CHOSEN, model.chosen.word());
    }

    /** Once a second: time left, battery, heat. */
    private void tick() {
        Conditions now = Conditions.read(this);
        if (model.running()) {
            model.heat(now.thermal());
            home.showProgress(model.progress().getValue(), SystemClock.elapsedRealtime());
        } else {
            home.showConditions(now, model.chosen);
        }
        main.removeCallbacks(tick);
        main.postDelayed(tick, TICK);
    }

    // ---- showing ---------------------------------------------------------------------------------------------------

    private void bind() {
        boolean running = model.running();
        views.getRoot().setKeepScreenOn(running);
        home.showProgress(model.progress().getValue(), SystemClock.elapsedRealtime());
        home.showConditions(Conditions.read(this), model.chosen);
        boolean over = !wide && !running && model.find(model.shown().getValue()) != null;
        views.home.getRoot().setVisibility(over ? View.GONE : View.VISIBLE);
        views.result.getRoot().setVisibility(wide || over ? View.VISIBLE : View.GONE);
        back.setEnabled(running || over);
    }

    private void bindRuns() {
        RunStore.Listing listing = model.history().getValue();
        if (listing != null) {
            home.showHistory(listing, model.shown().getValue());
        }
        showResult();
        bind();
    }

    private void showResult() {
        Run run = model.find(model.shown().getValue());
        Run other = model.find(model.compared);
        result.show(run, other == null || run == null || other.id().equals(run.id()) ? null : other);
        views.result.resultScroll.scrollTo(0, 0);
    }

    private void goBack() {
        if (!model.running()) {
            model.show(null);
            return;
        }
        new MaterialAlertDialogBuilder(this)
                .setTitle(R.string.measure_leave_title)
                .setMessage(R.string.measure_leave)
                .setPositiveButton(R.string.measure_leave_stop, (dialog, which) -> model.stop(MeasureModel.Stop.PERSON))
                .setNegativeButton(R.string.measure_leave_stay, null)
                .show();
    }

    // ---- what the person wants -------------------------------------------------------------------------------------

    @Override
    public void onKind(Kind kind) {
        model.chosen = kind;
        home.showConditions(Conditions.read(this), kind);
    }

    @Override
    public void onMeasure() {
        Conditions now = Conditions.read(this);
        if (now.refusal(model.chosen) != 0) {
            home.showConditions(now, model.chosen);
            return;
        }
        List<Integer> warnings = now.warnings();
        if (warnings.isEmpty()) {
            begin();
            return;
        }
        new MaterialAlertDialogBuilder(this)
                .setTitle(R.string.measure_warn_title)
                .setMessage(HomePage.sentences(this, warnings))
                .setPositiveButton(R.string.measure_start_anyway, (dialog, which) -> begin())
                .setNegativeButton(android.R.string.cancel, null)
                .show();
    }

    private void begin() {
        model.noticeSeen();
        model.start(model.chosen);
        views.home.homeScroll.smoothScrollTo(0, 0);
    }

    @Override
    public void onCease() {
        model.stop(MeasureModel.Stop.PERSON);
    }

    @Override
    public void onNoticeSeen() {
        model.noticeSeen();
    }

    @Override
    public void onRun(Run run) {
        if (!model.running()) {
            model.show(run.id());
        }
    }

    @Override
    public void onRename(Run run) {
        EditText name = new EditText(this);
        name.setSingleLine();
        name.setHint(R.string.measure_name_hint);
        name.setText(run.name());
        FrameLayout frame = new FrameLayout(this);
        int margin = getResources().getDimensionPixelSize(R.dimen.margin);
        frame.setPadding(margin, margin / 2, margin, 0);
        frame.addView(name);
        new MaterialAlertDialogBuilder(this)
                .setTitle(R.string.measure_rename)
                .setView(frame)
                .setPositiveButton(
                        android.R.string.ok,
                        (dialog, which) -> model.rename(run, name.getText().toString()))
                .setNegativeButton(android.R.string.cancel, null)
                .show();
    }

    @Override
    public void onDelete(Run run) {
        model.delete(run);
        Snackbar.make(views.getRoot(), R.string.measure_deleted, Snackbar.LENGTH_LONG)
                .setAction(R.string.undo, view -> model.restore(run))
                .show();
    }

    private void chooseComparison(View anchor) {
        RunStore.Listing listing = model.history().getValue();
        PopupMenu menu = new PopupMenu(this, anchor);
        menu.getMenu().add(Menu.NONE, 0, 0, R.string.measure_compare_papers);
        List<Run> runs = listing == null ? java.util.Collections.emptyList() : listing.runs();
        for (int i = 0; i < runs.size(); i++) {
            Run run = runs.get(i);
            if (run.report() != null && !run.id().equals(model.shown().getValue())) {
                menu.getMenu().add(Menu.NONE, i + 1, i + 1, words.title(run));
            }
        }
        menu.setOnMenuItemClickListener(item -> {
            compareWith(
                    item.getItemId() == 0
                            ? null
                            : runs.get(item.getItemId() - 1).id());
            return true;
        });
        menu.show();
    }

    void compareWith(@Nullable String id) {
        model.compared = id;
        int at = views.result.resultScroll.getScrollY();
        showResult();
        views.result.resultScroll.scrollTo(0, at);
    }

    private void share(String ending, String type) {
        Run run = model.find(model.shown().getValue());
        Chart chart = result.chart();
        if (run == null) {
            return;
        }
        Bitmap picture = ending.equals(".png")
                ? RunPicture.draw(this, words, run, chart == null ? emptyChart() : chart, dark())
                : null;
        Share.file(this, "linkage-" + run.id() + ending, type, getString(R.string.measure_share_title), out -> {
            if (picture != null) {
                picture.compress(Bitmap.CompressFormat.PNG, 100, out);
                return;
            }
            Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            if (ending.equals(".json")) {
                RunStore.writeJson(run, text);
            } else {
                RunStore.writeCsv(run, text);
            }
            text.flush();
        });
    }

    private static Chart emptyChart() {
        return new Chart(true, "", "", "", "s");
    }

    private boolean dark() {
        int mode = getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK;
        return mode == Configuration.UI_MODE_NIGHT_YES;
    }
}
