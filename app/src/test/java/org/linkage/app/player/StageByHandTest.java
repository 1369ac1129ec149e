package org.linkage.app.player;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import com.google.android.material.slider.Slider;
import com.google.android.material.tabs.TabLayout;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.linkage.app.Touches;
import org.linkage.app.paint.JointFacts;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.Shows;
import org.linkage.app.paint.SiFormat;
import org.linkage.app.plot.MatrixView;

/** What the instruments draw on the stage when a person taps it, taps the matrix, or slides through an elimination. */
public class StageByHandTest extends PlayerAtHand {
    private static final int MATRIX = 3;

    private interface Fingering {
        void on(PlayerActivity activity, StageView stage, Touches fingers);
    }

    private void play(String scene, Shows shows, int tab, Fingering act) {
        ShowStore.write(application, shows);
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(intent(scene))) {
            idle();
            scenario.onActivity(activity -> {
                hand.frames(20);
                if (tab > 0) {
                    activity.onPanel();
                    TabLayout tabs = activity.findViewById(R.id.tabs);
                    tabs.selectTab(tabs.getTabAt(tab));
                }
            });
            settle();
            scenario.onActivity(activity -> {
                hand.frames(2);
                idle();
                Pictures.of(activity);
                act.on(activity, activity.findViewById(R.id.stage), new Touches(activity));
            });
        }
    }

    private static Bitmap drawn(StageView stage) {
        Bitmap bitmap = Bitmap.createBitmap(stage.getWidth(), stage.getHeight(), Bitmap.Config.ARGB_8888);
        stage.draw(new Canvas(bitmap));
        return bitmap;
    }

    /** How many pixels have a colour. */
    private static int count(Bitmap bitmap, int colour) {
        int[] pixels = new int[bitmap.getWidth() * bitmap.getHeight()];
        bitmap.getPixels(pixels, 0, bitmap.getWidth(), 0, 0, bitmap.getWidth(), bitmap.getHeight());
        int count = 0;
        for (int pixel : pixels) {
            count += pixel == colour ? 1 : 0;
        }
        return count;
    }

    private static float[] place(StageView stage, double x, double y) {
        float[] corner = Touches.at(stage, 0, 0);
        return new float[] {
            corner[0] + stage.camera().screenX(x), corner[1] + stage.camera().screenY(y)
        };
    }

    @Test
    public void aTappedPointLeavesAPathWhereItWas() {
        play("double-pendulum", new Shows(), 0, (activity, stage, fingers) -> {
            int lower = 1;
            Pose pose = pose(stage);
            // a quarter of the rod away from its middle, clear of both joints
            double along = 0.2;
            double x = pose.worldX(lower, along, 0);
            double y = pose.worldY(lower, along, 0);
            fingers.tap(place(stage, x, y));
            assertEquals(lower, stage.selected());
            double[][] was = new double[60][2];
            for (int i = 0; i < was.length; i++) {
                hand.frames(1);
                drawn(stage);
                was[i][0] = pose(stage).worldX(lower, along, 0);
                was[i][1] = pose(stage).worldY(lower, along, 0);
            }
            Bitmap with = drawn(stage);
            Shows none = new Shows();
            none.trails = false;
            stage.setShows(none);
            Bitmap without = drawn(stage);
            int seen = differingPlaces(stage, was, with, without);
            assertTrue("of ten places on its way: " + seen, seen >= 9);
            stage.setShows(new Shows());
            fingers.tap(Touches.at(stage, 0.1, 0.75));
            // the path of the scene's own point may cross it here and there
            int left = differingPlaces(stage, was, without, drawn(stage));
            assertTrue("a tap beside everything ends it, of ten places left: " + left, left <= 2);
        });
    }

    /** At how many of ten places on the way of a point two pictures differ. */
    private static int differingPlaces(StageView stage, double[][] way, Bitmap one, Bitmap other) {
        int count = 0;
        for (int i = 4; i < 50; i += 5) {
            int px = Math.round(stage.camera().screenX(way[i][0]));
            int py = Math.round(stage.camera().screenY(way[i][1]));
            count += one.getPixel(px, py) != other.getPixel(px, py) ? 1 : 0;
        }
        return count;
    }

    private static int differing(Bitmap one, Bitmap other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y += 2) {
            for (int x = 0; x < one.getWidth(); x += 2) {
                count += one.getPixel(x, y) != other.getPixel(x, y) ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    public void aTappedJointTellsItsReactionPlaceAndVelocity() {
        play("double-pendulum", new Shows(), 0, (activity, stage, fingers) -> {
            hand.frames(20);
            Pose pose = pose(stage);
            int elbow = 1;
            JointFacts joint = stage.model().joints[elbow];
            double x = pose.worldX(joint.bodyA, joint.ax, joint.ay);
            double y = pose.worldY(joint.bodyA, joint.ax, joint.ay);
            fingers.tap(place(stage, x, y));
            activity.onPlay(false);
            hand.frames(20);
            // the elbow goes round the shoulder at (0, 0): v = ω × r of the upper rod
            Pose still = pose(stage);
            double spin = still.spin[0];
            double ex = still.worldX(joint.bodyA, joint.ax, joint.ay);
            double ey = still.worldY(joint.bodyA, joint.ax, joint.ay);
            SiFormat format = new SiFormat();
            StringBuilder velocity = new StringBuilder("x\u00a0");
            format.append(velocity, -spin * ey, "m/s", 3);
            velocity.append("   y\u00a0");
            format.append(velocity, spin * ex, "m/s", 3);
            View card = activity.findViewById(R.id.rows);
            assertTrue(Touches.words(card, velocity.toString()).isShown());
            StringBuilder force = new StringBuilder();
            format.append(force, still.load[elbow], "N", 3);
            assertTrue(Touches.words(card, force.toString()).isShown());
        });
    }

    @Test
    public void gapsAreLongerByThePowerThatIsChosen() {
        Shows shows = new Shows();
        shows.errors = true;
        shows.power = 0;
        play("chain", shows, 0, (activity, stage, fingers) -> {
            Choices sweeps = activity.choices();
            sweeps.solver = "gauss-seidel";
            sweeps.integrator = "semi-implicit-euler";
            sweeps.iterations = 30;
            activity.onChoices(sweeps);
            hand.frames(60);
            double worst = 0;
            for (int i = 0; i < pose(stage).gapX.length; i++) {
                worst = Math.max(worst, Math.hypot(pose(stage).gapX[i], pose(stage).gapY[i]));
            }
            assertTrue("it opens: " + worst, worst > 1e-6);
            int[] red = new int[4];
            for (int power = 0; power < red.length; power++) {
                shows.power = 2 * power;
                stage.setShows(shows);
                red[power] = count(drawn(stage), Palette.LIGHT.broken);
            }
            String all = Arrays.toString(red) + " of " + worst;
            assertTrue(all, red[3] > red[2] && red[2] >= red[1] && red[1] >= red[0]);
            assertTrue(all, red[3] > red[0] + 500);
        });
    }

    @Test
    public void aTappedBlockOfTheMatrixGlowsOnTheStage() {
        play("ladder", new Shows(), MATRIX, (activity, stage, fingers) -> {
            MatrixView matrix = Touches.all(activity.findViewById(R.id.pages), MatrixView.class)
                    .get(0);
            Bitmap before = drawn(stage);
            // the diagonal begins with the first bodies: in H the first of 204 rows is the first body's
            int side = Math.min(matrix.getWidth(), matrix.getHeight());
            float[] corner = Touches.at(matrix, 0, 0);
            float edge = (matrix.getWidth() - side) / 2f;
            fingers.tap(new float[] {corner[0] + edge + 0.007f * side, corner[1] + 0.007f * side});
            Bitmap after = drawn(stage);
            Pose pose = pose(stage);
            assertTrue("it glows", near(before, after, stage, pose.x[0], pose.y[0]));
            int last = pose.x.length - 1;
            assertFalse("nothing else does", near(before, after, stage, pose.x[last], pose.y[last]));
        });
    }

    private static boolean near(Bitmap one, Bitmap other, StageView stage, double x, double y) {
        int px = Math.round(stage.camera().screenX(x));
        int py = Math.round(stage.camera().screenY(y));
        int changed = 0;
        for (int dy = -12; dy <= 12; dy++) {
            for (int dx = -12; dx <= 12; dx++) {
                changed += one.getPixel(px + dx, py + dy) != other.getPixel(px + dx, py + dy) ? 1 : 0;
            }
        }
        return changed > 40;
    }

    @Test
    public void theSliderGoesThroughAllNodesOnMatrixAndStage() {
        play("ladder", new Shows(), MATRIX, (activity, stage, fingers) -> {
            View pages = activity.findViewById(R.id.pages);
            Slider slider = null;
            for (Slider one : Touches.all(pages, Slider.class)) {
                slider = one.isShown() ? one : slider;
            }
            assertNotNull(slider);
            assertEquals("H is not eliminated", 0, activity.matrixPage().glowing().length);
            fingers.tap(Touches.at(Touches.words(pages, activity.getString(R.string.matrix_factor)), 0.5, 0.5));
            assertTrue(slider.isEnabled());
            MatrixPage page = activity.matrixPage();
            assertEquals(page.nodes(), slider.getValueTo(), 0);
            fingers.drag(Touches.at(slider, 0.93, 0.5), Touches.at(slider, 0.5, 0.5));
            int half = Math.round(slider.getValue());
            assertEquals("half way", 0.5 * page.nodes(), half, 0.06 * page.nodes());
            // from there on node by node: each glows, and all are seen once
            Set<String> seen = new HashSet<>();
            Bitmap before = drawn(stage);
            int[] glowing = page.glowing();
            for (int step = half; step < half + 5; step++) {
                slider.requestFocus();
                slider.onKeyDown(
                        android.view.KeyEvent.KEYCODE_DPAD_RIGHT,
                        new android.view.KeyEvent(
                                android.view.KeyEvent.ACTION_DOWN, android.view.KeyEvent.KEYCODE_DPAD_RIGHT));
                assertEquals(step + 1, slider.getValue(), 0);
                assertTrue("a node has bodies", page.glowing().length > 0);
                seen.add(Arrays.toString(page.glowing()));
            }
            assertTrue("not always the same: " + seen, seen.size() > 1);
            assertNotEquals(Arrays.toString(glowing), Arrays.toString(page.glowing()));
            assertTrue("the stage follows", differing(before, drawn(stage)) > 20);
            fingers.drag(Touches.at(slider, 0.5, 0.5), Touches.at(slider, 1, 0.5));
            assertArrayEquals("at the end nothing is left", new int[0], page.glowing());
        });
    }
}
