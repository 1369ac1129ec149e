package org.linkage.app.paint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.linkage.solver.scene.Camera;
import org.linkage.solver.scene.SceneDescription;

/**
 * What of a scene never moves: the shapes and looks of its bodies, the points of its joints, its walls, springs and drives.
 * Built once per scene; a {@link Pose} says where everything is now.
 */
public final class StageModel {
    /** The least upward part of the normal of a floor. */
    private static final double LEVEL = 0.999;

    /** A wall: the world on the other side of a line through (x, y) with the normal (nx, ny). */
    public record Wall(double x, double y, double nx, double ny) {}

    /** A pocket of a table. */
    public record Hole(double x, double y, double radius) {}

    /** A coil between two points, each in its body's frame (body −1 is the world). */
    public record Coil(
            int bodyA, int bodyB, double ax, double ay, double bx, double by, double rest, double stiffness) {}

    /** A pylon of the world that several springs hang on. */
    public record Mast(double x, double top, double foot) {}

    /** A force or a torque that acts all the time, at a point of a body. */
    public record Drive(int body, double px, double py, double fx, double fy, double torque) {}

    /** A point of a body whose path is drawn. */
    public record Trace(int body, double px, double py) {}

    public final SceneDescription scene;
    public final BodyFacts[] bodies;
    public final JointFacts[] joints;
    public final List<Coil> coils;
    public final List<Wall> walls;
    public final List<Hole> holes;
    public final List<Drive> drives;
    public final List<Trace> traces;
    /** Where pins of the world rest on it. */
    final List<Supports.Support> supports;

    final List<Mast> masts;
    /** Bodies from the lowest layer to the highest. */
    final int[] order;
    /** For each bar: the bar before it in its strand or −1, and at which end (−1 or +1) it hangs on it. */
    final int[] before;

    final int[] startEnd;
    final int bars;
    /** A typical length of bars, for the level of detail. */
    final double barLength;
    /** Of all that can move. */
    final double mass;

    StageModel(
            SceneDescription scene,
            BodyFacts[] bodies,
            JointFacts[] joints,
            List<Coil> coils,
            List<Wall> walls,
            List<Hole> holes,
            List<Drive> drives,
            List<Trace> traces) {
        this.scene = scene;
        this.bodies = bodies;
        this.joints = joints;
        this.coils = Collections.unmodifiableList(coils);
        this.walls = Collections.unmodifiableList(walls);
        this.holes = Collections.unmodifiableList(holes);
        this.drives = Collections.unmodifiableList(drives);
        this.traces = Collections.unmodifiableList(traces);
        order = byLayer(bodies);
        before = new int[bodies.length];
        startEnd = new int[bodies.length];
        int count = 0;
        double total = 0;
        double movable = 0;
        for (int i = 0; i < bodies.length; i++) {
            movable += bodies[i].fixed ? 0 : bodies[i].mass;
            before[i] = -1;
            startEnd[i] = -1;
            if (bodies[i].isBar()) {
                count++;
                total += bodies[i].length;
            }
        }
        mass = movable;
        bars = count;
        barLength = count == 0 ? 0 : total / count;
        findStrands();
        supports = Supports.of(this);
        masts = masts();
    }

    /** Three or more springs that hang on points of the world above each other hang on a mast. */
    private List<Mast> masts() {
        List<Mast> masts = new ArrayList<>();
        for (Coil first : coils) {
            if (first.bodyB() >= 0) {
                continue;
            }
            int count = 0;
            double top = Double.NEGATIVE_INFINITY;
            double foot = Double.POSITIVE_INFINITY;
            for (Coil coil : coils) {
                if (coil.bodyB() < 0 && Math.abs(coil.bx() - first.bx()) < 1e-9) {
                    count++;
                    top = Math.max(top, coil.by());
                    foot = Math.min(foot, coil.by());
                }
            }
            for (Supports.Support support : supports) {
                if (Math.abs(support.x() - first.bx()) < 1e-9) {
                    foot = Math.min(foot, support.y());
                }
            }
            Mast mast = new Mast(first.bx(), top, foot);
            if (count >= 3 && top > foot && !masts.contains(mast)) {
                masts.add(mast);
            }
        }
        return Collections.unmodifiableList(masts);
    }

