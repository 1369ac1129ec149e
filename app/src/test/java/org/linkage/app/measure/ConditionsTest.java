package org.linkage.app.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.os.BatteryManager;
import android.os.PowerManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.R;
import org.robolectric.Shadows;

/** When measuring is refused, and when it is only advised against. */
@RunWith(AndroidJUnit4.class)
public class ConditionsTest {
    @Test
    public void readsBatterySaverAndHeat() {
        Context context = ApplicationProvider.getApplicationContext();
        Shadows.shadowOf(context.getSystemService(BatteryManager.class))
                .setIntProperty(BatteryManager.BATTERY_PROPERTY_CAPACITY, 42);
        Shadows.shadowOf(context.getSystemService(BatteryManager.class)).setIsCharging(true);
        Shadows.shadowOf(context.getSystemService(PowerManager.class)).setIsPowerSaveMode(true);
        Shadows.shadowOf(context.getSystemService(PowerManager.class)).setCurrentThermalStatus(2);
        assertEquals(new Conditions(42, true, true, 2), Conditions.read(context));
    }

    @Test
    public void aCoolDeviceWithAFullBatteryIsNotWarnedAbout() {
        Conditions good = new Conditions(80, false, false, 0);
        assertEquals(0, good.refusal(Kind.SUSTAINED));
        assertTrue(good.warnings().isEmpty());
    }

    @Test
    public void hotOrEmptyDevicesAreRefused() {
        assertEquals(R.string.measure_refuse_hot, new Conditions(80, false, false, 3).refusal(Kind.QUICK));
        assertEquals(R.string.measure_refuse_empty, new Conditions(5, false, false, 0).refusal(Kind.QUICK));
        assertEquals(0, new Conditions(5, true, false, 0).refusal(Kind.QUICK));
    }

    @Test
    public void tenMinutesNeedMoreBatteryThanOne() {
        Conditions low = new Conditions(20, false, false, 0);
        assertEquals(0, low.refusal(Kind.QUICK));
        assertEquals(R.string.measure_refuse_low, low.refusal(Kind.SUSTAINED));
        assertTrue(low.warnings().contains(R.string.measure_warn_low));
    }

    @Test
    public void unknownHeatAndBatteryAreNoReasonToRefuse() {
        Conditions unknown = new Conditions(Conditions.UNKNOWN, false, false, Conditions.UNKNOWN);
        assertEquals(0, unknown.refusal(Kind.SUSTAINED));
        assertTrue(unknown.warnings().isEmpty());
    }

    @Test
    public void aHiddenGovernorIsSaidToBeHidden() {
        assertEquals("not readable", Machine.governor(new File("/nowhere/governor")));
    }
}
