package org.linkage.app.paint;

import org.linkage.solver.scene.BodyDescription;
import org.linkage.solver.scene.SceneDescription;

/**
 * Where everything is at one instant, and what the joints carry: flat arrays, allocated once per scene and filled again for
 * every picture.
 */
public final class Pose {
    /** The most contact points and fingers that a picture shows. */
    public static final int MOST_CONTACTS = 512;

    public static final int MOST_GRIPS = 10;

    public final double[] x;
    public final double[] y;
    public final double[] cos;
    public final double[] sin;
    public final boolean[] pinned;

    /** The velocity of each centre of mass in m/s, y up, and the angular velocity in rad/s. */
    public final double[] velocityX;

    public final double[] velocityY;
    public final double[] spin;

    /** |λ| of each joint in newtons. */
    public final double[] load;

    /** The force of each joint on its body A in newtons, y up; 0 for joints without one. */
    public final double[] forceX;

    public final double[] forceY;

    /** How far each joint is open, as a vector from A's point to B's point; never interpolated. */
    public final double[] gapX;

    public final double[] gapY;

    public int contacts;
    public final double[] contactX = new double[MOST_CONTACTS];
    public final double[] contactY = new double[MOST_CONTACTS];
    public final double[] contactForceX = new double[MOST_CONTACTS];
    public final double[] contactForceY = new double[MOST_CONTACTS];

    public int grips;
    public final double[] gripX = new double[MOST_GRIPS];
    public final double[] gripY = new double[MOST_GRIPS];
    public final double[] targetX = new double[MOST_GRIPS];
    public final double[] targetY = new double[MOST_GRIPS];
    public final double[] gripForce = new double[MOST_GRIPS];

    public double time;

    /** For so many bodies and joints, everything at the origin. */
    public Pose(int bodies, int joints) {
        x = new double[bodies];
        y = new double[bodies];
        cos = new double[bodies];
        sin = new double[bodies];
        pinned = new boolean[bodies];
        velocityX = new double[bodies];
        velocityY = new double[bodies];
        spin = new double[bodies];
        load = new double[joints];
        forceX = new double[joints];
        forceY = new double[joints];
        gapX = new double[joints];
        gapY = new double[joints];
        java.util.Arrays.fill(cos, 1);
    }

    /** The pose of the file, before anything has moved. */
    public static Pose of(SceneDescription scene) {
        Pose pose = new Pose(scene.bodies().size(), scene.joints().size());
        for (int i = 0; i < pose.x.length; i++) {
            BodyDescription body = scene.bodies().get(i);
            pose.x[i] = body.position().x();
            pose.y[i] = body.position().y();
            pose.cos[i] = StrictMath.cos(body.angle());
            pose.sin[i] = StrictMath.sin(body.angle());
        }
        return pose;
    }

    /** The world x of a body's point; body −1 is the world itself. */
    public double worldX(int body, double localX, double localY) {
        return body < 0 ? localX : x[body] + cos[body] * localX - sin[body] * localY;
    }

    /** The world y of a body's point. */
    public double worldY(int body, double localX, double localY) {
        return body < 0 ? localY : y[body] + sin[body] * localX + cos[body] * localY;
    }

    /** The x in a body's frame of a point of the world. */
    public double localX(int body, double worldX, double worldY) {
        return body < 0 ? worldX : cos[body] * (worldX - x[body]) + sin[body] * (worldY - y[body]);
    }

    /** The y in a body's frame of a point of the world. */
    public double localY(int body, double worldX, double worldY) {
        return body < 0 ? worldY : -sin[body] * (worldX - x[body]) + cos[body] * (worldY - y[body]);
    }
}
