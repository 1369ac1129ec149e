package org.linkage.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.Intent;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Files leave whole, under a name of their own, and only to the chosen app. */
@RunWith(AndroidJUnit4.class)
public class ShareTest {
    private final Application app = ApplicationProvider.getApplicationContext();

    @Before
    public void ownFolders() {
        SharedFolders.forget();
    }

    @Test
    @SuppressWarnings("deprecation")
    public void anotherAppMayReadTheFileAndNothingElse() throws Exception {
        File file = new File(new File(app.getCacheDir(), "shared"), "walker.json");
        FileStore.write(file, out -> out.write("{}".getBytes(StandardCharsets.UTF_8)));
        Intent chooser = Share.chooser(app, file, "application/json", "Walker");
        Intent send = chooser.getParcelableExtra(Intent.EXTRA_INTENT);
        assertTrue((send.getFlags() & Intent.FLAG_GRANT_READ_URI_PERMISSION) != 0);
        Uri uri = send.getParcelableExtra(Intent.EXTRA_STREAM);
        assertEquals("content", uri.getScheme());
        try (InputStream in = app.getContentResolver().openInputStream(uri)) {
            assertEquals('{', in.read());
        }
    }

    @Test
    public void aFileThatBreaksInTheMiddleLeavesTheOldOne() throws Exception {
        File file = new File(app.getFilesDir(), "kept.txt");
        FileStore.write(file, out -> out.write(1));
        try {
            FileStore.write(file, out -> {
                out.write(2);
                throw new IOException("full");
            });
        } catch (IOException expected) {
            assertEquals("full", expected.getMessage());
        }
        try (InputStream in = new java.io.FileInputStream(file)) {
            assertEquals(1, in.read());
        }
    }

    @Test
    public void titlesBecomeNamesOfFiles() {
        assertEquals("baraff-96-12", FileStore.name("Baraff: 96 + 12"));
        assertEquals("linkage", FileStore.name("…"));
        assertFalse(FileStore.name("../../etc").contains("."));
    }
}
