package org.linkage.app.player;

import android.view.ContextMenu;
import android.view.PointerIcon;
import android.view.View;
import org.linkage.app.R;
import org.linkage.app.paint.Pose;

/**
 * What a mouse sees and is offered on the stage: a hand over what can be pulled, and on the right button what a finger does
 * with a long press and a tap, in words.
 */
final class Mouse implements View.OnCreateContextMenuListener {
    private final StageView stage;
    private int body = -1;

    Mouse(StageView stage) {
        this.stage = stage;
    }

    PointerIcon icon(float x, float y) {
        int type = stage.busy()
                ? PointerIcon.TYPE_GRABBING
                : stage.bodyAt(x, y) >= 0 ? PointerIcon.TYPE_GRAB : PointerIcon.TYPE_ARROW;
        return PointerIcon.getSystemIcon(stage.getContext(), type);
    }

    void menu(int onBody, float x, float y) {
        body = onBody;
        stage.setOnCreateContextMenuListener(this);
        stage.showContextMenu(x, y);
        // a finger that rests on the stage holds a body fast, it opens no menu
        stage.setOnCreateContextMenuListener(null);
        stage.setLongClickable(false);
    }

    @Override
    public void onCreateContextMenu(ContextMenu menu, View view, ContextMenu.ContextMenuInfo info) {
        int meant = body;
        Pose pose = stage.pose();
        boolean held = pose != null && meant < pose.pinned.length && pose.pinned[meant];
        menu.add(held ? R.string.menu_release : R.string.menu_hold).setOnMenuItemClickListener(item -> {
            stage.togglePin(meant);
            return true;
        });
        menu.add(R.string.menu_inspect).setOnMenuItemClickListener(item -> {
            stage.selectWhole(meant);
            return true;
        });
    }
}
