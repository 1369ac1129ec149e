package org.linkage.solver.integrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.force.Finger;
import org.linkage.solver.mechanism.State;

/**
 * All fingers on a mechanism, and the forces with which they pull in the coming step.
 *
 * <p>With the step's own factor, each finger's 2 × n Jacobian Jᵢ and the anticipated response
 *
 * <pre>
 *   G = J M̂⁻¹ Jᵀ      (2m × 2m for m fingers)
 *   (1 + h G K) u' = u_free − h G k d,     K = hk + c
 *   f = −k (d + h u') − c u'
 * </pre>
 *
 * k = ω² m, c = 2ω m with m = 1/(largest eigenvalue of the finger's own 2 × 2 block of G). G is singular along a taut
 * chain, so it is never inverted. Unlike an explicit spring this cannot overshoot, however light the body. Far from its
 * target a finger pulls with no more than its strength: k and c are scaled down together.
 */
public final class Grips {
    /** How fast the point follows: about 3/ω. */
    public static final double OMEGA = 60;

    /** A finger's force, spring and damper together, is at most so many times its strength. */
    private static final double MOST = 2;

    /** How an impulse changes the velocities: the step's own matrix. */
    public interface Response {
        /** Turns impulses on the bodies into the change of velocity that they cause, in place. */
        void respond(double[] impulse);
    }

    private final int coordinates;
    private final List<Finger> fingers = new ArrayList<>();
    private final List<Finger> view = Collections.unmodifiableList(fingers);
    private final double[] row = new double[6];
    private double[] impulse;
    private double[] g = new double[0];
    private double[] matrix = new double[0];
    private double[] rhs = new double[0];
    private double[] stiffness = new double[0];
    private final List<Double> strengths = new ArrayList<>();
    private double[] softened = new double[0];
    private double[] strength = new double[0];

    public Grips(int coordinates) {
        this.coordinates = coordinates;
        impulse = new double[0];
    }

    /** @param strength the largest force that it pulls with, N */
    public void add(Finger finger, double strength) {
        fingers.add(finger);
        strengths.add(strength);
        resize();
    }

    public void remove(Finger finger) {
        int at = fingers.indexOf(finger);
        if (at >= 0) {
            fingers.remove(at);
            strengths.remove(at);
        }
        resize();
    }

    public List<Finger> fingers() {
        return view;
    }

    public boolean isEmpty() {
        return fingers.isEmpty();
    }

    private void resize() {
        int n = 2 * fingers.size();
        g = new double[n * n];
        matrix = new double[n * n];
        rhs = new double[n];
        stiffness = new double[fingers.size()];
        softened = new double[fingers.size()];
        strength = new double[fingers.size()];
        for (int i = 0; i < strength.length; i++) {
            strength[i] = strengths.get(i);
        }
        impulse = new double[coordinates];
    }

    /** Sets each finger's force for a step of length h in which the velocities would become {@code freeVelocity}. */
    public void prepare(State state, double h, double[] freeVelocity, Response response) {
        anticipate(state, response);
        solve(state, h, h, OMEGA * OMEGA, 2 * OMEGA, freeVelocity);
    }

    /** The same where forces give velocities at once, f = m v. */
    public void prepareKinematic(State state, double h, double[] freeVelocity, Response response) {
        anticipate(state, response);
        solve(state, h, 1, OMEGA, 0, freeVelocity);
    }

    private void anticipate(State state, Response response) {
        int n = 2 * fingers.size();
        for (int j = 0; j < n; j++) {
            Arrays.fill(impulse, 0);
            fingers.get(j / 2).point().addForce(state, j % 2 == 0 ? 1 : 0, j % 2, impulse);
            response.respond(impulse);
            for (int i = 0; i < n; i++) {
                g[i * n + j] = along(state, fingers.get(i / 2).point(), i % 2, impulse);
            }
        }
    }

