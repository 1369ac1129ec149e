package org.linkage.app;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import com.google.android.material.color.MaterialColors;
import com.google.android.material.materialswitch.MaterialSwitch;
import com.google.android.material.slider.Slider;
import com.google.android.material.textview.MaterialTextView;

/** The few pieces of which the pages of the panel are made, all on one grid and one type scale. */
public final class PageBuilder {
    private final Context context;
    private final LinearLayout page;
    private final int space;
    private final int margin;

    public PageBuilder(Context context) {
        this.context = context;
        space = context.getResources().getDimensionPixelSize(R.dimen.space);
        margin = context.getResources().getDimensionPixelSize(R.dimen.margin);
        page = new LinearLayout(context);
        page.setOrientation(LinearLayout.VERTICAL);
        page.setPadding(margin, space, margin, 2 * margin);
    }

    public LinearLayout page() {
        return page;
    }

    private static LinearLayout.LayoutParams full() {
        return new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    }

    private TextView words(int appearance) {
        TextView view = new MaterialTextView(context);
        view.setTextAppearance(appearance);
        view.setTextAlignment(View.TEXT_ALIGNMENT_VIEW_START);
        return view;
    }

    /** The name of the whole page. */
    public TextView title(CharSequence text) {
        TextView view = words(R.style.Text_Linkage_Large);
        view.setText(text);
        view.setPadding(0, margin, 0, space);
        ViewCompat.setAccessibilityHeading(view, true);
        page.addView(view, full());
        return view;
    }

    /** A heading above a group of controls. */
    public TextView heading(int text) {
        TextView view = words(R.style.Text_Linkage_Title);
        view.setText(text);
        view.setPadding(0, margin, 0, space / 2);
        ViewCompat.setAccessibilityHeading(view, true);
        page.addView(view, full());
        return view;
    }

    /** A sentence in small letters. */
    public TextView small(CharSequence text) {
        TextView view = words(R.style.Text_Linkage_Small);
        view.setText(text);
        page.addView(view, full());
        return view;
    }

    /** A sentence. */
    public TextView sentence(CharSequence text) {
        TextView view = words(R.style.Text_Linkage_Body);
        view.setText(text);
        page.addView(view, full());
        return view;
    }

    /** A label with its value at the other end, a sentence, and a slider from 0 to 1. */
    public SliderRow slider(CharSequence label, CharSequence meaning) {
        LinearLayout line = new LinearLayout(context);
        line.setGravity(android.view.Gravity.CENTER_VERTICAL);
        line.setMinimumHeight(context.getResources().getDimensionPixelSize(R.dimen.target));
        TextView name = words(R.style.Text_Linkage_Body);
        name.setText(label);
        TextView value = words(R.style.Text_Linkage_Number);
        value.setTextAlignment(View.TEXT_ALIGNMENT_VIEW_END);
        value.setTextDirection(View.TEXT_DIRECTION_LTR);
        line.addView(name, new LinearLayout.LayoutParams(0, ViewGroup.LayoutParams.WRAP_CONTENT, 1));
        line.addView(value);
        page.addView(line, full());
        TextView sentence = small(meaning);
        pullUp(sentence);
        Slider slider = new Slider(context);
        slider.setValueFrom(0);
        slider.setValueTo(1);
        slider.setLabelBehavior(com.google.android.material.slider.LabelFormatter.LABEL_GONE);
        float dp = context.getResources().getDisplayMetrics().density;
        slider.setTrackHeight(Math.round(6 * dp));
        slider.setThumbHeight(Math.round(24 * dp));
        slider.setContentDescription(label);
        // the track begins where the words begin; the slider itself is wider by its halo
        LinearLayout.LayoutParams around = full();
        around.setMargins(-(space + space / 2), -space / 2, -(space + space / 2), -space / 2);
        page.addView(slider, around);
        return new SliderRow(slider, value, sentence);
    }

    /** A sentence belongs to the line above it: nearer to it than to what follows. */
    private void pullUp(TextView sentence) {
        LinearLayout.LayoutParams around = full();
        around.topMargin = -space;
        around.bottomMargin = space / 2;
        sentence.setLayoutParams(around);
    }

    /** Makes a row's value a target that asks for a typed one. */
    public void editable(SliderRow row, View.OnClickListener listener) {
        TextView value = row.value();
        value.setMinHeight(context.getResources().getDimensionPixelSize(R.dimen.target));
        value.setMinWidth(context.getResources().getDimensionPixelSize(R.dimen.target));
        value.setGravity(android.view.Gravity.CENTER_VERTICAL | android.view.Gravity.END);
        value.setTextColor(MaterialColors.getColor(page, androidx.appcompat.R.attr.colorPrimary));
        value.setPaddingRelative(2 * space, 0, 0, 0);
        android.util.TypedValue ripple = new android.util.TypedValue();
        context.getTheme().resolveAttribute(android.R.attr.selectableItemBackground, ripple, true);
        value.setBackgroundResource(ripple.resourceId);
        value.setOnClickListener(listener);
    }

    /** A slider with the views around it. */
    public record SliderRow(Slider slider, TextView value, TextView meaning) {}

    /** A switch with a sentence. */
    public SwitchRow toggle(CharSequence label, CharSequence meaning) {
        MaterialSwitch toggle = new MaterialSwitch(context);
        toggle.setText(label);
        toggle.setMinHeight(context.getResources().getDimensionPixelSize(R.dimen.target));
        page.addView(toggle, full());
        TextView sentence = small(meaning);
        pullUp(sentence);
        return new SwitchRow(toggle, sentence);
    }

    /** A switch with the sentence below it. */
    public record SwitchRow(MaterialSwitch toggle, TextView meaning) {}

    public void add(View view) {
        page.addView(view, full());
    }
}
