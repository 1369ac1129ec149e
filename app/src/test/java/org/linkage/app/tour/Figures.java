package org.linkage.app.tour;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Properties;
import java.util.TreeMap;

/** What was measured while a scene or a race was played: names and values in a small file, so that the page is made apart. */
public final class Figures {
    public static final String BODIES = "bodies";
    public static final String ROWS = "rows";
    public static final String SOLVER = "solver";
    public static final String REASON = "reason";
    public static final String INTEGRATOR = "integrator";
    /** The fixed step, s. */
    public static final String STEP = "step";
    /** The median time of a step, ns. */
    public static final String NANOS = "nanos";
    /** The worst joint error of all pictures, m or rad. */
    public static final String ERROR = "error";
    /** The change of energy before the finger came, relative to the energy that was moved. */
    public static final String DRIFT = "drift";
    /** The same in joules. */
    public static final String GAINED = "gained";
    /** What puts energy in or takes it out; empty if nothing does. */
    public static final String EXCHANGE = "exchange";
    /** The finger's largest pull, N. */
    public static final String PULL = "pull";
    /** How long the scene ran before the finger came, s. */
    public static final String FREE = "free";

    // of races; what differs from side to side has the side's number after its name
    public static final String PLACE = "place";
    public static final String TITLE = "title";
    public static final String WATCH = "watch";
    public static final String SIDES = "sides";
    public static final String SIDE_NAME = "side";
    /** The worst sum of all gaps, m. */
    public static final String STRETCH = "stretch";
    /** The worst overlap, m. */
    public static final String OVERLAP = "overlap";

    public static final String SECONDS = "seconds";
    public static final String WIDTH = "width";
    public static final String HEIGHT = "height";

    private final TreeMap<String, String> values = new TreeMap<>();

    public void put(String name, String value) {
        values.put(name, value);
    }

    public void put(String name, double value) {
        values.put(name, Double.toString(value));
    }

    public void put(String name, int value) {
        values.put(name, Integer.toString(value));
    }

    public String text(String name) {
        return values.getOrDefault(name, "");
    }

    public double number(String name) {
        String text = values.get(name);
        return text == null ? Double.NaN : Double.parseDouble(text);
    }

    public int whole(String name) {
        return (int) number(name);
    }

    public void write(File file) throws IOException {
        Properties properties = new Properties();
        properties.putAll(values);
        try (Writer out = Files.newBufferedWriter(file.toPath(), StandardCharsets.UTF_8)) {
            properties.store(out, null);
        }
    }

    public static Figures read(File file) throws IOException {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file.toPath(), StandardCharsets.UTF_8)) {
            properties.load(in);
        }
        Figures figures = new Figures();
        for (String name : properties.stringPropertyNames()) {
            figures.put(name, properties.getProperty(name));
        }
        return figures;
    }
}
