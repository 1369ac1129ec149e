package org.linkage.app.player;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.text.TextUtils;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.ImageButton;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.materialswitch.MaterialSwitch;
import com.google.android.material.slider.Slider;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.linkage.app.Touches;

/** Every slider and every switch of the controls says in a sentence what it does, and every button has words. */
@RunWith(AndroidJUnit4.class)
public class SentencesTest {
    private static final String[] PAGES = {"Scene", "Solver", "Plots", "Matrix", "Show"};

    @After
    public void leave() {
        ByHand.leave();
    }

    @Test
    public void everyControlSaysWhatItDoes() {
        Played.Act[] acts = new Played.Act[PAGES.length];
        for (int i = 0; i < acts.length; i++) {
            int page = i;
            acts[i] = (activity, hand) -> {
                hand.frames(3);
                Played.page(activity, page);
                hand.frames(3);
                ViewGroup pages = activity.findViewById(R.id.pages);
                for (Slider slider : Touches.all(pages, Slider.class)) {
                    said(PAGES[page] + ": " + slider.getContentDescription(), slider, -1);
                }
                for (MaterialSwitch toggle : Touches.all(pages, MaterialSwitch.class)) {
                    said(PAGES[page] + ": " + toggle.getText(), toggle, 1);
                }
                for (Button button : Touches.all(pages, Button.class)) {
                    assertFalse(
                            PAGES[page] + ": a button without words",
                            TextUtils.isEmpty(button.getText()) && TextUtils.isEmpty(button.getContentDescription()));
                }
                for (ImageButton button : Touches.all(pages, ImageButton.class)) {
                    assertFalse(PAGES[page], TextUtils.isEmpty(button.getContentDescription()));
                }
            };
        }
        Played.picture("w1280dp-h800dp-land-notnight-mdpi", "heavy-load", acts);
    }

    /** The sentence stands right above a slider and right below a switch. */
    private static void said(String what, View control, int beside) {
        ViewGroup page = (ViewGroup) control.getParent();
        View next = page.getChildAt(page.indexOfChild(control) + beside);
        assertTrue(what, next instanceof TextView);
        String sentence = ((TextView) next).getText().toString();
        assertTrue(what + ": " + sentence, sentence.matches("(?s).{10,}\\."));
    }
}
