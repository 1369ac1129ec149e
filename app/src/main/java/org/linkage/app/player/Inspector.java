package org.linkage.app.player;

import android.content.Context;
import android.content.res.Resources;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.google.android.material.textview.MaterialTextView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.linkage.app.R;
import org.linkage.app.databinding.ViewInspectorBinding;
import org.linkage.app.paint.BodyFacts;
import org.linkage.app.paint.JointFacts;
import org.linkage.app.paint.Pose;
import org.linkage.app.paint.SiFormat;
import org.linkage.app.paint.StageModel;

/** A small card about the body or joint that was tapped: where it is, how it moves, what it carries. */
final class Inspector {
    /** What the card can ask for. */
    interface Listener {
        void onPlot(int watchKind, int index);

        void onClosed();
    }

    private static final int ROWS = 5;
    /** On a low screen vectors stand in a first column and single numbers in a second one; which row of a joint stands where. */
    private static final int[] JOINT_COLUMNS = {3, 0, 1, 4, 2};

    private static final int FIRST_COLUMN = 3;
    /** So wide must the window be that two columns stand beside the pane. */
    private static final int COLUMNS_DP = 740;

    private static final int MOST_LABEL_DP = 104;
    /** So many rows change with one picture. */
    private static final int AT_ONCE = 2;
    /** From this width on the plots are beside the stage. */
    private static final int WIDE_DP = 600;
    /** Below this width a value has no room beside its label. */
    private static final int NARROW_DP = 300;
    /** From this text size on a label stands above its value, as in a narrow window. */
    private static final float LARGE = 1.3f;

    private final ViewInspectorBinding views;
    private final Resources resources;
    private final Listener listener;
    private final TextView[] labels = new TextView[ROWS];
    private final TextView[] values = new TextView[ROWS];
    private final SiFormat format = new SiFormat();
    private final StringBuilder text = new StringBuilder();
    /** A low screen keeps its stage: two columns there, or fewer rows. */
    private final int most;

    private final boolean columns;
    /** What the open card stands in for; null where both have room. */
    private final @Nullable View hud;

    private final String[] wanted = new String[ROWS];
    /** From this row on the card still says what it said before. */
    private int behind = ROWS;

    private int body = -1;
    private int joint = -1;
    /** Whether title and labels are those of what is shown. */
    private boolean named;

    private boolean held;
    private @Nullable StageModel model;

    Inspector(ViewInspectorBinding views, Listener listener) {
        this.views = views;
        this.listener = listener;
        resources = views.getRoot().getResources();
        boolean low = resources.getConfiguration().screenHeightDp < 480;
        boolean large = resources.getConfiguration().fontScale >= LARGE;
        boolean stacked = large || resources.getConfiguration().screenWidthDp < NARROW_DP;
        columns = low && !large && resources.getConfiguration().screenWidthDp >= COLUMNS_DP;
        most = columns ? ROWS : low ? (large ? 1 : 2) : large ? 3 : ROWS;
        Context context = views.getRoot().getContext();
        hud = low ? moveUp() : null;
        LinearLayout[] parts = parts(context);
        for (int i = 0; i < ROWS; i++) {
            labels[i] = words(context, R.style.Text_Linkage_Small);
            values[i] = words(context, R.style.Text_Linkage_Number);
            values[i].setTextDirection(View.TEXT_DIRECTION_LTR);
            LinearLayout line = new LinearLayout(context);
            line.setOrientation(stacked ? LinearLayout.VERTICAL : LinearLayout.HORIZONTAL);
            boolean beside = columns && i >= FIRST_COLUMN;
            line.addView(labels[i], beside ? asWideAsItIs(labels[i]) : share(stacked, 0.85f));
            line.addView(values[i], share(stacked, columns ? 1.8f : 1.5f));
            parts[i < FIRST_COLUMN ? 0 : 1].addView(line);
        }
        Arrays.fill(wanted, "");
        views.close.setOnClickListener(view -> {
            close();
            listener.onClosed();
        });
        views.plot.setOnClickListener(view -> {
            int kind = joint >= 0 ? Watch.LOAD : Watch.Y;
            int index = joint >= 0 ? joint : body;
            if (resources.getConfiguration().screenWidthDp < WIDE_DP) {
                close(); // the sheet leaves the stage half of the screen, and the card would take that
            }
            listener.onPlot(kind, index);
        });
    }

