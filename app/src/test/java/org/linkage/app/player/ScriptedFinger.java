package org.linkage.app.player;

import android.app.Activity;
import android.view.InputDevice;
import android.view.MotionEvent;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.BodyFacts;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.JointFacts;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.scene.JointType;
import org.linkage.solver.scene.ShapeDescription;

/**
 * A finger that comes down on a body, draws it along a bow and lets go: real touch events through the window. Where a scene
 * has a body that is best to pull, {@link Pull} names it; otherwise the last body that can be seen and hit is taken.
 */
public final class ScriptedFinger {
    private final Activity activity;
    private final StageView stage;
    private final int[] offset = new int[2];
    private float startX;
    private float startY;
    private float wayX;
    private float wayY;
    private float hubX;
    private float hubY;
    private boolean onWheel;
    private long downTime;
    /** Where it is, in pixels of the stage. */
    public float x;

    public float y;

    public ScriptedFinger(Activity activity, StageView stage) {
        this.activity = activity;
        this.stage = stage;
        stage.getLocationInWindow(offset);
    }

    /** Looks for a body and comes down on it; false if none can be hit. */
    public boolean down(long millis, Pull pull) {
        StageModel model = stage.model();
        Pose pose = stage.pose();
        if (model == null || pose == null || !aim(model, pose, pull.body())) {
            return false;
        }
        Camera camera = stage.camera();
        float width = (float) (camera.freeRight() - camera.freeLeft());
        float height = (float) (camera.freeBottom() - camera.freeTop());
        wayX = pull.acrossX() * width;
        wayY = -pull.acrossY() * height;
        if (pull.acrossX() == 0 && pull.acrossY() == 0) {
            // around the middle of the picture, upwards rather than down
            double outX = startX - 0.5 * (camera.freeLeft() + camera.freeRight());
            double outY = startY - 0.5 * (camera.freeTop() + camera.freeBottom());
            double far = Math.hypot(outX, outY);
            double want = 0.35 * Math.min(width, height);
            double turn = outX > 0 ? want : -want;
            wayX = (float) (far < 0.1 * want ? want : turn * outY / far);
            wayY = (float) (far < 0.1 * want ? 0 : -turn * outX / far);
        }
        downTime = millis;
        x = startX;
        y = startY;
        send(MotionEvent.ACTION_DOWN, millis);
        return true;
    }

    /** Follows the bow, or turns the wheel by half: {@code share} 0 … 1 of it. */
    public void move(long millis, double share, boolean thrown) {
        if (onWheel) {
            double turn = Math.PI * share * share * (3 - 2 * share);
            place(
                    hubX + (startX - hubX) * Math.cos(turn) + (startY - hubY) * Math.sin(turn),
                    hubY + (startY - hubY) * Math.cos(turn) - (startX - hubX) * Math.sin(turn));
            send(MotionEvent.ACTION_MOVE, millis);
            return;
        }
        double s = thrown ? share * share : share * share * (3 - 2 * share);
        double aside = thrown ? 0 : 0.3 * Math.sin(Math.PI * 2 * share) * Math.sin(Math.PI * share);
        place(startX + wayX * s - wayY * aside, startY + wayY * s + wayX * aside);
        send(MotionEvent.ACTION_MOVE, millis);
    }

    private void place(double toX, double toY) {
        Camera camera = stage.camera();
        float margin = 24 * stage.getResources().getDisplayMetrics().density;
        x = within(toX, camera.freeLeft(), camera.freeRight(), margin);
        y = within(toY, camera.freeTop(), camera.freeBottom(), margin);
    }

    private static float within(double value, double least, double most, double margin) {
        return (float) Math.max(least + margin, Math.min(most - margin, value));
    }

    public void up(long millis) {
        send(MotionEvent.ACTION_UP, millis);
    }

    private void send(int action, long millis) {
        MotionEvent event = MotionEvent.obtain(downTime, millis, action, x + offset[0], y + offset[1], 0);
        event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
        activity.dispatchTouchEvent(event);
        event.recycle();
    }

