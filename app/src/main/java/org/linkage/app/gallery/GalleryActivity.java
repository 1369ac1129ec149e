package org.linkage.app.gallery;

import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.content.res.Configuration;
import android.net.Uri;
import android.os.Bundle;
import android.text.Editable;
import android.text.TextWatcher;
import android.view.MenuItem;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import androidx.activity.EdgeToEdge;
import androidx.activity.OnBackPressedCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.graphics.Insets;
import androidx.core.splashscreen.SplashScreen;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.chip.Chip;
import com.google.android.material.snackbar.Snackbar;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityGalleryBinding;
import org.linkage.app.measure.MeasureActivity;
import org.linkage.app.player.PlayerActivity;
import org.linkage.app.race.RaceActivity;
import org.linkage.app.settings.Settings;
import org.linkage.app.settings.SettingsActivity;

/** The shelf of all scenes: the app's first screen from the second start on. */
public final class GalleryActivity extends AppCompatActivity implements SceneAdapter.Listener {
    private static final String FILTER = "filter";
    private static final String QUERY = "query";
    private static final String SEARCHING = "searching";

    private ActivityGalleryBinding views;
    private Shelf shelf;
    private OwnScenes ownScenes;
    private Shelves shelves;
    private SceneAdapter adapter;
    private int columns = 2;
    private int filter;
    private String query = "";
    private boolean dynamicColour;
    private final OnBackPressedCallback closeSearch = new OnBackPressedCallback(false) {
        @Override
        public void handleOnBackPressed() {
            search(false);
        }
    };
    private final ActivityResultLauncher<String[]> picker =
            registerForActivityResult(new ActivityResultContracts.OpenDocument(), this::picked);

    @Override
    protected void onCreate(@Nullable Bundle saved) {
        SplashScreen.installSplashScreen(this);
        super.onCreate(saved);
        EdgeToEdge.enable(this);
        dynamicColour = Settings.dynamicColour(this);
        views = ActivityGalleryBinding.inflate(getLayoutInflater());
        setContentView(views.getRoot());
        shelf = new Shelf(this);
        ownScenes = new OwnScenes(this);
        shelves = new Shelves(this, shelf, ownScenes);
        adapter = new SceneAdapter(this, shelf);
        if (saved == null) {
            ownScenes.forgetRemoved();
        } else {
            filter = saved.getInt(FILTER);
            query = saved.getString(QUERY, "");
        }
        chips();
        views.toolbar.setOnMenuItemClickListener(this::onMenu);
        views.open.setOnClickListener(view -> pick());
        views.clear.setOnClickListener(view -> search(false));
        views.query.setText(query);
        views.query.addTextChangedListener(new Typing());
        views.query.setOnEditorActionListener((view, action, event) -> {
            if (action == EditorInfo.IME_ACTION_SEARCH) {
                WindowCompat.getInsetsController(getWindow(), view).hide(WindowInsetsCompat.Type.ime());
                return true;
            }
            return false;
        });
        if (saved != null && saved.getBoolean(SEARCHING)) {
            search(true);
        }
        getOnBackPressedDispatcher().addCallback(this, closeSearch);
        grid();
        ViewCompat.setOnApplyWindowInsetsListener(views.getRoot(), (view, insets) -> inset(insets));
        if (saved == null) {
            Intent first = FirstStart.scene(this);
            if (first != null) {
                startActivity(first);
            }
        }
    }

    @Override
    protected void onStart() {
        super.onStart();
        if (dynamicColour != Settings.dynamicColour(this)) {
            recreate();
            return;
        }
        refresh();
    }

    @Override
    protected void onSaveInstanceState(Bundle out) {
        super.onSaveInstanceState(out);
        out.putInt(FILTER, filter);
        out.putString(QUERY, query);
        out.putBoolean(SEARCHING, views.searching.getVisibility() == View.VISIBLE);
    }

    // ---- the grid --------------------------------------------------------------------------------------------------

    /** As many columns as fit: cards of at least 160 dp, wider on wide screens and with large letters. */
    private void grid() {
        Configuration configuration = getResources().getConfiguration();
        float letters = Math.max(1, configuration.fontScale / 1.3f);
        int wide = configuration.screenWidthDp;
        float card = (wide < 600 ? 156 : wide < 840 ? 190 : 230) * letters;
        columns = Math.max(1, (int) ((wide - 16) / card));
        GridLayoutManager manager = new GridLayoutManager(this, columns);
        manager.setSpanSizeLookup(adapter.spans(columns));
        views.scenes.setLayoutManager(manager);
        float density = getResources().getDisplayMetrics().density;
        adapter.setPictureWidth((int) (((wide - 16) / (float) columns - 16) * density));
        views.scenes.setAdapter(adapter);
        views.scenes.addOnScrollListener(new RecyclerView.OnScrollListener() {
            @Override
            public void onScrolled(RecyclerView list, int dx, int dy) {
                if (dy > 0) {
                    views.open.shrink();
                } else if (dy < 0) {
                    views.open.extend();
                }
            }
        });
    }

