package org.linkage.app.player;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.PointerIcon;
import android.view.View;
import android.view.ViewConfiguration;
import androidx.core.view.ViewCompat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.LoadScale;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.Shows;
import org.linkage.app.paint.StageModel;
import org.linkage.app.paint.WorldPainter;
import org.linkage.app.touch.Hands;
import org.linkage.app.touch.Picker;
import org.linkage.app.touch.Stage;

/**
 * The stage: draws the newest picture of a {@link Player} or a {@link Heat} and hands it what fingers, mouse and keys want. One plain view,
 * drawn by the hardware like any other, so that insets, TalkBack and pictures of the screen work unchanged.
 */
public final class StageView extends View implements Stage {
    /** Who is told what happened on the stage. */
    public interface Host {
        /** A body was selected, or none (−1). */
        void onSelected(int body);

        void onPulled();

        void onCameraMoved();

        void onPinned(int body);

        /** A tap on a body (−1 for empty space) near a joint (−1 for none). */
        default void onTapped(int body, int joint) {}

        /** A key that is not for a body. */
        boolean onStageKey(int code, KeyEvent event);
    }

    private static final float REACH_DP = 24;
    private static final float JOINT_REACH_DP = 16;
    private final float dp;
    private final WorldPainter painter = new WorldPainter();
    private final Framing framing = new Framing();
    private final Camera camera = framing.camera;
    private final Haptics haptics = new Haptics(this);
    private final Hands hands;
    private final StageAccess access;
    private final Mouse mouse = new Mouse(this);
    private final List<Overlay> overlays = new ArrayList<>();
    private Palette palette = Palette.LIGHT;
    private float fontScale = 1;
    private Puppet player = Puppet.NONE;
    private @Nullable Host host;
    private @Nullable StageModel model;
    private @Nullable Pose pose;
    private int selected = -1;
    private double grabX;
    private double grabY;

    /** What the camera shows, apart from the size of the screen: the middle and the metres across the shorter side. */
    public record Sight(double x, double y, double metres) {}

    public StageView(Context context) {
        this(context, null);
    }

    public StageView(Context context, @Nullable AttributeSet attributes) {
        super(context, attributes);
        dp = getResources().getDisplayMetrics().density;
        hands = new Hands(this, dp, ViewConfiguration.get(context).getScaledTouchSlop());
        access = new StageAccess(this);
        ViewCompat.setAccessibilityDelegate(this, access);
        setFocusable(true);
        setFocusableInTouchMode(true);
        setDefaultFocusHighlightEnabled(false);
        configure(getResources().getConfiguration());
    }

