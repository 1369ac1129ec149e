package org.linkage.app.player;

import android.content.Context;
import android.view.View;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import com.google.android.material.slider.Slider;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;
import org.linkage.app.paint.SiFormat;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Parameter;
import org.linkage.solver.scene.Parameters;

/** The scene's own parameters, each control made from its description, and gravity. A new scene needs no new code here. */
final class ScenePage {
    /** What the page asks for. */
    interface Listener {
        void onParameter(String name, double value);

        /** A value is to be typed by hand. */
        void onType(TypedNumber number, String title, String sentence, double now);

        /** The strength of gravity for scenes that have no parameter for it. */
        void onGravity(double size);

        void onTilt(boolean on);

        void onTiltLocked(boolean locked);
    }

    /** The strongest gravity of the slider, m/s². */
    private static final double STRONGEST = 30;

    /** The name under which gravity is typed where the scene has no parameter for it. */
    static final String GRAVITY = "gravity-strength";

    private interface Binder {
        void bind(Parameters values);
    }

    private final Context context;
    private final Listener listener;
    private final SiFormat format = new SiFormat();
    private final List<Binder> binders = new ArrayList<>();
    private PageBuilder builder;
    private @Nullable CatalogueScene built;
    private boolean everBuilt;
    private boolean binding;
    private double strength;
    private PageBuilder.@Nullable SliderRow gravity;
    private PageBuilder.@Nullable SwitchRow tilt;
    private PageBuilder.@Nullable SwitchRow lock;

    ScenePage(Context context, Listener listener) {
        this.context = context;
        this.listener = listener;
        builder = new PageBuilder(context);
    }

    View view() {
        return builder.page();
    }

    /** Shows the values; makes the controls first if the scene is another one. Returns whether the view is a new one. */
    boolean bind(Facts facts, boolean tilted, boolean locked) {
        CatalogueScene recipe = facts.cast.recipe();
        boolean fresh = !everBuilt || built != recipe;
        if (fresh) {
            build(recipe, facts);
        }
        binding = true;
        Parameters values = facts.cast.parameters();
        if (values != null) {
            for (Binder binder : binders) {
                binder.bind(values);
            }
        }
        PageBuilder.SliderRow pull = gravity;
        if (pull != null) {
            double size = Math.hypot(facts.gravityX, facts.gravityY);
            strength = size;
            pull.value()
                    .setContentDescription(context.getString(
                            R.string.value_spoken, context.getString(R.string.section_gravity), text(size, "m/s²")));
            pull.slider().setValue((float) Math.min(1, size / STRONGEST));
            pull.value().setText(text(size, "m/s²"));
        }
        PageBuilder.SwitchRow tiltRow = tilt;
        PageBuilder.SwitchRow lockRow = lock;
        if (tiltRow != null && lockRow != null) {
            tiltRow.toggle().setChecked(tilted);
            lockRow.toggle().setEnabled(tilted);
            lockRow.toggle().setChecked(locked);
        }
        binding = false;
        return fresh;
    }

    private void build(@Nullable CatalogueScene recipe, Facts facts) {
        built = recipe;
        everBuilt = true;
        binders.clear();
        builder = new PageBuilder(context);
        builder.sentence(recipe != null ? recipe.summary() : facts.cast.scene().description());
        boolean ownGravity = false;
        if (recipe != null) {
            for (Parameter parameter : recipe.parameters()) {
                ownGravity |= parameter.name().equals("gravity");
                control(parameter);
            }
        }
        gravity = null;
        if (!ownGravity) {
            PageBuilder.SliderRow row = builder.slider(
                    context.getString(R.string.section_gravity), context.getString(R.string.gravity_sentence));
            row.slider().addOnChangeListener((slider, place, byHand) -> {
                if (byHand && !binding) {
                    double size = Math.rint(place * 100 * STRONGEST) / 100;
                    row.value().setText(text(size, "m/s²"));
                    listener.onGravity(size);
                }
            });
            TypedNumber typed = new TypedNumber(GRAVITY, "m/s²", 0, STRONGEST, false);
            String title = context.getString(R.string.section_gravity);
            builder.editable(
                    row, view -> listener.onType(typed, title, context.getString(R.string.gravity_sentence), strength));
            gravity = row;
        }
        PageBuilder.SwitchRow tiltRow =
                builder.toggle(context.getString(R.string.tilt), context.getString(R.string.tilt_sentence));
        tiltRow.toggle().setOnCheckedChangeListener((view, on) -> {
            if (!binding) {
                listener.onTilt(on);
            }
        });
        PageBuilder.SwitchRow lockRow =
                builder.toggle(context.getString(R.string.tilt_lock), context.getString(R.string.tilt_lock_sentence));
        lockRow.toggle().setOnCheckedChangeListener((view, on) -> {
            if (!binding) {
                listener.onTiltLocked(on);
            }
        });
        tilt = tiltRow;
        lock = lockRow;
    }

