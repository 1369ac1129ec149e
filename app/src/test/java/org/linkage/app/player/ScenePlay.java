package org.linkage.app.player;

import android.content.res.Configuration;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Looper;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Palette;
import org.linkage.app.paint.Pose;
import org.linkage.app.tour.AnimatedPng;
import org.linkage.app.tour.Exchange;
import org.linkage.app.tour.Figures;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/**
 * Plays one scene of the catalogue in the real player, with a finger that pulls something, and films the stage by day and by
 * night. The frames are given by hand, one for every step, so that a slow machine takes longer but films the same.
 */
final class ScenePlay {
    static final int PICTURE_MILLIS = 50;
    private static final int MOVES = 3;

    /** When things happen, in pictures. */
    record Script(int free, int pulled, int after) {
        static final Script TOUR = new Script(24, 36, 24);

        int pictures() {
            return free + pulled + after;
        }

        /** The picture that stands for the whole: late in the pull. */
        int still() {
            return free + 2 * pulled / 3;
        }
    }

    final Figures figures = new Figures();
    final AnimatedPng day;
    final AnimatedPng night;
    final AnimatedPng dayStill;
    final AnimatedPng nightStill;

    private final PlayerActivity activity;
    private final StageView stage;
    private final Player player;
    private final Clock clock;
    private final int left;
    private final int top;
    private final int width;
    private final int height;
    private double worstError;
    private double largestPull;
    private boolean held;

