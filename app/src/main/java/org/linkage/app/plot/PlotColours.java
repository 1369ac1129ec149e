package org.linkage.app.plot;

import android.content.res.Configuration;

/** The colours of plots: they differ in lightness as well as in hue, and every series has a sign of its own besides. */
public final class PlotColours {
    public static final PlotColours LIGHT = new PlotColours(false);
    public static final PlotColours DARK = new PlotColours(true);

    final int paper;
    final int ink;
    final int softInk;
    final int grid;
    final int accent;
    final int warning;
    final int broken;
    /** A body's rows and a joint's rows in the view of the matrix. */
    final int body;

    final int joint;
    final int coupling;
    final int done;
    private final int[] series;

    private PlotColours(boolean dark) {
        paper = dark ? 0xFF0F1420 : 0xFFFAF8F4;
        ink = dark ? 0xFFE6E9F0 : 0xFF1F2430;
        softInk = dark ? 0xFFA9B0C0 : 0xFF555B69;
        grid = dark ? 0xFF263046 : 0xFFE2DCD0;
        accent = dark ? 0xFF4DD0C0 : 0xFF00796B;
        warning = dark ? 0xFFF2B84B : 0xFF8A5A00;
        broken = dark ? 0xFFFF7A70 : 0xFFC62828;
        body = dark ? 0xFF6FA8E0 : 0xFF2C6AA6;
        joint = dark ? 0xFFE9B24C : 0xFFC98A12;
        coupling = dark ? 0xFFB9C1D0 : 0xFF4A5162;
        done = dark ? 0xFF2C3548 : 0xFFDAD5CA;
        series = dark
                ? new int[] {
                    0xFF7CB8F5, 0xFFEFA944, 0xFFE6E9F0, 0xFFC6A0EE, 0xFF5FD0B8, 0xFF9AA3B5, 0xFFF49AC1, 0xFFB7D35C
                }
                : new int[] {
                    0xFF1B66AC, 0xFFA85A00, 0xFF1F2430, 0xFF7A3E9D, 0xFF00796B, 0xFF6B7280, 0xFF8C2F5A, 0xFF4F6B00
                };
    }

    public static PlotColours of(boolean dark) {
        return dark ? DARK : LIGHT;
    }

    /** Those of the phone's theme. */
    public static PlotColours of(Configuration configuration) {
        return of((configuration.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES);
    }

    /** The colour of a series. */
    public int series(int index) {
        return series[index % series.length];
    }
}
