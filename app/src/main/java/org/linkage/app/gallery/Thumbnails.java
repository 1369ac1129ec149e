package org.linkage.app.gallery;

import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.os.Handler;
import android.os.Looper;
import android.util.LruCache;
import android.widget.ImageView;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.linkage.app.R;
import org.linkage.solver.scene.SceneException;

/**
 * Pictures of scenes at the size of their cards, drawn one after the other on a thread of their own and kept while there is
 * memory. What was asked for last is drawn first, and what has scrolled away by then is not drawn at all.
 */
final class Thumbnails {
    private static final Executor PAINTER = painter();
    private static Executor executor = PAINTER;
    private static final LruCache<String, Bitmap> CACHE =
            new LruCache<String, Bitmap>(
                    (int) Math.min(48 << 20, Runtime.getRuntime().maxMemory() / 6)) {
                @Override
                protected int sizeOf(String key, Bitmap picture) {
                    return picture.getByteCount();
                }
            };

    private final Handler main = new Handler(Looper.getMainLooper());

    /** For tests: who draws. */
    static void setExecutor(Executor other) {
        executor = other;
        CACHE.evictAll();
    }

    private static Executor painter() {
        // a stack: the cards that came into sight last come first
        LinkedBlockingDeque<Runnable> stack = new LinkedBlockingDeque<Runnable>() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean offer(Runnable task) {
                return offerFirst(task);
            }
        };
        ThreadPoolExecutor one = new ThreadPoolExecutor(1, 1, 5, TimeUnit.SECONDS, stack, task -> {
            Thread thread = new Thread(task, "thumbnails");
            thread.setPriority(Thread.MIN_PRIORITY + 1);
            return thread;
        });
        one.allowCoreThreadTimeOut(true);
        return one;
    }

    /** A view that waits for a picture; which one, every thread may ask. */
    static final class Slot {
        final ImageView view;
        private volatile String wanted = "";

        Slot(ImageView view) {
            this.view = view;
        }
    }

    /** Shows the picture of an item in a view, now or when it is drawn. */
    void show(Item item, Slot slot, int width, int height) {
        boolean dark = isNight(slot.view.getResources().getConfiguration());
        float density = slot.view.getResources().getDisplayMetrics().density;
        String key = item.key + ' ' + width + 'x' + height + (dark ? " night" : " day");
        slot.wanted = key;
        slot.view.animate().cancel();
        slot.view.setAlpha(1f);
        Bitmap known = CACHE.get(key);
        if (known != null) {
            slot.view.setImageBitmap(known);
            return;
        }
        slot.view.setImageDrawable(null);
        executor.execute(() -> {
            if (!key.equals(slot.wanted)) {
                return;
            }
            try {
                Bitmap drawn = Thumbnail.draw(item.scene(), width, height, dark, density);
                CACHE.put(key, drawn);
                main.post(() -> put(slot, key, drawn));
            } catch (SceneException unreadable) {
                main.post(() -> {
                    if (key.equals(slot.wanted)) {
                        slot.view.setImageResource(R.drawable.ic_broken);
                    }
                });
            }
        });
    }

    private static void put(Slot slot, String key, Bitmap drawn) {
        if (key.equals(slot.wanted)) {
            slot.view.setImageBitmap(drawn);
            slot.view.setAlpha(0f);
            slot.view.animate().alpha(1f).setDuration(160);
        }
    }

    static boolean isNight(Configuration configuration) {
        return (configuration.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
    }
}
