package org.linkage.solver.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.force.Finger;
import org.linkage.solver.integrate.Grips;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/** The fingers on a scene by their handles: small numbers that are never given twice. */
final class Touch {
    private final Grips grips;
    private final List<Integer> handles = new ArrayList<>();
    private final List<Double> strengths = new ArrayList<>();
    private int next = 1;

    Touch(int coordinates) {
        grips = new Grips(coordinates);
    }

    Grips grips() {
        return grips;
    }

    /** Takes hold of the point of a body that is at (px, py) in the world now. */
    int grab(PlanarBody body, State state, double px, double py, double strength) {
        int handle = next++;
        Anchor point = body.angleOffset() < 0 ? new Anchor(body, 0, 0) : Anchor.at(body, state, px, py);
        grips.add(new Finger("finger" + handle, point, px, py), strength);
        handles.add(handle);
        strengths.add(strength);
        return handle;
    }

    int count() {
        return handles.size();
    }

    /** The finger of a handle; null if it was released. */
    @Nullable
    Finger finger(int handle) {
        for (int i = 0; i < handles.size(); i++) {
            if (handles.get(i) == handle) {
                return grips.fingers().get(i);
            }
        }
        return null;
    }

    /** Forgets a handle and returns its finger. */
    @Nullable
    Finger release(int handle) {
        Finger finger = finger(handle);
        if (finger != null) {
            grips.remove(finger);
            int at = handles.indexOf(handle);
            handles.remove(at);
            strengths.remove(at);
        }
        return finger;
    }

    void releaseAll() {
        while (!handles.isEmpty()) {
            release(handles.get(0));
        }
    }

    /** The same fingers with the same handles on the bodies of another mechanism of the same shape. */
    void moveTo(Mechanism mechanism) {
        List<Finger> old = new ArrayList<>(grips.fingers());
        for (Finger finger : old) {
            grips.remove(finger);
        }
        for (int i = 0; i < old.size(); i++) {
            Finger finger = old.get(i);
            Anchor point = finger.point();
            PlanarBody body = point.body == null ? null : (PlanarBody) mechanism.body(point.body.index());
            Finger moved =
                    new Finger(finger.id(), new Anchor(body, point.ux, point.uy), finger.targetX(), finger.targetY());
            grips.add(moved, strengths.get(i));
        }
    }
}
