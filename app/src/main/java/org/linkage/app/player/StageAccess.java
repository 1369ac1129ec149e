package org.linkage.app.player;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.accessibility.AccessibilityEvent;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.customview.widget.ExploreByTouchHelper;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.paint.BodyFacts;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.StageModel;

/** The stage for those who do not see it: a dozen groups of bodies, each with what it is, and actions that push and pin it. */
final class StageAccess extends ExploreByTouchHelper {
    private final StageView stage;
    private BodyGroups groups = BodyGroups.NONE;

    StageAccess(StageView stage) {
        super(stage);
        this.stage = stage;
    }

    void setModel(StageModel model) {
        groups = BodyGroups.of(model);
        invalidateRoot();
    }

    BodyGroups groups() {
        return groups;
    }

    /** The body that stands for the next group that can be pulled, after a selected body (−1 for none); −1 at the end. */
    int next(int selected, boolean backwards) {
        int step = backwards ? -1 : 1;
        int from = selected < 0 ? (backwards ? groups.count() : -1) : groups.groupOf(selected);
        for (int group = from + step; group >= 0 && group < groups.count(); group += step) {
            if (!groups.fixed(group)) {
                return groups.handle(group);
            }
        }
        return -1;
    }

    @Override
    protected int getVirtualViewAt(float x, float y) {
        int body = stage.bodyAt(x, y);
        int group = body < 0 ? -1 : groups.groupOf(body);
        return group < 0 ? HOST_ID : group;
    }

    @Override
    protected void getVisibleVirtualViews(List<Integer> ids) {
        for (int i = 0; i < groups.count(); i++) {
            ids.add(i);
        }
    }

    @Override
    protected void onPopulateEventForVirtualView(int id, AccessibilityEvent event) {
        event.setContentDescription(description(id));
    }

    private String description(int id) {
        if (id < 0 || id >= groups.count()) {
            return stage.getResources().getString(R.string.stage_nothing);
        }
        int body = groups.first(id);
        int size = groups.size(id);
        Pose pose = stage.pose();
        String name = size == 1
                ? groups.name(id)
                : stage.getResources().getQuantityString(R.plurals.stage_group, size, groups.name(id), size);
        boolean pinned = pose != null && body < pose.pinned.length && pose.pinned[body];
        return pinned ? stage.getResources().getString(R.string.stage_pinned, name) : name;
    }

    @Override
    @SuppressWarnings("deprecation") // the helper itself asks for bounds in the parent
    protected void onPopulateNodeForVirtualView(int id, AccessibilityNodeInfoCompat node) {
        node.setContentDescription(description(id));
        node.setClassName("android.widget.Button");
        node.setBoundsInParent(bounds(id));
        if (id < 0 || id >= groups.count() || groups.fixed(id)) {
            return;
        }
        node.addAction(AccessibilityNodeInfoCompat.ACTION_CLICK);
        action(node, R.id.action_push_left, R.string.push_left);
        action(node, R.id.action_push_right, R.string.push_right);
        action(node, R.id.action_push_up, R.string.push_up);
        action(node, R.id.action_push_down, R.string.push_down);
        action(node, R.id.action_pin, R.string.pin_or_release);
    }

    private void action(AccessibilityNodeInfoCompat node, int id, int label) {
        node.addAction(new AccessibilityActionCompat(id, stage.getResources().getString(label)));
    }

    /** The bodies of the group on the screen, never empty. */
    private Rect bounds(int id) {
        StageModel model = stage.model();
        Pose pose = stage.pose();
        Rect all = new Rect();
        if (model != null && pose != null && id >= 0 && id < groups.count()) {
            for (int i = groups.first(id); i < groups.first(id) + groups.size(id) && i < pose.x.length; i++) {
                BodyFacts body = model.bodies[i];
                int reach = (int) Math.max(12, body.reach * stage.camera().scale());
                int x = (int) stage.camera().screenX(pose.x[i]);
                int y = (int) stage.camera().screenY(pose.y[i]);
                all.union(x - reach, y - reach, x + reach, y + reach);
            }
        }
        if (!all.intersect(0, 0, stage.getWidth(), stage.getHeight())) {
            all.set(0, 0, 1, 1);
        }
        return all;
    }

    @Override
    protected boolean onPerformActionForVirtualView(int id, int action, @Nullable Bundle arguments) {
        if (id < 0 || id >= groups.count()) {
            return false;
        }
        int body = groups.handle(id);
        if (action == AccessibilityNodeInfoCompat.ACTION_CLICK) {
            stage.selectWhole(body);
        } else if (action == R.id.action_push_left) {
            stage.push(body, -1, 0);
        } else if (action == R.id.action_push_right) {
            stage.push(body, 1, 0);
        } else if (action == R.id.action_push_up) {
            stage.push(body, 0, 1);
        } else if (action == R.id.action_push_down) {
            stage.push(body, 0, -1);
        } else if (action == R.id.action_pin) {
            stage.togglePin(body);
        } else {
            return false;
        }
        invalidateVirtualView(id);
        return true;
    }
}
