package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.PointerIcon;
import android.view.View;
import android.widget.TextView;
import androidx.activity.BackEventCompat;
import androidx.activity.OnBackPressedDispatcher;
import androidx.appcompat.view.menu.MenuBuilder;
import androidx.window.layout.FoldingFeature;
import androidx.window.layout.WindowLayoutInfo;
import java.util.Collections;
import org.junit.Test;
import org.linkage.app.R;

/** The player on a desk: with a mouse and a keyboard, with the gesture of going back, and half folded. */
public class PlayerDeskTest extends PlayerAtHand {
    @Test
    public void theMouseZoomsWithItsWheelAndItsRightButtonPullsNothing() {
        play("double-pendulum", (activity, stage) -> {
            double scale = stage.camera().scale();
            stage.dispatchGenericMotionEvent(mouse(MotionEvent.ACTION_SCROLL, 200, 700, 0, 1));
            assertTrue(stage.camera().scale() > scale);
            hand.frames(1);
            float x = x(stage, 1);
            float y = y(stage, 1);
            stage.dispatchTouchEvent(mouse(MotionEvent.ACTION_DOWN, x, y, MotionEvent.BUTTON_SECONDARY, 0));
            stage.dispatchTouchEvent(mouse(MotionEvent.ACTION_UP, x, y, 0, 0));
            hand.frames(2);
            assertEquals(0, stage.pose().grips);
            assertFalse("a menu asks first", stage.pose().pinned[1]);
        });
    }

    @Test
    @SuppressWarnings("RestrictedApi") // a menu without a window
    public void theRightButtonOffersToHoldAndToInspect() {
        play("double-pendulum", (activity, stage) -> {
            Mouse mouse = new Mouse(stage);
            mouse.menu(1, x(stage, 1), y(stage, 1));
            BodyMenuOnly menu = new BodyMenuOnly(activity);
            mouse.onCreateContextMenu(menu, stage, null);
            assertEquals(activity.getString(R.string.menu_hold), menu.getItem(0).getTitle());
            menu.performItemAction(menu.getItem(0), 0);
            hand.frames(2);
            assertTrue(stage.pose().pinned[1]);
            menu.clear();
            mouse.onCreateContextMenu(menu, stage, null);
            assertEquals(
                    activity.getString(R.string.menu_release), menu.getItem(0).getTitle());
            menu.performItemAction(menu.getItem(1), 0);
            hand.frames(2);
            assertEquals(1, stage.selected());
            assertTrue(activity.findViewById(R.id.inspector).isShown());
        });
    }

    @SuppressWarnings("RestrictedApi")
    private static final class BodyMenuOnly extends MenuBuilder implements android.view.ContextMenu {
        BodyMenuOnly(android.content.Context context) {
            super(context);
        }

        @Override
        public android.view.ContextMenu setHeaderTitle(int title) {
            return this;
        }

        @Override
        public android.view.ContextMenu setHeaderTitle(CharSequence title) {
            return this;
        }

        @Override
        public android.view.ContextMenu setHeaderIcon(int icon) {
            return this;
        }

        @Override
        public android.view.ContextMenu setHeaderIcon(android.graphics.drawable.Drawable icon) {
            return this;
        }

        @Override
        public android.view.ContextMenu setHeaderView(View view) {
            return this;
        }
    }

    @Test
    public void thePointerShowsWhatCanBePulled() {
        play("double-pendulum", (activity, stage) -> {
            MotionEvent over = mouse(MotionEvent.ACTION_HOVER_MOVE, x(stage, 0), y(stage, 0), 0, 0);
            assertEquals(
                    PointerIcon.getSystemIcon(activity, PointerIcon.TYPE_GRAB), stage.onResolvePointerIcon(over, 0));
            MotionEvent beside = mouse(MotionEvent.ACTION_HOVER_MOVE, 5, stage.getHeight() - 300, 0, 0);
            assertEquals(
                    PointerIcon.getSystemIcon(activity, PointerIcon.TYPE_ARROW), stage.onResolvePointerIcon(beside, 0));
        });
    }

