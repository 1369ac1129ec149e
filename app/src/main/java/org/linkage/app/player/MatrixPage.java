package org.linkage.app.player;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.style.ForegroundColorSpan;
import android.view.View;
import android.widget.TextView;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import java.text.NumberFormat;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.plot.MatrixView;
import org.linkage.solver.linear.FactorPattern;
import org.linkage.solver.scene.SceneDescription;

/** The matrix of the running scene: its pattern, its factor with the fill, and the elimination step by step. */
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
    private final TextView counts;
    private final TextView chosen;
    private final PageBuilder.SliderRow step;
    private final Handler main = new Handler(Looper.getMainLooper());
    private @Nullable FactorPattern pattern;
    private @Nullable Facts facts;
    private @Nullable Facts patternOf;
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
        counts = builder.sentence("");
        matrix = new MatrixView(activity);
        matrix.setListener(this);
        matrix.setContentDescription(activity.getString(R.string.matrix_spoken));
        int space = activity.getResources().getDimensionPixelSize(R.dimen.space);
        matrix.setPadding(0, space, 0, space);
        builder.add(matrix);
        builder.small(legend());
        chosen = builder.sentence("");
        step = builder.slider(
                activity.getString(R.string.elimination), activity.getString(R.string.elimination_sentence));
        step.slider().addOnChangeListener((slider, place, byHand) -> {
            if (byHand) {
                stepTo(place);
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

    /** Each word in its colour behind a square of it. */
    private CharSequence legend() {
        SpannableStringBuilder text = new SpannableStringBuilder();
        int[] words = {R.string.legend_bodies, R.string.legend_joints, R.string.legend_ties, R.string.legend_fill};
        int[] colours = {R.color.matrix_body, R.color.matrix_joint, R.color.matrix_tie, R.color.broken};
        for (int i = 0; i < words.length; i++) {
            int from = text.length();
            text.append("\u25a0\u00a0");
            text.setSpan(
                    new ForegroundColorSpan(activity.getColor(colours[i])),
                    from,
                    text.length(),
                    Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            text.append(activity.getString(words[i])).append("   ");
        }
        return text;
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
                matrix.setPattern(made);
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
        for (int i = 0; i < now.nodeCount; i++) {
            size += now.dimension[i];
            rows += i >= now.bodyCount ? now.dimension[i] : 0;
        }
        boolean schur = mode == MatrixView.SCHUR;
        long entries = schur ? now.schurEntries : mode == MatrixView.FACTOR ? now.factorEntries : now.matrixEntries;
        String n = whole.format(schur ? rows : size);
        String text = activity.getString(R.string.matrix_counts, n, n, whole.format(entries));
        if (mode == MatrixView.FACTOR) {
            text += activity.getString(R.string.matrix_fill, whole.format(now.factorEntries - now.matrixEntries));
        }
        counts.setText(text);
        chosen.setVisibility(View.GONE);
        listener.onGlow(new int[0]);
        bindStep();
    }

    /** Shows the factor as it is after a share of the steps. */
    void showElimination(double place) {
        factor.performClick();
        step.slider().setValue((float) place);
        stepTo(place);
    }

    private void bindStep() {
        boolean factor = mode == MatrixView.FACTOR && pattern != null;
        step.slider().setEnabled(factor);
        step.slider().setValue(1);
        step.value().setText("");
        step.meaning().setText(factor ? R.string.elimination_sentence : R.string.elimination_only);
    }

    private void stepTo(double place) {
        int nodes = matrix.nodeCount();
        int at = (int) Math.round(place * nodes);
        matrix.setStep(at >= nodes ? -1 : at);
        int node = matrix.nodeAtStep();
        NumberFormat whole = NumberFormat.getIntegerInstance();
        step.value().setText(activity.getString(R.string.step_of, whole.format(at), whole.format(nodes)));
        step.meaning().setText(node < 0 ? activity.getString(R.string.elimination_sentence) : sentence(node));
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
        chosen.setVisibility(row < 0 ? View.GONE : View.VISIBLE);
        if (row >= 0) {
            chosen.setText(row == column ? name(row) : activity.getString(R.string.block_of, name(row), name(column)));
        }
        listener.onGlow(bodies);
    }
}
