package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * One number (or switch, or choice) that a scene can be built with.
 *
 * <p>{@code live} promises that a change leaves bodies, joints, their dimensions and the pose as they are: the scene is
 * described again with the new value and the running simulation takes over masses, forces, springs, limits, motor speeds,
 * restitution, friction and gravity from that description, entry by entry, and keeps its state.
 *
 * <p>A switch is 0 or 1; a choice is the place of one of its labels.
 */
public record Parameter(
        String name,
        String title,
        String unit,
        Kind kind,
        double min,
        double max,
        double defaultValue,
        List<String> labels,
        boolean live,
        String sentence) {
    /** How a person sets the value. */
    public enum Kind {
        INTEGER,
        REAL,
        LOGARITHMIC,
        SWITCH,
        CHOICE
    }

    public Parameter {
        labels = Collections.unmodifiableList(new ArrayList<>(labels));
    }

    public static Parameter integer(String name, String title, int min, int max, int value, String sentence) {
        return new Parameter(name, title, "", Kind.INTEGER, min, max, value, none(), false, sentence);
    }

    public static Parameter real(
            String name, String title, String unit, double min, double max, double value, String sentence) {
        return new Parameter(name, title, unit, Kind.REAL, min, max, value, none(), false, sentence);
    }

    /** A positive number whose slider goes by factors. A minimum of 0 stands for "off" at the slider's lower end. */
    public static Parameter logarithmic(
            String name, String title, String unit, double min, double max, double value, String sentence) {
        return new Parameter(name, title, unit, Kind.LOGARITHMIC, min, max, value, none(), false, sentence);
    }

    public static Parameter toggle(String name, String title, boolean on, String sentence) {
        return new Parameter(name, title, "", Kind.SWITCH, 0, 1, on ? 1 : 0, none(), false, sentence);
    }

    public static Parameter choice(String name, String title, int chosen, String sentence, String... labels) {
        List<String> list = Arrays.asList(labels);
        return new Parameter(name, title, "", Kind.CHOICE, 0, labels.length - 1, chosen, list, false, sentence);
    }

    /** The gravity that every scene with weight offers. */
    public static Parameter gravity(double value) {
        return real(
                        "gravity",
                        "Gravity",
                        "m/s²",
                        0,
                        30,
                        value,
                        "Pulls everything down; 9.81 on Earth, 1.62 on the Moon.")
                .whileRunning();
    }

    /** The same parameter, marked as one that can change while the scene runs. */
    public Parameter whileRunning() {
        return new Parameter(name, title, unit, kind, min, max, defaultValue, labels, true, sentence);
    }

    private static List<String> none() {
        return Collections.emptyList();
    }

    /** What a value must be, for a sentence: {@code a whole number from 1 to 10000}. */
    public String range() {
        return switch (kind) {
            case INTEGER -> "a whole number from " + Decimal.text(min) + " to " + Decimal.text(max);
            case REAL, LOGARITHMIC ->
                "a number from " + Decimal.text(min) + " to " + Decimal.text(max) + (unit.isEmpty() ? "" : " " + unit);
            case SWITCH -> "on or off";
            case CHOICE -> "one of " + String.join(", ", labels);
        };
    }
}
