package org.linkage.app.plot;

import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.graphics.drawable.Drawable;
import androidx.annotation.Nullable;

/** The sign and colour of a series, for legends. */
public final class SignDrawable extends Drawable {
    private final int style;
    private final float density;
    private final PlotBrush brush = new PlotBrush();

    public SignDrawable(int style, PlotColours colours, float density) {
        this.style = style;
        this.density = density;
        brush.set(colours, density, 1);
    }

    @Override
    public int getIntrinsicWidth() {
        return (int) (20 * density);
    }

    @Override
    public int getIntrinsicHeight() {
        return getIntrinsicWidth();
    }

    @Override
    public void draw(Canvas canvas) {
        brush.begin(canvas);
        brush.sign(style, getBounds().exactCenterX(), getBounds().exactCenterY(), 6 * density);
    }

    @Override
    public void setAlpha(int alpha) {
        // a sign is always solid
    }

    @Override
    public void setColorFilter(@Nullable ColorFilter filter) {
        // its colour has a meaning
    }

    @Override
    @SuppressWarnings("deprecation")
    public int getOpacity() {
        return PixelFormat.TRANSLUCENT;
    }
}
