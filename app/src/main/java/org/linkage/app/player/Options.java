package org.linkage.app.player;

import org.linkage.app.R;

/** The names of solvers, integrators and contact algorithms in words, and what each means in a line. */
public final class Options {
    private Options() {}

    public static int solverName(String id) {
        return switch (id) {
            case "auto" -> R.string.solver_auto;
            case "dense" -> R.string.solver_dense;
            case "tree" -> R.string.solver_tree;
            case "auxiliary" -> R.string.solver_auxiliary;
            case "sparse" -> R.string.solver_sparse;
            case "grandparent" -> R.string.solver_grandparent;
            default -> R.string.solver_gauss_seidel;
        };
    }

    public static int solverMeaning(String id) {
        return switch (id) {
            case "auto" -> R.string.solver_auto_meaning;
            case "dense" -> R.string.solver_dense_meaning;
            case "tree" -> R.string.solver_tree_meaning;
            case "auxiliary" -> R.string.solver_auxiliary_meaning;
            case "sparse" -> R.string.solver_sparse_meaning;
            case "grandparent" -> R.string.solver_grandparent_meaning;
            default -> R.string.solver_gauss_seidel_meaning;
        };
    }

    public static int integratorName(String id) {
        return switch (id) {
            case "rk4" -> R.string.integrator_rk4;
            case "rk4-projected" -> R.string.integrator_rk4_projected;
            case "rattle" -> R.string.integrator_rattle;
            case "semi-implicit-euler" -> R.string.integrator_semi_implicit_euler;
            case "implicit-euler" -> R.string.integrator_implicit_euler;
            default -> R.string.integrator_implicit_bdf2;
        };
    }

    public static int integratorMeaning(String id) {
        return switch (id) {
            case "rk4" -> R.string.integrator_rk4_meaning;
            case "rk4-projected" -> R.string.integrator_rk4_projected_meaning;
            case "rattle" -> R.string.integrator_rattle_meaning;
            case "semi-implicit-euler" -> R.string.integrator_semi_implicit_euler_meaning;
            case "implicit-euler" -> R.string.integrator_implicit_euler_meaning;
            default -> R.string.integrator_implicit_bdf2_meaning;
        };
    }

    public static int contactName(String id) {
        return switch (id) {
            case "platt" -> R.string.contact_platt;
            case "improved-platt" -> R.string.contact_improved_platt;
            case "right" -> R.string.contact_right;
            default -> R.string.contact_exact;
        };
    }

    public static int contactMeaning(String id) {
        return switch (id) {
            case "platt" -> R.string.contact_platt_meaning;
            case "improved-platt" -> R.string.contact_improved_platt_meaning;
            case "right" -> R.string.contact_right_meaning;
            default -> R.string.contact_exact_meaning;
        };
    }
}
