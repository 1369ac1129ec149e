package org.linkage.app.measure;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Typeface;
import org.linkage.app.R;
import org.linkage.app.paint.Palette;
import org.linkage.app.plot.Chart;
import org.linkage.app.plot.PlotColours;
import org.linkage.app.plot.PlotPainter;
import org.linkage.solver.measure.Report;

/** The picture that is shared: headline, chart, legend, device. It looks the same whatever the screen. */
final class RunPicture {
    static final int WIDTH = 1200;
    static final int HEIGHT = 1200;
    private static final float SCALE = 2;
    private static final float MARGIN = 48;

    private RunPicture() {}

    static Bitmap draw(Context context, Words words, Run run, Chart chart, boolean dark) {
        Palette palette = Palette.of(dark);
        Bitmap bitmap = Bitmap.createBitmap(WIDTH, HEIGHT, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        canvas.drawColor(palette.paper);
        Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
        paint.setFontFeatureSettings("tnum");
        float y = MARGIN + 84;
        paint.setColor(palette.accent);
        paint.setTextSize(96);
        String headline = words.headline(run);
        canvas.drawText(headline, MARGIN, y, paint);
        float x = MARGIN + (headline.isEmpty() ? 0 : paint.measureText(headline) + 24);
        paint.setColor(palette.ink);
        paint.setTextSize(40);
        canvas.drawText(words.caption(run), x, y, paint);
        paint.setColor(palette.softInk);
        paint.setTextSize(28);
        y += 52;
        canvas.drawText(run.fact(Machine.DEVICE) + " · Android " + run.fact(Machine.ANDROID), MARGIN, y, paint);
        y += 40;
        canvas.drawText(context.getString(run.kind().title()) + " · " + words.date(run), MARGIN, y, paint);
        PlotPainter painter = new PlotPainter(chart, PlotColours.of(dark), SCALE, 1);
        y = legend(canvas, paint, palette, painter, chart, y + 64);
        float chartTop = y;
        canvas.save();
        canvas.translate(MARGIN, chartTop);
        painter.drawChart(canvas, chart, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - 40 - chartTop, Double.NaN);
        canvas.restore();
        paint.setColor(palette.accent);
        paint.setTextSize(28);
        paint.setTypeface(Typeface.DEFAULT_BOLD);
        canvas.drawText(context.getString(R.string.app_name), MARGIN, HEIGHT - MARGIN, paint);
        Report report = run.report();
        if (report != null && report.noisyCases() > 0) {
            paint.setTypeface(Typeface.DEFAULT);
            paint.setColor(palette.warning);
            paint.setTextAlign(Paint.Align.RIGHT);
            canvas.drawText(
                    words.count(report.noisyCases()) + " / "
                            + words.count(report.results().size()) + " ≈",
                    WIDTH - MARGIN,
                    HEIGHT - MARGIN,
                    paint);
        }
        return bitmap;
    }

    private static float legend(
            Canvas canvas, Paint paint, Palette palette, PlotPainter painter, Chart chart, float top) {
        float x = MARGIN;
        float y = top;
        paint.setTextSize(26);
        paint.setColor(palette.ink);
        for (Chart.Series one : chart.series()) {
            if (!one.visible) {
                continue;
            }
            float wide = paint.measureText(one.name) + 68;
            if (x > MARGIN && x + wide > WIDTH - MARGIN) {
                x = MARGIN;
                y += 42;
            }
            painter.sign(canvas, one.style, x + 10, y - 9, 10);
            canvas.drawText(one.name, x + 32, y, paint);
            x += wide;
        }
        return y + 24;
    }
}
