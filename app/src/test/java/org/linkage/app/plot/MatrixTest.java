package org.linkage.app.plot;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.os.Looper;
import android.view.View;
import android.widget.FrameLayout;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.solver.linear.FactorPattern;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.linkage.solver.simulation.Simulation;
import org.robolectric.Shadows;

/** The pattern of the paper's own example and of a ladder, and what a tap on them says. */
@RunWith(AndroidJUnit4.class)
public class MatrixTest {
    private final Context context = ApplicationProvider.getApplicationContext();

    /** The paper's second figure: six bodies in a tree with five joints, as the catalogue has it. */
    static FactorPattern figure2(String solver) throws SceneException {
        Simulation simulation = Simulation.of("baraff-6");
        simulation.setSolver(solver);
        return simulation.diagnostics().pattern();
    }

    @Test
    public void thePapersTreeHasNoFill() throws Exception {
        FactorPattern pattern = figure2("tree");
        assertEquals(11, pattern.nodeCount);
        assertEquals(0, pattern.fillBlocks());
        // the paper's J, row by row: j11 j12, j22 j23, j32 j34, j41 j45, j55 j56
        int[][] ties = {{1, 2}, {2, 3}, {2, 4}, {1, 5}, {5, 6}};
        Elimination matrix = Elimination.ofMatrix(pattern);
        for (int joint = 0; joint < ties.length; joint++) {
            for (int body = 1; body <= 6; body++) {
                boolean tied = body == ties[joint][0] || body == ties[joint][1];
                assertEquals("joint " + (7 + joint) + " and body " + body, tied, matrix.has(6 + joint, body - 1));
            }
        }
        Elimination factor = Elimination.ofFactor(pattern, false);
        assertEquals(28, factor.size());
        assertEquals(10, factor.born.length);
        for (int k = 0; k < factor.nodes; k++) {
            int below = 0;
            for (int b = 0; b < factor.born.length; b++) {
                below += factor.blocks[2 * b + 1] == k ? 1 : 0;
            }
            assertTrue("each node has at most one later neighbour: its parent", below <= 1);
        }
    }

    @Test
    public void inItsOwnOrderThePapersTreeFills() throws Exception {
        // all bodies first: the joints of body 1, of body 2 and of body 5 meet, and joint 7 makes 8 and 9 meet 10
        assertTrue(figure2("dense").fillBlocks() >= 7);
    }

    @Test
    public void aLaddersFillIsBornWhenItsNeighboursGo() throws Exception {
        Simulation ladder = Simulation.of("ladder");
        ladder.setSolver("sparse");
        Elimination factor = Elimination.ofFactor(ladder.diagnostics().pattern(), false);
        assertTrue("a ladder fills", factor.born.length > factor.ownBlocks);
        // eliminate in full, with a square table of ties
        int n = factor.nodes;
        boolean[][] tied = new boolean[n][n];
        for (int b = 0; b < factor.ownBlocks; b++) {
            tied[factor.blocks[2 * b]][factor.blocks[2 * b + 1]] = true;
        }
        int[][] born = new int[n][n];
        for (int k = 0; k < n; k++) {
            for (int i = k + 1; i < n; i++) {
                for (int j = k + 1; j < i; j++) {
                    if (tied[i][k] && tied[j][k] && !tied[i][j]) {
                        tied[i][j] = true;
                        born[i][j] = k + 1;
                    }
                }
            }
        }
        for (int b = factor.ownBlocks; b < factor.born.length; b++) {
            assertEquals(born[factor.blocks[2 * b]][factor.blocks[2 * b + 1]], factor.born[b]);
        }
    }

