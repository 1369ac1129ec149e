package org.linkage.app.plot;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.view.View;
import android.widget.FrameLayout;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Allocation;
import org.linkage.app.Pictures;

/** Rings, axes, reading and tables. */
@RunWith(AndroidJUnit4.class)
public class PlotTest {
    private final Context context = ApplicationProvider.getApplicationContext();

    @Test
    public void theRingKeepsTheNewestAndForgetsTheOldest() {
        StripData data = new StripData(4, "a", "b");
        for (int i = 0; i < 7; i++) {
            data.begin(i);
            data.set(0, 10 * i);
            data.set(1, -i);
        }
        assertEquals(4, data.size());
        assertEquals(3, data.firstTime(), 0);
        assertEquals(6, data.lastTime(), 0);
        assertEquals(30, data.y(0, 0), 0);
        assertEquals(-6, data.y(1, 3), 0);
        assertEquals("the sample at or before", 2, data.indexAt(0, 5.5));
        data.begin(1);
        assertEquals("time ran backwards: a reset", 1, data.size());
    }

    @Test
    public void axesShowRoundNumbers() {
        Axis linear = new Axis(false);
        linear.setRange(-0.3, 2.1);
        linear.findTicks(6);
        assertArrayEquals(new double[] {0, 0.5, 1, 1.5, 2}, Arrays.copyOf(linear.ticks, linear.tickCount), 1e-12);
        Axis log = new Axis(true);
        log.follow(3e-13, 2e-3, true);
        assertEquals(1e-13, log.low(), 1e-19);
        assertEquals(1e-2, log.high(), 1e-9);
        log.findTicks(4);
        assertTrue("every third decade: " + log.tickCount, log.tickCount <= 4);
        log.setPixels(0, 110);
        assertEquals("a decade is a decade", 10, log.at(1e-12) - log.at(1e-13), 1e-3);
        assertEquals(1e-7, log.value(log.at(1e-7)), 1e-12);
    }

    @Test
    public void theAxisStaysCalmWhileTheDataFit() {
        Axis axis = new Axis(false);
        axis.follow(-1, 1, true);
        double high = axis.high();
        axis.follow(-0.8, 0.9, false);
        assertEquals("a little smaller changes nothing", high, axis.high(), 0);
        axis.follow(-1, 5, false);
        assertTrue("larger grows at once", axis.high() >= 5);
    }

    @Test
    public void anAxisHasTwoNumbersAtLeast() {
        for (double size : new double[] {1, 2.6, 4.4, 7, 9.9}) {
            Axis axis = new Axis(false);
            axis.setRange(-0.45 * size, 0.55 * size);
            axis.findTicks(2);
            assertTrue(size + ": " + axis.tickCount, axis.tickCount >= 2);
        }
    }

