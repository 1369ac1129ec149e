package org.linkage.app.player;

import android.content.Context;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.style.ForegroundColorSpan;
import android.text.style.RelativeSizeSpan;
import android.view.Gravity;
import android.widget.RadioGroup;
import com.google.android.material.color.MaterialColors;
import com.google.android.material.radiobutton.MaterialRadioButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.linkage.app.R;

/** Options of which one holds, each with a line about it; one that does not fit is disabled and says why. */
final class OptionList {
    /** Called with the option that a person took. */
    interface Listener {
        void onChosen(String id);
    }

    /** Turns an option's id into the resource of its words. */
    interface Words {
        int of(String id);
    }

    private final Context context;
    private final List<String> ids;
    private final Words names;
    private final Words meanings;
    private final RadioGroup group;
    private final List<MaterialRadioButton> buttons = new ArrayList<>();
    private boolean binding;

    OptionList(Context context, List<String> ids, Words names, Words meanings, Listener listener) {
        this.context = context;
        this.ids = ids;
        this.names = names;
        this.meanings = meanings;
        group = new RadioGroup(context);
        for (String id : ids) {
            MaterialRadioButton button = new MaterialRadioButton(context);
            button.setId(android.view.View.generateViewId());
            button.setSaveEnabled(false); // what is chosen comes from the scene
            button.setTextAppearance(R.style.Text_Linkage_Body);
            button.setGravity(Gravity.CENTER_VERTICAL | Gravity.START);
            button.setMinHeight(context.getResources().getDimensionPixelSize(R.dimen.target));
            int pad = context.getResources().getDimensionPixelSize(R.dimen.space) / 2;
            button.setPadding(2 * pad, pad, 0, pad);
            button.setOnClickListener(view -> {
                if (!binding) {
                    listener.onChosen(id);
                }
            });
            buttons.add(button);
            group.addView(
                    button,
                    new RadioGroup.LayoutParams(
                            RadioGroup.LayoutParams.MATCH_PARENT, RadioGroup.LayoutParams.WRAP_CONTENT));
        }
    }

    RadioGroup view() {
        return group;
    }

    /** Shows which option holds and which do not fit, with their reasons. */
    void bind(String chosen, Map<String, String> refusals) {
        binding = true;
        int soft = MaterialColors.getColor(group, com.google.android.material.R.attr.colorOnSurfaceVariant);
        for (int i = 0; i < ids.size(); i++) {
            String id = ids.get(i);
            String refusal = refusals.get(id);
            MaterialRadioButton button = buttons.get(i);
            String line = refusal == null
                    ? context.getString(meanings.of(id))
                    : context.getString(R.string.not_here, refusal);
            SpannableStringBuilder text = new SpannableStringBuilder(context.getString(names.of(id)));
            int from = text.length();
            text.append('\n').append(line);
            text.setSpan(new RelativeSizeSpan(12f / 14), from, text.length(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            text.setSpan(new ForegroundColorSpan(soft), from, text.length(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            if (!text.toString().contentEquals(button.getText())) {
                button.setText(text);
            }
            button.setEnabled(refusal == null);
            button.setChecked(id.equals(chosen));
            button.jumpDrawablesToCurrentState();
        }
        binding = false;
    }
}
