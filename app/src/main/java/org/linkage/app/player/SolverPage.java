package org.linkage.app.player;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.google.android.material.button.MaterialButton;
import java.util.Arrays;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;
import org.linkage.app.paint.SiFormat;
import org.linkage.solver.scene.Names;

/** How the scene is run: everything can be changed while it runs, and what does not fit says why. */
public final class SolverPage {
    /** Called after the choices were changed. */
    public interface Listener {
        Choices choices();

        void onChoices(Choices changed);
    }

    private static final double[] STEPS = {1.0 / 1920, 1.0 / 960, 1.0 / 480, 1.0 / 240, 1.0 / 120, 1.0 / 60, 1.0 / 30};
    private static final int MOST_SWEEPS = 200;
    private static final int FASTEST_STABILISATION = 60;

    private final Context context;
    private final Listener listener;
    private final PageBuilder builder;
    private final SiFormat format = new SiFormat();
    private final TextView inUse;
    private final OptionList solvers;
    private final OptionList integrators;
    private final TextView contactHeading;
    private final OptionList contacts;
    private final PageBuilder.SliderRow step;
    private final PageBuilder.SliderRow sweeps;
    private final PageBuilder.SliderRow stabilisation;
    private final PageBuilder.SwitchRow geometric;
    private final PageBuilder.SwitchRow kinematic;
    private double[] steps = STEPS;
    private boolean binding;

    public SolverPage(Context context, Listener listener) {
        this.context = context;
        this.listener = listener;
        builder = new PageBuilder(context);
        builder.heading(R.string.section_solver);
        inUse = builder.small("");
        solvers = new OptionList(
                context,
                Names.SOLVERS,
                Options::solverName,
                Options::solverMeaning,
                id -> change(c -> {
                    c.solver = id;
                }));
        builder.add(solvers.view());
        sweeps = builder.slider(
                context.getString(R.string.section_iterations), context.getString(R.string.iterations_sentence));
        onSlide(sweeps, (choices, place) -> choices.iterations = sweepsAt(place));
        builder.heading(R.string.section_integrator);
        integrators = new OptionList(
                context,
                Names.INTEGRATORS,
                Options::integratorName,
                Options::integratorMeaning,
                id -> change(c -> {
                    c.integrator = id;
                }));
        builder.add(integrators.view());
        contactHeading = builder.heading(R.string.section_contact);
        contacts = new OptionList(
                context,
                Names.CONTACTS,
                Options::contactName,
                Options::contactMeaning,
                id -> change(c -> {
                    c.contact = id;
                }));
        builder.add(contacts.view());
        builder.heading(R.string.section_step);
        step = builder.slider(context.getString(R.string.step_length), context.getString(R.string.step_sentence));
        onSlide(step, (choices, place) -> choices.step = stepAt(place));
        stabilisation = builder.slider(
                context.getString(R.string.section_stabilisation), context.getString(R.string.stabilisation_sentence));
        onSlide(stabilisation, (choices, place) -> choices.stabilisation = Math.rint(place * FASTEST_STABILISATION));
        geometric = builder.toggle(
                context.getString(R.string.geometric_stiffness),
                context.getString(R.string.geometric_stiffness_sentence));
        geometric.toggle().setOnCheckedChangeListener((view, on) -> change(c -> c.geometricStiffness = on));
        kinematic =
                builder.toggle(context.getString(R.string.kinematic), context.getString(R.string.kinematic_sentence));
        kinematic.toggle().setOnCheckedChangeListener((view, on) -> change(c -> c.kinematic = on));
        MaterialButton own =
                new MaterialButton(context, null, com.google.android.material.R.attr.materialButtonOutlinedStyle);
        own.setText(R.string.own_defaults);
        own.setOnClickListener(view -> ownChoices());
        LinearLayout.LayoutParams around =
                new LinearLayout.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
        around.topMargin = context.getResources().getDimensionPixelSize(R.dimen.margin);
        builder.page().addView(own, around);
    }

    public View view() {
        return builder.page();
    }

    private interface Change {
        void make(Choices choices);
    }

