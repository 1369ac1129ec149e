package org.linkage.solver.measure;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The times that the papers print for their own systems, on the machines of their day. What is timed is not always the same
 * thing; the words say what was timed there.
 */
public final class PaperFigures {
    /**
     * One printed figure.
     *
     * @param name the case that is the same system here
     * @param system what it is
     * @param millis milliseconds in the paper; NaN where it gives none
     * @param there what was timed there, and on what
     */
    public record Figure(String name, String system, double millis, String there) {}

    private static final List<Figure> ALL = Collections.unmodifiableList(Arrays.asList(
            new Figure(
                    "baraff-54/tree/rk4-projected/54",
                    "Baraff, 54 two-row joints",
                    7.75,
                    "one solution, 250 MHz R4400"),
            new Figure(
                    "baraff-96-12/auxiliary/rk4-projected/96",
                    "Baraff, 96 + 12 auxiliary rows",
                    17,
                    "the auxiliary rows alone"),
            new Figure("baraff-127/tree/rk4-projected/127", "Baraff, 127 joints", Double.NaN, "no time is given"),
            new Figure(
                    "stiff-chain/tree/implicit-euler/1000",
                    "stiff chain, 1,000 links",
                    22,
                    "one step, 2.4 GHz PC, in space"),
            new Figure("stiff-chain/tree/implicit-euler/10000", "stiff chain, 10,000 links", 285, "one step, likewise"),
            new Figure(
                    "hand/auto/implicit-euler/16",
                    "hand, 16 bones and 15 joints with limits",
                    0.36,
                    "one step, likewise")));

    private PaperFigures() {}

    public static List<Figure> all() {
        return ALL;
    }
}
