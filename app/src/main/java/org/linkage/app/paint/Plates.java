package org.linkage.app.paint;

/**
 * Finds room for the plates of one picture: each keeps its wish if nothing lies there yet, else moves up or down by whole lines,
 * and stays inside the picture as long as what it speaks of is in sight. First come, first served: what matters most asks first.
 */
final class Plates {
    private static final int MOST = 96;
    private static final int TRIES = 9;

    private final float[] taken = new float[4 * MOST];
    private int count;
    private float width;
    private float height;

    /** The middle of the place that was found last. */
    float x;

    float y;

    /** A new picture of so many pixels, with nothing on it. */
    void begin(float newWidth, float newHeight) {
        count = 0;
        width = newWidth;
        height = newHeight;
    }

    /**
     * Looks for a place near (wishX, wishY) for a plate of twice the given half sizes.
     *
     * @return false if everything near is taken; then the place is the wish itself
     */
    boolean find(float wishX, float wishY, float halfWidth, float halfHeight, float gap) {
        boolean inSight =
                wishX > -halfWidth && wishX < width + halfWidth && wishY > -halfHeight && wishY < height + halfHeight;
        float nearX = inSight ? Math.max(halfWidth + gap, Math.min(width - halfWidth - gap, wishX)) : wishX;
        float nearY = inSight ? Math.max(halfHeight + gap, Math.min(height - halfHeight - gap, wishY)) : wishY;
        for (int attempt = 0; attempt < TRIES; attempt++) {
            // here, above, below, further above, …
            float shift = (attempt % 2 == 0 ? 1 : -1) * ((attempt + 1) / 2) * (2 * halfHeight + gap);
            x = nearX;
            y = nearY + shift;
            boolean inside = !inSight || (y >= halfHeight && y <= height - halfHeight);
            if (inside && free(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight)) {
                take(halfWidth, halfHeight);
                return true;
            }
        }
        x = nearX;
        y = nearY;
        take(halfWidth, halfHeight);
        return false;
    }

    private boolean free(float left, float top, float right, float bottom) {
        for (int i = 0; i < 4 * count; i += 4) {
            if (left < taken[i + 2] && right > taken[i] && top < taken[i + 3] && bottom > taken[i + 1]) {
                return false;
            }
        }
        return true;
    }

    private void take(float halfWidth, float halfHeight) {
        if (count < MOST) {
            taken[4 * count] = x - halfWidth;
            taken[4 * count + 1] = y - halfHeight;
            taken[4 * count + 2] = x + halfWidth;
            taken[4 * count + 3] = y + halfHeight;
            count++;
        }
    }
}
