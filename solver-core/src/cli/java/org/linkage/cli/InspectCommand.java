package org.linkage.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.linkage.solver.linear.BlockGraph;
import org.linkage.solver.linear.FactorPattern;
import org.linkage.solver.linear.Topology;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneDescription;
import org.linkage.solver.scene.SceneException;
import org.linkage.solver.simulation.Simulation;

/** {@code linkage inspect}: what a scene is made of and how it will be solved. */
final class InspectCommand implements Command {
    private static final int DRAWN = 64;

    @Override
    public String name() {
        return "inspect";
    }

    @Override
    public String summary() {
        return "prints bodies, joints, freedoms, loops, redundancy, the solver and the pattern of H";
    }

    @Override
    public String help() {
        return """
                linkage inspect NAME|FILE [--param name=value]... [--project-velocities]

                Prints how many bodies, joints and rows a scene has, its degrees of freedom, its loops, how many rows are
                redundant in the pose of the file, which solver auto takes and why, and the pattern of
                H = [M -J^T; -J 0]: one line a body or group of joint rows, # where a block stands.
                """;
    }

    @Override
    public int run(List<String> words, PrintStream out, PrintStream err)
            throws UsageException, SceneException, IOException {
        Arguments arguments = new Arguments(words, "--param", "--project-velocities!");
        boolean project = arguments.has("--project-velocities");
        String word = arguments.only("a scene or a scene file");
        SceneDescription scene = SceneSource.load(word, arguments.all("--param"), project);
        Simulation simulation = Simulation.of(scene, project);
        BlockGraph graph = simulation.system().graph();
        Topology topology = new Topology(graph);
        int redundant = simulation.diagnostics().rankLoss();
        int coordinates = graph.coordinates();
        out.println("scene          " + (scene.name().isEmpty() ? word : scene.name()));
        out.println("bodies         " + graph.bodyCount + " with " + coordinates + " coordinates");
        out.println("joints         " + joints(scene));
        out.println("rows           " + graph.rows() + " in " + graph.groupCount + " groups");
        out.println("freedoms       " + topology.degreesOfFreedom(redundant, 0));
        out.println("parts          " + topology.components);
        out.println("loops          " + topology.loops);
        out.println("redundant rows " + redundant);
        simulation.setSolver("auto");
        out.println("solver         " + simulation.solverInUse() + ", " + simulation.solverReason());
        out.println("integrator     " + simulation.integrator() + ", step " + simulation.stepSize() + " s");
        out.println("contacts       " + scene.contacts().size());
        pattern(out, simulation);
        return 0;
    }

    private static String joints(SceneDescription scene) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (JointDescription joint : scene.joints()) {
            String type = joint.type().id();
            Integer before = counts.get(type);
            counts.put(type, before == null ? 1 : before + 1);
        }
        StringBuilder text = new StringBuilder().append(scene.joints().size());
        String separator = ": ";
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            text.append(separator).append(entry.getValue()).append(' ').append(entry.getKey());
            separator = ", ";
        }
        return text.toString();
    }

    private static void pattern(PrintStream out, Simulation simulation) {
        FactorPattern pattern = simulation.diagnostics().pattern();
        int nodes = pattern.nodeCount;
        out.println();
        out.println("numbers in H   " + pattern.matrixEntries + ", in its factor " + pattern.factorEntries
                + ", in J M^-1 J^T " + pattern.schurEntries);
        if (nodes > DRAWN) {
            out.println(
                    "The pattern of H has " + nodes + " blocks on its diagonal; it is drawn for up to " + DRAWN + ".");
            return;
        }
        out.println("pattern of H in the order of elimination: # a block of H, + fill of the factor");
        char[][] drawn = new char[nodes][nodes];
        for (int i = 0; i < nodes; i++) {
            Arrays.fill(drawn[i], '.');
            drawn[i][i] = pattern.order[i] < pattern.bodyCount ? '#' : '.';
        }
        mark(drawn, pattern, pattern.fill, '+');
        mark(drawn, pattern, pattern.matrix, '#');
        for (int i = 0; i < nodes; i++) {
            int node = pattern.order[i];
            String label = node < pattern.bodyCount
                    ? simulation.bodyId(node) + " (" + pattern.dimension[node] + ")"
                    : group(simulation, node - pattern.bodyCount);
            out.println("  " + new String(drawn[i]) + "  " + label);
        }
    }

    private static void mark(char[][] drawn, FactorPattern pattern, int[] pairs, char sign) {
        for (int k = 0; k + 1 < pairs.length; k += 2) {
            int a = pattern.place[pairs[k]];
            int b = pattern.place[pairs[k + 1]];
            drawn[a][b] = sign;
            drawn[b][a] = sign;
        }
    }

    private static String group(Simulation simulation, int group) {
        BlockGraph graph = simulation.system().graph();
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < simulation.system().constraintCount(); i++) {
            int row = simulation.system().layout().rowAt(i);
            if (row >= graph.rowOffset[group] && row < graph.rowOffset[group + 1]) {
                names.append(names.length() == 0 ? "" : " + ")
                        .append(simulation.system().constraint(i).id());
            }
        }
        return names + " (" + graph.groupDimension[group] + ")";
    }
}
