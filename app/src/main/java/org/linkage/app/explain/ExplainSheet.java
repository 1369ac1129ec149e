package org.linkage.app.explain;

import android.content.Context;
import android.view.View;
import androidx.core.widget.NestedScrollView;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Explanation;

/** A sheet that says what a scene is about. */
public final class ExplainSheet {
    private ExplainSheet() {}

    public static void show(Context context, CatalogueScene scene) {
        NestedScrollView scroll = new NestedScrollView(context);
        scroll.addView(page(context, scene));
        BottomSheetDialog dialog = new BottomSheetDialog(context);
        dialog.setContentView(scroll);
        dialog.getBehavior().setState(BottomSheetBehavior.STATE_EXPANDED);
        dialog.show();
    }

    /** The text with its equation. */
    public static View page(Context context, CatalogueScene scene) {
        Explanation explanation = scene.explanation();
        PageBuilder page = new PageBuilder(context);
        page.title(scene.title());
        page.sentence(plain(explanation.text()));
        int margin = context.getResources().getDimensionPixelSize(R.dimen.margin);
        EquationView equation = new EquationView(context);
        equation.setPadding(0, margin, 0, margin / 2);
        equation.setEquation(explanation.equation());
        page.add(equation);
        page.heading(R.string.explain_try);
        page.sentence(plain(explanation.tryThis()));
        page.heading(R.string.explain_look);
        page.sentence(plain(explanation.lookAt()));
        page.heading(R.string.explain_source);
        page.sentence(explanation.source());
        return page.page();
    }

    /** Scripts inside a sentence, by the letters that Unicode has for them. */
    static String plain(String sentence) {
        StringBuilder out = new StringBuilder();
        String up = "⁰¹²³⁴⁵⁶⁷⁸⁹";
        String down = "₀₁₂₃₄₅₆₇₈₉";
        for (int i = 0; i < sentence.length(); i++) {
            char sign = sentence.charAt(i);
            boolean script = (sign == '^' || sign == '_')
                    && i + 1 < sentence.length()
                    && Character.isDigit(sentence.charAt(i + 1));
            if (script) {
                String digits = sign == '^' ? up : down;
                while (i + 1 < sentence.length() && Character.isDigit(sentence.charAt(i + 1))) {
                    out.append(digits.charAt(sentence.charAt(++i) - '0'));
                }
            } else {
                out.append(sign);
            }
        }
        return out.toString();
    }
}
