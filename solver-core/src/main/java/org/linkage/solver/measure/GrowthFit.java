package org.linkage.solver.measure;

/**
 * How a time grows with the size: the straight line through (log n, log t) by least squares, t ≈ a nᵖ.
 *
 * @param exponent p
 * @param halfWidth half the width of the 95 % confidence interval of p; NaN with fewer than three points
 * @param factor a, in the unit of t
 * @param points how many sizes went in
 */
public record GrowthFit(double exponent, double halfWidth, double factor, int points) {
    /** Student's t for 95 %, two-sided, by degrees of freedom 1, 2, …; the normal distribution's value beyond. */
    private static final double[] STUDENT = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228};

    private static final double NORMAL = 1.96;

    /** @return the fit, or null-like NaN values with fewer than two different sizes */
    public static GrowthFit of(double[] sizes, double[] times) {
        int n = sizes.length;
        double meanX = 0;
        double meanY = 0;
        for (int i = 0; i < n; i++) {
            meanX += Math.log(sizes[i]) / n;
            meanY += Math.log(times[i]) / n;
        }
        double xx = 0;
        double xy = 0;
        for (int i = 0; i < n; i++) {
            double x = Math.log(sizes[i]) - meanX;
            xx += x * x;
            xy += x * (Math.log(times[i]) - meanY);
        }
        if (n < 2 || xx == 0) {
            return new GrowthFit(Double.NaN, Double.NaN, Double.NaN, n);
        }
        double slope = xy / xx;
        double squares = 0;
        for (int i = 0; i < n; i++) {
            double error = Math.log(times[i]) - meanY - slope * (Math.log(sizes[i]) - meanX);
            squares += error * error;
        }
        double half = Double.NaN;
        if (n > 2) {
            double student = n - 2 <= STUDENT.length ? STUDENT[n - 3] : NORMAL;
            half = student * Math.sqrt(squares / (n - 2) / xx);
        }
        return new GrowthFit(slope, half, Math.exp(meanY - slope * meanX), n);
    }

    /** The size that takes the given time. */
    public double sizeFor(double time) {
        return Math.exp(Math.log(time / factor) / exponent);
    }
}
