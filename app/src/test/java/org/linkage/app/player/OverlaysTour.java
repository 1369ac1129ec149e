package org.linkage.app.player;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.os.Looper;
import android.view.ContextThemeWrapper;
import android.view.View;
import android.widget.LinearLayout;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.linkage.app.Pictures;
import org.linkage.app.R;
import org.linkage.app.explain.EquationView;
import org.linkage.app.explain.ExplainSheet;
import org.linkage.app.paint.Shows;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.catalogue.SceneCatalogue;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** Pictures of the instruments: overlays, the inspector, the switches, and what scenes are about. */
@RunWith(AndroidJUnit4.class)
public class OverlaysTour {
    @After
    public void leave() {
        ByHand.leave();
    }

    private static Shows all() {
        Shows shows = new Shows();
        shows.jointForces = true;
        shows.velocities = true;
        shows.centre = true;
        shows.ids = true;
        shows.errors = true;
        shows.power = 10;
        return shows;
    }

    @Test
    public void overlays() throws Exception {
        play("w360dp-h800dp-port-notnight-xhdpi", "four-bar", "show-all-phone", all(), false, 0);
        Shows forces = new Shows();
        forces.jointForces = true;
        play("w360dp-h800dp-port-night-xhdpi", "chain", "show-forces-chain-night", forces, false, 0);
        play("w1280dp-h800dp-land-notnight-mdpi", "bridge", "show-forces-bridge-tablet", forces, false, 0);
        play("w360dp-h800dp-port-notnight-xhdpi", "chain", "show-page-phone", forces, false, 5);
    }

    @Test
    public void inspector() throws Exception {
        play("w360dp-h800dp-port-notnight-xhdpi", "slider-crank", "inspect-body-phone", new Shows(), true, 0);
        play("w800dp-h360dp-land-night-xhdpi", "double-pendulum", "inspect-landscape-night", new Shows(), true, 0);
    }

    private static void play(String screen, String scene, String name, Shows shows, boolean inspect, int page)
            throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        Context context = ApplicationProvider.getApplicationContext();
        ShowStore.write(context, shows);
        for (int i = 0; i < 3; i++) {
            new Hints(context).done(i);
        }
        ByHand hand = ByHand.enter();
        Bitmap[] picture = new Bitmap[1];
        try (ActivityScenario<PlayerActivity> scenario =
                ActivityScenario.launch(PlayerActivity.intent(context, scene, Collections.emptyMap()))) {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> {
                hand.frames(45);
                StageView stage = activity.findViewById(R.id.stage);
                if (inspect) {
                    int body = stage.model().bodies.length - 1;
                    float x = stage.camera().screenX(stage.pose().x[body]);
                    float y = stage.camera().screenY(stage.pose().y[body]);
                    stage.grab(0, body, x, y);
                    stage.release(0, 0, 0);
                    stage.select(body);
                }
                if (page > 0) {
                    activity.findViewById(R.id.panel_toggle).performClick();
                    com.google.android.material.tabs.TabLayout tabs = activity.findViewById(R.id.tabs);
                    tabs.selectTab(tabs.getTabAt(page - 1));
                }
            });
            Shadows.shadowOf(Looper.getMainLooper()).idleFor(java.time.Duration.ofSeconds(1));
            scenario.onActivity(activity -> hand.frames(20));
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            scenario.onActivity(activity -> picture[0] = Pictures.of(activity));
        }
        Pictures.write(picture[0], name);
    }

    @Test
    public void explanations() throws Exception {
        page("w360dp-h1000dp-port-notnight-xhdpi", "stiff-chain", "explain-phone");
        page("w360dp-h1000dp-port-night-xhdpi", "chain", "explain-phone-night");
    }

    private static void page(String screen, String scene, String name) throws Exception {
        RuntimeEnvironment.setQualifiers("+" + screen);
        Context context = themed();
        View page = ExplainSheet.page(context, SceneCatalogue.find(scene));
        draw(page, 720, name);
    }

    private static Context themed() {
        return new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Linkage);
    }

    private static void draw(View view, int width, String name) throws Exception {
        view.measure(
                View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
                View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
        view.layout(0, 0, width, view.getMeasuredHeight());
        Bitmap bitmap = Bitmap.createBitmap(width, view.getMeasuredHeight(), Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        canvas.drawColor(view.getContext().getColor(R.color.ground));
        view.draw(canvas);
        Pictures.write(bitmap, name);
    }

    /** Every equation of the catalogue. */
    @Test
    public void equations() throws Exception {
        RuntimeEnvironment.setQualifiers("+w360dp-h1000dp-port-notnight-xhdpi");
        Context context = themed();
        LinearLayout list = new LinearLayout(context);
        list.setOrientation(LinearLayout.VERTICAL);
        for (CatalogueScene scene : SceneCatalogue.all()) {
            EquationView view = new EquationView(context);
            view.setPadding(32, 4, 32, 4);
            view.setEquation(scene.explanation().equation());
            list.addView(view);
        }
        draw(list, 720, "equations");
    }
}
