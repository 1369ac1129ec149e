package org.linkage.app.player;

import android.content.Context;
import android.hardware.Sensor;
import android.hardware.SensorEvent;
import android.hardware.SensorEventListener;
import android.hardware.SensorManager;
import android.view.Surface;
import org.jspecify.annotations.Nullable;

/** Where down is on the screen, from the phone's own sense of gravity. */
final class Tilt implements SensorEventListener {
    /** Told the direction of gravity on the screen, of length one, y up; flat on a table it is shorter. */
    interface Listener {
        void onTilt(double x, double y);
    }

    private final Context context;
    private final Listener listener;
    private final @Nullable SensorManager manager;
    private final @Nullable Sensor sensor;
    private boolean listening;

    Tilt(Context context, Listener listener) {
        this.context = context;
        this.listener = listener;
        SensorManager found = context.getSystemService(SensorManager.class);
        manager = found;
        Sensor gravity = found == null ? null : found.getDefaultSensor(Sensor.TYPE_GRAVITY);
        sensor = gravity != null || found == null ? gravity : found.getDefaultSensor(Sensor.TYPE_ACCELEROMETER);
    }

    boolean exists() {
        return sensor != null;
    }

    void set(boolean on) {
        SensorManager sensors = manager;
        if (sensors == null || sensor == null || on == listening) {
            return;
        }
        listening = on;
        if (on) {
            sensors.registerListener(this, sensor, SensorManager.SENSOR_DELAY_GAME);
        } else {
            sensors.unregisterListener(this);
        }
    }

    @Override
    public void onSensorChanged(SensorEvent event) {
        // the sensor reports the push of the table, so gravity is its opposite, in the device's own axes
        double x = -event.values[0] / SensorManager.GRAVITY_EARTH;
        double y = -event.values[1] / SensorManager.GRAVITY_EARTH;
        turned(x, y, rotation(), listener);
    }

    /** From the device's axes to those of the screen as it is held. */
    static void turned(double x, double y, int rotation, Listener listener) {
        switch (rotation) {
            case Surface.ROTATION_90 -> listener.onTilt(-y, x);
            case Surface.ROTATION_180 -> listener.onTilt(-x, -y);
            case Surface.ROTATION_270 -> listener.onTilt(y, -x);
            default -> listener.onTilt(x, y);
        }
    }

    @SuppressWarnings("deprecation") // Context.getDisplay came with Android 11
    private int rotation() {
        android.view.WindowManager windows = context.getSystemService(android.view.WindowManager.class);
        return windows == null
                ? Surface.ROTATION_0
                : windows.getDefaultDisplay().getRotation();
    }

    @Override
    public void onAccuracyChanged(Sensor changed, int accuracy) {}
}
