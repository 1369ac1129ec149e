package org.linkage.app.race;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Looper;
import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.paint.Palette;
import org.linkage.app.player.ByHand;
import org.linkage.app.player.Channel;
import org.linkage.app.player.Facts;
import org.linkage.app.player.Picture;
import org.linkage.app.player.ScriptedFinger;
import org.linkage.app.player.StageView;
import org.linkage.app.tour.AnimatedPng;
import org.linkage.app.tour.Figures;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/**
 * One race in its real screen, with a finger on the first stage that all stages feel, filmed: stages, numbers and plots. The
 * frames are given by hand, so that a slow machine takes longer but films the same.
 */
final class RacePlay {
    private static final int FRAMES = 3;
    private static final int PICTURE_MILLIS = 50;

    /** When things happen, in pictures of 50 ms. */
    record Script(int free, int pulled, int after) {
        static final Script TOUR = new Script(24, 40, 20);

        int pictures() {
            return free + pulled + after;
        }

        int still() {
            return free + 2 * pulled / 3;
        }
    }

    final Figures figures = new Figures();
    final AnimatedPng film;
    final AnimatedPng still;

    private final RaceActivity activity;
    private final RaceModel model;
    private final ByHand hand;
    private final View field;
    private final boolean night;
    private final double[] worstError;
    private final double[] worstStretch;
    private final double[] worstOverlap;
    private final double[] startEnergy;
    private boolean held;

