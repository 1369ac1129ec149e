package org.linkage.solver.linear;

/** Bodies that go together with their joint: {@link PinChains} where that is a pin, {@link SpringChains} where it has a spring. */
final class LinkChains {
    private LinkChains() {}

    static boolean isLink(byte kernel) {
        return kernel == TreeKernels.LINK || kernel == TreeKernels.SPRING_LINK;
    }

    /** See {@link TreeFactor#factor}. Returns the first node that is left to do; i itself if it is no link. */
    static int factor(TreeFactor t, KktSystem system, int i, double[] x, double[] lambda) {
        if (t.kernel[i] == TreeKernels.SPRING_LINK) {
            system.columns.writeOut(system);
            int next = SpringChains.factor(t, system, i);
            if (next > i && x != Buffers.NONE) {
                SpringChains.up(t, x, lambda, i);
            }
            return next;
        }
        return PinChains.factor(t, system, i, x, lambda);
    }

    static int up(TreeFactor t, double[] x, double[] lambda, int i) {
        return t.kernel[i] == TreeKernels.LINK ? PinChains.up(t, x, lambda, i) : SpringChains.up(t, x, lambda, i);
    }

    /** From the joint k on. */
    static int down(TreeFactor t, double[] x, double[] lambda, int k) {
        return t.kernel[k - 1] == TreeKernels.LINK
                ? PinChains.down(t, x, lambda, k)
                : SpringChains.down(t, x, lambda, k);
    }

    static void upOne(TreeFactor t, int i, double[] x, double[] lambda) {
        if (t.kernel[i] == TreeKernels.LINK) {
            PinChains.upOne(t, i, x, lambda);
        } else {
            SpringChains.upOne(t, i, x, lambda);
        }
    }

    /** i is the body. */
    static void downOne(TreeFactor t, int i, double[] x, double[] lambda) {
        if (t.kernel[i] == TreeKernels.LINK) {
            PinChains.downOne(t, i, x, lambda);
        } else {
            SpringChains.downOne(t, i, x, lambda);
        }
    }
}
