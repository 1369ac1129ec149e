package org.linkage.solver.force;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.linkage.solver.constraint.Anchor;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.constraint.Coordinate;
import org.linkage.solver.constraint.Distance;
import org.linkage.solver.constraint.LineOffset;
import org.linkage.solver.constraint.PointDistance;
import org.linkage.solver.constraint.PointOnLine;
import org.linkage.solver.constraint.Prismatic;
import org.linkage.solver.constraint.RelativeAngle;
import org.linkage.solver.constraint.Revolute;
import org.linkage.solver.constraint.Weld;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.Particle;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.RigidBody;
import org.linkage.solver.mechanism.State;

/** Every force's exact derivatives against differences, and every bound of a geometric stiffness against the exact one. */
public class ForceDerivativesTest {
    private static final double DIFFERENCE = 1e-6;

    private final RigidBody a = new RigidBody("a", 2, 0.3);
    private final RigidBody b = new RigidBody("b", 1, 0.1);
    private final Particle c = new Particle("c", 1.5);
    private final Mechanism mechanism = new Mechanism(Arrays.asList(a, b, c));
    private final Anchor onA = new Anchor(a, 0.4, -0.2);
    private final Anchor onB = new Anchor(b, -0.3, 0.5);
    private final Anchor onC = new Anchor(c, 0, 0);
    private final Anchor onWorld = new Anchor(null, 2, 1);

