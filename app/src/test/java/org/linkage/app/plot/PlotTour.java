package org.linkage.app.plot;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import android.widget.FrameLayout;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.solver.linear.FactorPattern;
import org.linkage.solver.simulation.Simulation;
import org.robolectric.RuntimeEnvironment;

/** The plots and the matrix, by day and by night. */
@RunWith(AndroidJUnit4.class)
public class PlotTour {
    private Context context;

    @Test
    public void byDay() throws Exception {
        all("w360dp-h800dp-notnight-xhdpi", PlotColours.LIGHT.paper, "");
    }

    @Test
    public void byNight() throws Exception {
        all("w360dp-h800dp-night-xhdpi", PlotColours.DARK.paper, "-night");
    }

    private void all(String screen, int paper, String suffix) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        context = ApplicationProvider.getApplicationContext();
        Simulation pendulum = Simulation.of("double-pendulum");
        StripData energy = new StripData(3600, "kinetic", "potential", "total");
        StripData error = new StripData(3600, "worst |C|");
        for (int i = 0; i < 800; i++) {
            if (i == 400) {
                pendulum.setIntegrator("semi-implicit-euler");
                energy.mark("Semi-implicit Euler");
                error.mark("Semi-implicit Euler");
            }
            pendulum.stepTo((i + 1) / 60.0);
            energy.begin(pendulum.time());
            energy.set(0, pendulum.diagnostics().kinetic());
            energy.set(1, pendulum.diagnostics().potential());
            energy.set(2, pendulum.diagnostics().energy());
            error.begin(pendulum.time());
            error.set(0, Math.max(1e-16, pendulum.diagnostics().jointError()));
        }
        PlotView plot = PlotView.strip(context, "Energy", "J", false);
        plot.setStrip(energy);
        write(plot, 656, 400, paper, "plot-energy" + suffix);
        plot.read(400);
        write(plot, 656, 400, paper, "plot-energy-read" + suffix);
        Pictures.write(plot.picture(1280, 800), "plot-energy-shared" + suffix);
        PlotView log = PlotView.strip(context, "Joint error", "m", true);
        log.setStrip(error);
        write(log, 656, 400, paper, "plot-error" + suffix);
        PlotView growth = growth();
        write(growth, 656, 520, paper, "plot-growth" + suffix);
        growth.read(300);
        write(growth, 656, 520, paper, "plot-growth-read" + suffix);
        matrix("ladder", "sparse", MatrixView.MATRIX, -1, paper, "matrix-ladder-h" + suffix);
        matrix("ladder", "sparse", MatrixView.SCHUR, -1, paper, "matrix-ladder-schur" + suffix);
        matrix("ladder", "sparse", MatrixView.FACTOR, -1, paper, "matrix-ladder-factor" + suffix);
        matrix("ladder", "sparse", MatrixView.FACTOR, 30, paper, "matrix-ladder-step" + suffix);
        matrix("net", "sparse", MatrixView.FACTOR, -1, paper, "matrix-net-factor" + suffix);
        MatrixView figure2 = new MatrixView(context);
        figure2.setPattern(MatrixTest.figure2("tree"), false);
        write(figure2, 656, 656, paper, "matrix-figure2-h" + suffix);
        figure2.setMode(MatrixView.FACTOR);
        write(figure2, 656, 656, paper, "matrix-figure2-factor" + suffix);
    }

    private PlotView growth() {
        double[] n = {10, 30, 100, 300, 1000, 3000, 10000};
        double[] tree = new double[n.length];
        double[] dense = new double[4];
        for (int i = 0; i < n.length; i++) {
            tree[i] = 4e-7 * n[i] * (1 + 0.1 * Math.sin(i));
        }
        for (int i = 0; i < 4; i++) {
            dense[i] = 6e-10 * Math.pow(n[i], 3) + 4e-6;
        }
        Chart chart = new Chart(true, "links", "", "Time of a step", "s");
        chart.add("Tree LDLᵀ", n, tree, false).law(4e-7, 1, "slope 1.00");
        chart.add("Dense", new double[] {10, 30, 100, 300}, dense, false).law(6e-10, 3, "slope 2.97");
        chart.addLevel(1 / 60.0, "60 Hz");
        chart.addLevel(1 / 120.0, "120 Hz");
        PlotView plot = new PlotView(context, null);
        plot.setChart(chart);
        return plot;
    }

    private void matrix(String scene, String solver, int mode, int step, int paper, String name) throws Exception {
        Simulation simulation = Simulation.of(scene);
        simulation.setSolver(solver);
        FactorPattern pattern = simulation.diagnostics().pattern();
        MatrixView view = new MatrixView(context);
        view.setPattern(pattern, false);
        view.setMode(mode);
        view.setStep(step);
        write(view, 656, 656, paper, name);
    }

    private void write(View view, int width, int height, int paper, String name) throws Exception {
        if (view.getParent() == null) {
            new FrameLayout(context).addView(view);
        }
        view.measure(
                View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
                View.MeasureSpec.makeMeasureSpec(height, View.MeasureSpec.EXACTLY));
        view.layout(0, 0, width, height);
        Bitmap bitmap = Bitmap.createBitmap(width + 32, height + 32, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        canvas.drawColor(paper);
        canvas.translate(16, 16);
        view.draw(canvas);
        Pictures.write(bitmap, name);
    }
}
