package org.linkage.app.player;

import org.linkage.app.paint.JointFacts;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;
import org.linkage.solver.simulation.Snapshot;

/** A pose between two snapshots. Places and angles are interpolated; loads, gaps and contacts are those of the later one. */
final class Between {
    private Between() {}

    static void fill(StageModel model, Snapshot from, Snapshot to, double place, Pose pose) {
        double a = 1 - place;
        for (int i = 0; i < to.bodies; i++) {
            pose.x[i] = a * from.x[i] + place * to.x[i];
            pose.y[i] = a * from.y[i] + place * to.y[i];
            double c = a * from.cos[i] + place * to.cos[i];
            double s = a * from.sin[i] + place * to.sin[i];
            double length = Math.sqrt(c * c + s * s);
            boolean sound = length > 1e-3;
            pose.cos[i] = sound ? c / length : to.cos[i];
            pose.sin[i] = sound ? s / length : to.sin[i];
            pose.pinned[i] = to.pinned[i];
            pose.velocityX[i] = to.vx[i];
            pose.velocityY[i] = to.vy[i];
            pose.spin[i] = to.omega[i];
        }
        for (int i = 0; i < to.joints; i++) {
            pose.load[i] = Math.sqrt(to.fx[i] * to.fx[i] + to.fy[i] * to.fy[i]);
            pose.forceX[i] = to.fx[i];
            pose.forceY[i] = to.fy[i];
            gap(model.joints[i], to, i, pose);
        }
        int contacts = Math.min(to.contactCount, Pose.MOST_CONTACTS);
        pose.contacts = contacts;
        System.arraycopy(to.cx, 0, pose.contactX, 0, contacts);
        System.arraycopy(to.cy, 0, pose.contactY, 0, contacts);
        System.arraycopy(to.cfx, 0, pose.contactForceX, 0, contacts);
        System.arraycopy(to.cfy, 0, pose.contactForceY, 0, contacts);
        int grips = Math.min(to.gripCount, Pose.MOST_GRIPS);
        pose.grips = grips;
        System.arraycopy(to.gx, 0, pose.gripX, 0, grips);
        System.arraycopy(to.gy, 0, pose.gripY, 0, grips);
        System.arraycopy(to.tx, 0, pose.targetX, 0, grips);
        System.arraycopy(to.ty, 0, pose.targetY, 0, grips);
        System.arraycopy(to.gripForce, 0, pose.gripForce, 0, grips);
        pose.time = a * from.time + place * to.time;
    }

    /** How far a joint is open: what its equation forbids, not what it lets move. */
    private static void gap(JointFacts joint, Snapshot at, int i, Pose pose) {
        double dx = at.jx2[i] - at.jx[i];
        double dy = at.jy2[i] - at.jy[i];
        switch (joint.type) {
            case REVOLUTE, WELD -> {
                pose.gapX[i] = dx;
                pose.gapY[i] = dy;
            }
            case PRISMATIC, POINT_ON_LINE -> {
                double c = joint.bodyB < 0 ? 1 : at.cos[joint.bodyB];
                double s = joint.bodyB < 0 ? 0 : at.sin[joint.bodyB];
                double nx = -(s * joint.axisX + c * joint.axisY);
                double ny = c * joint.axisX - s * joint.axisY;
                double off = dx * nx + dy * ny;
                pose.gapX[i] = off * nx;
                pose.gapY[i] = off * ny;
            }
            case DISTANCE -> {
                double length = Math.sqrt(dx * dx + dy * dy);
                double off = length > 0 ? (length - joint.length) / length : 0;
                pose.gapX[i] = off * dx;
                pose.gapY[i] = off * dy;
            }
            default -> {
                pose.gapX[i] = 0;
                pose.gapY[i] = 0;
            }
        }
    }
}