    @Test
    public void aTapOnABlockNamesItsBodies() throws Exception {
        MatrixView view = new MatrixView(context);
        view.setPattern(figure2("tree"), false);
        view.measure(
                View.MeasureSpec.makeMeasureSpec(280, View.MeasureSpec.EXACTLY),
                View.MeasureSpec.makeMeasureSpec(280, View.MeasureSpec.EXACTLY));
        view.layout(0, 0, 280, 280);
        int[][] told = new int[1][];
        view.setListener((row, column, bodies) -> told[0] = bodies);
        Bitmap picture = Pictures.of(view);
        assertEquals("a body's block", PlotColours.LIGHT.body, picture.getPixel(15, 15));
        assertEquals("a joint's block has a frame", PlotColours.LIGHT.joint, picture.getPixel(262, 270));
        assertEquals("and nothing in it: it is zero", PlotColours.LIGHT.paper, picture.getPixel(270, 270));
        // H: bodies 0…5 take 18 of 28 rows, ten pixels each; the first joint's rows are 18 and 19
        view.choose(15, 15);
        assertArrayEquals(new int[] {0}, told[0]);
        view.choose(45, 185);
        assertArrayEquals("body 1 under joint 0, which ties 0 and 1", new int[] {0, 1}, told[0]);
        view.choose(45, 15);
        assertArrayEquals("nothing there", new int[0], told[0]);
        view.setMode(MatrixView.FACTOR);
        Bitmap factor = Pictures.of(view);
        for (int place = 0, row = 0; place < 11; row += figure2("tree").dimension[figure2("tree").order[place++]]) {
            int middle = 10 * row + 10;
            int colour = figure2("tree").order[place] < 6 ? PlotColours.LIGHT.body : PlotColours.LIGHT.joint;
            assertEquals("none is zero in the factor", colour, factor.getPixel(middle, middle));
        }
    }

    /** The matrix of a long chain, with a worker that works when told to. */
    @Test
    public void aLargePatternIsArrangedElsewhereAndTheNewestWishWins() throws Exception {
        Simulation chain = Simulation.of(SceneCatalogue.find("chain")
                .build(SceneCatalogue.find("chain").defaults().with("n", 3500)));
        chain.setSolver("tree");
        FactorPattern pattern = chain.diagnostics().pattern();
        List<Runnable> tasks = new ArrayList<>();
        MatrixView view = new MatrixView(context);
        view.setBenches(new Bench(tasks::add), new Bench(tasks::add));
        new FrameLayout(context).addView(view);
        view.measure(
                View.MeasureSpec.makeMeasureSpec(300, View.MeasureSpec.EXACTLY),
                View.MeasureSpec.makeMeasureSpec(300, View.MeasureSpec.EXACTLY));
        view.layout(0, 0, 300, 300);
        int[] told = new int[1];
        view.setListener(new MatrixView.Listener() {
            @Override
            public void onBlock(int row, int column, int[] bodies) {}

            @Override
            public void onArranged() {
                told[0]++;
            }
        });
        view.setPattern(pattern, false);
        view.setMode(MatrixView.FACTOR);
        assertTrue(view.isArranging());
        Pictures.of(view);
        assertEquals("two wishes wait", 2, tasks.size());
        drain(tasks);
        assertEquals("the first was given up", 1, told[0]);
        assertFalse(view.isArranging());
        Pictures.of(view);
        drain(tasks);
        Bitmap picture = Pictures.of(view);
        assertNotEquals("the diagonal", PlotColours.LIGHT.paper, picture.getPixel(150, 150));
        assertEquals("far from it", PlotColours.LIGHT.paper, picture.getPixel(40, 280));
        view.pinch(2, 300, 300);
        Bitmap moved = Pictures.of(view);
        assertEquals("a new picture is being made", 1, tasks.size());
        assertNotEquals("the old one lies where its blocks are now", PlotColours.LIGHT.paper, moved.getPixel(150, 150));
    }

    private static void drain(List<Runnable> tasks) {
        while (!tasks.isEmpty()) {
            tasks.remove(0).run();
            Shadows.shadowOf(Looper.getMainLooper()).idle();
        }
    }

    @Test
    public void aFullFillThatIsNotListedIsStillThere() throws Exception {
        Elimination factor = Elimination.ofFactor(figure2("tree"), true);
        assertEquals(6, factor.fullFrom);
        assertTrue("any two joints", factor.has(7, 10));
        assertFalse("not a body and another body", factor.has(0, 5) && factor.has(0, 4) && factor.has(1, 5));
    }
}