    private interface Slide {
        void to(Choices choices, double place);
    }

    private void change(Change change) {
        if (!binding) {
            Choices choices = listener.choices();
            change.make(choices);
            listener.onChoices(choices);
        }
    }

    private void onSlide(PageBuilder.SliderRow row, Slide slide) {
        row.slider().addOnChangeListener((slider, place, byHand) -> {
            if (byHand) {
                change(choices -> slide.to(choices, place));
            }
        });
    }

    private void ownChoices() {
        Choices fresh = new Choices();
        Choices old = listener.choices();
        fresh.playing = old.playing;
        fresh.speed = old.speed;
        fresh.gravityX = old.gravityX;
        fresh.gravityY = old.gravityY;
        listener.onChoices(fresh);
    }

    private static int sweepsAt(double place) {
        return (int) Math.max(1, Math.rint(Math.pow(MOST_SWEEPS, place)));
    }

    private double stepAt(double place) {
        return steps[(int) Math.rint(place * (steps.length - 1))];
    }

    /** Shows how the scene is run now. */
    public void bind(Facts facts) {
        binding = true;
        inUse.setText(context.getString(
                R.string.now_in_use, context.getString(Options.solverName(facts.solverInUse)), facts.solverReason));
        solvers.bind(facts.solver, facts.refusals);
        integrators.bind(facts.integrator, facts.refusals);
        contactHeading.setVisibility(facts.touching ? View.VISIBLE : View.GONE);
        contacts.view().setVisibility(facts.touching ? View.VISIBLE : View.GONE);
        contacts.bind(facts.contact, facts.refusals);
        bindStep(facts.step);
        boolean sweeping = facts.solverInUse.equals("gauss-seidel");
        bindSlider(
                sweeps,
                Math.log(facts.choices.iterations) / Math.log(MOST_SWEEPS),
                Integer.toString(facts.choices.iterations),
                sweeping,
                sweeping ? R.string.iterations_sentence : R.string.iterations_only);
        boolean stabilised = facts.integrator.equals("rk4");
        double rate = Double.isNaN(facts.choices.stabilisation) ? 10 : facts.choices.stabilisation;
        bindSlider(
                stabilisation,
                rate / FASTEST_STABILISATION,
                format.text(rate, "1/s"),
                stabilised,
                stabilised ? R.string.stabilisation_sentence : R.string.stabilisation_only);
        boolean implicit = facts.integrator.startsWith("implicit");
        geometric.toggle().setEnabled(implicit);
        geometric.toggle().setChecked(facts.choices.geometricStiffness);
        geometric
                .meaning()
                .setText(implicit ? R.string.geometric_stiffness_sentence : R.string.geometric_stiffness_only);
        kinematic.toggle().setChecked(facts.choices.kinematic);
        binding = false;
    }

    private static void bindSlider(
            PageBuilder.SliderRow row, double place, String value, boolean enabled, int meaning) {
        row.slider().setEnabled(enabled);
        if (!row.slider().isPressed()) {
            row.slider().setValue((float) Math.max(0, Math.min(1, place)));
        }
        row.value().setText(value);
        row.meaning().setText(meaning);
    }

    /** The scene's own step is always among the stops. */
    private void bindStep(double h) {
        int at = -1;
        for (int i = 0; i < steps.length; i++) {
            if (Math.abs(steps[i] - h) < 1e-9) {
                at = i;
            }
        }
        if (at < 0) {
            steps = Arrays.copyOf(STEPS, STEPS.length + 1);
            steps[STEPS.length] = h;
            Arrays.sort(steps);
            at = Arrays.binarySearch(steps, h);
        }
        if (!step.slider().isPressed()) {
            step.slider().setValue((float) at / (steps.length - 1));
        }
        double perSecond = 1 / h;
        boolean whole = Math.abs(perSecond - Math.rint(perSecond)) < 1e-6 * perSecond;
        String time = format.text(h, "s");
        step.value().setText(whole ? "1/" + (long) Math.rint(perSecond) + "\u00a0s = " + time : time);
    }
}
