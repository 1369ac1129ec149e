package org.linkage.solver.contact;

import org.jspecify.annotations.Nullable;
import org.linkage.solver.mechanism.State;

/**
 * The two gap functions behind all shapes: a point against a line, and a point against a point. S turns by +90°.
 *
 * <pre>
 *   line:   g    = e·d − radius,  d = p_A − p_B,  e a unit normal fixed in B (or in the world)
 *           N_A  = (e, e·S r_A),  N_B = (−e, −e·S r_B + S e·d)
 *           Ṅq̇  = e·(−ω_A² r_A + ω_B² r_B) + 2 ω_B S e·ḋ − ω_B² e·d
 *   points: g    = |d| − radius,  n = d/|d|
 *           N_A  = (n, n·S r_A),  N_B = (−n, −n·S r_B)
 *           Ṅq̇  = n·(−ω_A² r_A + ω_B² r_B) + (|ḋ|² − (n·ḋ)²)/|d|
 * </pre>
 *
 * A disc is its centre (r = 0) with a radius; a corner is a point with r its lever and radius 0. The surfaces meet
 * {@code radiusA} along the normal below A's point.
 */
final class GapRows {
    private GapRows() {}

    /** Point (lever ra) of A against the line through B's point (lever rb, or in the world) with normal e. */
    static void line(
            State s,
            long key,
            Outline a,
            double rax,
            double ray,
            double radius,
            @Nullable Outline b,
            double rbx,
            double rby,
            double ex,
            double ey,
            Material material,
            ContactSet out) {
        double dx = a.x(s) + rax - (b == null ? rbx : b.x(s) + rbx);
        double dy = a.y(s) + ray - (b == null ? rby : b.y(s) + rby);
        double along = ex * dx + ey * dy;
        double wa = a.omega(s);
        double wb = b == null ? 0 : b.omega(s);
        double bias = -wa * wa * (ex * rax + ey * ray);
        if (b != null) {
            double vx = a.vx(s) - wa * ray - b.vx(s) + wb * rby;
            double vy = a.vy(s) + wa * rax - b.vy(s) - wb * rbx;
            bias += wb * wb * (ex * rbx + ey * rby) + 2 * wb * (ex * vy - ey * vx) - wb * wb * along;
        }
        int k = out.add(key, a.body, b == null ? -1 : b.body, along - radius, bias, material);
        int at = k * out.stride;
        out.normalA[at] = ex;
        out.normalA[at + 1] = ey;
        if (a.angle >= 0) {
            out.normalA[at + 2] = ey * rax - ex * ray;
        }
        if (b != null) {
            out.normalB[at] = -ex;
            out.normalB[at + 1] = -ey;
            if (b.angle >= 0) {
                out.normalB[at + 2] = ex * rby - ey * rbx + (ex * dy - ey * dx);
            }
        }
        surface(s, k, a, rax, ray, radius, b, ex, ey, wb, out);
    }

    /** Point of A against point of B. Where they coincide there is no direction; then n = (0, 1). */
    static void points(
            State s,
            long key,
            Outline a,
            double rax,
            double ray,
            double radiusA,
            Outline b,
            double rbx,
            double rby,
            double radiusB,
            Material material,
            ContactSet out) {
        double dx = a.x(s) + rax - b.x(s) - rbx;
        double dy = a.y(s) + ray - b.y(s) - rby;
        double length = Math.sqrt(dx * dx + dy * dy);
        double nx = length > 0 ? dx / length : 0;
        double ny = length > 0 ? dy / length : 1;
        double wa = a.omega(s);
        double wb = b.omega(s);
        double vx = a.vx(s) - wa * ray - b.vx(s) + wb * rby;
        double vy = a.vy(s) + wa * rax - b.vy(s) - wb * rbx;
        double across = ny * vx - nx * vy;
        double bias = wb * wb * (nx * rbx + ny * rby)
                - wa * wa * (nx * rax + ny * ray)
                + (length > 0 ? across * across / length : 0);
        int k = out.add(key, a.body, b.body, length - radiusA - radiusB, bias, material);
        int at = k * out.stride;
        out.normalA[at] = nx;
        out.normalA[at + 1] = ny;
        if (a.angle >= 0) {
            out.normalA[at + 2] = ny * rax - nx * ray;
        }
        out.normalB[at] = -nx;
        out.normalB[at + 1] = -ny;
        if (b.angle >= 0) {
            out.normalB[at + 2] = nx * rby - ny * rbx;
        }
        double turning = length > 0 ? -across / length : 0;
        surface(s, k, a, rax, ray, radiusA, b, nx, ny, turning, out);
    }

    /**
     * Where the surfaces meet, p = p_A − radius·n, and the rows of the sliding speed along t = S n, with ρ = p − x:
     *
     * <pre>
     *   T_A = (t, t·S ρ_A),  T_B = −(t, t·S ρ_B)
     *   Ṫq̇ = ṫ·(u_A − u_B) + t·(ω_A S ρ̇_A − ω_B S ρ̇_B),  u = ẋ + ω S ρ,  ρ̇ = ṗ − ẋ,  ṅ = turning·S n
     * </pre>
     */
    private static void surface(
            State s,
            int k,
            Outline a,
            double rax,
            double ray,
            double radius,
            @Nullable Outline b,
            double nx,
            double ny,
            double turning,
            ContactSet out) {
        double tx = -ny;
        double ty = nx;
        double ax = rax - radius * nx;
        double ay = ray - radius * ny;
        out.surface[k] = true;
        out.x[k] = a.x(s) + ax;
        out.y[k] = a.y(s) + ay;
        out.nx[k] = nx;
        out.ny[k] = ny;
        int at = k * out.stride;
        out.tangentA[at] = tx;
        out.tangentA[at + 1] = ty;
        if (a.angle >= 0) {
            out.tangentA[at + 2] = ty * ax - tx * ay;
        }
        double wa = a.omega(s);
        double ux = a.vx(s) - wa * ay;
        double uy = a.vy(s) + wa * ax;
        // ṗ − ẋ_A: A's point turns with A, the rest of the lever with the normal
        double sx = -wa * ray - radius * turning * tx;
        double sy = wa * rax - radius * turning * ty;
        double bias = wa * (ty * sx - tx * sy);
        if (b != null) {
            double bx = out.x[k] - b.x(s);
            double by = out.y[k] - b.y(s);
            out.tangentB[at] = -tx;
            out.tangentB[at + 1] = -ty;
            if (b.angle >= 0) {
                out.tangentB[at + 2] = tx * by - ty * bx;
            }
            double wb = b.omega(s);
            ux -= b.vx(s) - wb * by;
            uy -= b.vy(s) + wb * bx;
            double zx = sx + a.vx(s) - b.vx(s);
            double zy = sy + a.vy(s) - b.vy(s);
            bias -= wb * (ty * zx - tx * zy);
        }
        out.tangentBias[k] = bias - turning * (nx * ux + ny * uy);
    }
}
