package org.linkage.app.tour;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.Collections;
import org.junit.Test;

public class HtmlTest {
    @Test
    public void lowersAndRaises() {
        assertEquals("J M<sup>-1</sup> J<sup>T</sup> &lt; λ<sub>n</sub>", Html.rich("J M^{-1} J^T < λ_n"));
        assertEquals("a _ b", Html.rich("a _ b"));
    }

    @Test
    public void changesHaveASignAndASensibleLength() {
        assertEquals("\u221224\u00a0%", Html.change(-0.2407));
        assertEquals("+3.1\u00a0%", Html.change(0.0312));
        assertEquals("0\u00a0%", Html.change(0));
    }

    @Test
    public void groupsOfThreeDigits() {
        assertEquals("1,234,567", Html.whole(1234567));
        assertEquals("12", Html.whole(12));
    }

    @Test
    public void listsReadAsSentences() {
        assertEquals("", Exchange.join(Collections.emptyList()));
        assertEquals("a motor, dampers and impacts", Exchange.join(Arrays.asList("a motor", "dampers", "impacts")));
    }

    @Test
    public void captionsComeFromNames() {
        assertEquals("Player, phone, night", ScreensSection.caption("player-phone-night"));
    }
}
