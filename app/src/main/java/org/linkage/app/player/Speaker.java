package org.linkage.app.player;

import android.media.AudioAttributes;
import android.media.AudioFormat;
import android.media.AudioTrack;
import android.util.Log;
import org.jspecify.annotations.Nullable;

/** Who plays one short sound again and again. */
interface Speaker {
    /** Takes the sound over: little-endian samples of 16 bits, one channel. */
    void open(byte[] samples, int rate);

    /** Plays it from its beginning, also while it still sounds. */
    void play(float volume);

    void close();

    /**
     * The device's own. The sound lies in the memory of the sound system, so that a hit copies and allocates nothing; a device
     * that has no voice for it stays silent.
     */
    final class Device implements Speaker {
        private @Nullable AudioTrack track;

        @Override
        public void open(byte[] samples, int rate) {
            try {
                AudioTrack made = new AudioTrack.Builder()
                        .setAudioAttributes(new AudioAttributes.Builder()
                                .setUsage(AudioAttributes.USAGE_GAME)
                                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                                .build())
                        .setAudioFormat(new AudioFormat.Builder()
                                .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                                .setSampleRate(rate)
                                .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                                .build())
                        .setTransferMode(AudioTrack.MODE_STATIC)
                        .setBufferSizeInBytes(samples.length)
                        .build();
                made.write(samples, 0, samples.length);
                track = made;
            } catch (UnsupportedOperationException | IllegalArgumentException none) {
                Log.w("Linkage", "Hits stay silent.", none);
            }
        }

        @Override
        public void play(float volume) {
            AudioTrack open = track;
            if (open != null && open.getState() == AudioTrack.STATE_INITIALIZED) {
                open.stop();
                open.reloadStaticData();
                open.setVolume(volume);
                open.play();
            }
        }

        @Override
        public void close() {
            AudioTrack open = track;
            track = null;
            if (open != null) {
                open.release();
            }
        }
    }
}
