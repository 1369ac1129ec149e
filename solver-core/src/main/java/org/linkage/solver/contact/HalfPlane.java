package org.linkage.solver.contact;

import java.util.List;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.State;

/**
 * A wall: bodies stay on the side its unit normal n points to. A disc touches by its rim, a particle without a shape by its
 * centre, a rod, box or polygon by its corners, one row each.
 *
 * <pre>
 *   g = n·(p − point) − radius
 * </pre>
 */
public final class HalfPlane implements ContactSource {
    private final String id;
    private final Outline[] outlines;
    private final double px;
    private final double py;
    private final double nx;
    private final double ny;
    private Material material;

    public HalfPlane(
            String id,
            List<? extends PlanarBody> bodies,
            double px,
            double py,
            double normalX,
            double normalY,
            Material material) {
        double length = Math.sqrt(normalX * normalX + normalY * normalY);
        if (!(length > 0) || Double.isInfinite(length)) {
            throw new IllegalArgumentException(
                    "Contact " + id + " needs a normal of some length, not (" + normalX + ", " + normalY + ").");
        }
        this.id = id;
        this.px = px;
        this.py = py;
        nx = normalX / length;
        ny = normalY / length;
        this.material = material;
        outlines = new Outline[bodies.size()];
        for (int i = 0; i < outlines.length; i++) {
            outlines[i] = new Outline(bodies.get(i));
        }
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public void setMaterial(Material newMaterial) {
        material = newMaterial;
    }

    @Override
    public void collect(State s, int source, double[] reach, double margin, ContactSet out) {
        for (int i = 0; i < outlines.length; i++) {
            Outline a = outlines[i];
            double limit = margin + reach[a.body];
            double centre = nx * (a.x(s) - px) + ny * (a.y(s) - py);
            if (!(centre - a.radius <= limit)) {
                continue;
            }
            if (a.disc) {
                long key = Keys.of(source, a.body, -1, 0);
                GapRows.line(s, key, a, 0, 0, a.radius, null, px, py, nx, ny, material, out);
            }
            for (int c = 0; c < a.corners; c++) {
                double rx = a.rx(s, c);
                double ry = a.ry(s, c);
                if (centre + nx * rx + ny * ry <= limit) {
                    long key = Keys.of(source, a.body, -1, c);
                    GapRows.line(s, key, a, rx, ry, 0, null, px, py, nx, ny, material, out);
                }
            }
        }
    }
}
