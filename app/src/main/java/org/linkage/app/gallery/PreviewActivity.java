package org.linkage.app.gallery;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import androidx.activity.EdgeToEdge;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.lifecycle.ViewModelProvider;
import java.text.NumberFormat;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityPreviewBinding;
import org.linkage.solver.scene.SceneDescription;

/** Shows a scene file from the picker or from another app before it is kept; a broken one says what is wrong and where. */
public final class PreviewActivity extends AppCompatActivity {
    private ActivityPreviewBinding views;
    private Incoming incoming;
    private final ActivityResultLauncher<String[]> picker =
            registerForActivityResult(new ActivityResultContracts.OpenDocument(), this::picked);

    static Intent intent(Context context, Uri file) {
        return new Intent(context, PreviewActivity.class).setData(file).addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    }

    @Override
    protected void onCreate(@Nullable Bundle saved) {
        super.onCreate(saved);
        EdgeToEdge.enable(this);
        views = ActivityPreviewBinding.inflate(getLayoutInflater());
        setContentView(views.getRoot());
        views.toolbar.setNavigationOnClickListener(view -> finish());
        views.cancel.setOnClickListener(view -> finish());
        ViewCompat.setAccessibilityHeading(views.name, true);
        ViewCompat.setOnApplyWindowInsetsListener(views.getRoot(), (view, insets) -> {
            Insets bars =
                    insets.getInsets(WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
            view.setPadding(bars.left, bars.top, bars.right, bars.bottom);
            return WindowInsetsCompat.CONSUMED;
        });
        incoming = new ViewModelProvider(this).get(Incoming.class);
        incoming.answer().observe(this, this::show);
        incoming.kept().observe(this, this::play);
        incoming.read(this, getIntent());
    }

    private void show(Incoming.Answer answer) {
        views.waiting.hide();
        views.content.setVisibility(View.VISIBLE);
        String problem = answer.problem();
        SceneDescription scene = answer.scene();
        String text = answer.text();
        if (problem != null || scene == null || text == null) {
            showBroken(problem == null ? "" : problem);
            return;
        }
        views.name.setText(answer.title());
        put(views.description, scene.description());
        put(views.counts, facts(scene));
        OwnScenes.Entry namesake = new OwnScenes(this).namesake(answer.title(), text);
        put(views.question, namesake == null ? "" : getString(R.string.namesake, answer.title()));
        views.other.setVisibility(namesake == null ? View.GONE : View.VISIBLE);
        views.other.setText(R.string.replace);
        views.other.setOnClickListener(view -> incoming.keep(this, namesake));
        views.keep.setText(namesake == null ? R.string.keep_and_play : R.string.keep_both);
        views.keep.setOnClickListener(view -> incoming.keep(this, null));
        views.picture.post(() -> draw(scene));
    }

    private void draw(SceneDescription scene) {
        int width = views.picture.getWidth();
        int height = views.picture.getHeight();
        if (width > 0 && height > 0) {
            Bitmap picture = Thumbnail.draw(
                    scene,
                    width,
                    height,
                    Thumbnails.isNight(getResources().getConfiguration()),
                    getResources().getDisplayMetrics().density);
            views.picture.setImageBitmap(picture);
        }
    }

    private void showBroken(String problem) {
        views.frame.setVisibility(View.GONE);
        views.broken.setVisibility(View.VISIBLE);
        views.name.setText(R.string.not_a_scene);
        put(views.description, problem);
        put(views.counts, getString(R.string.not_a_scene_help));
        put(views.question, "");
        views.other.setVisibility(View.GONE);
        views.cancel.setText(R.string.close);
        views.keep.setText(R.string.choose_other);
        views.keep.setOnClickListener(view -> pick());
    }

    private static void put(android.widget.TextView view, String text) {
        view.setText(text);
        view.setVisibility(text.isEmpty() ? View.GONE : View.VISIBLE);
    }

    private String facts(SceneDescription scene) {
        NumberFormat whole = NumberFormat.getIntegerInstance();
        StringBuilder text = new StringBuilder(Shelves.counts(
                getResources(), scene.bodies().size(), scene.joints().size()));
        int forces = scene.forces().size();
        int contacts = scene.contacts().size();
        if (forces > 0) {
            text.append(", ").append(getResources().getQuantityString(R.plurals.forces, forces, whole.format(forces)));
        }
        if (contacts > 0) {
            text.append(", ")
                    .append(getResources().getQuantityString(R.plurals.contacts, contacts, whole.format(contacts)));
        }
        return text.toString();
    }

    private void pick() {
        try {
            picker.launch(new String[] {"application/json", "text/*", "application/octet-stream"});
        } catch (ActivityNotFoundException none) {
            finish();
        }
    }

    private void picked(@Nullable Uri file) {
        if (file != null) {
            startActivity(intent(this, file));
            finish();
        }
    }

    private void play(OwnScenes.Entry entry) {
        Item item = Item.of(entry, "");
        new Shelf(this).opened(item.key);
        startActivity(item.intent(this));
        finish();
    }
}
