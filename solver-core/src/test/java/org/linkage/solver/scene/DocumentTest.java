package org.linkage.solver.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.Test;

/** The document of the file format keeps its word: its example is a scene, and it names everything that a file can say. */
public class DocumentTest {
    private static String document() throws IOException {
        File folder = new File("").getAbsoluteFile();
        while (folder != null && !new File(folder, "docs/SCENES.md").exists()) {
            folder = folder.getParentFile();
        }
        return new String(Files.readAllBytes(new File(folder, "docs/SCENES.md").toPath()), StandardCharsets.UTF_8);
    }

    @Test
    public void theExampleIsAScene() throws IOException, SceneException {
        String text = document();
        int start = text.indexOf("```json") + "```json".length();
        SceneDescription scene = SceneReader.parse(text.substring(start, text.indexOf("```", start)));
        assertEquals(3, scene.bodies().size());
        assertEquals(0.25, scene.bodies().get(0).inertia(), 1e-15);
        assertEquals(2, Looks.of(scene).size());
    }

    @Test
    public void everyNameIsExplained() throws IOException {
        String text = document();
        for (JointType type : JointType.values()) {
            assertNamed(text, type.id());
        }
        for (ForceDescription.Type type : ForceDescription.Type.values()) {
            assertNamed(text, type.id());
        }
        for (ContactDescription.Type type : ContactDescription.Type.values()) {
            assertNamed(text, type.id());
        }
        for (String name : Names.SOLVERS) {
            assertNamed(text, name);
        }
        for (String name : Names.INTEGRATORS) {
            assertNamed(text, name);
        }
        for (String name : Names.CONTACTS) {
            assertNamed(text, name);
        }
        for (String name : Names.IMPACTS) {
            assertNamed(text, name);
        }
        for (String kind : Looks.KINDS) {
            assertTrue(kind, text.contains("`" + kind + "`") || text.contains("`" + kind + " "));
        }
    }

    private static void assertNamed(String text, String name) {
        assertTrue(name, text.contains("`" + name + "`"));
    }
}
