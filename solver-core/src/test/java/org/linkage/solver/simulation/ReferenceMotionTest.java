package org.linkage.solver.simulation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.scene.JointDescription;

/** Motions, joint forces and energies computed elsewhere in two independent ways. */
public final class ReferenceMotionTest {
    @Test
    public void threeUnequalRods() throws Exception {
        compare("chain3_unequal", 1.0 / 1200);
    }

    @Test
    public void fourBarWithSprings() throws Exception {
        compare("fourbar_springs", 1.0 / 240);
    }

    @Test
    public void armWithAMotorInItsElbow() throws Exception {
        compare("motor_relative", 1.0 / 240);
    }

    @Test
    public void parallelogramWithARedundantCrank() throws Exception {
        compare("parallelogram3", 1.0 / 240);
    }

    @Test
    public void slideUnderLoad() throws Exception {
        compare("slidercrank_loaded", 1.0 / 480);
    }

    /** Infinitely many bounces in a geometric progression, then rest: event times and the floor's force. */
    @Test
    public void droppedDisc() throws Exception {
        ReferenceFile reference = new ReferenceFile("disc_drop");
        Simulation simulation = Simulation.of(reference.scene);
        for (Map<?, ?> sample : reference.samples()) {
            double t = ReferenceFile.number(sample.get("t"));
            assertNull(simulation.stepTo(t));
            String at = "disc_drop at t = " + t + ", ";
            bodies(
                    simulation,
                    simulation.state().q,
                    (Map<?, ?>) sample.get("bodies"),
                    at,
                    reference.tolerance("position"));
            bodies(
                    simulation,
                    simulation.state().v,
                    (Map<?, ?>) sample.get("velocities"),
                    at,
                    reference.tolerance("velocity"));
            double[] floor = ReferenceFile.numbers(
                    ((Map<?, ?>) sample.get("reactions")).containsKey("floor")
                            ? ((Map<?, ?>) sample.get("reactions")).get("floor")
                            : Collections.emptyList());
            assertEquals(at, floor.length == 0 ? 0 : 1, simulation.diagnostics().contactCount());
            if (floor.length > 0) {
                double weight = 0.8 * 9.81;
                assertEquals(at, weight, simulation.diagnostics().contactNormal(0), reference.tolerance("reaction"));
            }
        }
        List<Map<?, ?>> events = reference.events();
        for (int i = 0; i < events.size(); i++) {
            double t = ReferenceFile.number(events.get(i).get("t"));
            assertEquals("bounce " + i, t, simulation.diagnostics().eventTime(i), 1e-9);
        }
    }

    /** With a tolerance no step has to be found by trial: the one of the file serves fast motions too. */
    @Test
    public void theFilesOwnStepWithATolerance() throws Exception {
        String[] names = {
            "chain3_unequal", "fourbar_springs", "motor_relative", "parallelogram3", "slidercrank_loaded",
        };
        for (String name : names) {
            ReferenceFile reference = new ReferenceFile(name);
            compare(reference, name, reference.scene.defaults().step(), 1e-9);
        }
    }

    private static void compare(String name, double step) throws Exception {
        compare(new ReferenceFile(name), name, step, 0);
    }

    private static void compare(ReferenceFile reference, String name, double step, double tolerance) throws Exception {
        Simulation simulation = Simulation.of(reference.scene);
        simulation.setStepSize(step);
        simulation.setTolerance(tolerance);
        boolean any = false;
        for (Map<?, ?> sample : reference.samples()) {
            double t = ReferenceFile.number(sample.get("t"));
            if (t > reference.horizon()) {
                break;
            }
            any = true;
            assertNull(simulation.stepTo(t));
            String at = name + " at t = " + t + ", ";
            bodies(
                    simulation,
                    simulation.state().q,
                    (Map<?, ?>) sample.get("bodies"),
                    at,
                    reference.tolerance("position"));
            bodies(
                    simulation,
                    simulation.state().v,
                    (Map<?, ?>) sample.get("velocities"),
                    at + "velocity of ",
                    reference.tolerance("velocity"));
            reactions(simulation, (Map<?, ?>) sample.get("reactions"), at, reference.tolerance("reaction"));
            double energy = ReferenceFile.number(sample.get("energy"));
            assertEquals(at + "energy", energy, simulation.diagnostics().energy(), 1e-5 * (1 + Math.abs(energy)));
            sums(simulation, sample, at, reference.tolerance("reaction"));
        }
        assertTrue(any);
    }

    private static void bodies(
            Simulation simulation, double[] values, Map<?, ?> expected, String at, double tolerance) {
        for (int i = 0; i < simulation.bodyCount(); i++) {
            Body body = simulation.system().mechanism().body(i);
            double[] numbers = ReferenceFile.numbers(expected.get(body.id()));
            assertEquals(body.dimension(), numbers.length);
            for (int k = 0; k < numbers.length; k++) {
                assertEquals(at + body.id() + "[" + k + "]", numbers[k], values[body.offset() + k], tolerance);
            }
        }
    }

    private static void reactions(Simulation simulation, Map<?, ?> expected, String at, double tolerance) {
        double[] out = new double[3];
        boolean[] determined = new boolean[3];
        List<JointDescription> joints = simulation.scene().joints();
        for (int j = 0; j < joints.size(); j++) {
            double[] numbers = ReferenceFile.numbers(expected.get(joints.get(j).id()));
            int size = simulation.diagnostics().reaction(j, out, determined);
            assertEquals(numbers.length, size);
            for (int k = 0; k < size; k++) {
                String what = at + joints.get(j).id() + "[" + k + "]";
                assertEquals(what + " determined", !Double.isNaN(numbers[k]), determined[k]);
                if (determined[k]) {
                    assertEquals(what, numbers[k], out[k], tolerance);
                }
            }
        }
    }

    /** Single forces of redundant joints are anyone's guess, but not their sum. */
    private static void sums(Simulation simulation, Map<?, ?> sample, String at, double tolerance) {
        double[] out = new double[3];
        boolean[] determined = new boolean[3];
        for (Map<?, ?> group : ReferenceFile.maps(sample.get("reactionSums"))) {
            double[] expected = ReferenceFile.numbers(group.get("sum"));
            double[] sum = new double[expected.length];
            List<JointDescription> joints = simulation.scene().joints();
            for (int j = 0; j < joints.size(); j++) {
                if (((List<?>) group.get("joints")).contains(joints.get(j).id())) {
                    simulation.diagnostics().reaction(j, out, determined);
                    assertFalse(determined[0]);
                    for (int k = 0; k < sum.length; k++) {
                        sum[k] += out[k];
                    }
                }
            }
            for (int k = 0; k < sum.length; k++) {
                assertEquals(at + group.get("joints"), expected[k], sum[k], tolerance);
            }
        }
    }
}