    private boolean aim(StageModel model, Pose pose, @Nullable String wanted) {
        for (int i = model.bodies.length - 1; i >= 0; i--) {
            BodyFacts body = model.bodies[i];
            if (!body.fixed && (wanted == null || wanted.equals(body.id)) && hits(model, pose, i)) {
                return true;
            }
        }
        return wanted != null && aim(model, pose, null);
    }

    /** Whether the body can be hit at its middle, or, if it turns about its middle, near its edge. */
    private boolean hits(StageModel model, Pose pose, int index) {
        BodyFacts body = model.bodies[index];
        double out = 0;
        if (body.shape == ShapeDescription.Kind.DISC && heldInTheMiddle(model, index, 0.3 * body.radius)) {
            out = 0.75 * body.radius;
        } else if (body.shape != ShapeDescription.Kind.DISC && heldInTheMiddle(model, index, 0.1 * body.length)) {
            out = 0.4 * body.length;
        }
        for (int sign = 1; sign >= -1; sign -= 2) {
            Camera camera = stage.camera();
            startX = camera.screenX(pose.worldX(index, sign * out, 0));
            startY = camera.screenY(pose.worldY(index, sign * out, 0));
            boolean seen = startX > camera.freeLeft() + 8
                    && startX < camera.freeRight() - 8
                    && startY > camera.freeTop() + 8
                    && startY < camera.freeBottom() - 8;
            if (seen && stage.bodyAt(startX, startY) == index) {
                hubX = camera.screenX(pose.x[index]);
                hubY = camera.screenY(pose.y[index]);
                onWheel = out > 0;
                return true;
            }
        }
        return false;
    }

    /** Whether the body turns on an axle near its middle, held by the world. */
    private static boolean heldInTheMiddle(StageModel model, int body, double near) {
        for (JointFacts joint : model.joints) {
            boolean isA = joint.bodyA == body && Math.hypot(joint.ax, joint.ay) <= near;
            boolean isB = joint.bodyB == body && Math.hypot(joint.bx, joint.by) <= near;
            int other = isA ? joint.bodyB : joint.bodyA;
            if ((isA || isB) && joint.type == JointType.REVOLUTE && (other < 0 || model.bodies[other].fixed)) {
                return true;
            }
        }
        return false;
    }

    /**
     * What to pull in a scene.
     *
     * @param body its id, or null for any
     * @param acrossX how far, in parts of the picture's width; 0 and 0 for a bow around its middle
     * @param acrossY how far up
     * @param thrown whether the finger lets go while it moves
     */
    public record Pull(@Nullable String body, float acrossX, float acrossY, boolean thrown) {
        public static final Pull ANY = new Pull(null, 0, 0, false);

        /** The pull that shows a scene best; {@link #ANY} for a scene that has none of its own. */
        public static Pull of(String scene) {
            return switch (scene.toLowerCase(Locale.ROOT)) {
                case "gear-train" -> new Pull("gear4", 0, 0, false);
                case "slider-crank" -> new Pull("piston", -0.15f, 0, false);
                case "chain", "heavy-load", "comb" -> new Pull(null, 0.35f, 0.15f, false);
                case "bridge" -> new Pull("plank8", 0, 0.2f, false);
                case "beam" -> new Pull(null, 0, 0.2f, false);
                case "cable-bridge" -> new Pull(null, 0, 0.06f, false);
                case "corner" -> new Pull(null, 0.4f, 0.05f, false);
                case "ring" -> new Pull("link12", 0.3f, 0.1f, false);
                case "sundials-slider-crank" -> new Pull(null, -0.25f, 0, false);
                case "pantograph" -> new Pull(null, 0, 0.12f, false);
                case "billiard" -> new Pull(null, -0.3f, 0.2f, true);
                case "billiard-table" -> new Pull("cueBall", 0.35f, 0.1f, true);
                case "cradle" -> new Pull(null, 0.25f, 0.08f, false);
                case "grasp" -> new Pull("ball", 0, 0.3f, false);
                case "dominoes", "pile", "catch" -> new Pull(null, 0, 0.25f, false);
                default -> ANY;
            };
        }
    }
}
