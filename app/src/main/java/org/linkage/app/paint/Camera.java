package org.linkage.app.paint;

/**
 * The window on the world: which point of it lies in the middle of the free part of the screen, and how many pixels a metre
 * takes. The world's y points up, the screen's down: X = X₀ + s (x − x₀), Y = Y₀ − s (y − y₀).
 *
 * <p>The picture covers the whole view, also beneath bars and panels; the free part is what they leave, and what is framed
 * is framed inside it. When a panel slides, the middle slides with it and the mechanism stays in sight.
 */
public final class Camera {
    private static final double SMALLEST_SCALE = 1e-3;
    private static final double LARGEST_SCALE = 1e7;

    private double centerX;
    private double centerY;
    private double scale = 100;
    private int width = 1;
    private int height = 1;
    private double freeLeft;
    private double freeTop;
    private double freeRight = 1;
    private double freeBottom = 1;

    /** The size of the whole picture in pixels. */
    public void setSize(int newWidth, int newHeight) {
        width = Math.max(1, newWidth);
        height = Math.max(1, newHeight);
        setFree(0, 0, width, height);
    }

    /** The part of the picture that bars and panels leave free. */
    public void setFree(double left, double top, double right, double bottom) {
        freeLeft = left;
        freeTop = top;
        freeRight = Math.max(right, left + 1);
        freeBottom = Math.max(bottom, top + 1);
    }

    /** Shows the rectangle of the world about a centre, as large as the free part allows. */
    public void frame(double x, double y, double worldWidth, double worldHeight) {
        double fitX = (freeRight - freeLeft) / Math.max(worldWidth, 1e-9);
        double fitY = (freeBottom - freeTop) / Math.max(worldHeight, 1e-9);
        look(x, y, Math.min(fitX, fitY));
    }

    /** Puts a point of the world in the middle at a scale in pixels per metre. */
    public void look(double x, double y, double pixelsPerMetre) {
        centerX = x;
        centerY = y;
        scale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, pixelsPerMetre));
    }

    /** Moves the picture by pixels, as a finger does. */
    public void pan(double dx, double dy) {
        centerX -= dx / scale;
        centerY += dy / scale;
    }

    /** Zooms by a factor so that the world's point under (screenX, screenY) stays there. */
    public void zoom(double factor, double screenX, double screenY) {
        double x = worldX(screenX);
        double y = worldY(screenY);
        scale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale * factor));
        centerX += x - worldX(screenX);
        centerY += y - worldY(screenY);
    }

    public void set(Camera other) {
        centerX = other.centerX;
        centerY = other.centerY;
        scale = other.scale;
        width = other.width;
        height = other.height;
        setFree(other.freeLeft, other.freeTop, other.freeRight, other.freeBottom);
    }

    public float screenX(double x) {
        return (float) (middleX() + (x - centerX) * scale);
    }

    public float screenY(double y) {
        return (float) (middleY() - (y - centerY) * scale);
    }

    public double worldX(double screenX) {
        return centerX + (screenX - middleX()) / scale;
    }

    public double worldY(double screenY) {
        return centerY - (screenY - middleY()) / scale;
    }

    /** Whether a circle of the world touches the picture. */
    public boolean sees(double x, double y, double radius) {
        double r = radius * scale;
        double sx = middleX() + (x - centerX) * scale;
        double sy = middleY() - (y - centerY) * scale;
        return sx + r >= 0 && sx - r <= width && sy + r >= 0 && sy - r <= height;
    }

    /** Pixels per metre. */
    public double scale() {
        return scale;
    }

    public double centerX() {
        return centerX;
    }

    public double centerY() {
        return centerY;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public double freeLeft() {
        return freeLeft;
    }

    public double freeTop() {
        return freeTop;
    }

    public double freeRight() {
        return freeRight;
    }

    public double freeBottom() {
        return freeBottom;
    }

    private double middleX() {
        return 0.5 * (freeLeft + freeRight);
    }

    private double middleY() {
        return 0.5 * (freeTop + freeBottom);
    }
}
