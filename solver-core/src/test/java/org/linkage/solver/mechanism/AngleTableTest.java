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
        double[] cos = new double[n];
        double[] sin = new double[n];
        new AngleTable(n).fill(q, at, cos, sin);
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
