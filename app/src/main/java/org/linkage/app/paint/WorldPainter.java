package org.linkage.app.paint;

import android.graphics.Canvas;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.ShapeDescription;

/**
 * Draws one pose of one scene on a canvas: ground, guides, bodies layer by layer, pins, forces, and a scale bar.
 *
 * <p>Free of views, so that the same painter serves the stage, the cards of the gallery and pictures without a screen. After
 * the first picture of a scene it allocates nothing.
 */
public final class WorldPainter {
    /** More bars than this in sight are drawn as lines. */
    private static final int MANY = 400;

    /** So are bars that are shorter than this: nobody would see their ends. */
    private static final float LEAST_BAR_DP = 7;

    /** How high scale bar and legend stand with the margin below them, at the usual text size. */
    private static final float FURNITURE_DP = 46;

    /** Scale bar and legend need a stage of this height. */
    private static final float LEAST_ROOM_DP = 96;

    /** On a low stage letters grow less than a person's text size, or they would hide what they speak of. */
    private static final float LETTERS_PER_DP = 1 / 150f;

    private static final float LOW_STAGE_LETTERS = 1.3f;

    private final Brush brush = new Brush();
    private final GroundPainter ground = new GroundPainter(brush);
    private final PocketPainter pockets = new PocketPainter(brush);
    private final BarPainter bars = new BarPainter(brush);
    private final RoundPainter rounds = new RoundPainter(brush);
    private final ThingPainter things = new ThingPainter(brush);
    private final SupportPainter supports = new SupportPainter(brush);
    private final JointPainter joints = new JointPainter(brush);
    private final ForcePainter forces = new ForcePainter(brush);
    private final InstrumentPainter instruments = new InstrumentPainter(brush);
    private final Shows shows = new Shows();
    private final ManyLinks many = new ManyLinks(brush);
    private LoadScale scale = new LoadScale();
    private @Nullable StageModel known;
    private @Nullable Travel travel;
    private @Nullable Trails trails;
    private double[] share = new double[0];
    private boolean furniture = true;
    private boolean sharedScale;
    private double contactTop;
    private int selected = -1;
    private int selectedJoint = -1;
    private List<StageModel.Trace> tapped = Collections.emptyList();
    private @Nullable Trails tappedPath;

    /** Without scale bar and legend, for small pictures. */
    public void setFurniture(boolean shown) {
        furniture = shown;
    }

    /** Whether forces carry their numbers. */
    public void setNumbers(boolean shown) {
        forces.setNumbers(shown);
    }

    /** Which instruments are drawn. */
    public void setShows(Shows wanted) {
        shows.set(wanted);
    }

    /** The point of a body whose path is drawn besides those of the scene; body −1 for none. */
    public void setTapped(int body, double px, double py) {
        tapped = body < 0 ? Collections.emptyList() : Collections.singletonList(new StageModel.Trace(body, px, py));
        tappedPath = body < 0 ? null : new Trails(1);
    }

    /** What carries the mark of selection: a joint, or a body if that is −1, or nothing if both are. */
    public void setSelected(int body, int joint) {
        selected = body;
        selectedJoint = joint;
    }

    /** Lets several pictures share one scale of loads, so that their colours can be compared; its owner feeds it. */
    public void setLoads(LoadScale shared) {
        scale = shared;
        sharedScale = true;
    }

    /** The loads that the colours stand for. */
    public LoadScale loads() {
        return scale;
    }

    /** How many line segments the last picture took for bars; 0 where each bar was drawn as a thing. */
    public int segments() {
        return many.segments();
    }

    /** How much larger than usual letters are on a stage so many dp high. */
    private static float letters(float high, float fontScale) {
        return Math.min(fontScale, Math.max(LOW_STAGE_LETTERS, LETTERS_PER_DP * high));
    }

    /** How many dp scale bar and legend take from the foot of a stage so many dp high, with the margin below them. */
    public static float furniture(float high, float fontScale) {
        return FURNITURE_DP * letters(high, fontScale);
    }

    /**
     * Draws a picture.
     *
     * @param density pixels per dp
     * @param fontScale the person's text size
     */
    public void draw(
            Canvas canvas,
            StageModel model,
            Pose pose,
            Camera camera,
            Palette palette,
            float density,
            float fontScale) {
        Travel ways = prepare(model, pose);
        float high = (float) (camera.freeBottom() - camera.freeTop()) / density;
        float letters = letters(high, fontScale);
        brush.begin(canvas, camera, palette, density, letters);
        ground.grid();
        ground.walls(model.walls);
        pockets.draw(model.holes);
        supports.draw(model, pose, ways);
        joints.lines(model, pose, scale);
        boolean lines = drawBarsAsLines(model, pose);
        bodies(model, pose, lines);
        if (lines) {
            many.draw(model, pose, share);
        }
        forces.coils(model.coils, pose, scale);
        if (!lines || model.barLength * camera.scale() > 24 * density) {
            joints.pins(model, pose);
        }
        over(model, pose);
        // large letters on a low stage would cover what they speak of
        boolean room = high > LEAST_ROOM_DP * fontScale;
        if (furniture && room) {
            float bottom = (float) camera.freeBottom() - 16 * density;
            float right = (float) camera.freeRight() - 16 * density;
            float ramp = forces.legend(scale, right, bottom);
            ground.scaleBar((float) camera.freeLeft() + 16 * density, bottom - 4 * density, ramp - 16 * density);
            instruments.legend(shows, contactTop, right, bottom - (scale.active() ? 36 * density * letters : 0));
        }
    }

