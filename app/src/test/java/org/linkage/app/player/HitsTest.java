package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.os.Looper;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;

/** A hit comes to the hand and to the ear once, as strong as it was; the ear only where the person wants it. */
@RunWith(AndroidJUnit4.class)
public class HitsTest {
    private final Application application = ApplicationProvider.getApplicationContext();

    @After
    public void leave() {
        ByHand.leave();
    }

    @Test
    public void everyHitIsFeltAndHeardOnce() {
        List<Double> hand = new ArrayList<>();
        List<Double> ear = new ArrayList<>();
        Hits hits = new Hits(hand::add, ear::add);
        Picture picture = new Picture(1, 0);
        picture.thuds = 7;
        picture.thud = 0.9;
        hits.follow(picture);
        assertEquals("what was before the first picture is over", Collections.emptyList(), hand);
        picture.thuds = 8;
        picture.thud = 0.4;
        hits.follow(picture);
        hits.follow(picture);
        picture.thuds = 9;
        picture.thud = 1;
        hits.follow(picture);
        assertEquals(Arrays.asList(0.4, 1.0), hand);
        assertEquals(hand, ear);
    }

    /** A click: it starts and ends in silence, does not clip, and most of it is over after a hundredth of a second. */
    @Test
    public void theSoundIsAShortClick() {
        byte[] bytes = Clack.samples();
        int n = bytes.length / 2;
        double all = 0;
        double first = 0;
        double sum = 0;
        int peak = 0;
        for (int i = 0; i < n; i++) {
            int sample = (bytes[2 * i] & 0xFF) | (bytes[2 * i + 1] << 8);
            peak = Math.max(peak, Math.abs(sample));
            sum += sample;
            all += (double) sample * sample;
            first += i < Clack.RATE / 100 ? (double) sample * sample : 0;
            if (i == 0 || i == n - 1) {
                assertEquals(0, sample);
            }
        }
        assertTrue("peak " + peak, peak > 10_000 && peak <= Short.MAX_VALUE);
        assertTrue("share of the first 10 ms " + first / all, first > 0.8 * all);
        assertEquals("no pressure stays", 0, sum / n, 0.01 * peak);
    }

    /** Writes down what it is asked to play. */
    private static final class Recorder implements Speaker {
        final List<Float> volumes = new ArrayList<>();
        byte[] sound = new byte[0];
        int opened;
        boolean open;

        @Override
        public void open(byte[] samples, int rate) {
            sound = samples;
            opened++;
            open = true;
        }

        @Override
        public void play(float volume) {
            assertTrue("only while the screen is there", open);
            volumes.add(volume);
        }

        @Override
        public void close() {
            open = false;
        }
    }

    /** Two seconds of the billiard's break. */
    private Recorder broken(boolean wanted) {
        PreferenceManager.getDefaultSharedPreferences(application)
                .edit()
                .putBoolean(Habits.SOUND, wanted)
                .commit();
        Recorder recorder = new Recorder();
        ByHand hand = ByHand.enter();
        hand.setSpeaker(recorder);
        ActivityController<PlayerActivity> player = Robolectric.buildActivity(
                        PlayerActivity.class, PlayerActivity.intent(application, "billiard", Collections.emptyMap()))
                .setup();
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        hand.frames(120);
        assertEquals(wanted, recorder.open);
        player.pause().stop();
        assertFalse("it goes with the screen", recorder.open);
        player.destroy();
        return recorder;
    }

    @Test
    public void aBreakIsHeardByThoseWhoWantIt() {
        Recorder silent = broken(false);
        assertEquals(0, silent.opened);
        assertEquals(Collections.emptyList(), silent.volumes);
        Recorder loud = broken(true);
        assertEquals("computed once, not for every hit", 1, loud.opened);
        assertTrue(Arrays.equals(Clack.samples(), loud.sound));
        int hits = loud.volumes.size();
        assertTrue(hits + " hits in two seconds", hits >= 2 && hits <= 20);
        for (float volume : loud.volumes) {
            assertTrue("volume " + volume, volume >= Thuds.LEAST && volume <= 1);
        }
    }
}
