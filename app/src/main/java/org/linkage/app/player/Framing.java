package org.linkage.app.player;

import android.graphics.Rect;
import org.jspecify.annotations.Nullable;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;
import org.linkage.app.paint.WorldPainter;

/**
 * What of the world a stage shows: the whole scene, until a person moves the camera; from then on what they chose, whatever
 * bars, panels and turns of the screen leave of the stage.
 */
final class Framing {
    /** How far from an edge a followed body stays, as a share of the free part. */
    private static final double BORDER = 0.25;

    /** The most of the free part's height that is left below a floor: arrows and their numbers have room there too. */
    private static final double MOST_BELOW_FLOOR = 0.55;

    final Camera camera = new Camera();
    private final Rect margins = new Rect();
    private @Nullable StageModel model;
    private @Nullable Pose pose;
    private StageView.@Nullable Sight wanted;
    private boolean framed;
    private boolean moved;
    private double roomBelow;
    private int covered;
    private float density = 1;
    private float fontScale = 1;
    private int followed = -1;
    private int width;
    private int height;

    /** Leaves so much of the free part's height below a framed scene. */
    void setRoomBelow(double share) {
        roomBelow = share;
    }

    /** Pixels per dp and the person's text size: below a floor there is room for scale bar and legend. */
    void setLetters(float pixels, float scale) {
        density = pixels;
        fontScale = scale;
    }

    /** Keeps a body in sight that runs away, until a person moves the camera; −1 for none. */
    void setFollowed(int body) {
        followed = body;
    }

    /** The scene and its newest pose; true if it is another scene with another view, which is then framed anew. */
    boolean show(StageModel newModel, Pose newPose) {
        StageModel old = model;
        model = newModel;
        pose = newPose;
        boolean other = old != newModel && !sameView(old, newModel);
        if (other) {
            framed = framed && old == null;
        }
        if (!framed) {
            frame();
        }
        if (framed && !moved && followed >= 0 && followed < newPose.x.length) {
            follow(newPose.x[followed], newPose.y[followed]);
        }
        return other;
    }

    /** Moves the picture by what a point is too near to an edge. */
    private void follow(double x, double y) {
        double wide = (0.5 - BORDER) * (camera.freeRight() - camera.freeLeft()) / camera.scale();
        double high = (0.5 - BORDER) * (camera.freeBottom() - camera.freeTop()) / camera.scale();
        double nearX = Math.max(x - wide, Math.min(x + wide, camera.centerX()));
        double nearY = Math.max(y - high, Math.min(y + high, camera.centerY()));
        camera.look(nearX, nearY, camera.scale());
    }

    private static boolean sameView(@Nullable StageModel old, StageModel now) {
        return old != null
                && old.scene.bodies().size() == now.scene.bodies().size()
                && java.util.Objects.equals(old.scene.camera(), now.scene.camera());
    }

    void resize(int newWidth, int newHeight) {
        StageView.Sight before = width > 0 ? sight() : wanted;
        width = newWidth;
        height = newHeight;
        camera.setSize(width, height);
        applyMargins();
        if (before != null && framed) {
            setSight(before);
        } else {
            frame();
        }
    }

    /** What bars and panels cover at each side, in pixels; false if nothing changed. */
    boolean setMargins(int left, int top, int right, int bottom) {
        if (margins.left == left && margins.top == top && margins.right == right && margins.bottom == bottom) {
            return false;
        }
        margins.set(left, top, right, bottom);
        applyMargins();
        if (wanted != null) {
            setSight(wanted);
        } else if (!moved) {
            frame();
        }
        return true;
    }

    /** What a card covers at the lower end of the free part, in pixels: the scene is framed above it. False if nothing changed. */
    boolean setCovered(int pixels) {
        if (covered == pixels) {
            return false;
        }
        covered = pixels;
        if (framed && !moved) {
            frame();
        }
        return true;
    }

    private void applyMargins() {
        camera.setFree(margins.left, margins.top, width - margins.right, height - margins.bottom);
    }

    /** Shows the whole scene. */
    void frame() {
        StageModel now = model;
        Pose at = pose;
        if (now != null && at != null && width > 0) {
            camera.setFree(margins.left, margins.top, width - margins.right, height - margins.bottom - covered);
            now.frame(camera, at);
            double scale = (1 - roomBelow) * camera.scale();
            double below = roomBelow * (camera.freeBottom() - camera.freeTop()) / scale;
            camera.look(camera.centerX(), camera.centerY() - 0.5 * below, scale);
            liftFloor(now.floor());
            applyMargins();
            camera.look(camera.centerX(), camera.centerY() - 0.5 * covered / camera.scale(), camera.scale());
            framed = true;
            moved = false;
            wanted = null;
        }
    }

    /** Lifts a floor that is too near to the lower edge: nothing on it is covered, and what was seen above it stays in sight. */
    private void liftFloor(double floor) {
        double high = camera.freeBottom() - camera.freeTop();
        double below = density * WorldPainter.furniture((float) high / density, fontScale);
        double lowest = camera.freeBottom() - Math.min(below, MOST_BELOW_FLOOR * high);
        double at = camera.screenY(floor);
        if (at > lowest && at <= camera.freeBottom()) {
            double scale = (lowest - camera.freeTop()) / (camera.worldY(camera.freeTop()) - floor);
            double middle = 0.5 * (camera.freeTop() + camera.freeBottom());
            camera.look(camera.centerX(), floor + (lowest - middle) / scale, scale);
        }
    }

    /** A person moved the camera. */
    void movedByHand() {
        moved = true;
        wanted = null;
    }

    /** Whether a person moved the camera since the scene was framed. */
    boolean moved() {
        return moved;
    }

    private double across() {
        return Math.min(camera.freeRight() - camera.freeLeft(), camera.freeBottom() - camera.freeTop());
    }

    StageView.Sight sight() {
        return new StageView.Sight(camera.centerX(), camera.centerY(), across() / camera.scale());
    }

    /** Shows what was shown before, on a screen of any size. */
    void setSight(StageView.Sight sight) {
        wanted = sight;
        framed = true;
        moved = true;
        if (width > 0) {
            camera.look(sight.x(), sight.y(), across() / sight.metres());
        }
    }
}
