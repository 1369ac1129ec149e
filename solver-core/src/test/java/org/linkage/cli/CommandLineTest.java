package org.linkage.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import com.google.gson.stream.JsonReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The command line as scripts use it: exit codes, sentences, formats. */
public final class CommandLineTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private String out = "";
    private String err = "";

    private int run(String... arguments) {
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        ByteArrayOutputStream e = new ByteArrayOutputStream();
        int code;
        try (PrintStream first = new PrintStream(o, false, StandardCharsets.UTF_8);
                PrintStream second = new PrintStream(e, false, StandardCharsets.UTF_8)) {
            code = Main.run(Arrays.asList(arguments), first, second);
        }
        out = o.toString(StandardCharsets.UTF_8);
        err = e.toString(StandardCharsets.UTF_8);
        return code;
    }

    private File scene(String text) throws IOException {
        File file = folder.newFile();
        Files.write(file.toPath(), text.getBytes(StandardCharsets.UTF_8));
        return file;
    }

    private static final String BEAM =
            "{\"bodies\": [{\"id\": \"b\", \"mass\": 2, \"inertia\": 1, \"position\": [1, 0]}],"
                    + " \"joints\": [{\"id\": \"w\", \"type\": \"weld\", \"bodyA\": \"b\", \"bodyB\": \"world\", \"point\": [0, 0]}]}";

    @Test
    public void mistakesEndWithOneSentenceAndCodeTwo() throws Exception {
        String[][] wrong = {
            {"nonsense"},
            {"simulate"},
            {"simulate", "no-such-scene"},
            {"simulate", "pendulum", "extra-word"},
            {"simulate", "pendulum", "--solver", "magic"},
            {"simulate", "pendulum", "--stepp", "1"},
            {"simulate", "pendulum", "--step", "fast"},
            {"simulate", "pendulum", "--step", "1/0"},
            {"simulate", "pendulum", "--step", "-1"},
            {"simulate", "pendulum", "--step"},
            {"simulate", "pendulum", "--step", "1e-300"},
            {"simulate", "pendulum", "--tolerance", "-1"},
            {"simulate", "pendulum", "--until", "-3"},
            {"simulate", "pendulum", "--times", "1,x"},
            {"simulate", "pendulum", "--times", "1", "--every", "2"},
            {"simulate", "pendulum", "--param", "nothing=3"},
            {"simulate", "chain", "--param", "n=0"},
            {"simulate", "chain", "--param", "n"},
            {"simulate", "slider-crank", "--solver", "tree"},
            {"simulate", scene("{\"bodies\": [}").getPath()},
            {"simulate", scene(BEAM.replace("\"mass\": 2", "\"mass\": 0")).getPath()},
            {"simulate", scene(BEAM).getPath(), "--param", "n=3"},
            {"simulate", "pendulum", "--out", folder.getRoot().getPath()},
            {"export", "no-such-scene"},
            {"inspect", folder.getRoot().getPath()},
            {"scenes", "please"}
        };
        for (String[] words : wrong) {
            String what = Arrays.toString(words);
            assertEquals(what, 2, run(words));
            assertTrue(
                    what + ": " + err, err.startsWith("linkage: ") && err.trim().endsWith("."));
            assertEquals(what + " says one thing: " + err, 1, err.trim().split("\n").length);
            assertFalse(what, err.contains("Exception") || err.contains("\tat "));
            assertEquals(what, "", out);
        }
    }

    @Test
    public void helpAndVersion() {
        assertEquals(0, run("--version"));
        // the version stands in the jar; a test runs the classes as they are
        assertTrue(out, out.matches("linkage (\\d+(\\.\\d+)+|\\(unpacked\\))\\s*"));
        assertEquals(0, run("--help"));
        for (String command : new String[] {"scenes", "export", "simulate", "inspect"}) {
            assertTrue(out.contains(command));
        }
        for (String command : new String[] {"scenes", "export", "simulate", "inspect"}) {
            run(command, "--help");
            assertTrue(out, out.startsWith("linkage " + command));
        }
    }

    @Test
    public void everySceneIsListedExportedAndInspected() throws Exception {
        assertEquals(0, run("scenes"));
        assertTrue(out.contains("slider-crank") && out.contains("billiard"));
        assertEquals(0, run("export", "chain", "--param", "n=7"));
        File file = scene(out);
        assertEquals(err, 0, run("inspect", file.getPath()));
        assertTrue(out, out.contains("bodies         7 with 21 coordinates"));
        assertTrue(out, out.contains("solver         tree, because"));
        assertEquals(0, run("inspect", "slider-crank"));
        assertTrue(out, out.contains("freedoms       1\n") && out.contains("loops          1\n"));
    }

    /** A bridge whose joints form a tree: what closes loops in its implicit steps are the cables, which are springs. */
    @Test
    public void inspectDoesNotBlameTheJointsForLoopsOfSprings() {
        assertEquals(0, run("inspect", "cable-bridge"));
        assertTrue(out, out.contains("loops          0\n"));
        assertTrue(out, out.contains("because joints and springs together close 14 loops"));
    }

    /** How far the energy of a double pendulum wanders in ten seconds, in joules. */
    private double wandering(String... options) throws IOException {
        List<String> words = new ArrayList<>(Arrays.asList("simulate", "double-pendulum", "--format", "csv"));
        words.addAll(Arrays.asList(options));
        assertEquals(err, 0, run(words.toArray(new String[0])));
        String[] lines = out.trim().split("\n");
        int column = Arrays.asList(lines[0].split(",")).indexOf("energy");
        double first = Double.parseDouble(lines[1].split(",")[column]);
        double worst = 0;
        for (int i = 2; i < lines.length; i++) {
            worst = Math.max(worst, Math.abs(Double.parseDouble(lines[i].split(",")[column]) - first));
        }
        return worst;
    }

    /** Who names a step gets that step; who does not gets the motion. */
    @Test
    public void withoutAStepTheMotionIsAccurate() throws Exception {
        double fixed = wandering("--step", "1/240");
        double cut = wandering();
        assertTrue("fixed steps " + fixed + ", cut where needed " + cut, cut < 0.02 * fixed && cut < 1e-6);
        assertEquals(fixed, wandering("--tolerance", "0"), 0);
        assertEquals(cut, wandering("--step", "1/240", "--tolerance", "1e-9"), 0);
    }

    @Test
    public void aSceneComesFromStandardInputToo() throws Exception {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(BEAM.getBytes(StandardCharsets.UTF_8)));
            assertEquals(err, 0, run("simulate", "-", "--until", "0", "--format", "csv"));
            assertTrue(out, out.startsWith("t,b.x,b.y,b.theta,"));
            System.setIn(new ByteArrayInputStream(BEAM.replace("[1, 0]", "[1]").getBytes(StandardCharsets.UTF_8)));
            assertEquals(2, run("simulate", "-"));
            assertTrue(err, err.startsWith("linkage: standard input: bodies[0].position (line 1"));
        } finally {
            System.setIn(before);
        }
    }

    /** Samples at the asked times, everything in the file's order, numbers that read back exactly. */
    @Test
    public void jsonIsAsDescribed() throws Exception {
        File file = scene(BEAM);
        assertEquals(
                err, 0, run("simulate", file.getPath(), "--format", "json", "--times", "0,0.1,1/3", "--step", "1/240"));
        JsonReader in = new JsonReader(new StringReader(out));
        List<String> names = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        in.beginObject();
        while (in.hasNext()) {
            String name = in.nextName();
            names.add(name);
            if (name.equals("samples")) {
                in.beginArray();
                while (in.hasNext()) {
                    times.add(sample(in));
                }
                in.endArray();
            } else {
                in.skipValue();
            }
        }
        in.endObject();
        assertEquals(
                Arrays.asList(
                        "scene",
                        "solver",
                        "integrator",
                        "contact",
                        "step",
                        "bodies",
                        "rows",
                        "samples",
                        "events",
                        "stepTime",
                        "stateHash"),
                names);
        assertEquals(Arrays.asList(0.0, 0.1, 1.0 / 3), times);
    }

    private static double sample(JsonReader in) throws IOException {
        List<String> names = new ArrayList<>();
        double t = Double.NaN;
        in.beginObject();
        while (in.hasNext()) {
            String name = in.nextName();
            names.add(name);
            if (name.equals("t")) {
                t = in.nextDouble();
            } else if (name.equals("reactions")) {
                in.beginObject();
                assertEquals("w", in.nextName());
                in.beginArray();
                // the wall holds the beam's weight at an arm of 1 m
                assertEquals(0, in.nextDouble(), 1e-12);
                assertEquals(2 * 9.81, in.nextDouble(), 1e-12);
                assertEquals(2 * 9.81, in.nextDouble(), 1e-12);
                in.endArray();
                in.endObject();
            } else {
                in.skipValue();
            }
        }
        in.endObject();
        assertEquals(
                Arrays.asList(
                        "t",
                        "bodies",
                        "velocities",
                        "reactions",
                        "contacts",
                        "energy",
                        "kinetic",
                        "potential",
                        "jointError",
                        "velocityError"),
                names);
        return t;
    }

    @Test
    public void csvHasOneRowASample() {
        assertEquals(err, 0, run("simulate", "slider-crank", "--format", "csv", "--until", "1", "--every", "0.25"));
        String[] lines = out.split("\n");
        assertEquals(6, lines.length);
        assertTrue(lines[0], lines[0].startsWith("t,frame.x,frame.y,frame.theta,frame.vx"));
        int columns = lines[0].split(",").length;
        for (String line : lines) {
            assertEquals(columns, line.split(",", -1).length);
        }
        assertTrue(lines[5], lines[5].startsWith("1,"));
    }

    @Test
    public void reportsThatCannotBeReadAreRefusedWithOneSentence() throws Exception {
        byte[][] broken = {
            {},
            {(byte) 0xff, (byte) 0xfe, 0},
            "{}".getBytes(StandardCharsets.UTF_8),
            "[1".getBytes(StandardCharsets.UTF_8)
        };
        File file = new File(folder.getRoot(), "report.json");
        for (byte[] bytes : broken) {
            Files.write(file.toPath(), bytes);
            assertEquals(2, run("report", file.getPath()));
            assertTrue(
                    err,
                    err.contains("no benchmark report") && err.trim().lines().count() == 1);
            assertEquals(2, run("compare", file.getPath(), file.getPath()));
        }
        assertEquals(2, run("report", "nowhere.json"));
        assertTrue(err, err.contains("There is no file"));
        assertEquals(2, run("benchmark", "--cases", " "));
        assertTrue(err, err.contains("empty"));
    }

    @Test
    public void filesAppearWhole() throws Exception {
        File file = new File(folder.getRoot(), "run.json");
        assertEquals(
                err, 0, run("simulate", "pendulum", "--until", "0.1", "--format", "json", "--out", file.getPath()));
        String text = new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8);
        assertTrue(text.trim().endsWith("}"));
        assertEquals("", out);
        File[] left = folder.getRoot().listFiles((directory, name) -> name.endsWith(".tmp"));
        assertEquals(0, left == null ? -1 : left.length);
    }

    @Test
    public void brokenVelocitiesAreMendedWhenAsked() throws Exception {
        File file = scene(BEAM.replace("\"position\": [1, 0]", "\"position\": [1, 0], \"velocity\": [0, 1]"));
        assertEquals(2, run("simulate", file.getPath()));
        assertTrue(err, err.contains("w"));
        assertEquals(err, 0, run("simulate", file.getPath(), "--project-velocities", "--until", "0.1"));
    }
}