    private void configure(Configuration configuration) {
        boolean night = (configuration.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
        palette = Palette.of(night);
        fontScale = Math.min(2, configuration.fontScale);
        framing.setLetters(dp, fontScale);
    }

    @Override
    protected void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration);
        configure(configuration);
        invalidate();
    }

    public void bind(Puppet newPlayer, Host newHost) {
        player = newPlayer;
        host = newHost;
    }

    void addOverlay(Overlay overlay) {
        overlays.add(overlay);
        invalidate();
    }

    /** Lets the hand feel a hit of a strength up to 1. */
    void feel(double strength) {
        haptics.hit(strength);
    }

    @Override
    protected void onWindowVisibilityChanged(int visibility) {
        super.onWindowVisibilityChanged(visibility);
        if (visibility == VISIBLE) {
            // the person may come back from the settings
            haptics.set(Habits.of(getContext()).haptics());
        }
    }

    // ---- pictures --------------------------------------------------------------------------------------------------

    /** Shows a pose of a scene; another scene than before is framed anew if it asks for another camera. */
    public void show(StageModel newModel, Pose newPose) {
        boolean other = model != newModel;
        boolean first = model == null;
        model = newModel;
        pose = newPose;
        if (framing.show(newModel, newPose) && (selected >= newModel.bodies.length || !first)) {
            setSelected(-1);
        }
        if (other) {
            access.setModel(newModel);
        }
        invalidate();
    }

    @Override
    protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
        framing.resize(width, height);
    }

    /** What bars and panels cover at each side, in pixels. */
    public void setMargins(int left, int top, int right, int bottom) {
        if (framing.setMargins(left, top, right, bottom)) {
            invalidate();
        }
    }

    /** What a card covers above the lower margin, in pixels. */
    void setCovered(int pixels) {
        if (framing.setCovered(pixels)) {
            invalidate();
        }
    }

    /** What the camera shows now. */
    public Sight view() {
        return framing.sight();
    }

    /** Whether a person moved the camera since the scene was framed. */
    public boolean cameraMoved() {
        return framing.moved();
    }

    /** Shows what was shown before, on a screen of any size. */
    public void setView(Sight view) {
        framing.setSight(view);
        invalidate();
    }

    @Override
    protected void onDraw(Canvas canvas) {
        StageModel now = model;
        Pose at = pose;
        if (now == null || at == null) {
            canvas.drawColor(palette.paper);
            return;
        }
        painter.draw(canvas, now, at, camera, palette, dp, fontScale);
        for (int i = 0; i < overlays.size(); i++) {
            overlays.get(i).draw(canvas, now, at, camera, palette, dp);
        }
    }

    public Camera camera() {
        return camera;
    }

    @Nullable
    StageModel model() {
        return model;
    }

    @Nullable
    Pose pose() {
        return pose;
    }

    public int selected() {
        return selected;
    }

    public void setSelected(int body) {
        selected = body;
        painter.setSelected(body, -1);
        invalidate();
    }

    // ---- hands -----------------------------------------------------------------------------------------------------

    @Override
    @SuppressWarnings("ClickableViewAccessibility") // bodies are clicked through their own nodes
    public boolean onTouchEvent(MotionEvent event) {
        return hands.onTouch(event) || super.onTouchEvent(event);
    }

    @Override
    public boolean onGenericMotionEvent(MotionEvent event) {
        return hands.onScroll(event) || super.onGenericMotionEvent(event);
    }

    @Override
    protected boolean dispatchHoverEvent(MotionEvent event) {
        return access.dispatchHoverEvent(event) || super.dispatchHoverEvent(event);
    }

    /** Whether a finger is down. */
    public boolean busy() {
        return hands.busy();
    }

    /** Lets go of everything: the window is no longer ours. */
    public void letGo() {
        hands.cancel();
    }

    @Override
    public int bodyAt(float x, float y) {
        StageModel now = model;
        Pose at = pose;
        if (now == null || at == null) {
            return -1;
        }
        return Picker.bodyAt(now, at, camera.worldX(x), camera.worldY(y), REACH_DP * dp / camera.scale());
    }

    @Override
    public void grab(int slot, int body, float x, float y) {
        grabX = camera.worldX(x);
        grabY = camera.worldY(y);
        player.grab(slot, body, grabX, grabY);
        haptics.grabbed();
    }

    @Override
    public void move(int slot, float x, float y) {
        player.move(slot, camera.worldX(x), camera.worldY(y));
        if (host != null) {
            host.onPulled();
        }
    }

    @Override
    public void release(int slot, float vx, float vy) {
        player.release(slot, vx / camera.scale(), -vy / camera.scale());
    }

    @Override
    public void pan(float dx, float dy) {
        if (dx != 0 || dy != 0) {
            camera.pan(dx, dy);
            cameraChanged();
        }
    }

    @Override
    public void zoom(float factor, float x, float y) {
        camera.zoom(factor, x, y);
        cameraChanged();
    }

    private void cameraChanged() {
        framing.movedByHand();
        invalidate();
        if (host != null) {
            host.onCameraMoved();
        }
    }

    @Override
    public void frame() {
        framing.frame();
        invalidate();
    }

    @Override
    public void select(int body) {
        StageModel now = model;
        Pose at = pose;
        boolean some = body >= 0 && now != null && at != null;
        double reach = JOINT_REACH_DP * dp / camera.scale();
        selectAt(body, grabX, grabY, some ? Picker.jointAt(now, at, grabX, grabY, reach) : -1);
    }

    /** Selects a body that no finger points at: its middle is meant, and none of its joints. */
    void selectWhole(int body) {
        Pose at = pose;
        if (at != null) {
            selectAt(body, at.x[body], at.y[body], -1);
        }
    }

    private void selectAt(int body, double x, double y, int joint) {
        setSelected(body);
        Pose at = pose;
        if (body < 0 || at == null) {
            painter.setTapped(-1, 0, 0);
        } else {
            painter.setSelected(body, joint);
            painter.setTapped(body, at.localX(body, x, y), at.localY(body, x, y));
        }
        if (host != null) {
            host.onSelected(body);
            host.onTapped(body, joint);
        }
    }

    @Override
    public void menu(int body, float x, float y) {
        mouse.menu(body, x, y);
    }

    @Override
    public PointerIcon onResolvePointerIcon(MotionEvent event, int index) {
        return mouse.icon(event.getX(index), event.getY(index));
    }

    /** Shares the scale of loads with other stages. */
    public void setLoads(LoadScale shared) {
        painter.setLoads(shared);
    }

    /** Leaves so much of the height below a scene, for what will hang lower, and keeps a body (−1: none) in sight. */
    public void setFraming(double roomBelow, int followed) {
        framing.setRoomBelow(roomBelow);
        framing.setFollowed(followed);
    }

    /** Without scale bar and legend, for a small stage. */
    public void setFurniture(boolean shown) {
        painter.setFurniture(shown);
    }

    /** Which instruments are drawn. */
    public void setShows(Shows shows) {
        painter.setShows(shows);
        invalidate();
    }

    @Override
    public void togglePin(int body) {
        player.togglePin(body);
        haptics.heldFast();
        if (host != null) {
            host.onPinned(body);
        }
    }

    // ---- keys and TalkBack -----------------------------------------------------------------------------------------

    @Override
    public boolean onKeyDown(int code, KeyEvent event) {
        Host to = host;
        return (to != null && to.onStageKey(code, event)) || super.onKeyDown(code, event);
    }

    /** Pushes a body along (dx, dy), y up, by a speed that crosses the picture in about two seconds. */
    public boolean push(int body, int dx, int dy) {
        if (body < 0) {
            return false;
        }
        double speed = 0.5 * (camera.freeBottom() - camera.freeTop()) / camera.scale();
        player.push(body, dx * speed, dy * speed);
        return true;
    }

    /** The body that stands for the next group that can be pulled, after the selected one; −1 at the end. */
    int next(boolean backwards) {
        return access.next(selected, backwards);
    }
}
