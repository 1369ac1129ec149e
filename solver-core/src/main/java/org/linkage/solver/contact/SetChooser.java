package org.linkage.solver.contact;

import org.linkage.solver.complementarity.UnilateralProblem;
import org.linkage.solver.complementarity.UnilateralSolution;

/**
 * Which of the touching contacts act: F⁺, the handled ones, among F, the rows of a problem at acceleration level
 *
 * <pre>
 *   M q̈ − Jᵀλ − Nᵀμ = f,   J q̈ = …,   N_k q̈ = d_k for k in F⁺
 * </pre>
 *
 * A step calls {@link #begin} once, {@link #solve} for each evaluation of the accelerations and {@link #stepped} at the
 * end.
 */
public interface SetChooser {
    /** The name that stays: {@code platt}, {@code improved-platt}, {@code right}, {@code exact}. */
    String name();

    /** Whether it looks at the sliding friction of the rows; the paper's algorithms know none. */
    boolean takesFriction();

    /** Whether rows must draw violated contacts back by Baumgarte's term, because the set comes a step late. */
    boolean needsStabilisation();

    /** A step begins in a state with these rows. */
    void begin(UnilateralProblem problem, UnilateralSolution scratch);

    /** A step of the simulation begins, whose evaluations share what they may cost. */
    default void beginStep() {}

    /**
     * Finds q̈ and the multipliers. {@link UnilateralSolution#state} says which rows are handled.
     *
     * @return false if the equations of the chosen rows could not be solved; the solution holds the best that was found
     */
    boolean solve(UnilateralProblem problem, UnilateralSolution solution);

    /**
     * The step is done.
     *
     * @param first what the step's first evaluation found, row by row
     * @param now the touching contacts after the step
     */
    void stepped(ContactRecord first, ContactSet now);

    /** A step was cut short because it went through this contact: g &lt; 0 was seen. */
    void crossed(long key);

    /** Another one with the same set, to look at what this one would do without disturbing it. */
    SetChooser copy();

    /** Forgets its set: after a jump of the state. */
    void restart();
}
