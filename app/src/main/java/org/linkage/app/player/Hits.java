package org.linkage.app.player;

/** Hands every hard hit of the scene to the senses, once, when the picture that shows it comes to the screen. */
final class Hits {
    /** The hand or the ear. */
    interface Sense {
        /** @param strength how hard, up to 1 */
        void hit(double strength);
    }

    private final Sense hand;
    private final Sense ear;
    private int seen = -1;

    Hits(Sense hand, Sense ear) {
        this.hand = hand;
        this.ear = ear;
    }

    void follow(Picture picture) {
        boolean news = seen >= 0 && picture.thuds != seen;
        seen = picture.thuds;
        if (news) {
            hand.hit(picture.thud);
            ear.hit(picture.thud);
        }
    }
}
