package org.linkage.app.player;

import android.content.Context;
import android.view.View;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;
import org.linkage.app.paint.Shows;

/** A switch for every instrument that can be drawn over the world. */
final class ShowPage {
    /** Told after something was switched. */
    interface Listener {
        void onShows(Shows shows);
    }

    /** One switch. */
    private interface Switch {
        void set(boolean on);
    }

    private static final int MOST_POWER = 12;

    private final Context context;
    private final Listener listener;
    private final PageBuilder builder;
    private final Shows shows;
    private final PageBuilder.SliderRow power;

    ShowPage(Context context, Listener listener) {
        this.context = context;
        this.listener = listener;
        builder = new PageBuilder(context);
        shows = ShowStore.read(context);
        add(
                R.string.show_joint_forces,
                R.string.show_joint_forces_meaning,
                shows.jointForces,
                on -> shows.jointForces = on);
        add(
                R.string.show_contacts,
                R.string.show_contacts_meaning,
                shows.contactForces,
                on -> shows.contactForces = on);
        add(R.string.show_velocities, R.string.show_velocities_meaning, shows.velocities, on -> shows.velocities = on);
        add(R.string.show_centre, R.string.show_centre_meaning, shows.centre, on -> shows.centre = on);
        add(R.string.show_trails, R.string.show_trails_meaning, shows.trails, on -> shows.trails = on);
        add(R.string.show_ids, R.string.show_ids_meaning, shows.ids, on -> shows.ids = on);
        add(R.string.show_errors, R.string.show_errors_meaning, shows.errors, this::showErrors);
        power = builder.slider(context.getString(R.string.show_power), context.getString(R.string.show_power_meaning));
        power.slider().setValue((float) shows.power / MOST_POWER);
        power.slider().addOnChangeListener((slider, place, byHand) -> {
            if (byHand) {
                shows.power = Math.round(place * MOST_POWER);
                changed();
            }
        });
        bindPower();
    }

    private void add(int label, int meaning, boolean on, Switch change) {
        PageBuilder.SwitchRow row = builder.toggle(context.getString(label), context.getString(meaning));
        row.toggle().setChecked(on);
        row.toggle().setOnCheckedChangeListener((view, checked) -> {
            change.set(checked);
            changed();
        });
    }

    private void showErrors(boolean on) {
        shows.errors = on;
    }

    private void bindPower() {
        power.slider().setEnabled(shows.errors);
        StringBuilder text = new StringBuilder("× 10");
        for (char digit : Integer.toString(shows.power).toCharArray()) {
            text.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digit - '0'));
        }
        power.value().setText(text);
    }

    private void changed() {
        bindPower();
        ShowStore.write(context, shows);
        listener.onShows(shows);
    }

    Shows shows() {
        return shows;
    }

    View view() {
        return builder.page();
    }
}