    private Travel prepare(StageModel model, Pose pose) {
        Travel ways = travel;
        if (ways == null || known != model) {
            ways = new Travel(model);
            share = new double[model.bodies.length];
            many.reserve(model.bars);
            if (!sharedScale) {
                scale.reset();
            }
            known = model;
            travel = ways;
            trails = new Trails(model.traces.size());
            setTapped(-1, 0, 0);
        }
        ways.follow(model, pose);
        if (!sharedScale) {
            scale.follow(pose.load);
        }
        for (int i = 0; i < share.length; i++) {
            share[i] = 0;
        }
        for (int i = 0; i < model.joints.length; i++) {
            JointFacts joint = model.joints[i];
            double load = scale.share(pose.load[i]);
            if (joint.bodyA >= 0) {
                share[joint.bodyA] = Math.max(share[joint.bodyA], load);
            }
            if (joint.bodyB >= 0) {
                share[joint.bodyB] = Math.max(share[joint.bodyB], load);
            }
        }
        return ways;
    }

    private boolean drawBarsAsLines(StageModel model, Pose pose) {
        if (model.bars > 0 && model.barLength * brush.camera.scale() < LEAST_BAR_DP * brush.dp) {
            return true;
        }
        if (model.bars <= MANY) {
            return false;
        }
        int seen = 0;
        for (int i = 0; i < model.bodies.length; i++) {
            if (model.bodies[i].isBar() && brush.camera.sees(pose.x[i], pose.y[i], model.bodies[i].reach)) {
                seen++;
            }
        }
        return seen > MANY;
    }

    private void bodies(StageModel model, Pose pose, boolean barsAreLines) {
        for (int k = 0; k < model.order.length; k++) {
            int i = model.order[k];
            BodyFacts body = model.bodies[i];
            boolean bar = body.isBar();
            if ((bar && barsAreLines) || !brush.camera.sees(pose.x[i], pose.y[i], body.reach + 0.01)) {
                continue;
            }
            double size = PocketPainter.size(model.holes, body, pose.x[i], pose.y[i]);
            brush.enterBody(pose.x[i], pose.y[i], size * pose.cos[i], size * pose.sin[i]);
            if (bar) {
                bars.draw(body, brush.palette.ramp.of(share[i]));
            } else if (body.shape == null || body.shape == ShapeDescription.Kind.DISC) {
                rounds.draw(body);
                if (size < 1) {
                    pockets.shadow(body, size);
                }
            } else {
                if (body.fixed && body.shape == ShapeDescription.Kind.BOX) {
                    things.standing(body);
                }
                things.draw(body);
            }
            brush.leaveBody();
            if (body.shape == ShapeDescription.Kind.DISC && size == 1) {
                rounds.words(body, brush.camera.screenX(pose.x[i]), brush.camera.screenY(pose.y[i]), (float)
                        (body.radius * brush.camera.scale()));
            }
        }
    }

    private void over(StageModel model, Pose pose) {
        trail(trails, model.traces, pose);
        trail(tappedPath, tapped, pose);
        joints.gaps(model, pose);
        forces.drives(model, pose);
        contactTop = shows.contactForces ? forces.contacts(model, pose) : 0;
        instruments.draw(shows, model, pose, scale);
        for (int i = 0; i < pose.pinned.length; i++) {
            if (pose.pinned[i]) {
                drawingPin(brush.camera.screenX(pose.x[i]), brush.camera.screenY(pose.y[i]));
            }
        }
        if (selectedJoint >= 0 && selectedJoint < model.joints.length) {
            JointFacts joint = model.joints[selectedJoint];
            ring(pose.worldX(joint.bodyA, joint.ax, joint.ay), pose.worldY(joint.bodyA, joint.ax, joint.ay));
        } else if (selected >= 0 && selected < pose.x.length) {
            ring(pose.x[selected], pose.y[selected]);
        }
        forces.grips(pose);
    }

    private void trail(@Nullable Trails paths, List<StageModel.Trace> points, Pose pose) {
        if (paths != null) {
            paths.follow(points, pose);
            if (shows.trails) {
                paths.draw(brush);
            }
        }
    }

    /** A ring round what is selected. */
    private void ring(double x, double y) {
        brush.canvas.drawCircle(
                brush.camera.screenX(x), brush.camera.screenY(y), 14 * brush.dp, brush.pen(brush.palette.accent, 2));
    }

    /** A drawing pin on a body that is held. */
    private void drawingPin(float x, float y) {
        float r = 6 * brush.dp;
        brush.canvas.drawLine(x, y, x + 0.9f * r, y - 1.6f * r, brush.pen(brush.palette.edge, 2));
        brush.canvas.drawCircle(x + r, y - 2 * r, r, brush.ink(brush.palette.accent));
        brush.canvas.drawCircle(x + r, y - 2 * r, r, brush.pen(brush.palette.edge, 1.5f));
    }
}
