package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Collections;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The lines with which README shows the library compile and run. */
public final class ReadmeTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    @Test
    public void tenLinesAreEnough() throws Exception {
        File readme = new File("README.md").exists() ? new File("README.md") : new File("../README.md");
        String text = new String(Files.readAllBytes(readme.toPath()), StandardCharsets.UTF_8);
        int start = text.indexOf("```java");
        assertTrue("README shows Java", start >= 0);
        String code = text.substring(text.indexOf('\n', start) + 1, text.indexOf("```", start + 7));
        int lines = 0;
        for (String line : code.split("\n", -1)) {
            lines += line.trim().isEmpty() || line.startsWith("import") ? 0 : 1;
        }
        assertTrue("ten lines at most, not " + lines, lines <= 10);
        StringBuilder imports = new StringBuilder();
        StringBuilder body = new StringBuilder();
        for (String line : code.split("\n", -1)) {
            (line.startsWith("import") ? imports : body).append(line).append('\n');
        }
        String source = imports
                + "public final class Shown {\n  public static void main(String[] arguments) throws Exception {\n"
                + body + "  }\n}\n";
        File file = new File(folder.getRoot(), "Shown.java");
        Files.write(file.toPath(), source.getBytes(StandardCharsets.UTF_8));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            Iterable<? extends JavaFileObject> units =
                    files.getJavaFileObjectsFromFiles(Collections.singletonList(file));
            boolean compiled = compiler.getTask(
                            complaints,
                            files,
                            null,
                            Arrays.asList(
                                    "-classpath",
                                    System.getProperty("java.class.path"),
                                    "-d",
                                    folder.getRoot().getPath(),
                                    "-proc:none"),
                            null,
                            units)
                    .call();
            assertEquals(source + complaints, true, compiled);
        }
        try (java.net.URLClassLoader loader = new java.net.URLClassLoader(
                new java.net.URL[] {folder.getRoot().toURI().toURL()},
                getClass().getClassLoader())) {
            loader.loadClass("Shown").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        }
    }
}