    /** The last tap was on a joint; the body that Tab then selects is what the card speaks of, not that joint. */
    @Test
    public void tabSelectsTheBodyAndNotTheJointOfTheLastTap() {
        play("double-pendulum", (activity, stage) -> {
            var pose = stage.pose();
            var joint = stage.model().joints[0];
            float jx = stage.camera().screenX(pose.worldX(joint.bodyA, joint.ax, joint.ay));
            float jy = stage.camera().screenY(pose.worldY(joint.bodyA, joint.ax, joint.ay));
            stage.grab(0, 0, jx, jy);
            stage.release(0, 0, 0);
            stage.select(0);
            hand.frames(1);
            TextView title = activity.findViewById(R.id.inspector).findViewById(R.id.title);
            assertTrue(title.getText().toString(), title.getText().toString().startsWith(joint.id));
            stage.setSelected(-1);
            stage.requestFocus();
            activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_TAB));
            hand.frames(1);
            String body = stage.model().bodies[0].id;
            assertTrue(title.getText().toString(), title.getText().toString().startsWith(body));
        });
    }

    @Test
    public void tabGetsOutOfALongChain() {
        play("chain", (activity, stage) -> {
            stage.requestFocus();
            int stops = 0;
            while (stops < 50 && stage.next(false) >= 0) {
                stage.selectWhole(stage.next(false));
                stops++;
            }
            assertTrue(stops + " stops for 20 links", stops >= 1 && stops <= BodyGroups.MOST);
            assertEquals("the free end", 19, stage.selected());
        });
    }

    @Test
    public void theSheetFollowsTheGestureOfGoingBackAndStaysIfItIsTakenBack() {
        play(
                "pendulum",
                (activity, stage) -> activity.onPanel(),
                (activity, stage) -> {
                    View sheet = activity.findViewById(R.id.sheet);
                    int open = sheet.getTop();
                    assertTrue("open", open < stage.getHeight() * 0.6);
                    OnBackPressedDispatcher back = activity.getOnBackPressedDispatcher();
                    back.dispatchOnBackStarted(new BackEventCompat(0, 400, 0, BackEventCompat.EDGE_LEFT));
                    back.dispatchOnBackProgressed(new BackEventCompat(100, 400, 0.7f, BackEventCompat.EDGE_LEFT));
                    assertTrue("it shrinks under the finger", sheet.getScaleX() < 1);
                    back.dispatchOnBackCancelled();
                },
                (activity, stage) -> {
                    View sheet = activity.findViewById(R.id.sheet);
                    assertEquals(1, sheet.getScaleX(), 1e-6);
                    OnBackPressedDispatcher back = activity.getOnBackPressedDispatcher();
                    assertTrue("still open", back.hasEnabledCallbacks());
                    back.dispatchOnBackStarted(new BackEventCompat(0, 400, 0, BackEventCompat.EDGE_LEFT));
                    back.onBackPressed();
                },
                (activity, stage) -> {
                    View sheet = activity.findViewById(R.id.sheet);
                    assertTrue("closed", sheet.getTop() > stage.getHeight() * 0.8);
                    assertFalse(activity.isFinishing());
                    assertFalse(activity.getOnBackPressedDispatcher().hasEnabledCallbacks());
                });
    }

    private static FoldingFeature fold(
            FoldingFeature.State state, FoldingFeature.Orientation orientation, Rect bounds) {
        return new FoldingFeature() {
            @Override
            public boolean isSeparating() {
                return true;
            }

            @Override
            public OcclusionType getOcclusionType() {
                return OcclusionType.NONE;
            }

            @Override
            public Orientation getOrientation() {
                return orientation;
            }

            @Override
            public State getState() {
                return state;
            }

            @Override
            public Rect getBounds() {
                return bounds;
            }
        };
    }

    private static int hinge(FoldingFeature fold) {
        return Fold.hinge(new WindowLayoutInfo(Collections.singletonList(fold)));
    }

    @Test
    public void onlyAPhoneThatStandsOnTheTableHasAHinge() {
        Rect across = new Rect(0, 800, 720, 800);
        assertEquals(800, hinge(fold(FoldingFeature.State.HALF_OPENED, FoldingFeature.Orientation.HORIZONTAL, across)));
        assertEquals(0, hinge(fold(FoldingFeature.State.FLAT, FoldingFeature.Orientation.HORIZONTAL, across)));
        Rect down = new Rect(360, 0, 360, 1600);
        assertEquals(0, hinge(fold(FoldingFeature.State.HALF_OPENED, FoldingFeature.Orientation.VERTICAL, down)));
        assertEquals(0, Fold.hinge(new WindowLayoutInfo(Collections.emptyList())));
    }

    @Test
    public void theStageStandsAboveTheHingeAndTheControlsLieBelow() {
        int hinge = 840;
        play(
                "slider-crank",
                (activity, stage) -> activity.sheet().setHinge(hinge),
                (activity, stage) -> {
                    assertEquals(hinge, activity.findViewById(R.id.sheet).getTop(), 2);
                    assertEquals(hinge, stage.camera().freeBottom(), 2);
                    activity.sheet().setHinge(0);
                },
                (activity, stage) -> assertTrue(
                        "flat again, half is enough",
                        activity.findViewById(R.id.sheet).getTop() >= stage.getHeight() / 2 - 2));
    }

    private static MotionEvent mouse(int action, float x, float y, int buttons, float wheel) {
        MotionEvent.PointerProperties properties = new MotionEvent.PointerProperties();
        properties.toolType = MotionEvent.TOOL_TYPE_MOUSE;
        MotionEvent.PointerCoords coords = new MotionEvent.PointerCoords();
        coords.x = x;
        coords.y = y;
        coords.setAxisValue(MotionEvent.AXIS_VSCROLL, wheel);
        return MotionEvent.obtain(
                1000,
                1000,
                action,
                1,
                new MotionEvent.PointerProperties[] {properties},
                new MotionEvent.PointerCoords[] {coords},
                wheel == 0 ? 0 : KeyEvent.META_CTRL_ON,
                buttons,
                1,
                1,
                0,
                0,
                InputDevice.SOURCE_MOUSE,
                0);
    }
}
