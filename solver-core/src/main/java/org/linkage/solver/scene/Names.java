package org.linkage.solver.scene;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The names that stay: the same in files, on the command line, in reports and, in words, in the app. */
public final class Names {
    /** The version of the file format. */
    public static final String FORMAT = "linkage-scene/1";

    public static final List<String> SOLVERS =
            list("auto", "dense", "tree", "auxiliary", "sparse", "grandparent", "gauss-seidel");
    public static final List<String> INTEGRATORS =
            list("rk4", "rk4-projected", "rattle", "semi-implicit-euler", "implicit-euler", "implicit-bdf2");
    public static final List<String> CONTACTS = list("platt", "improved-platt", "right", "exact");
    public static final List<String> IMPACTS = list("rounds", "simultaneous");

    private Names() {}

    private static List<String> list(String... names) {
        return Collections.unmodifiableList(Arrays.asList(names));
    }
}
