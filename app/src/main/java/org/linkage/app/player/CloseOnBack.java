package org.linkage.app.player;

import androidx.activity.BackEventCompat;
import androidx.activity.OnBackPressedCallback;

/**
 * Back closes what is open before it leaves: a large number, a card, the controls of a narrow screen. The sheet follows the
 * gesture of a back that is not yet certain.
 */
final class CloseOnBack extends OnBackPressedCallback {
    private final Hud hud;
    private final Inspector inspector;
    private final Sheet sheet;
    private final Runnable onInspectorClosed;

    CloseOnBack(Hud hud, Inspector inspector, Sheet sheet, Runnable onInspectorClosed) {
        super(false);
        this.hud = hud;
        this.inspector = inspector;
        this.sheet = sheet;
        this.onInspectorClosed = onInspectorClosed;
    }

    /** Something was opened or closed. */
    void update() {
        setEnabled(hud.isLarge() || inspector.isOpen() || sheet.coversStage());
    }

    private boolean sheetIsNext() {
        return !hud.isLarge() && !inspector.isOpen();
    }

    @Override
    public void handleOnBackStarted(BackEventCompat event) {
        if (sheetIsNext()) {
            sheet.backStarted(event);
        }
    }

    @Override
    public void handleOnBackProgressed(BackEventCompat event) {
        if (sheetIsNext()) {
            sheet.backProgressed(event);
        }
    }

    @Override
    public void handleOnBackCancelled() {
        if (sheetIsNext()) {
            sheet.backCancelled();
        }
    }

    @Override
    public void handleOnBackPressed() {
        if (hud.isLarge()) {
            hud.enlarge(-1);
        } else if (inspector.isOpen()) {
            inspector.close();
            onInspectorClosed.run();
        } else {
            sheet.backInvoked();
        }
        update();
    }
}
