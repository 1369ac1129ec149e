package org.linkage.app.player;

import android.app.Activity;
import org.linkage.app.R;
import org.linkage.app.databinding.ViewPanelBinding;

/** The pages of the panel, bound together to what is played. */
final class Pages {
    private static final int SCENE = 0;
    private static final int PLOTS = 2;

    private final Panel panel;
    private final ScenePage scene;
    private final SolverPage solver;
    private final PlotsPage plots;
    private final MatrixPage matrix;

    Pages(
            Activity context,
            ViewPanelBinding views,
            PlayerModel model,
            ScenePage.Listener onScene,
            SolverPage.Listener onSolver,
            StageView stage) {
        panel = new Panel(views);
        scene = new ScenePage(context, onScene);
        solver = new SolverPage(context, onSolver);
        plots = new PlotsPage(context, model.strips(context));
        Glow glow = new Glow();
        matrix = new MatrixPage(context, model.player, bodies -> {
            glow.setBodies(bodies);
            stage.invalidate();
        });
        ShowPage shows = new ShowPage(context, stage::setShows);
        panel.add(R.string.tab_scene, scene.view());
        panel.add(R.string.section_solver, solver.view());
        panel.add(R.string.tab_plots, plots.view());
        panel.add(R.string.tab_matrix, matrix.view());
        panel.add(R.string.tab_show, shows.view());
        panel.setOnSelected(matrix::refresh);
        stage.setShows(shows.shows());
        stage.addOverlay(glow);
    }

    void bind(Facts facts, PlayerModel model) {
        bindScene(facts, model);
        solver.bind(facts);
        plots.bind(facts);
        matrix.bind(facts);
    }

    /** The scene's page alone, after tilting was switched. */
    void bindScene(Facts facts, PlayerModel model) {
        if (scene.bind(facts, model.tilt, model.tiltLocked)) {
            panel.replace(SCENE, scene.view());
        }
    }

    /** The plots take in a picture. */
    void sample(Picture picture) {
        plots.sample(picture);
    }

    /** Plots a joint or a body, and shows the page. */
    void plot(int watchKind, int index) {
        plots.watch(watchKind, index);
        panel.select(PLOTS);
        panel.reveal(plots.watched());
    }

    int selected() {
        return panel.selected();
    }

    void select(int page) {
        panel.select(page);
    }

    MatrixPage matrix() {
        return matrix;
    }
}
