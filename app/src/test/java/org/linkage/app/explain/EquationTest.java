package org.linkage.app.explain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;

/** Equations are laid out as they are meant. */
@RunWith(AndroidJUnit4.class)
public class EquationTest {
    private static final float SIZE = 40;

    private static Box read(String equation) {
        return new EquationReader(new Box.Pen(0xFF000000)).read(equation, SIZE);
    }

    private static float height(Box box) {
        return box.ascent + box.descent;
    }

    @Test
    public void everyEquationOfTheCatalogueHasAShape() {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            for (String part : EquationReader.parts(scene.explanation().equation())) {
                Box box = read(part);
                assertTrue(part, box.width > 0 && height(box) > 0.8 * SIZE && height(box) < 5 * SIZE);
            }
        }
    }

    @Test
    public void aFractionIsHighAndNarrow() {
        Box line = read("a b");
        Box fraction = read("a / b");
        assertTrue(height(fraction) > 1.8 * height(line));
        assertTrue(fraction.width < line.width + 0.5 * SIZE);
        assertEquals("brackets fall away", read("a / b").width, read("(a)/(b)").width, 0.01);
        // with spaces the whole product goes up, without them only the neighbour
        assertTrue(read("a b c / d").width < read("a b c/d").width + SIZE);
        assertEquals(height(read("x = a / b")), height(fraction), 0.01);
    }

    @Test
    public void scriptsStandAboveAndBelow() {
        Box plain = read("x");
        Box up = read("x^2");
        Box down = read("x_1");
        Box both = read("x_1^2");
        assertTrue(up.ascent > plain.ascent);
        assertTrue(down.descent > plain.descent);
        assertEquals(up.ascent, both.ascent, 0.01);
        assertEquals(down.descent, both.descent, 0.01);
        assertTrue("one above the other", both.width < up.width + 0.5 * (down.width - plain.width));
        assertTrue(read("x_{tip}").width > down.width);
    }

    @Test
    public void aMatrixHasRows() {
        assertTrue(height(read("[M −J^T; −J 0]")) > 1.8 * SIZE);
        assertTrue(height(read("[a b c; d e f; g h i]")) > 2.7 * SIZE);
    }

    @Test
    public void whatCannotBeReadIsDrawnAsItIs() {
        for (String odd : Arrays.asList("", ")", "(", "a^", "_", "x_{", "[", "√", "/", "|", "a /", "]]")) {
            read(odd);
        }
    }

    @Test
    public void partsMayStandOnLinesOfTheirOwn() {
        assertEquals(2, EquationReader.parts("a = b,   c = d").size());
        assertEquals(1, EquationReader.parts("f(a, b) = c").size());
    }

    @Test
    public void scriptsInsideSentencesBecomeLetters() {
        assertEquals("from 0 to 10⁸", ExplainSheet.plain("from 0 to 10^8"));
        assertEquals("α₁", ExplainSheet.plain("α_1"));
    }
}
