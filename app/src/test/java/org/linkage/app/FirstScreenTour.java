package org.linkage.app;

import androidx.core.content.ContextCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A picture of the icon. */
@RunWith(AndroidJUnit4.class)
public class FirstScreenTour {
    @Test
    public void icon() throws Exception {
        Pictures.write(
                Pictures.of(
                        ContextCompat.getDrawable(ApplicationProvider.getApplicationContext(), R.mipmap.ic_launcher),
                        432),
                "icon");
    }
}
