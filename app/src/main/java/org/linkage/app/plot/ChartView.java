package org.linkage.app.plot;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;
import androidx.annotation.Nullable;
import org.linkage.app.paint.Palette;

/** Shows a {@link Chart}. The words for it come from whoever knows what the points mean, as content description. */
public final class ChartView extends View {
    private final ChartPainter painter;
    private final float letters;
    private @Nullable Chart chart;

    public ChartView(Context context, @Nullable AttributeSet attributes) {
        super(context, attributes);
        Configuration now = context.getResources().getConfiguration();
        boolean dark = (now.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
        letters = Math.min(1.5f, now.fontScale);
        painter = new ChartPainter(Palette.of(dark), context.getResources().getDisplayMetrics().density, letters);
    }

    public void setChart(@Nullable Chart newChart) {
        chart = newChart;
        invalidate();
    }

    @Override
    protected void onMeasure(int widthSpec, int heightSpec) {
        int width = MeasureSpec.getSize(widthSpec);
        float most = 400 * getResources().getDisplayMetrics().density;
        int wanted = (int) (letters * Math.min(most, 0.9f * width));
        setMeasuredDimension(width, resolveSize(Math.max(wanted, getSuggestedMinimumHeight()), heightSpec));
    }

    @Override
    protected void onDraw(Canvas canvas) {
        if (chart != null) {
            painter.draw(canvas, chart, getWidth(), getHeight());
        }
    }
}