    /** The velocity of a point along x (0) or y (1) if the bodies move with v. */
    private double along(State state, Anchor point, int axis, double[] v) {
        if (point.body == null) {
            return 0;
        }
        point.row(state, 1 - axis, axis, row, 0);
        double sum = 0;
        for (int i = 0; i < point.body.dimension(); i++) {
            sum += row[i] * v[point.body.offset() + i];
        }
        return sum;
    }

    private void solve(State state, double h, double alpha, double kPerMass, double cPerMass, double[] freeVelocity) {
        int m = fingers.size();
        int n = 2 * m;
        for (int i = 0; i < m; i++) {
            double a = g[2 * i * n + 2 * i];
            double b = 0.5 * (g[2 * i * n + 2 * i + 1] + g[(2 * i + 1) * n + 2 * i]);
            double c = g[(2 * i + 1) * n + 2 * i + 1];
            double largest = 0.5 * (a + c) + Math.sqrt(0.25 * (a - c) * (a - c) + b * b);
            Anchor point = fingers.get(i).point();
            // a point that the joints hold fast follows nobody
            boolean held = point.body == null || !(largest * point.body.mass() > 1e-9);
            stiffness[i] = held ? 0 : 1 / largest;
            double dx = distance(state, 2 * i);
            double dy = distance(state, 2 * i + 1);
            double pull = kPerMass * stiffness[i] * Math.sqrt(dx * dx + dy * dy);
            softened[i] = pull > strength[i] ? strength[i] / pull : 1;
        }
        for (int i = 0; i < n; i++) {
            rhs[i] = along(state, fingers.get(i / 2).point(), i % 2, freeVelocity);
            for (int j = 0; j < n; j++) {
                double soft = softened[j / 2];
                double k = kPerMass * stiffness[j / 2] * soft;
                double c = cPerMass * stiffness[j / 2] * Math.sqrt(soft);
                matrix[i * n + j] = (i == j ? 1 : 0) + alpha * g[i * n + j] * (h * k + c);
                rhs[i] -= alpha * g[i * n + j] * k * distance(state, j);
            }
        }
        eliminate(matrix, rhs, n);
        for (int i = 0; i < m; i++) {
            double k = kPerMass * stiffness[i] * softened[i];
            double c = cPerMass * stiffness[i] * Math.sqrt(softened[i]);
            double fx = -k * (distance(state, 2 * i) + h * rhs[2 * i]) - c * rhs[2 * i];
            double fy = -k * (distance(state, 2 * i + 1) + h * rhs[2 * i + 1]) - c * rhs[2 * i + 1];
            // the force stays for the whole step: one that brakes what turns many times in it would drive it
            double force = Math.sqrt(fx * fx + fy * fy);
            double part = force < 1e15 ? Math.min(1, MOST * strength[i] / force) : 0;
            fingers.get(i).hold(part * fx, part * fy);
        }
    }

    private double distance(State state, int component) {
        Finger finger = fingers.get(component / 2);
        return component % 2 == 0
                ? finger.point().x(state) - finger.targetX()
                : finger.point().y(state) - finger.targetY();
    }

    /** Gauss with pivoting; the matrix is 1 plus a product of positive semidefinite ones, so it is regular. */
    private static void eliminate(double[] a, double[] b, int n) {
        for (int k = 0; k < n; k++) {
            int pivot = k;
            for (int i = k + 1; i < n; i++) {
                if (Math.abs(a[i * n + k]) > Math.abs(a[pivot * n + k])) {
                    pivot = i;
                }
            }
            for (int j = 0; j < n; j++) {
                double swap = a[k * n + j];
                a[k * n + j] = a[pivot * n + j];
                a[pivot * n + j] = swap;
            }
            double swap = b[k];
            b[k] = b[pivot];
            b[pivot] = swap;
            for (int i = k + 1; i < n; i++) {
                double factor = a[i * n + k] / a[k * n + k];
                for (int j = k; j < n; j++) {
                    a[i * n + j] -= factor * a[k * n + j];
                }
                b[i] -= factor * b[k];
            }
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i + 1; j < n; j++) {
                b[i] -= a[i * n + j] * b[j];
            }
            b[i] /= a[i * n + i];
        }
    }
}
