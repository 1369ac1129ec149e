package org.linkage.app.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.linkage.app.R;
import org.linkage.app.player.Cast;
import org.linkage.app.player.Choices;
import org.linkage.solver.scene.SceneException;

/** The races that come with the app. A new one is one entry here. */
final class Preset {
    static final Preset HEAVY_LOAD =
            new Preset("heavy-load", "heavy-load", R.string.race_heavy, R.string.race_heavy_watch, Charts.ERROR);
    static final Preset DIRECT_SWEEPS =
            new Preset("direct-sweeps", "heavy-load", R.string.race_sweeps, R.string.race_sweeps_watch, Charts.ERROR);
    static final Preset TREE_DENSE =
            new Preset("tree-dense", "chain", R.string.race_tree, R.string.race_tree_watch, Charts.TIME);
    static final Preset GEOMETRIC_STIFFNESS = new Preset(
            "geometric-stiffness",
            "heavy-load",
            R.string.geometric_stiffness,
            R.string.race_stiffness_watch,
            Charts.TIME);
    static final Preset EULER_BDF2 =
            new Preset("euler-bdf2", "stiff-chain", R.string.race_euler, R.string.race_euler_watch, Charts.ENERGY);
    /** The three algorithms of the paper, with its plots of y and ÿ. */
    static final Preset CORNER =
            new Preset("corner", "corner", R.string.race_corner, R.string.race_corner_watch, Charts.WATCH);

    static final List<Preset> ALL = Collections.unmodifiableList(
            Arrays.asList(HEAVY_LOAD, DIRECT_SWEEPS, TREE_DENSE, GEOMETRIC_STIFFNESS, EULER_BDF2, CORNER));

    /** The name that stays, in saved states. */
    final String id;

    private final String scene;
    final int title;
    final int watch;
    /** The body whose height and acceleration are plotted, or −1 for none. */
    final int watched;

    /** What the race is about, as its plot shows it. */
    final int plot;

    private Preset(String id, String scene, int title, int watch, int plot) {
        this.id = id;
        this.scene = scene;
        this.title = title;
        this.watch = watch;
        this.plot = plot;
        watched = plot == Charts.WATCH ? 0 : -1;
    }

    /** The race of that id; the first of all if there is none. */
    static Preset find(String id) {
        for (Preset preset : ALL) {
            if (preset.id.equals(id)) {
                return preset;
            }
        }
        return HEAVY_LOAD;
    }

    private void set(Map<String, Double> values, List<Choices> sides) {
        switch (id) {
            case "heavy-load" -> heavyLoad(values, sides);
            case "direct-sweeps" -> {
                values.put("n", 10.0);
                values.put("load", 100.0);
                for (String solver : new String[] {"gauss-seidel", "tree"}) {
                    Choices side = side(sides);
                    gamesStep(side);
                    side.solver = solver;
                }
            }
            case "tree-dense" -> {
                values.put("n", 40.0);
                for (String solver : new String[] {"dense", "tree"}) {
                    Choices side = side(sides);
                    side.solver = solver;
                    side.integrator = "rattle";
                    side.step = 1.0 / 240;
                }
            }
            case "geometric-stiffness" -> {
                values.put("n", 12.0);
                for (boolean with : new boolean[] {false, true}) {
                    Choices side = side(sides);
                    side.integrator = "implicit-bdf2";
                    side.geometricStiffness = with;
                }
            }
            case "euler-bdf2" -> {
                values.put("n", 30.0);
                values.put("damping", 0.0);
                for (String integrator : new String[] {"implicit-euler", "implicit-bdf2"}) {
                    side(sides).integrator = integrator;
                }
            }
            default -> {
                for (String contact : new String[] {"platt", "right", "exact"}) {
                    side(sides).contact = contact;
                }
            }
        }
    }

    /**
     * As games do it against the whole chain at once. Beyond some hundred kilograms an explicit step fails by itself, whoever
     * solves it; here only the sweeps are to blame: with a direct solve the game's own step keeps this chain to a millimetre.
     */
    private static void heavyLoad(Map<String, Double> values, List<Choices> sides) {
        values.put("n", 10.0);
        values.put("load", 100.0);
        Choices game = side(sides);
        gamesStep(game);
        game.solver = "gauss-seidel";
        Choices direct = side(sides);
        direct.solver = "tree";
        direct.integrator = "implicit-bdf2";
    }

    private static void gamesStep(Choices side) {
        side.iterations = 4;
        side.integrator = "semi-implicit-euler";
        side.step = 1.0 / 120;
    }

    private static Choices side(List<Choices> sides) {
        Choices side = new Choices();
        sides.add(side);
        return side;
    }

    Cast cast() throws SceneException {
        Map<String, Double> values = new LinkedHashMap<>();
        set(values, new ArrayList<>());
        return Cast.of(scene, values);
    }

    List<Choices> sides() {
        List<Choices> sides = new ArrayList<>();
        set(new LinkedHashMap<>(), sides);
        return sides;
    }

    /** What any scene can race: the game's way against the direct one, or for contacts alone the first against the last. */
    static List<Choices> sidesFor(Cast cast) {
        List<Choices> sides = new ArrayList<>();
        Choices first = side(sides);
        Choices second = side(sides);
        if (cast.scene().joints().isEmpty()) {
            first.contact = "platt";
            second.contact = "exact";
        } else {
            first.solver = "gauss-seidel";
            first.integrator = "semi-implicit-euler";
            second.solver = "auto";
        }
        return sides;
    }
}
