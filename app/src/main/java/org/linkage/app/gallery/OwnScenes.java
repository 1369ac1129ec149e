package org.linkage.app.gallery;

import android.content.Context;
import android.content.SharedPreferences;
import java.io.File;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.FileStore;
import org.linkage.solver.scene.SceneDescription;

/**
 * The scenes that a person brought: each a file of its own, named by what is in it, so that the same file opened twice is kept
 * once. Titles and counts stand in preferences, so that the list needs no file to be read.
 */
final class OwnScenes {
    private static final String TITLE = ".title";
    private static final String BODIES = ".bodies";
    private static final String JOINTS = ".joints";
    private static final String ADDED = ".added";

    private final File folder;
    private final SharedPreferences facts;

    OwnScenes(Context context) {
        folder = new File(context.getFilesDir(), "scenes");
        facts = context.getSharedPreferences("own_scenes", Context.MODE_PRIVATE);
    }

    /** One kept scene. */
    record Entry(String id, String title, int bodies, int joints, long added, File file) {}

    /** All of them, the newest first. */
    List<Entry> all() {
        File[] files = folder.listFiles();
        List<Entry> all = new ArrayList<>();
        if (files == null) {
            return all;
        }
        for (File file : files) {
            String name = file.getName();
            if (name.endsWith(".json")) {
                all.add(entry(name.substring(0, name.length() - 5), file));
            }
        }
        Collections.sort(all, Comparator.comparingLong((Entry entry) -> -entry.added));
        return all;
    }

    private Entry entry(String id, File file) {
        String title = facts.getString(id + TITLE, null);
        return new Entry(
                id,
                title == null ? id : title,
                facts.getInt(id + BODIES, 0),
                facts.getInt(id + JOINTS, 0),
                facts.getLong(id + ADDED, file.lastModified()),
                file);
    }

    @Nullable
    Entry find(String id) {
        File file = file(id);
        return file.isFile() ? entry(id, file) : null;
    }

    /** The kept scene with this title but other contents, or null. */
    @Nullable
    Entry namesake(String title, String text) {
        String id = idOf(text);
        for (Entry entry : all()) {
            if (entry.title.equals(title) && !entry.id.equals(id)) {
                return entry;
            }
        }
        return null;
    }

    /** Keeps a scene; the same text is kept once. */
    Entry keep(String text, String title, SceneDescription scene) throws IOException {
        String id = idOf(text);
        File file = file(id);
        FileStore.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        facts.edit()
                .putString(id + TITLE, title)
                .putInt(id + BODIES, scene.bodies().size())
                .putInt(id + JOINTS, scene.joints().size())
                .putLong(id + ADDED, System.currentTimeMillis())
                .apply();
        return entry(id, file);
    }

    void rename(String id, String title) {
        facts.edit().putString(id + TITLE, title).apply();
    }

    /** Takes a scene away; its file waits beside for {@link #putBack} until the next one is taken away. */
    boolean remove(String id) {
        return file(id).renameTo(removed(id));
    }

    boolean putBack(String id) {
        return removed(id).renameTo(file(id));
    }

    /** Forgets for good what was taken away. */
    void forgetRemoved() {
        File[] files = folder.listFiles();
        if (files == null) {
            return;
        }
        for (File file : files) {
            String name = file.getName();
            if (name.endsWith(".removed") && file.delete()) {
                String id = name.substring(0, name.length() - 8);
                facts.edit()
                        .remove(id + TITLE)
                        .remove(id + BODIES)
                        .remove(id + JOINTS)
                        .remove(id + ADDED)
                        .apply();
            }
        }
    }

    private File file(String id) {
        return new File(folder, id + ".json");
    }

    private File removed(String id) {
        return new File(folder, id + ".removed");
    }

    private static String idOf(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return new BigInteger(1, hash).toString(36).substring(0, 24);
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException("Every Android has SHA-256.", never);
        }
    }
}
