package org.linkage.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Every {@code linkage …} line of the README runs and prints something. */
public final class ReadmeCommandsTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    @Test
    public void everyCommandOfTheReadmeRuns() throws Exception {
        File readme = new File("README.md").exists() ? new File("README.md") : new File("../README.md");
        List<String> commands = new ArrayList<>();
        for (String line : Files.readAllLines(readme.toPath(), StandardCharsets.UTF_8)) {
            if (line.startsWith("    linkage ")) {
                commands.add(line.trim().substring("linkage ".length()));
            }
        }
        assertTrue("the README shows the commands, not only " + commands, commands.size() >= 6);
        // what compare compares
        String first = report("first.json");
        String second = report("second.json");
        for (String command : commands) {
            List<String> words = new ArrayList<>();
            for (String word : command.split(" +", -1)) {
                words.add(word.replace("first.json", first).replace("second.json", second));
            }
            assertTrue(command, run(words).length() > 40);
        }
    }

    private String report(String name) throws Exception {
        String path = new File(folder.getRoot(), name).getPath();
        run(Arrays.asList("benchmark", "--cases", "baraff-54", "--format", "json", "--out", path));
        return path;
    }

    private static String run(List<String> words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(
                words,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        assertEquals(words + ": " + err.toString(StandardCharsets.UTF_8), 0, code);
        return out.toString(StandardCharsets.UTF_8);
    }
}