    /** @param screen its size, as Robolectric has it, and its density after a plus sign; an exception says what went wrong */
    static RacePlay film(Preset preset, String screen, boolean night, Script script) {
        RuntimeEnvironment.setQualifiers("+" + screen.replace("+", night ? "-night-" : "-notnight-"));
        ByHand hand = ByHand.enter();
        RacePlay[] made = new RacePlay[1];
        try (ActivityScenario<RaceActivity> scenario =
                ActivityScenario.launch(RaceActivity.intent(ApplicationProvider.getApplicationContext(), preset))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(1);
                layOut(activity);
                RacePlay play = new RacePlay(activity, hand, night);
                play.run(preset, script);
                made[0] = play;
            });
        } finally {
            ByHand.leave();
        }
        return made[0];
    }

    private RacePlay(RaceActivity activity, ByHand hand, boolean night) {
        this.activity = activity;
        this.hand = hand;
        this.night = night;
        model = new ViewModelProvider(activity).get(RaceModel.class);
        if (model.refusal != null) {
            throw new IllegalStateException(model.refusal);
        }
        field = activity.findViewById(R.id.field);
        film = new AnimatedPng(field.getWidth(), field.getHeight(), PICTURE_MILLIS);
        still = new AnimatedPng(field.getWidth(), field.getHeight(), PICTURE_MILLIS);
        int sides = model.heat.sides();
        worstError = new double[sides];
        worstStretch = new double[sides];
        worstOverlap = new double[sides];
        startEnergy = new double[sides];
        for (int i = 0; i < sides; i++) {
            startEnergy[i] = picture(i).energy;
        }
    }

    private static void layOut(RaceActivity activity) {
        View root = activity.getWindow().getDecorView();
        root.measure(
                View.MeasureSpec.makeMeasureSpec(root.getWidth(), View.MeasureSpec.EXACTLY),
                View.MeasureSpec.makeMeasureSpec(root.getHeight(), View.MeasureSpec.EXACTLY));
        root.layout(0, 0, root.getWidth(), root.getHeight());
    }

    private void run(Preset preset, Script script) {
        StageView stage = activity.sides().get(0).stage;
        ScriptedFinger finger = new ScriptedFinger(activity, stage);
        String scene = model.cast == null ? null : model.cast.sceneId();
        ScriptedFinger.Pull pull = ScriptedFinger.Pull.of(scene == null ? "" : scene);
        boolean down = false;
        for (int picture = 0; picture < script.pictures(); picture++) {
            if (picture == script.free()) {
                down = finger.down(hand.millis(), pull);
                if (!down) {
                    throw new IllegalStateException("The finger finds no body to pull.");
                }
            } else if (picture == script.free() + script.pulled()) {
                finger.up(hand.millis());
                down = false;
            }
            for (int part = 0; part < FRAMES; part++) {
                if (down) {
                    double share = (picture - script.free() + (double) part / FRAMES) / script.pulled();
                    finger.move(hand.millis(), share, pull.thrown());
                }
                hand.frames(1);
            }
            check();
            int[] pixels = pixels(stage, down ? finger : null);
            film.add(pixels);
            if (picture == script.still()) {
                still.add(pixels);
            }
        }
        if (!held) {
            throw new IllegalStateException("The finger came down on a body and not every side felt it.");
        }
        tell(preset, script);
    }

    private Picture picture(int side) {
        Channel channel = model.heat.channel(side);
        if (channel == null) {
            throw new IllegalStateException("Side " + RaceModel.letter(side) + " shows no picture.");
        }
        return channel.newest();
    }

    private void check() {
        boolean all = true;
        List<Facts> facts = model.heat.facts();
        for (int i = 0; i < worstError.length; i++) {
            if (facts.get(i).failure != null) {
                throw new IllegalStateException("Side " + RaceModel.letter(i) + " stopped: " + facts.get(i).failure);
            }
            Picture picture = picture(i);
            if (!Double.isFinite(picture.energy)) {
                throw new IllegalStateException("Side " + RaceModel.letter(i) + " has no energy that is a number.");
            }
            worstError[i] = Math.max(worstError[i], picture.jointError);
            worstStretch[i] = Math.max(worstStretch[i], Board.stretch(picture.pose));
            worstOverlap[i] = Math.max(worstOverlap[i], picture.overlap);
            all &= picture.pose.grips > 0;
        }
        held |= all;
    }

    private int[] pixels(StageView stage, @Nullable ScriptedFinger finger) {
        layOut(activity);
        int width = field.getWidth();
        int height = field.getHeight();
        Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        canvas.drawColor(activity.getColor(R.color.ground));
        field.draw(canvas);
        if (finger != null) {
            int[] at = new int[2];
            int[] from = new int[2];
            stage.getLocationInWindow(at);
            field.getLocationInWindow(from);
            Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
            paint.setColor(Palette.of(night).ink);
            paint.setAlpha(40);
            float dp = field.getResources().getDisplayMetrics().density;
            canvas.drawCircle(at[0] - from[0] + finger.x, at[1] - from[1] + finger.y, 20 * dp, paint);
        }
        int[] pixels = new int[width * height];
        bitmap.getPixels(pixels, 0, width, 0, 0, width, height);
        bitmap.recycle();
        return pixels;
    }

    private void tell(Preset preset, Script script) {
        List<Facts> facts = model.heat.facts();
        SideNames names = new SideNames(activity.getResources());
        boolean joints = !facts.get(0).cast.scene().joints().isEmpty();
        figures.put(Figures.PLACE, Preset.ALL.indexOf(preset));
        figures.put(Figures.TITLE, activity.getString(preset.title));
        figures.put(Figures.WATCH, activity.getString(preset.watch));
        figures.put(Figures.SIDES, facts.size());
        figures.put(Figures.BODIES, facts.get(0).bodies);
        figures.put(Figures.ROWS, facts.get(0).rows);
        figures.put(Figures.STEP, facts.get(0).step);
        figures.put(Figures.SECONDS, 1e-3 * PICTURE_MILLIS * script.pictures());
        figures.put(Figures.WIDTH, field.getWidth());
        figures.put(Figures.HEIGHT, field.getHeight());
        for (int i = 0; i < facts.size(); i++) {
            figures.put(Figures.SIDE_NAME + i, String.join(", ", names.of(facts, i)));
            figures.put(Figures.NANOS + i, picture(i).medianNanos);
            figures.put(Figures.ERROR + i, joints ? worstError[i] : Double.NaN);
            figures.put(Figures.STRETCH + i, joints ? worstStretch[i] : Double.NaN);
            figures.put(Figures.OVERLAP + i, joints ? Double.NaN : worstOverlap[i]);
            figures.put(Figures.GAINED + i, picture(i).energy - startEnergy[i]);
        }
    }
}
