package org.linkage.solver.mechanism;

import static org.junit.Assert.assertEquals;

import java.util.Random;
import org.junit.Test;

/** Many angles at once give the bits of one at a time, and these the cosine and sine. */
public class AngleTableTest {
    @Test
    public void allAnglesAtOnceGiveTheBitsOfOneAtATime() {
        Random random = new Random(3);
        int n = 1_300;
        double[] q = new double[n];
        int[] at = new int[n];
        for (int i = 0; i < n; i++) {
            at[i] = i % 17 == 5 ? -1 : n - 1 - i;
            q[i] = (i % 3 == 0 ? 4 : 1e5) * random.nextGaussian();
        }
        q[n - 1 - 2] = Math.PI / 4;
        q[n - 1 - 3] = -0.0;
        // one block with an angle beyond all reduction, and one with none
        q[n - 1 - 700] = 3e9;
        q[n - 1 - 701] = Double.NaN;
        compare(q, at);
    }

    /** Every third number, as of rigid bodies: blocks in one quadrant, in several, and with angles beyond all reduction. */
    @Test
    public void anglesOfRigidBodiesToo() {
        Random random = new Random(4);
        int n = 1_300;
        double[] q = new double[3 * n];
        int[] at = new int[n];
        for (int i = 0; i < n; i++) {
            at[i] = 3 * i + 2;
            q[at[i]] = (i < 400 ? 0.1 : i < 800 ? 3 : 1e5) * random.nextGaussian();
        }
        for (int i = 0; i < 128; i++) {
            q[at[i]] = 999_999 + 0.01 * i;
            q[at[128 + i]] = 1e300;
            q[at[256 + i]] = i == 60 ? Double.NaN : 1e6 - 0.4 + 0.001 * i;
            q[at[384 + i]] = Double.NaN;
            q[at[512 + i]] = i == 5 ? Double.NEGATIVE_INFINITY : 1;
        }
        compare(q, at);
    }

    private static void compare(double[] q, int[] at) {
        int n = at.length;
        double[] cos = new double[n];
        double[] sin = new double[n];
        new AngleTable(at).fill(q, cos, sin);
        double[] c = new double[1];
        double[] s = new double[1];
        for (int i = 0; i < n; i++) {
            double x = at[i] < 0 ? 0 : q[at[i]];
            Trig.cosSin(x, c, s, 0);
            assertEquals("cos " + x, Double.doubleToLongBits(c[0]), Double.doubleToLongBits(cos[i]));
            assertEquals("sin " + x, Double.doubleToLongBits(s[0]), Double.doubleToLongBits(sin[i]));
            assertEquals(StrictMath.cos(x), cos[i], 3e-16);
            assertEquals(StrictMath.sin(x), sin[i], 3e-16);
        }
    }
}
