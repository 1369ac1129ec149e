package org.linkage.app.player;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.WorldPainter;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Every scene of the catalogue after a second of play, a dozen to a sheet, by day and by night. */
@RunWith(AndroidJUnit4.class)
public class ScenesTour {
    private static final int WIDTH = 390;
    private static final int HEIGHT = 390;
    private static final int COLUMNS = 4;
    private static final int ROWS = 3;

    @Test
    public void everyScene() throws Exception {
        List<CatalogueScene> scenes = SceneCatalogue.all();
        for (int from = 0; from < scenes.size(); from += COLUMNS * ROWS) {
            Bitmap day = Bitmap.createBitmap(COLUMNS * WIDTH, ROWS * HEIGHT, Bitmap.Config.ARGB_8888);
            Bitmap night = Bitmap.createBitmap(COLUMNS * WIDTH, ROWS * HEIGHT, Bitmap.Config.ARGB_8888);
            for (int i = from; i < Math.min(scenes.size(), from + COLUMNS * ROWS); i++) {
                int at = i - from;
                Channel channel = played(scenes.get(i));
                draw(new Canvas(day), channel, at, Palette.LIGHT);
                draw(new Canvas(night), channel, at, Palette.DARK);
            }
            Pictures.write(day, "scenes-" + from / (COLUMNS * ROWS) + "-day");
            Pictures.write(night, "scenes-" + from / (COLUMNS * ROWS) + "-night");
        }
    }

    private static Channel played(CatalogueScene scene) throws Exception {
        Player player = new Player(new Crew.Inline());
        player.open(Cast.of(scene.id(), Collections.emptyMap()), new Choices());
        long start = System.nanoTime();
        for (int i = 0; i < 60 && System.nanoTime() - start < 3_000_000_000L; i++) {
            player.frame(16_666_667L * (i + 1));
        }
        Channel channel = player.channel();
        if (channel == null) {
            throw new AssertionError(scene.id() + ": " + player.problem());
        }
        return channel;
    }

    private static void draw(Canvas canvas, Channel channel, int at, Palette palette) {
        canvas.translate(at % COLUMNS * WIDTH, at / COLUMNS * HEIGHT);
        canvas.clipRect(0, 0, WIDTH - 4, HEIGHT - 4);
        Camera camera = new Camera();
        camera.setSize(WIDTH, HEIGHT);
        Picture picture = channel.newest();
        channel.model.frame(camera, picture.pose);
        new WorldPainter().draw(canvas, channel.model, picture.pose, camera, palette, 1, 1);
    }
}
