package org.linkage.app.settings;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import com.google.android.material.color.DynamicColors;
import com.google.android.material.snackbar.Snackbar;
import org.jspecify.annotations.Nullable;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityPageBinding;
import org.linkage.app.player.Habits;
import org.linkage.app.player.Hints;

/** Few choices, all on one page, each with a sentence; nothing hides in a dialog. */
public final class SettingsActivity extends AppCompatActivity {
    private static final int[] FRAME_CAPS = {0, 30, 60, 90, 120};

    private PageBuilder page;

    @Override
    protected void onCreate(@Nullable Bundle saved) {
        super.onCreate(saved);
        ActivityPageBinding views = openPage(this, R.string.settings);
        page = new PageBuilder(this);
        page.heading(R.string.settings_theme);
        theme();
        page.heading(R.string.settings_colour);
        colour();
        page.heading(R.string.settings_frames);
        frames();
        page.heading(R.string.settings_device);
        Habits habits = Habits.of(this);
        toggle(
                R.string.settings_screen_on,
                R.string.settings_screen_on_sentence,
                habits.keepScreenOn(),
                Settings::setKeepScreenOn);
        toggle(R.string.settings_haptics, R.string.settings_haptics_sentence, habits.haptics(), Settings::setHaptics);
        toggle(R.string.settings_sound, R.string.settings_sound_sentence, habits.sound(), Settings::setSound);
        page.heading(R.string.settings_help);
        button(R.string.show_hints, view -> {
            Hints.repeat(this);
            Snackbar.make(views.getRoot(), R.string.hints_reset, Snackbar.LENGTH_SHORT)
                    .show();
        });
        button(R.string.about, view -> startActivity(new Intent(this, AboutActivity.class)));
        views.scroll.addView(page.page());
    }

    /** The frame of both pages of this room: a bar with the way back, and a column that never grows too wide to read. */
    static ActivityPageBinding openPage(AppCompatActivity activity, int title) {
        EdgeToEdge.enable(activity);
        ActivityPageBinding views = ActivityPageBinding.inflate(activity.getLayoutInflater());
        activity.setContentView(views.getRoot());
        views.toolbar.setTitle(title);
        views.toolbar.setNavigationOnClickListener(view -> activity.finish());
        ViewCompat.setOnApplyWindowInsetsListener(views.getRoot(), (view, insets) -> {
            Insets bars =
                    insets.getInsets(WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
            views.bar.setPadding(bars.left, bars.top, bars.right, 0);
            int widest = Math.round(640 * activity.getResources().getDisplayMetrics().density);
            int wide = activity.getResources().getDisplayMetrics().widthPixels - bars.left - bars.right;
            int beside = Math.max(0, (wide - widest) / 2);
            views.scroll.setPadding(bars.left + beside, 0, bars.right + beside, bars.bottom);
            return WindowInsetsCompat.CONSUMED;
        });
        return views;
    }

    private interface Setter {
        void set(Context context, boolean on);
    }

    private void toggle(int name, int sentence, boolean on, Setter setter) {
        PageBuilder.SwitchRow row = page.toggle(getString(name), getString(sentence));
        row.toggle().setChecked(on);
        row.toggle().setOnCheckedChangeListener((view, now) -> setter.set(this, now));
    }

    private void theme() {
        String[] names = {Settings.SYSTEM, Settings.LIGHT, Settings.DARK};
        int[] words = {R.string.theme_system, R.string.theme_light, R.string.theme_dark};
        ChipGroup group = group();
        for (int i = 0; i < names.length; i++) {
            String name = names[i];
            chip(group, getString(words[i]), Settings.theme(this).equals(name), view -> Settings.setTheme(this, name));
        }
        page.small(getString(R.string.settings_theme_sentence));
    }

    private void colour() {
        boolean possible = DynamicColors.isDynamicColorAvailable();
        PageBuilder.SwitchRow row = page.toggle(
                getString(R.string.settings_dynamic),
                getString(possible ? R.string.settings_dynamic_sentence : R.string.settings_dynamic_missing));
        row.toggle().setEnabled(possible);
        row.toggle().setChecked(possible && Settings.dynamicColour(this));
        row.toggle().setOnCheckedChangeListener((view, on) -> {
            Settings.setDynamicColour(this, on);
            recreate();
        });
    }

    private void frames() {
        int chosen = Habits.of(this).frameCap();
        ChipGroup group = group();
        for (int cap : FRAME_CAPS) {
            String word = cap == 0
                    ? getString(R.string.frames_display)
                    : getString(
                            R.string.frames_a_second,
                            java.text.NumberFormat.getIntegerInstance().format(cap));
            chip(group, word, chosen == cap, view -> Settings.setFrameCap(this, cap));
        }
        page.small(getString(R.string.settings_frames_sentence));
    }

    private ChipGroup group() {
        ChipGroup group = new ChipGroup(this);
        group.setSingleSelection(true);
        group.setSelectionRequired(true);
        page.add(group);
        return group;
    }

    private void chip(ChipGroup group, String word, boolean on, View.OnClickListener listener) {
        Chip chip = (Chip) getLayoutInflater().inflate(R.layout.item_filter, group, false);
        chip.setId(View.generateViewId());
        chip.setSaveEnabled(
                false); // what is chosen comes from the preferences; generated ids are others in the next process
        chip.setText(word);
        group.addView(chip);
        chip.setChecked(on);
        chip.setOnClickListener(listener);
    }

    private void button(int word, View.OnClickListener listener) {
        MaterialButton button =
                new MaterialButton(this, null, com.google.android.material.R.attr.materialButtonOutlinedStyle);
        button.setText(word);
        button.setOnClickListener(listener);
        page.page()
                .addView(
                        button,
                        new android.widget.LinearLayout.LayoutParams(
                                android.view.ViewGroup.LayoutParams.WRAP_CONTENT,
                                android.view.ViewGroup.LayoutParams.WRAP_CONTENT));
    }
}