    /** Plays a scene on a phone of 360 × 640 dp with this density ("mdpi", "hdpi"); an exception says what went wrong. */
    static ScenePlay film(String scene, String density, Script script) {
        RuntimeEnvironment.setQualifiers("+w360dp-h640dp-port-notnight-" + density);
        Clock clock = new Clock();
        PlayerModel.setStaging(clock);
        ScenePlay[] made = new ScenePlay[1];
        try (ActivityScenario<PlayerActivity> scenario = ActivityScenario.launch(
                PlayerActivity.intent(ApplicationProvider.getApplicationContext(), scene, Collections.emptyMap()))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                Hints hints = new Hints(activity);
                for (int hint = hints.next(); hint >= 0; hint = hints.next()) {
                    hints.done(hint);
                }
                clock.frame(0);
            });
            Shadows.shadowOf(Looper.getMainLooper()).idle(); // the head-up line has its words now: lay out again
            scenario.onActivity(activity -> {
                ScenePlay play = new ScenePlay(activity, clock);
                play.run(ScriptedFinger.Pull.of(scene), script);
                made[0] = play;
            });
        } finally {
            PlayerModel.setStaging(null);
        }
        return made[0];
    }

    private ScenePlay(PlayerActivity activity, Clock clock) {
        this.activity = activity;
        this.clock = clock;
        stage = activity.findViewById(R.id.stage);
        PlayerModel model = new ViewModelProvider(activity).get(PlayerModel.class);
        player = model.player;
        if (model.refusal != null) {
            throw new IllegalStateException(model.refusal);
        }
        Camera camera = stage.camera();
        left = (int) Math.ceil(camera.freeLeft());
        top = (int) Math.ceil(camera.freeTop());
        width = (int) Math.floor(camera.freeRight()) - left;
        height = (int) Math.floor(camera.freeBottom()) - top;
        day = new AnimatedPng(width, height, PICTURE_MILLIS);
        night = new AnimatedPng(width, height, PICTURE_MILLIS);
        dayStill = new AnimatedPng(width, height, PICTURE_MILLIS);
        nightStill = new AnimatedPng(width, height, PICTURE_MILLIS);
    }

    private void run(ScriptedFinger.Pull pull, Script script) {
        Facts facts = facts();
        int parts = MOVES * Math.max(1, (int) Math.ceil(1e-3 * PICTURE_MILLIS / facts.step / MOVES - 1e-9));
        ScriptedFinger finger = new ScriptedFinger(activity, stage);
        boolean down = false;
        for (int picture = 0; picture < script.pictures(); picture++) {
            if (picture == script.free()) {
                figures.put(Figures.DRIFT, newest().energyDrift);
                down = finger.down(clock.millis(), pull);
                if (!down) {
                    throw new IllegalStateException("The finger finds no body to pull.");
                }
            } else if (picture == script.free() + script.pulled()) {
                finger.up(clock.millis());
                down = false;
            }
            for (int part = 0; part < parts; part++) {
                if (down && part % (parts / MOVES) == 0) {
                    double share = (picture - script.free() + (double) part / parts) / script.pulled();
                    finger.move(clock.millis(), share, pull.thrown());
                }
                clock.frame(1_000_000L * PICTURE_MILLIS / parts);
            }
            check();
            film(down ? finger : null, picture == script.still());
        }
        if (!held) {
            throw new IllegalStateException("The finger came down on a body and did not get hold of it.");
        }
        tell(script);
    }

    private Facts facts() {
        Facts facts = player.facts();
        if (facts == null) {
            throw new IllegalStateException(player.problem() == null ? "The scene did not open." : player.problem());
        }
        return facts;
    }

    private Picture newest() {
        Channel channel = player.channel();
        if (channel == null) {
            throw new IllegalStateException("The scene shows no picture.");
        }
        return channel.newest();
    }

    private void check() {
        String failure = facts().failure;
        if (failure != null) {
            throw new IllegalStateException(failure);
        }
        Picture picture = newest();
        Pose pose = picture.pose;
        for (int i = 0; i < pose.x.length; i++) {
            if (!Double.isFinite(pose.x[i]) || !Double.isFinite(pose.y[i]) || !Double.isFinite(pose.cos[i])) {
                throw new IllegalStateException("A body is nowhere: its position is not a number.");
            }
        }
        worstError = Math.max(worstError, picture.jointError);
        held |= pose.grips > 0;
        for (int i = 0; i < pose.grips; i++) {
            largestPull = Math.max(largestPull, pose.gripForce[i]);
        }
    }

    private void film(@Nullable ScriptedFinger finger, boolean still) {
        int[] light = picture(false, finger);
        int[] dark = picture(true, finger);
        day.add(light);
        night.add(dark);
        if (still) {
            dayStill.add(light);
            nightStill.add(dark);
        }
    }

    private int[] picture(boolean dark, @Nullable ScriptedFinger finger) {
        Configuration configuration = new Configuration(stage.getResources().getConfiguration());
        configuration.uiMode = (configuration.uiMode & ~Configuration.UI_MODE_NIGHT_MASK)
                | (dark ? Configuration.UI_MODE_NIGHT_YES : Configuration.UI_MODE_NIGHT_NO);
        stage.dispatchConfigurationChanged(configuration);
        Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        canvas.translate(-left, -top);
        stage.draw(canvas);
        if (finger != null) {
            float dp = stage.getResources().getDisplayMetrics().density;
            Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
            paint.setColor(Palette.of(dark).ink);
            paint.setAlpha(40);
            canvas.drawCircle(finger.x, finger.y, 20 * dp, paint);
        }
        int[] pixels = new int[width * height];
        bitmap.getPixels(pixels, 0, width, 0, 0, width, height);
        bitmap.recycle();
        return pixels;
    }

    private void tell(Script script) {
        Facts facts = facts();
        figures.put(Figures.BODIES, facts.bodies);
        figures.put(Figures.ROWS, facts.rows);
        figures.put(Figures.SOLVER, activity.getString(Options.solverName(facts.solverInUse)));
        figures.put(Figures.REASON, facts.solverReason);
        String integrator = activity.getString(Options.integratorName(facts.integrator));
        figures.put(Figures.INTEGRATOR, integrator);
        figures.put(Figures.STEP, facts.step);
        figures.put(Figures.NANOS, newest().medianNanos);
        figures.put(Figures.ERROR, worstError);
        figures.put(Figures.EXCHANGE, Exchange.of(facts.cast.scene(), facts.integrator));
        figures.put(Figures.PULL, largestPull);
        figures.put(Figures.FREE, 1e-3 * PICTURE_MILLIS * script.free());
        figures.put(Figures.SECONDS, 1e-3 * PICTURE_MILLIS * script.pictures());
        figures.put(Figures.WIDTH, width);
        figures.put(Figures.HEIGHT, height);
    }

    /** Frames by hand, and the simulation on the caller's thread. */
    private static final class Clock implements FrameSource, PlayerModel.Staging {
        private final List<Listener> waiting = new ArrayList<>();
        private long nanos = 1_000_000_000L;

        @Override
        public Crew crew() {
            return new Crew.Inline();
        }

        @Override
        public FrameSource frames() {
            return this;
        }

        @Override
        public void request(Listener listener) {
            waiting.add(listener);
        }

        @Override
        public void cancel(Listener listener) {
            waiting.remove(listener);
        }

        void frame(long after) {
            nanos += after;
            List<Listener> calling = new ArrayList<>(waiting);
            waiting.clear();
            for (Listener listener : calling) {
                listener.onFrame(nanos);
            }
        }

        long millis() {
            return nanos / 1_000_000;
        }
    }
}
