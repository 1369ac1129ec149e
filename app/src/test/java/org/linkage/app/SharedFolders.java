package org.linkage.app;

import androidx.core.content.FileProvider;
import java.util.Map;
import org.robolectric.util.ReflectionHelpers;

/** Every test has folders of its own, but the provider remembers those of the first test in the JVM. */
public final class SharedFolders {
    private SharedFolders() {}

    /** Lets the provider look again. */
    public static void forget() {
        Map<?, ?> remembered = ReflectionHelpers.getStaticField(FileProvider.class, "sCache");
        remembered.clear();
    }
}