    private State randomState(Random random) {
        State s = new State(mechanism);
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = random.nextGaussian();
            s.v[i] = random.nextGaussian();
        }
        s.time = random.nextDouble();
        s.refresh();
        return s;
    }

    private List<Coordinate> coordinates() {
        List<Coordinate> all = new ArrayList<>();
        all.add(new RelativeAngle(a, b, 0.1));
        all.add(new RelativeAngle(a, null, 0.1));
        all.add(new PointDistance(onA, onB));
        all.add(new PointDistance(onA, onWorld));
        all.add(new PointDistance(onA, onC));
        all.add(new PointDistance(onC, onB));
        all.add(new LineOffset(onA, onB, 0.6, 0.8));
        all.add(new LineOffset(onA, onWorld, 0.6, 0.8));
        all.add(new LineOffset(onC, onB, -0.8, 0.6));
        return all;
    }

    private List<Force> forces() {
        List<Force> all = new ArrayList<>();
        for (Coordinate coordinate : coordinates()) {
            all.add(new LinearSpring("spring", coordinate, 30, 2, 0.4));
            all.add(new LimitSpring("limit", coordinate, -0.01, 0.01, 50, 3));
        }
        all.add(new Gravity(mechanism, 1, -9.81));
        all.add(new ConstantForce("push", a, 1, 2, 3));
        all.add(new PointForce("pull", onA, 4, -5));
        Finger finger = new Finger("finger", onB, 1, 2);
        finger.hold(3, 7);
        all.add(finger);
        all.add(new Wind("wind", Arrays.<PlanarBody>asList(a, c), new double[] {0.7, 0.4}, 3, 2));
        return all;
    }

    @Test
    public void derivativesAreThoseOfTheForce() {
        Random random = new Random(1);
        for (int round = 0; round < 20; round++) {
            State s = randomState(random);
            for (Force force : forces()) {
                int n = s.q.length;
                double[] dq = new double[n * n];
                double[] dv = new double[n * n];
                force.addDerivatives(s, dq, dv);
                for (int j = 0; j < n; j++) {
                    check(force, s, s.q, j, dq);
                    check(force, s, s.v, j, dv);
                }
            }
        }
    }

    private static void check(Force force, State s, double[] variable, int j, double[] derivative) {
        int n = s.q.length;
        double[] plus = new double[n];
        double[] minus = new double[n];
        double kept = variable[j];
        variable[j] = kept + DIFFERENCE;
        s.refresh();
        force.apply(s, plus);
        variable[j] = kept - DIFFERENCE;
        s.refresh();
        force.apply(s, minus);
        variable[j] = kept;
        s.refresh();
        for (int i = 0; i < n; i++) {
            double difference = (plus[i] - minus[i]) / (2 * DIFFERENCE);
            double scale = 1 + Math.abs(difference);
            assertEquals(force.id() + " " + i + "," + j, difference, derivative[i * n + j], 2e-6 * scale);
        }
    }

    @Test
    public void implicitBlocksBoundTheDerivatives() {
        Random random = new Random(2);
        int[] blockAt = {0, 9, 18, 22};
        double h = 0.1;
        for (int round = 0; round < 50; round++) {
            State s = randomState(random);
            for (Force force : forces()) {
                // springs are rows, not blocks; that the wind changes with the place has no sign and is left out
                if (force instanceof Spring || force instanceof Wind) {
                    continue;
                }
                int n = s.q.length;
                double[] dq = new double[n * n];
                double[] dv = new double[n * n];
                force.addDerivatives(s, dq, dv);
                double[] blocks = new double[22];
                force.addImplicit(s, h, blocks, blockAt);
                double[] rest = dense(blocks, blockAt);
                for (int i = 0; i < n * n; i++) {
                    rest[i] += h * h * dq[i] + h * dv[i];
                }
                assertTrue(force.id(), semidefinite(rest, n));
            }
        }
    }

    @Test
    public void geometricStiffnessOfCoordinatesIsBounded() {
        Random random = new Random(3);
        int[] massAt = {0, 9, 18};
        for (int round = 0; round < 200; round++) {
            State s = randomState(random);
            double tension = 10 * random.nextGaussian();
            for (Coordinate coordinate : coordinates()) {
                int n = s.q.length;
                double[] blocks = new double[22];
                coordinate.addGeometricStiffness(s, tension, blocks, places(massAt, coordinate));
                double[] rest = dense(blocks, massAt);
                double[] hessian = new double[n * n];
                coordinate.addHessian(s, hessian);
                for (int i = 0; i < n * n; i++) {
                    rest[i] += tension * hessian[i];
                }
                assertTrue(coordinate.getClass().getSimpleName(), semidefinite(rest, n));
            }
        }
    }

    private static int[] places(int[] massAt, Coordinate coordinate) {
        int[] at = new int[coordinate.bodyCount()];
        for (int k = 0; k < at.length; k++) {
            at[k] = massAt[coordinate.body(k).index()];
        }
        return at;
    }

    @Test
    public void geometricStiffnessOfJointsIsBounded() {
        Random random = new Random(4);
        for (int round = 0; round < 100; round++) {
            State s = randomState(random);
            List<Constraint> joints = Arrays.asList(
                    new Revolute("pin", onA, onB),
                    new Revolute("pin to particle", onA, onC),
                    new Revolute("pin to world", onA, onWorld),
                    new Weld("weld", a, b, onA, onB, 0.2),
                    new Distance("bar", onA, onB, 1),
                    new Distance("bar to particle", onC, onB, 1),
                    new PointOnLine("line", new LineOffset(onC, onB, 0.6, 0.8)),
                    new Prismatic("slide", a, b, new LineOffset(onA, onB, 0.6, 0.8), 0.1));
            for (Constraint joint : joints) {
                double[] lambda = new double[joint.rows()];
                for (int i = 0; i < lambda.length; i++) {
                    lambda[i] = 10 * random.nextGaussian();
                }
                int[] massAt = {0, 9, 18};
                int[] at = new int[joint.bodyCount()];
                for (int k = 0; k < at.length; k++) {
                    at[k] = massAt[joint.body(k).index()];
                }
                double[] blocks = new double[22];
                joint.addGeometricStiffness(s, lambda, 0, blocks, at);
                int n = s.q.length;
                double[] rest = dense(blocks, massAt);
                for (int j = 0; j < n; j++) {
                    double kept = s.q[j];
                    s.q[j] = kept + DIFFERENCE;
                    s.refresh();
                    double[] plus = constraintForce(joint, s, lambda);
                    s.q[j] = kept - DIFFERENCE;
                    s.refresh();
                    double[] minus = constraintForce(joint, s, lambda);
                    s.q[j] = kept;
                    s.refresh();
                    for (int i = 0; i < n; i++) {
                        rest[i * n + j] += (plus[i] - minus[i]) / (2 * DIFFERENCE);
                    }
                }
                assertTrue(joint.id(), semidefinite(rest, n));
            }
        }
    }

    private static double[] constraintForce(Constraint joint, State s, double[] lambda) {
        int[] at = new int[joint.bodyCount()];
        int length = 0;
        for (int k = 0; k < at.length; k++) {
            at[k] = length;
            length += joint.rows() * joint.body(k).dimension();
        }
        double[] jacobian = new double[length];
        joint.jacobian(s, jacobian, at);
        double[] force = new double[s.q.length];
        for (int k = 0; k < at.length; k++) {
            int d = joint.body(k).dimension();
            for (int r = 0; r < joint.rows(); r++) {
                for (int j = 0; j < d; j++) {
                    force[joint.body(k).offset() + j] += jacobian[at[k] + r * d + j] * lambda[r];
                }
            }
        }
        return force;
    }

    private double[] dense(double[] blocks, int[] massAt) {
        int n = mechanism.coordinates();
        double[] matrix = new double[n * n];
        for (int k = 0; k < mechanism.bodyCount(); k++) {
            int d = mechanism.body(k).dimension();
            int x = mechanism.body(k).offset();
            for (int i = 0; i < d; i++) {
                for (int j = 0; j < d; j++) {
                    matrix[(x + i) * n + x + j] = blocks[massAt[k] + i * d + j];
                }
            }
        }
        return matrix;
    }

    /** Cholesky of the symmetric part with a whisker on its diagonal. */
    private static boolean semidefinite(double[] matrix, int n) {
        double trace = 0;
        for (int i = 0; i < n; i++) {
            trace += Math.abs(matrix[i * n + i]);
        }
        double[] l = new double[n * n];
        for (int j = 0; j < n; j++) {
            for (int i = j; i < n; i++) {
                double sum = 0.5 * (matrix[i * n + j] + matrix[j * n + i]) + (i == j ? 1e-7 * (1 + trace) : 0);
                for (int k = 0; k < j; k++) {
                    sum -= l[i * n + k] * l[j * n + k];
                }
                if (i == j && !(sum > 0)) {
                    return false;
                }
                l[i * n + j] = i == j ? Math.sqrt(sum) : sum / l[j * n + j];
            }
        }
        return true;
    }
}