    private WindowInsetsCompat inset(WindowInsetsCompat insets) {
        Insets bars = insets.getInsets(WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
        Insets keyboard = insets.getInsets(WindowInsetsCompat.Type.ime());
        int below = Math.max(bars.bottom, keyboard.bottom);
        int space = getResources().getDimensionPixelSize(R.dimen.space);
        views.bar.setPadding(bars.left, bars.top, bars.right, 0);
        views.scenes.setPadding(space + bars.left, 0, space + bars.right, 11 * space + below);
        views.open.setTranslationY(-below);
        views.open.setTranslationX(
                views.getRoot().getLayoutDirection() == View.LAYOUT_DIRECTION_RTL ? bars.left : -bars.right);
        return WindowInsetsCompat.CONSUMED;
    }

    private void refresh() {
        adapter.show(shelves.rows(filter, query, columns));
    }

    // ---- filter and search -----------------------------------------------------------------------------------------

    private void chips() {
        int place = 0;
        for (String name : shelves.filters()) {
            int number = place++;
            Chip chip = (Chip) getLayoutInflater().inflate(R.layout.item_filter, views.filters, false);
            chip.setId(View.generateViewId());
            chip.setSaveEnabled(false); // the filter is kept by its place; generated ids are others in the next process
            chip.setText(name);
            chip.setChecked(number == filter);
            chip.setOnClickListener(view -> choose(number));
            views.filters.addView(chip);
        }
    }

    private void choose(int number) {
        filter = number;
        ((Chip) views.filters.getChildAt(number)).setChecked(true);
        refresh();
        views.scenes.scrollToPosition(0);
    }

    private void search(boolean on) {
        views.searching.setVisibility(on ? View.VISIBLE : View.GONE);
        views.filtering.setVisibility(on ? View.GONE : View.VISIBLE);
        closeSearch.setEnabled(on);
        if (on) {
            views.query.requestFocus();
            WindowCompat.getInsetsController(getWindow(), views.query).show(WindowInsetsCompat.Type.ime());
        } else {
            WindowCompat.getInsetsController(getWindow(), views.query).hide(WindowInsetsCompat.Type.ime());
            views.query.setText("");
        }
    }

    private final class Typing implements TextWatcher {
        @Override
        public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

        @Override
        public void onTextChanged(CharSequence text, int start, int before, int count) {}

        @Override
        public void afterTextChanged(Editable text) {
            query = text.toString();
            refresh();
            views.scenes.scrollToPosition(0);
        }
    }

    private boolean onMenu(MenuItem item) {
        if (item.getItemId() == R.id.menu_search) {
            search(true);
        } else if (item.getItemId() == R.id.menu_measure) {
            startActivity(MeasureActivity.intent(this));
        } else if (item.getItemId() == R.id.menu_settings) {
            startActivity(new Intent(this, SettingsActivity.class));
        }
        return true;
    }

    // ---- scenes ----------------------------------------------------------------------------------------------------

    private void pick() {
        try {
            picker.launch(new String[] {"application/json", "text/*", "application/octet-stream"});
        } catch (ActivityNotFoundException none) {
            Snackbar.make(views.getRoot(), R.string.no_picker, Snackbar.LENGTH_LONG)
                    .setAnchorView(views.open)
                    .show();
        }
    }

    private void picked(@Nullable Uri file) {
        if (file != null) {
            startActivity(PreviewActivity.intent(this, file));
        }
    }

    @Override
    public void onOpen(Item item, View card) {
        shelf.opened(item.key);
        startActivity(item.intent(this));
    }

    @Override
    public void onFavourite(Item item) {
        boolean liked = shelf.toggleFavourite(item.key);
        views.scenes.announceForAccessibility(
                getString(liked ? R.string.favourite_spoken : R.string.unfavourite_spoken, item.title));
        refresh();
    }

    @Override
    public void onRace() {
        startActivity(RaceActivity.intent(this));
    }

    @Override
    public void onGoOn() {
        Intent resume = PlayerActivity.resumeIntent(this);
        if (resume != null) {
            startActivity(resume);
        }
    }

    @Override
    public void onShowAll() {
        if (!query.isEmpty()) {
            search(false);
        }
        choose(Shelves.ALL);
    }

    @Override
    public void onMore(Item item, View anchor) {
        new CardMenu(this, ownScenes, views.getRoot(), views.open, this::refresh).show(item, anchor);
    }
}
