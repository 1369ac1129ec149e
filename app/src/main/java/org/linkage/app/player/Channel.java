package org.linkage.app.player;

import org.linkage.app.paint.StageModel;

/** The pictures of one scene: made when the scene is opened, and left when another one is. */
public final class Channel {
    public final StageModel model;
    final TripleBuffer<Picture> pictures;

    Channel(StageModel model) {
        this.model = model;
        pictures = new TripleBuffer<>(picture(), picture(), picture());
    }

    private Picture picture() {
        return new Picture(model.bodies.length, model.joints.length);
    }

    /** The newest picture; for the UI thread. */
    public Picture newest() {
        pictures.refresh();
        return pictures.front();
    }
}
