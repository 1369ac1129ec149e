package org.linkage.app.player;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;
import android.view.View;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import java.text.NumberFormat;
import org.jspecify.annotations.Nullable;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;
import org.linkage.app.plot.MatrixView;
import org.linkage.solver.linear.FactorPattern;
import org.linkage.solver.scene.SceneDescription;

/**
 * The matrix of the running scene: its pattern, its factor with the fill, and the elimination step by step. On a phone the words
 * stand beside a smaller matrix, so that matrix, slider and mechanism are seen together.
 */
final class MatrixPage implements MatrixView.Listener {
    /** Which bodies shall glow on the stage. */
    interface Listener {
        void onGlow(int[] bodies);
    }

    private final Activity activity;
    private final Player player;
    private final Listener listener;
    private final PageBuilder builder;
    private final MatrixView matrix;
    private final Chip factor;
    private final MatrixWords words;
    private final PageBuilder.SliderRow step;
    private final Handler main = new Handler(Looper.getMainLooper());
    private @Nullable FactorPattern pattern;
    private @Nullable Facts facts;
    private @Nullable Facts patternOf;
    private boolean unlisted;
    private int mode = MatrixView.MATRIX;
    private int[] glowing = new int[0];

    MatrixPage(Activity activity, Player player, Listener listener) {
        this.activity = activity;
        this.player = player;
        this.listener = listener;
        builder = new PageBuilder(activity);
        ChipGroup row = new ChipGroup(activity);
        row.setSingleSelection(true);
        row.setSelectionRequired(true);
        chip(row, R.string.matrix_h, MatrixView.MATRIX).setChecked(true);
        chip(row, R.string.matrix_schur, MatrixView.SCHUR);
        factor = chip(row, R.string.matrix_factor, MatrixView.FACTOR);
        builder.add(row);
        matrix = new MatrixView(activity);
        matrix.setListener(this);
        matrix.setContentDescription(activity.getString(R.string.matrix_spoken));
        words = MatrixWords.beside(activity, builder, matrix);
        step = builder.slider(
                activity.getString(R.string.elimination), activity.getString(R.string.elimination_sentence));
        if (words.beside()) {
            // right below the matrix, or it would lie beneath the screen; what it says is said beside the matrix
            ((View) step.value().getParent()).setVisibility(View.GONE);
            step.meaning().setVisibility(View.GONE);
        }
        step.slider().addOnChangeListener((slider, place, byHand) -> {
            if (byHand && mode == MatrixView.FACTOR) {
                stepTo(place);
            } else if (byHand) {
                eliminate(place);
            }
        });
        bindStep();
    }

    View view() {
        return builder.page();
    }

    private Chip chip(ChipGroup row, int text, int itsMode) {
        Chip chip = (Chip) activity.getLayoutInflater().inflate(R.layout.item_filter, row, false);
        chip.setId(View.generateViewId());
        chip.setText(text);
        chip.setOnClickListener(view -> {
            mode = itsMode;
            matrix.setMode(itsMode);
            show();
        });
        row.addView(chip);
        return chip;
    }

    // ---- what is shown ---------------------------------------------------------------------------------------------

    void bind(Facts newFacts) {
        facts = newFacts;
        refresh();
    }

    /** Asks for the pattern if the page is seen and the solver has another one by now. */
    void refresh() {
        Facts now = facts;
        Facts old = patternOf;
        if (now == null || !builder.page().isShown()) {
            return;
        }
        boolean same = old != null
                && old.solverInUse.equals(now.solverInUse)
                && old.rows == now.rows
                && old.bodies == now.bodies
                && old.integrator.equals(now.integrator)
                && old.cast.title().equals(now.cast.title());
        if (same) {
            return;
        }
        patternOf = now;
        player.ask((cast, choices, simulation) -> {
            FactorPattern made = simulation.diagnostics().pattern();
            main.post(() -> {
                pattern = made;
                // a dense factor of thousands of joints fills everywhere, and is not listed pair by pair
                unlisted = now.solverInUse.equals("dense")
                        && made.fillBlocks() == 0
                        && made.nodeCount - made.bodyCount > 1;
                matrix.setPattern(made, unlisted);
                bindSlider(made.nodeCount);
                show();
            });
        });
    }