    /** Where the first rows go, and where the others: one below the other, or beside each other. */
    private LinearLayout[] parts(Context context) {
        if (!columns) {
            return new LinearLayout[] {views.rows, views.rows};
        }
        views.rows.setOrientation(LinearLayout.HORIZONTAL);
        LinearLayout[] parts = {new LinearLayout(context), new LinearLayout(context)};
        for (int i = 0; i < 2; i++) {
            parts[i].setOrientation(LinearLayout.VERTICAL);
            views.rows.addView(parts[i], share(false, i == 0 ? 1.6f : 1));
        }
        return parts;
    }

    /** In the second column a value follows its label, unless a name in that is very long. */
    private LinearLayout.LayoutParams asWideAsItIs(TextView label) {
        label.setMaxWidth(Math.round(MOST_LABEL_DP * resources.getDisplayMetrics().density));
        LinearLayout.LayoutParams place =
                new LinearLayout.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
        place.setMarginEnd(resources.getDimensionPixelSize(R.dimen.space));
        return place;
    }

    /** On a low screen the card takes the place of the numbers below the title, so that it does not cover the stage. */
    private @Nullable View moveUp() {
        View card = views.getRoot();
        ViewGroup top = card.getRootView().findViewById(R.id.top);
        View numbers = card.getRootView().findViewById(R.id.hud);
        if (top == null || numbers == null) {
            return null;
        }
        ((ViewGroup) card.getParent()).removeView(card);
        int width = columns ? ViewGroup.LayoutParams.MATCH_PARENT : card.getLayoutParams().width;
        LinearLayout.LayoutParams place = new LinearLayout.LayoutParams(width, ViewGroup.LayoutParams.WRAP_CONTENT);
        int margin = resources.getDimensionPixelSize(R.dimen.margin);
        place.setMarginStart(margin);
        place.setMarginEnd(margin);
        top.addView(card, place);
        return numbers;
    }

    private static LinearLayout.LayoutParams share(boolean stacked, float weight) {
        return new LinearLayout.LayoutParams(
                stacked ? ViewGroup.LayoutParams.MATCH_PARENT : 0,
                ViewGroup.LayoutParams.WRAP_CONTENT,
                stacked ? 0 : weight);
    }

    private static TextView words(Context context, int appearance) {
        TextView view = new MaterialTextView(context);
        view.setTextAppearance(appearance);
        view.setTextAlignment(View.TEXT_ALIGNMENT_VIEW_START);
        return view;
    }

    /** Opens on a joint (if it is one) or a body; closes when it is neither. */
    void open(int newBody, int newJoint) {
        body = newBody;
        joint = newJoint;
        named = false;
        views.getRoot().setVisibility(isOpen() ? View.VISIBLE : View.GONE);
        if (hud != null) {
            hud.setVisibility(isOpen() ? View.GONE : View.VISIBLE);
        }
    }

    void close() {
        open(-1, -1);
    }

    boolean isOpen() {
        return body >= 0 || joint >= 0;
    }

    /**
     * Shows the numbers of a picture; costs nothing while the card is closed.
     *
     * @param atOnce all of them now; else the first ones, and the others by {@link #goOn}
     */
    void show(StageModel now, Picture picture, boolean atOnce) {
        if (!isOpen()) {
            return;
        }
        if (model != null && model.joints.length != now.joints.length) {
            model = now;
            close();
            return;
        }
        // another mass, another name
        named = named && model == now;
        model = now;
        boolean all = atOnce || !named || behind < most;
        if (joint >= 0) {
            showJoint(now, picture.pose);
        } else {
            showBody(now, picture.pose, picture.gravityX, picture.gravityY);
        }
        named = true;
        behind = 0;
        update(all ? most : AT_ONCE);
    }

    /** The rest of the rows, a picture later than the first ones: all together would cost one picture too much. */
    void goOn() {
        update(most);
    }

    private void update(int count) {
        for (int end = Math.min(most, behind + count); behind < end; behind++) {
            put(values[behind], wanted[behind]);
        }
    }

