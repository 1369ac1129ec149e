package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.Assume;
import org.junit.Before;
import org.junit.Test;

/** Shrunk, renamed and optimised by R8 the library still finds the same bits. */
public final class ShrunkTest {
    private final File shrunk = new File(System.getProperty("linkage.shrunk", ""));

    /** Gradle makes it; a test started by hand in an editor has none. */
    @Before
    public void thereIsAShrunkLibrary() {
        Assume.assumeTrue(shrunk.isFile());
    }

    @Test
    public void shrunkRunsAreTheSameToTheBit() throws Exception {
        Process process = new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/java",
                        "-cp",
                        shrunk.getPath(),
                        HashOfARun.class.getName())
                .redirectErrorStream(true)
                .start();
        String there = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(there, 0, process.waitFor());
        assertEquals(HashOfARun.hashes(), there);
    }

    @Test
    public void namesAreGone() throws Exception {
        int ours = 0;
        try (JarFile jar = new JarFile(shrunk)) {
            Enumeration<JarEntry> entries = jar.entries();
            while (entries.hasMoreElements()) {
                ours += entries.nextElement().getName().startsWith("org/linkage/") ? 1 : 0;
            }
        }
        assertTrue("classes under their own names: " + ours, ours < 20);
    }
}