    @Test
    public void numbersOfOneAxisAreWrittenAlike() {
        PlotBrush brush = new PlotBrush();
        Axis axis = new Axis(true);
        axis.setRange(1e-12, 1);
        axis.findTicks(5);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < axis.tickCount; i++) {
            brush.label(axis, axis.ticks[i], "m");
            all.append(brush.text).append(' ');
        }
        assertEquals("10⁻¹² m 10⁻⁹ m 10⁻⁶ m 10⁻³ m 1 m ", all.toString().replace('\u00a0', ' '));
        axis.setRange(1e-6, 1);
        axis.findTicks(3);
        brush.label(axis, 1e-3, "m");
        assertEquals("1 mm", brush.text.toString().replace('\u00a0', ' '));
    }

    @Test
    public void theTableHasUnitsAndPointsInEveryLanguage() throws Exception {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            StripData data = new StripData(8, "kinetic", "potential, total");
            data.begin(0.5);
            data.set(0, 1.25);
            data.set(1, Double.NaN);
            data.mark("Tree LDLᵀ");
            data.begin(1);
            data.set(0, 2e-7);
            data.set(1, -3);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PlotExport.write(out, data, "time [s]", "J");
            assertEquals(
                    "time [s],kinetic [J],\"potential, total [J]\",event\n"
                            + "0.500000000,1.25000000,,Tree LDLᵀ\n"
                            + "1.00000000,2.00000000e-07,-3.00000000,\n",
                    out.toString("UTF-8"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    public void aTapReadsTheValueUnderItAndFreezes() {
        StripData data = new StripData(1000, "x");
        for (int i = 0; i < 600; i++) {
            data.begin(i / 60.0);
            data.set(0, i);
        }
        PlotView plot = laidOut(PlotView.strip(context, "Test", "m", false));
        plot.setStrip(data);
        Pictures.of(plot);
        plot.read(plot.getWidth() * 0.6f);
        assertTrue(plot.isFrozen());
        assertTrue("a time in sight: " + plot.cursor(), plot.cursor() > 3 && plot.cursor() < 8);
        data.begin(11);
        data.set(0, 0);
        assertEquals("what was frozen stays", 600, plot.shown().count(0));
        plot.setFrozen(false);
        assertEquals(601, plot.shown().count(0));
        assertTrue(Double.isNaN(plot.cursor()));
        plot.zoom(5, 100);
        assertEquals(2, plot.spanInSight(), 1e-9);
        assertFalse(plot.isFrozen());
    }

    private <V extends View> V laidOut(V view) {
        new FrameLayout(context).addView(view);
        view.measure(
                View.MeasureSpec.makeMeasureSpec(640, View.MeasureSpec.EXACTLY),
                View.MeasureSpec.makeMeasureSpec(400, View.MeasureSpec.EXACTLY));
        view.layout(0, 0, 640, 400);
        return view;
    }

    @Test
    public void samplesMakeNoGarbage() throws Exception {
        StripData data = new StripData(256, "a", "b", "c");
        Axis axis = new Axis(false);
        double[] range = new double[2];
        feed(data, axis, range, 0);
        long least = Long.MAX_VALUE;
        for (int round = 1; round < 6; round++) {
            long before = Allocation.bytes();
            feed(data, axis, range, round * 1000);
            least = Math.min(least, Allocation.bytes() - before);
        }
        assertTrue("bytes for a thousand samples: " + least, least < 4000);
    }

    private static void feed(StripData data, Axis axis, double[] range, int from) {
        for (int i = 0; i < 1000; i++) {
            data.begin(from + i);
            data.set(0, i);
            data.set(1, -i);
            data.set(2, 1);
            if (PlotPainter.range(data, from, from + i, false, range)) {
                axis.follow(range[0], range[1], false);
                axis.findTicks(6);
            }
        }
    }

    @Test
    public void aTapOnMeasuredPointsReadsTheNearestAndFreezesNothing() {
        Chart chart = new Chart(true, "links", "", "time", "s");
        chart.add("tree", new double[] {1000, 10, 100}, new double[] {1e-3, 1e-5, 1e-4}, false);
        PlotView plot = laidOut(new PlotView(context, null));
        plot.setChart(chart);
        Pictures.of(plot);
        plot.read(plot.getWidth() * 0.55f);
        assertEquals("the middle of three decades", 100, plot.cursor(), 0);
        assertFalse(plot.isFrozen());
        plot.read(plot.getWidth() * 0.55f);
        assertTrue("the same place again stops reading", Double.isNaN(plot.cursor()));
    }

    @Test
    public void allNumbersOfAnAxisHaveTheSamePrefix() {
        PlotBrush brush = new PlotBrush();
        Axis seconds = new Axis(false);
        seconds.setRange(0, 2);
        seconds.findTicks(5);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < seconds.tickCount; i++) {
            brush.label(seconds, seconds.ticks[i], "s");
            all.append(brush.text).append('|');
        }
        assertEquals("0.0 s|0.5 s|1.0 s|1.5 s|2.0 s|", all.toString().replace('\u00a0', ' '));
        Axis depth = new Axis(false);
        depth.setRange(-16e-6, 2e-6);
        depth.findTicks(4);
        all.setLength(0);
        for (int i = 0; i < depth.tickCount; i++) {
            brush.label(depth, depth.ticks[i], "m");
            all.append(brush.text).append('|');
        }
        assertEquals("−15 µm|−10 µm|−5 µm|0 µm|", all.toString().replace('\u00a0', ' '));
    }

    /** Where each name of a legend begins. */
    private static Map<String, float[]> names(int width, StripData data, String unit) {
        Map<String, float[]> at = new HashMap<>();
        Canvas canvas = new Canvas(Bitmap.createBitmap(width, 400, Bitmap.Config.ARGB_8888)) {
            @Override
            public void drawText(String words, float x, float y, Paint paint) {
                at.put(words, new float[] {x, y});
                super.drawText(words, x, y, paint);
            }
        };
        PlotPainter painter = new PlotPainter(false, true, "s", unit);
        painter.setColours(PlotColours.LIGHT, 1, 1);
        painter.xAxis.setRange(0, 1);
        painter.yAxis.setRange(1e-9, 1);
        painter.drawStrip(canvas, data, width, 400, Double.NaN);
        return at;
    }

    @Test
    public void aLegendOfMoreThanOneLineStandsInColumns() {
        StripData phases = new StripData(10, "assemble", "factor", "solve", "integrate");
        phases.begin(0);
        for (int s = 0; s < 4; s++) {
            phases.set(s, 1e-6);
        }
        Map<String, float[]> narrow = names(328, phases, "s");
        float[] first = narrow.get("assemble");
        float[] second = narrow.get("factor");
        assertEquals("two in a line", first[1], second[1], 0);
        assertTrue("the others below", narrow.get("solve")[1] > first[1]);
        assertEquals(first[0], narrow.get("solve")[0], 0);
        assertEquals(second[0], narrow.get("integrate")[0], 0);
        assertEquals(narrow.get("solve")[1], narrow.get("integrate")[1], 0);
        Map<String, float[]> wide = names(900, phases, "s");
        assertEquals("all in a line", wide.get("assemble")[1], wide.get("integrate")[1], 0);
        // lengths may need a power of ten, and room for it
        assertTrue(names(328, phases, "m").get("factor")[1] > first[1]);
    }
}
