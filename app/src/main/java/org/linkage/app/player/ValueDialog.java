package org.linkage.app.player;

import android.app.Dialog;
import android.os.Bundle;
import android.text.InputType;
import android.text.method.DigitsKeyListener;
import android.view.View;
import android.view.WindowManager;
import android.view.inputmethod.EditorInfo;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.FragmentManager;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.DialogValueBinding;

/** A field for a number typed by hand, with its range, its unit, and a sentence where the number cannot be taken. */
public final class ValueDialog extends DialogFragment {
    /** The result's name, and the keys of what it holds. */
    static final String RESULT = "value";

    static final String NAME = "name";
    static final String VALUE = "value";
    private static final String TITLE = "title";
    private static final String SENTENCE = "sentence";
    private static final String UNIT = "unit";
    private static final String LEAST = "least";
    private static final String MOST = "most";
    private static final String WHOLE = "whole";

    /** Asks for a value; the answer comes as the fragment result {@link #RESULT}. */
    static void ask(FragmentManager fragments, TypedNumber number, String title, String sentence, double now) {
        Bundle arguments = new Bundle();
        arguments.putString(NAME, number.name());
        arguments.putString(TITLE, title);
        arguments.putString(SENTENCE, sentence);
        arguments.putString(UNIT, number.unit());
        arguments.putDouble(LEAST, number.least());
        arguments.putDouble(MOST, number.most());
        arguments.putBoolean(WHOLE, number.whole());
        arguments.putDouble(VALUE, now);
        ValueDialog dialog = new ValueDialog();
        dialog.setArguments(arguments);
        dialog.show(fragments, RESULT);
    }

    @Override
    public Dialog onCreateDialog(@Nullable Bundle saved) {
        Bundle arguments = requireArguments();
        TypedNumber number = new TypedNumber(
                arguments.getString(NAME, ""),
                arguments.getString(UNIT, ""),
                arguments.getDouble(LEAST),
                arguments.getDouble(MOST),
                arguments.getBoolean(WHOLE));
        DialogValueBinding views = DialogValueBinding.inflate(getLayoutInflater());
        String sentence = arguments.getString(SENTENCE, "");
        views.sentence.setText(sentence);
        views.sentence.setVisibility(sentence.isEmpty() ? View.GONE : View.VISIBLE);
        views.field.setSuffixText(number.unit());
        views.field.setHelperText(
                getString(R.string.value_range, number.text(number.least()), number.text(number.most())));
        views.number.setInputType(
                InputType.TYPE_CLASS_NUMBER | InputType.TYPE_NUMBER_FLAG_DECIMAL | InputType.TYPE_NUMBER_FLAG_SIGNED);
        // the plain numeric keyboard of some languages has no way to write 1,5 or 1e6
        views.number.setKeyListener(DigitsKeyListener.getInstance("0123456789.,-+eE"));
        if (saved == null) {
            views.number.setText(number.text(arguments.getDouble(VALUE)));
            views.number.selectAll();
        }
        AlertDialog dialog = new MaterialAlertDialogBuilder(requireContext())
                .setTitle(arguments.getString(TITLE))
                .setView(views.getRoot())
                .setNegativeButton(R.string.cancel, null)
                .setPositiveButton(R.string.value_set, null)
                .create();
        views.number.setOnEditorActionListener((view, action, event) -> {
            if (action == EditorInfo.IME_ACTION_DONE) {
                take(views, number);
                return true;
            }
            return false;
        });
        // a button of its own would close the dialog whatever was typed
        dialog.setOnShowListener(shown -> {
            dialog.getButton(AlertDialog.BUTTON_POSITIVE).setOnClickListener(view -> take(views, number));
            views.number.requestFocus();
        });
        if (dialog.getWindow() != null) {
            dialog.getWindow().setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_STATE_VISIBLE);
        }
        return dialog;
    }

    private void take(DialogValueBinding views, TypedNumber number) {
        CharSequence typed = views.number.getText();
        double value = number.parse(typed == null ? "" : typed.toString());
        if (Double.isNaN(value)) {
            views.field.setError(getString(
                    number.whole() ? R.string.value_wrong_whole : R.string.value_wrong,
                    number.text(number.least()),
                    number.text(number.most())));
            return;
        }
        Bundle result = new Bundle();
        result.putString(NAME, number.name());
        result.putDouble(VALUE, value);
        getParentFragmentManager().setFragmentResult(RESULT, result);
        dismiss();
    }
}
