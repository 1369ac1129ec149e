package org.linkage.app.plot;

import android.graphics.Bitmap;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.linkage.app.FileStore;

/** A plot as a table with units in its header, numbers as every program reads them, or as a picture. */
public final class PlotExport {
    private PlotExport() {}

    /** The table of what a plot shows; made from a copy, so that values may go on coming. */
    public static FileStore.Content csv(PlotView plot) {
        PlotData shown = plot.shown();
        String[] names = new String[shown == null ? 0 : shown.seriesCount()];
        for (int s = 0; shown != null && s < names.length; s++) {
            names[s] = shown.name(s);
        }
        return csv(plot, names);
    }

    /** As {@link #csv(PlotView)}, with other names for the columns. */
    public static FileStore.Content csv(PlotView plot, String[] names) {
        PlotData shown = plot.shown();
        if (shown instanceof StripData strip) {
            StripData copy = strip.twin(names);
            copy.copy(strip);
            return out -> write(out, copy, plot.xHeader(), plot.unit());
        }
        return out -> {
            if (shown != null) {
                write(out, shown, plot.xHeader(), plot.unit());
            }
        };
    }

    /** The picture of a plot. */
    public static FileStore.Content png(PlotView plot) {
        float density = plot.getResources().getDisplayMetrics().density;
        Bitmap picture = plot.picture(Math.round(640 * density), Math.round(400 * density));
        return out -> {
            if (!picture.compress(Bitmap.CompressFormat.PNG, 100, out)) {
                throw new IOException("The picture cannot be written.");
            }
        };
    }

    static void write(OutputStream stream, PlotData data, String xHeader, String unit) throws IOException {
        Writer out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
        if (data instanceof StripData) {
            shared(out, data, xHeader, unit);
        } else {
            separate(out, data, xHeader, unit);
        }
        out.flush();
    }

    /** One line per instant, a column per series, and what happened then. */
    private static void shared(Writer out, PlotData data, String xHeader, String unit) throws IOException {
        out.write(cell(xHeader));
        for (int s = 0; s < data.seriesCount(); s++) {
            out.write(',');
            out.write(cell(header(data.name(s), unit)));
        }
        out.write(",event\n");
        int rows = data.seriesCount() == 0 ? 0 : data.count(0);
        int mark = 0;
        for (int i = 0; i < rows; i++) {
            out.write(number(data.x(0, i)));
            for (int s = 0; s < data.seriesCount(); s++) {
                out.write(',');
                out.write(number(data.y(s, i)));
            }
            out.write(',');
            StringBuilder events = new StringBuilder();
            while (mark < data.markCount() && data.markX(mark) <= data.x(0, i)) {
                events.append(events.length() == 0 ? "" : "; ").append(data.markText(mark++));
            }
            out.write(cell(events.toString()));
            out.write('\n');
        }
    }

    /** One line per point. */
    private static void separate(Writer out, PlotData data, String xHeader, String unit) throws IOException {
        out.write("series," + cell(xHeader) + "," + cell(header("value", unit)) + "\n");
        for (int s = 0; s < data.seriesCount(); s++) {
            for (int i = 0; i < data.count(s); i++) {
                out.write(cell(data.name(s)) + "," + number(data.x(s, i)) + "," + number(data.y(s, i)) + "\n");
            }
        }
    }

    private static String header(String name, String unit) {
        return unit.isEmpty() ? name : name + " [" + unit + "]";
    }

    /** The same digits in every language; nothing for what is no number. */
    private static String number(double value) {
        return Double.isNaN(value) || Double.isInfinite(value) ? "" : String.format(Locale.ROOT, "%.9g", value);
    }

    private static String cell(String text) {
        boolean plain = text.indexOf(',') < 0 && text.indexOf('"') < 0 && text.indexOf('\n') < 0;
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
