package org.linkage.app.gallery;

import org.jspecify.annotations.Nullable;

/** One row entry of the gallery: a heading across all columns, a card, or a sentence where there is nothing. */
record Row(int kind, String text, @Nullable Item item) {
    static final int HEADING = 0;
    static final int CARD = 1;
    static final int NOTHING = 2;
    static final int RACE = 3;
    static final int GO_ON = 4;

    static Row heading(String text) {
        return new Row(HEADING, text, null);
    }

    static Row card(String section, Item item) {
        return new Row(CARD, section, item);
    }

    /** The way to the races. */
    static Row race() {
        return new Row(RACE, "", null);
    }

    /** The way back to the last scene, with its title. */
    static Row goOn(String title) {
        return new Row(GO_ON, title, null);
    }

    static Row nothing(String sentence) {
        return new Row(NOTHING, sentence, null);
    }

    /** The same place in the list, whatever it shows. */
    boolean isSame(Row other) {
        Item mine = item;
        Item theirs = other.item;
        return kind == other.kind
                && text.equals(other.text)
                && (mine == null ? theirs == null : theirs != null && mine.key.equals(theirs.key));
    }
}