    public static StageModel of(SceneDescription scene) {
        return new StageReader(scene).read();
    }

    private static int[] byLayer(BodyFacts[] bodies) {
        int[] order = new int[bodies.length];
        int next = 0;
        for (int layer = 0; layer < Look.LAYERS; layer++) {
            for (int i = 0; i < bodies.length; i++) {
                if ((bodies[i].fixed ? 0 : Look.layer(bodies[i].look)) == layer) {
                    order[next++] = i;
                }
            }
        }
        return order;
    }

    /** Bars that follow each other in the file and are pinned end to end make a strand, which may be drawn with gaps skipped. */
    private void findStrands() {
        for (JointFacts joint : joints) {
            int a = joint.bodyA;
            int b = joint.bodyB;
            if (a < 0 || b < 0 || Math.abs(a - b) != 1 || !bodies[a].isBar() || !bodies[b].isBar()) {
                continue;
            }
            boolean aLater = a > b;
            int later = aLater ? a : b;
            double at = aLater ? joint.ax : joint.bx;
            double across = aLater ? joint.ay : joint.by;
            double half = bodies[later].length / 2;
            if (Math.abs(Math.abs(at) - half) < 0.05 * half && Math.abs(across) < 0.05 * half) {
                before[later] = later - 1;
                startEnd[later] = at < 0 ? -1 : 1;
            }
        }
    }

    /**
     * Shows the scene as its file asks, with all its bodies from top to bottom; where the file says nothing, or where everything
     * that can move has left what the file asks for, all of it.
     */
    public void frame(org.linkage.app.paint.Camera camera, Pose pose) {
        Camera wanted = scene.camera();
        if (wanted != null && wanted.width() > 0) {
            double half = 0.31 * wanted.width();
            for (int i = 0; i < bodies.length; i++) {
                // where the scene begins, not where it may have flown to
                double y = scene.bodies().get(i).position().y();
                half = Math.max(half, 1.06 * (Math.abs(y - wanted.center().y()) + bodies[i].reach));
            }
            camera.frame(wanted.center().x(), wanted.center().y(), wanted.width(), 2.2 * half);
            if (!hasLeft(camera, pose)) {
                return;
            }
        }
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < bodies.length; i++) {
            double reach = bodies[i].reach;
            left = Math.min(left, pose.x[i] - reach);
            right = Math.max(right, pose.x[i] + reach);
            low = Math.min(low, pose.y[i] - reach);
            high = Math.max(high, pose.y[i] + reach);
        }
        if (!(right >= left)) {
            camera.frame(0, 0, 4, 4);
            return;
        }
        double size = Math.max(right - left, high - low);
        double margin = size > 0 ? 0.25 * size : 2;
        camera.frame(0.5 * (left + right), 0.5 * (low + high), right - left + margin, high - low + margin);
    }

    /** The height of the highest level wall that things lie on, or of the foot of a pocket in it; NaN if there is none. */
    public double floor() {
        double highest = Double.NaN;
        for (Wall wall : walls) {
            if (wall.ny() > LEVEL && !(wall.y() <= highest)) {
                highest = wall.y();
            }
        }
        for (Hole hole : holes) {
            highest = Math.min(highest, hole.y() - hole.radius());
        }
        return highest;
    }

    /** Whether nothing that can move is to be seen: a tilted phone carries off what stands on no ground. */
    private boolean hasLeft(org.linkage.app.paint.Camera camera, Pose pose) {
        boolean anything = false;
        for (int i = 0; i < bodies.length; i++) {
            if (bodies[i].fixed) {
                continue;
            }
            anything = true;
            if (camera.sees(pose.x[i], pose.y[i], bodies[i].reach)) {
                return false;
            }
        }
        return anything;
    }
}
