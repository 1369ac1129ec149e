package org.linkage.app.gallery;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;
import android.text.InputType;
import android.view.View;
import android.widget.EditText;
import android.widget.FrameLayout;
import androidx.appcompat.widget.PopupMenu;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.snackbar.Snackbar;
import java.util.concurrent.Executors;
import org.linkage.app.R;
import org.linkage.app.Share;
import org.linkage.app.explain.ExplainSheet;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;

/** What can be done with a card besides playing it. */
final class CardMenu {
    private final Activity activity;
    private final OwnScenes ownScenes;
    private final View root;
    private final View anchorOfMessages;
    private final Runnable onChanged;

    CardMenu(Activity activity, OwnScenes ownScenes, View root, View anchorOfMessages, Runnable onChanged) {
        this.activity = activity;
        this.ownScenes = ownScenes;
        this.root = root;
        this.anchorOfMessages = anchorOfMessages;
        this.onChanged = onChanged;
    }

    void show(Item item, View anchor) {
        PopupMenu menu = new PopupMenu(activity, anchor);
        menu.inflate(R.menu.card);
        OwnScenes.Entry own = item.own;
        menu.getMenu().findItem(R.id.menu_explain).setVisible(item.recipe != null);
        menu.getMenu().findItem(R.id.menu_rename).setVisible(own != null);
        menu.getMenu().findItem(R.id.menu_delete).setVisible(own != null);
        menu.setOnMenuItemClickListener(chosen -> {
            if (item.recipe != null && chosen.getItemId() == R.id.menu_explain) {
                ExplainSheet.show(activity, item.recipe);
            } else if (chosen.getItemId() == R.id.menu_share) {
                share(item);
            } else if (own != null && chosen.getItemId() == R.id.menu_rename) {
                rename(own);
            } else if (own != null) {
                delete(own);
            }
            return true;
        });
        menu.show();
    }

    private void share(Item item) {
        Handler main = new Handler(Looper.getMainLooper());
        java.util.concurrent.ExecutorService reader = Executors.newSingleThreadExecutor();
        reader.execute(() -> {
            try {
                SceneDescription scene = item.scene();
                main.post(() -> Share.scene(activity, scene, item.title));
            } catch (SceneException unreadable) {
                main.post(() -> say(unreadable.problem()).show());
            }
        });
        reader.shutdown();
    }

    private void rename(OwnScenes.Entry own) {
        int margin = activity.getResources().getDimensionPixelSize(R.dimen.margin);
        EditText name = new EditText(activity);
        name.setInputType(InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_FLAG_CAP_SENTENCES);
        name.setText(own.title());
        name.setHint(R.string.rename);
        name.setSelectAllOnFocus(true);
        FrameLayout frame = new FrameLayout(activity);
        frame.setPadding(margin, margin / 2, margin, 0);
        frame.addView(name);
        new MaterialAlertDialogBuilder(activity)
                .setTitle(R.string.rename)
                .setView(frame)
                .setNegativeButton(R.string.cancel, null)
                .setPositiveButton(R.string.rename, (dialog, which) -> {
                    String title = name.getText().toString().trim();
                    if (!title.isEmpty()) {
                        ownScenes.rename(own.id(), title);
                        onChanged.run();
                    }
                })
                .show();
    }

    private void delete(OwnScenes.Entry own) {
        ownScenes.forgetRemoved();
        if (ownScenes.remove(own.id())) {
            onChanged.run();
            say(activity.getString(R.string.deleted, own.title()))
                    .setAction(R.string.undo, view -> {
                        ownScenes.putBack(own.id());
                        onChanged.run();
                    })
                    .show();
        }
    }

    private Snackbar say(String sentence) {
        Snackbar bar = Snackbar.make(root, sentence, Snackbar.LENGTH_LONG);
        bar.setTextMaxLines(6);
        bar.setAnchorView(anchorOfMessages);
        return bar;
    }
}
