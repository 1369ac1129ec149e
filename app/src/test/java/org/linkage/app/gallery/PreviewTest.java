package org.linkage.app.gallery;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.Intent;
import android.net.Uri;
import android.view.View;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.player.PlayerActivity;
import org.linkage.solver.scene.SceneWriter;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.robolectric.Shadows;

/** A file from another app is looked at first, kept when the person says so, and refused with the reader's sentence. */
@RunWith(AndroidJUnit4.class)
public class PreviewTest {
    private static final Uri FILE = Uri.parse("content://elsewhere/scene.json");
    private final Application app = ApplicationProvider.getApplicationContext();
    private String good;

    @Before
    public void aGoodFile() throws Exception {
        Incoming.setExecutor(Runnable::run);
        good = SceneWriter.write(SceneCatalogue.find("four-bar").build());
    }

    private Intent view(String text) {
        Shadows.shadowOf(app.getContentResolver())
                .registerInputStreamSupplier(
                        FILE, () -> new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        return new Intent(Intent.ACTION_VIEW, FILE, app, PreviewActivity.class);
    }

    @Test
    public void nothingIsKeptBeforeThePersonSaysSo() {
        try (ActivityScenario<PreviewActivity> scenario = ActivityScenario.launch(view(good))) {
            GalleryTest.idle();
            assertTrue(new OwnScenes(app).all().isEmpty());
            scenario.onActivity(activity -> {
                TextView keep = activity.findViewById(R.id.keep);
                assertEquals(
                        activity.<TextView>findViewById(R.id.description)
                                .getText()
                                .toString(),
                        activity.getString(R.string.keep_and_play),
                        keep.getText().toString());
                keep.performClick();
            });
            GalleryTest.idle();
            scenario.onActivity(activity -> {
                OwnScenes.Entry kept = new OwnScenes(app).all().get(0);
                Intent started = Shadows.shadowOf(app).getNextStartedActivity();
                assertEquals(
                        PlayerActivity.class.getName(), started.getComponent().getClassName());
                assertEquals(Uri.fromFile(kept.file()), started.getData());
                assertEquals("own:" + kept.id(), new Shelf(app).recent().get(0));
                assertTrue(activity.isFinishing());
            });
        }
    }

    @Test
    public void theSameFileIsKeptOnce() throws Exception {
        OwnScenes scenes = new OwnScenes(app);
        scenes.keep(good, "Twice", SceneCatalogue.find("four-bar").build());
        scenes.keep(good, "Twice", SceneCatalogue.find("four-bar").build());
        assertEquals(1, scenes.all().size());
        assertNull("itself is no namesake", scenes.namesake("Twice", good));
        assertNotNull("another text is", scenes.namesake("Twice", good + "\n"));
    }

    @Test
    public void deletedScenesComeBackUntilForgotten() throws Exception {
        OwnScenes scenes = new OwnScenes(app);
        String id = scenes.keep(good, "Mine", SceneCatalogue.find("four-bar").build())
                .id();
        assertTrue(scenes.remove(id));
        assertTrue(scenes.all().isEmpty());
        assertTrue(scenes.putBack(id));
        assertEquals("Mine", scenes.all().get(0).title());
        scenes.remove(id);
        scenes.forgetRemoved();
        assertTrue(!scenes.putBack(id));
    }

    @Test
    public void aBrokenFileSaysWhatIsWrongAndWhere() {
        String broken = good.replace("\"revolute\"", "\"revolte\"");
        try (ActivityScenario<PreviewActivity> scenario = ActivityScenario.launch(view(broken))) {
            GalleryTest.idle();
            scenario.onActivity(activity -> {
                String sentence = activity.<TextView>findViewById(R.id.description)
                        .getText()
                        .toString();
                assertTrue(sentence, sentence.contains("revolte") && sentence.contains("revolute"));
                assertEquals(View.GONE, activity.findViewById(R.id.frame).getVisibility());
                activity.findViewById(R.id.cancel).performClick();
                assertTrue(activity.isFinishing());
            });
            assertTrue(new OwnScenes(app).all().isEmpty());
        }
    }

    private void assertRefused(InputStream file, String word) {
        Shadows.shadowOf(app.getContentResolver()).registerInputStreamSupplier(FILE, () -> file);
        Intent view = new Intent(Intent.ACTION_VIEW, FILE, app, PreviewActivity.class);
        try (ActivityScenario<PreviewActivity> scenario = ActivityScenario.launch(view)) {
            GalleryTest.idle();
            scenario.onActivity(activity -> {
                String sentence = activity.<TextView>findViewById(R.id.description)
                        .getText()
                        .toString();
                assertTrue(sentence, sentence.contains(word));
                assertEquals(View.GONE, activity.findViewById(R.id.frame).getVisibility());
            });
        }
    }

    @Test
    public void aProviderThatBreaksOffIsToldInASentence() {
        assertRefused(
                new InputStream() {
                    @Override
                    public int read() {
                        throw new IllegalStateException("the other app fell over");
                    }
                },
                "cannot be read");
    }

    @Test
    public void aFileWithoutEndIsRefused() {
        assertRefused(
                new InputStream() {
                    @Override
                    public int read() {
                        return ' ';
                    }
                },
                "larger than 16 MB");
    }

    @Test
    public void textSentByAnotherAppIsReadToo() {
        Intent send = new Intent(app, PreviewActivity.class)
                .setAction(Intent.ACTION_SEND)
                .putExtra(Intent.EXTRA_TEXT, good);
        try (ActivityScenario<PreviewActivity> scenario = ActivityScenario.launch(send)) {
            GalleryTest.idle();
            scenario.onActivity(activity ->
                    assertEquals(View.VISIBLE, activity.findViewById(R.id.frame).getVisibility()));
        }
    }

    @Test
    public void anEmptyFileIsRefused() {
        assertRefused(new java.io.ByteArrayInputStream(new byte[0]), "empty");
    }

    @Test
    public void aPictureIsRefused() {
        byte[] bytes = new byte[4000];
        new java.util.Random(1).nextBytes(bytes);
        bytes[0] = (byte) 0x89;
        bytes[1] = 'P';
        assertRefused(new java.io.ByteArrayInputStream(bytes), "JSON");
    }

    @Test
    public void aSceneWithTooManyBodiesIsRefused() {
        StringBuilder text = new StringBuilder("{\"name\": \"crowd\", \"bodies\": [");
        for (int i = 0; i <= Incoming.MOST_BODIES; i++) {
            text.append(i == 0 ? "" : ",")
                    .append("{\"id\":\"b")
                    .append(i)
                    .append("\",\"mass\":1,\"inertia\":1,\"position\":[")
                    .append(i)
                    .append(",0]}");
        }
        text.append("]}");
        assertRefused(
                new java.io.ByteArrayInputStream(text.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8)),
                "more than");
    }

    @Test
    public void anIntentThatBringsNothingIsToldInASentence() {
        Intent send = new Intent(app, PreviewActivity.class).setAction(Intent.ACTION_SEND);
        try (ActivityScenario<PreviewActivity> scenario = ActivityScenario.launch(send)) {
            GalleryTest.idle();
            scenario.onActivity(activity -> assertEquals(
                    activity.getString(R.string.nothing_sent),
                    activity.<TextView>findViewById(R.id.description).getText().toString()));
        }
    }
}