    private void control(Parameter parameter) {
        switch (parameter.kind()) {
            case SWITCH -> toggle(parameter);
            case CHOICE -> choice(parameter);
            default -> slider(parameter);
        }
    }

    private void toggle(Parameter parameter) {
        PageBuilder.SwitchRow row = builder.toggle(parameter.title(), parameter.sentence());
        row.toggle().setOnCheckedChangeListener((view, on) -> {
            if (!binding) {
                listener.onParameter(parameter.name(), on ? 1 : 0);
            }
        });
        binders.add(values -> row.toggle().setChecked(values.on(parameter.name())));
    }

    private void choice(Parameter parameter) {
        builder.sentence(parameter.title());
        ChipGroup group = new ChipGroup(context);
        group.setSingleSelection(true);
        group.setSelectionRequired(true);
        List<Chip> chips = new ArrayList<>();
        for (int i = 0; i < parameter.labels().size(); i++) {
            int place = i;
            Chip chip = new Chip(context);
            chip.setText(parameter.labels().get(i));
            chip.setCheckable(true);
            chip.setEnsureMinTouchTargetSize(true);
            chip.setOnClickListener(view -> {
                if (!binding) {
                    listener.onParameter(parameter.name(), place);
                }
            });
            chips.add(chip);
            group.addView(chip);
        }
        builder.add(group);
        builder.small(parameter.sentence());
        binders.add(values -> chips.get(values.integer(parameter.name())).setChecked(true));
    }

    private void slider(Parameter parameter) {
        SliderScale scale = new SliderScale(parameter);
        PageBuilder.SliderRow row = builder.slider(parameter.title(), parameter.sentence());
        row.slider().addOnChangeListener((slider, place, byHand) -> {
            if (byHand && !binding) {
                double value = scale.value(place);
                row.value().setText(text(parameter, value));
                // what rebuilds the scene waits for the finger to leave; keys and TalkBack have no finger
                if (parameter.live() || !slider.isPressed()) {
                    listener.onParameter(parameter.name(), value);
                }
            }
        });
        row.slider().addOnSliderTouchListener(new Slider.OnSliderTouchListener() {
            @Override
            public void onStartTrackingTouch(Slider slider) {}

            @Override
            public void onStopTrackingTouch(Slider slider) {
                listener.onParameter(parameter.name(), scale.value(slider.getValue()));
            }
        });
        TypedNumber typed = new TypedNumber(
                parameter.name(),
                parameter.unit(),
                parameter.min(),
                parameter.max(),
                parameter.kind() == Parameter.Kind.INTEGER);
        double[] now = {parameter.defaultValue()};
        builder.editable(row, view -> listener.onType(typed, parameter.title(), parameter.sentence(), now[0]));
        row.slider().setLabelFormatter(place -> text(parameter, scale.value(place)));
        binders.add(values -> {
            double value = values.get(parameter.name());
            now[0] = value;
            row.value()
                    .setContentDescription(
                            context.getString(R.string.value_spoken, parameter.title(), text(parameter, value)));
            if (!row.slider().isPressed()) {
                row.slider().setValue((float) scale.place(value));
                row.value().setText(text(parameter, value));
            }
        });
    }

    private String text(Parameter parameter, double value) {
        if (parameter.kind() == Parameter.Kind.LOGARITHMIC && value == 0) {
            return context.getString(R.string.off);
        }
        if (parameter.kind() == Parameter.Kind.INTEGER) {
            return java.text.NumberFormat.getIntegerInstance().format((long) value);
        }
        return text(value, parameter.unit());
    }

    private String text(double value, String unit) {
        return format.text(value, unit);
    }
}