    private void show() {
        FactorPattern now = pattern;
        if (now == null) {
            return;
        }
        NumberFormat whole = NumberFormat.getIntegerInstance();
        long size = 0;
        long rows = 0;
        long diagonal = 0;
        for (int i = 0; i < now.nodeCount; i++) {
            boolean joint = i >= now.bodyCount;
            size += now.dimension[i];
            rows += joint ? now.dimension[i] : 0;
            diagonal += joint ? (long) now.dimension[i] * now.dimension[i] : 0;
        }
        long fill = unlisted ? rows * rows - diagonal : now.factorEntries - now.matrixEntries;
        boolean schur = mode == MatrixView.SCHUR;
        // in H the joints' own blocks are zero, in its factor they are not
        long entries = schur
                ? now.schurEntries
                : mode == MatrixView.FACTOR ? now.matrixEntries + fill : now.matrixEntries - diagonal;
        String n = whole.format(schur ? rows : size);
        String text = activity.getString(R.string.matrix_counts, n, n, whole.format(entries));
        if (mode == MatrixView.FACTOR) {
            text += activity.getString(
                    unlisted ? R.string.matrix_fill_unlisted : R.string.matrix_fill, whole.format(fill));
        }
        words.counts().setText(text);
        words.choose("", activity.getString(meaning()));
        listener.onGlow(new int[0]);
        bindStep();
    }

    private int meaning() {
        return mode == MatrixView.SCHUR
                ? R.string.matrix_schur_meaning
                : mode == MatrixView.FACTOR ? R.string.matrix_factor_meaning : R.string.matrix_h_meaning;
    }

    /** Shows the factor as it is after a share of the steps. */
    void showElimination(double share) {
        eliminate(Math.round(share * matrix.nodeCount()));
    }

    /** Turns to the factor, as it is after so many nodes. */
    private void eliminate(float place) {
        factor.performClick();
        step.slider().setValue(place);
        stepTo(place);
    }

    /** One place of the slider for every node. */
    private void bindSlider(int nodes) {
        step.slider().setStepSize(0);
        step.slider().setValue(0);
        step.slider().setValueTo(Math.max(1, nodes));
        step.slider().setStepSize(1);
        step.slider().setTickVisible(false);
    }

    private void bindStep() {
        boolean slides = pattern != null && !matrix.isArranging();
        step.slider().setEnabled(slides);
        step.slider().setValue(step.slider().getValueTo());
        matrix.setStep(-1);
        step.value().setText("");
        step.meaning().setText(mode == MatrixView.FACTOR ? R.string.elimination_sentence : R.string.elimination_only);
    }

    @Override
    public void onArranged() {
        bindStep();
    }

    private void stepTo(double place) {
        int nodes = matrix.nodeCount();
        int at = (int) Math.round(place);
        matrix.setStep(at >= nodes ? -1 : at);
        int node = matrix.nodeAtStep();
        NumberFormat whole = NumberFormat.getIntegerInstance();
        String count = activity.getString(R.string.step_of, whole.format(at), whole.format(nodes));
        step.value().setText(count);
        step.meaning().setText(node < 0 ? activity.getString(R.string.elimination_sentence) : sentence(node));
        if (words.beside()) {
            words.meaning()
                    .setText(
                            node < 0
                                    ? activity.getString(meaning())
                                    : activity.getString(R.string.step_and_next, count, sentence(node)));
        }
        glowing = matrix.bodiesOf(node);
        listener.onGlow(glowing);
    }

    int nodes() {
        return matrix.nodeCount();
    }

    /** The bodies that glow for the shown step. */
    int[] glowing() {
        return glowing.clone();
    }

    private String sentence(int node) {
        return activity.getString(R.string.next_eliminated, name(node));
    }

    /** A body by its name, a joint by the bodies that it ties. */
    private String name(int node) {
        FactorPattern now = pattern;
        Facts known = facts;
        if (now == null || known == null) {
            return "";
        }
        SceneDescription scene = known.cast.scene();
        int[] bodies = matrix.bodiesOf(node);
        StringBuilder names = new StringBuilder();
        for (int body : bodies) {
            names.append(names.length() == 0 ? "" : " – ")
                    .append(scene.bodies().get(body).id());
        }
        return activity.getString(node < now.bodyCount ? R.string.body_named : R.string.joint_of, names);
    }

    @Override
    public void onBlock(int row, int column, int[] bodies) {
        String name = row < 0
                ? ""
                : row == column ? name(row) : activity.getString(R.string.block_of, name(row), name(column));
        words.choose(name, activity.getString(meaning()));
        listener.onGlow(bodies);
    }
}
