package org.linkage.app.paint;

/**
 * The load at the top of the colour ramp: a round number that follows the greatest |λ| up at once and down slowly, so that
 * colours do not flicker.
 */
public final class LoadScale {
    private static final double SHRINK = 0.995;
    private double peak;
    private double top = 1;

    /** Takes in the loads of one picture. */
    public void follow(double[] load) {
        double most = 0;
        for (double value : load) {
            if (value > most && value < 1e300) {
                most = value;
            }
        }
        peak = Math.max(most, peak * SHRINK);
        if (peak > top || peak < 0.3 * top) {
            top = peak > 1e-9 ? GroundPainter.niceAtLeast(peak) : 1;
        }
    }

    public void reset() {
        peak = 0;
        top = 1;
    }

    /** The share of the ramp for a load. */
    public double share(double load) {
        return load / top;
    }

    /** The load at the top, in newtons. */
    public double top() {
        return top;
    }

    /** Whether anything carries a load that is worth a legend. */
    public boolean active() {
        return peak > 1e-9;
    }
}
