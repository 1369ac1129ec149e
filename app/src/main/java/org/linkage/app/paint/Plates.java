package org.linkage.app.paint;

/**
 * Finds room for the plates of one picture: each keeps its wish if nothing lies there yet, else moves by whole lines or widths,
 * and stays in the free part of the picture as long as what it speaks of is there. First come, first served: what matters most
 * asks first, and arrow heads are kept clear of all.
 */
final class Plates {
    /** How far a plate may go: next to its place only, or as far as a line can tie it to what it speaks of. */
    static final int NEAR = 3;

    static final int FAR = 15;

    private static final int MOST = 192;
    /** Steps from the wish, in widths and lines: here, above, below, beside, then further away. */
    private static final int[] STEPS = {
        0, 0, 0, -1, 0, 1, 1, 0, -1, 0, 0, -2, 0, 2, 1, -1, -1, -1, 1, 1, -1, 1, 0, -3, 0, 3, 0, -4, 0, 4
    };

    private final float[] taken = new float[4 * MOST];
    private int count;
    private float left;
    private float top;
    private float right;
    private float bottom;

    /** The middle of the place that was found last. */
    float x;

    float y;

    /** A new picture with so much of it free of bars and panels, and nothing on it. */
    void begin(double freeLeft, double freeTop, double freeRight, double freeBottom) {
        count = 0;
        left = (float) freeLeft;
        top = (float) freeTop;
        right = (float) freeRight;
        bottom = (float) freeBottom;
    }

    /** Whether a point is in the free part of the picture. */
    boolean sees(float atX, float atY) {
        return atX >= left && atX <= right && atY >= top && atY <= bottom;
    }

    /** Keeps a square about a point clear. */
    void keepClear(float atX, float atY, float half) {
        take(atX - half, atY - half, atX + half, atY + half);
    }

    /**
     * Looks for a place near (wishX, wishY) for a plate of twice the given half sizes that speaks of (ofX, ofY).
     *
     * @param tries {@link #NEAR} or {@link #FAR}
     * @return false if everything near is taken; then the place is the wish itself, and nothing is taken
     */
    boolean find(
            float ofX, float ofY, float wishX, float wishY, float halfWidth, float halfHeight, float gap, int tries) {
        boolean inSight = sees(ofX, ofY);
        float nearX = inSight ? between(left + halfWidth + gap, wishX, right - halfWidth - gap) : wishX;
        float nearY = inSight ? between(top + halfHeight + gap, wishY, bottom - halfHeight - gap) : wishY;
        for (int attempt = 0; attempt < tries; attempt++) {
            x = nearX + STEPS[2 * attempt] * (2 * halfWidth + gap);
            y = nearY + STEPS[2 * attempt + 1] * (2 * halfHeight + gap);
            boolean inside = !inSight
                    || (x >= left + halfWidth
                            && x <= right - halfWidth
                            && y >= top + halfHeight
                            && y <= bottom - halfHeight);
            if (inside && free(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight)) {
                take(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
                return true;
            }
        }
        x = nearX;
        y = nearY;
        return false;
    }

    private static float between(float least, float value, float most) {
        return Math.max(least, Math.min(most, value));
    }

    private boolean free(float fromX, float fromY, float toX, float toY) {
        for (int i = 0; i < 4 * count; i += 4) {
            if (fromX < taken[i + 2] && toX > taken[i] && fromY < taken[i + 3] && toY > taken[i + 1]) {
                return false;
            }
        }
        return true;
    }

    private void take(float fromX, float fromY, float toX, float toY) {
        if (count < MOST) {
            taken[4 * count] = fromX;
            taken[4 * count + 1] = fromY;
            taken[4 * count + 2] = toX;
            taken[4 * count + 3] = toY;
            count++;
        }
    }
}