    private void showJoint(StageModel now, Pose pose) {
        JointFacts facts = now.joints[joint];
        if (!named) {
            String a = name(now, facts.bodyA);
            put(views.title, resources.getString(R.string.inspect_joint, facts.id, a, name(now, facts.bodyB)));
            label(0, resources.getString(R.string.inspect_force, a));
            label(1, resources.getString(R.string.inspect_components));
            label(2, resources.getString(R.string.inspect_place));
            label(3, resources.getString(R.string.inspect_gap));
            label(4, resources.getString(R.string.inspect_speed));
        }
        text.setLength(0);
        format.append(text, pose.load[joint], "N", 3);
        row(0);
        vector(pose.forceX[joint], pose.forceY[joint], "N");
        row(1);
        vector(pose.worldX(facts.bodyA, facts.ax, facts.ay), pose.worldY(facts.bodyA, facts.ax, facts.ay), "m");
        row(2);
        text.setLength(0);
        format.append(text, Math.hypot(pose.gapX[joint], pose.gapY[joint]), "m", 2);
        row(3);
        pointVelocity(facts, pose);
        row(4);
    }

    /** How the joint moves, as a point of its first body: that of the centre and ω × r. */
    private void pointVelocity(JointFacts facts, Pose pose) {
        int a = facts.bodyA;
        double vx = 0;
        double vy = 0;
        if (a >= 0) {
            vx = pose.velocityX[a] - pose.spin[a] * (pose.worldY(a, facts.ax, facts.ay) - pose.y[a]);
            vy = pose.velocityY[a] + pose.spin[a] * (pose.worldX(a, facts.ax, facts.ay) - pose.x[a]);
        }
        vector(vx, vy, "m/s");
    }

    private void showBody(StageModel now, Pose pose, double gravityX, double gravityY) {
        BodyFacts facts = now.bodies[body];
        boolean holds = facts.fixed || pose.pinned[body];
        if (!named || holds != held) {
            nameBody(facts, holds);
        }
        vector(pose.x[body], pose.y[body], "m");
        row(0);
        text.setLength(0);
        double vx = pose.velocityX[body];
        double vy = pose.velocityY[body];
        format.append(text, Math.hypot(vx, vy), "m/s", 3);
        text.append("   ");
        format.append(text, pose.spin[body], "rad/s", 3);
        row(1);
        vector(vx, vy, "m/s");
        row(2);
        text.setLength(0);
        double spin = pose.spin[body];
        double inertia = now.scene.bodies().get(body).inertia();
        format.append(text, 0.5 * facts.mass * (vx * vx + vy * vy) + 0.5 * inertia * spin * spin, "J", 3);
        row(3);
        text.setLength(0);
        format.append(text, -facts.mass * (gravityX * pose.x[body] + gravityY * pose.y[body]), "J", 3);
        row(4);
    }

    private void nameBody(BodyFacts facts, boolean holds) {
        held = holds;
        text.setLength(0);
        format.append(text, facts.mass, "kg", 3);
        String word = resources.getString(holds ? R.string.inspect_held : R.string.inspect_free);
        put(views.title, resources.getString(R.string.inspect_body, facts.id, text.toString(), word));
        label(0, resources.getString(R.string.inspect_place));
        label(1, resources.getString(R.string.inspect_speed));
        label(2, resources.getString(R.string.inspect_components));
        label(3, resources.getString(R.string.inspect_kinetic));
        label(4, resources.getString(R.string.inspect_potential));
    }

    private String name(StageModel now, int index) {
        return index < 0 ? resources.getString(R.string.inspect_world) : now.bodies[index].id;
    }

    private void vector(double x, double y, String unit) {
        // what is left by rounding is nothing
        double least = 1e-12 * Math.max(1, Math.max(Math.abs(x), Math.abs(y)));
        text.setLength(0);
        text.append("x\u00a0");
        format.append(text, Math.abs(x) < least ? 0 : x, unit, 3);
        text.append("   y\u00a0");
        format.append(text, Math.abs(y) < least ? 0 : y, unit, 3);
    }

    /** The line of a row. */
    private int line(int row) {
        return columns && joint >= 0 ? JOINT_COLUMNS[row] : row;
    }

    private void label(int row, String label) {
        int index = line(row);
        ((View) labels[index].getParent()).setVisibility(index < most ? View.VISIBLE : View.GONE);
        put(labels[index], label);
    }

    /** What was collected is to be said in a row. */
    private void row(int row) {
        int index = line(row);
        if (!wanted[index].contentEquals(text)) {
            wanted[index] = text.toString();
        }
    }

    private static void put(TextView view, String text) {
        if (!text.contentEquals(view.getText())) {
            view.setText(text);
        }
    }
}
