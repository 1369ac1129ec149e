package org.linkage.peers;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.BodyDef;
import com.badlogic.gdx.physics.box2d.Box2D;
import com.badlogic.gdx.physics.box2d.CircleShape;
import com.badlogic.gdx.physics.box2d.FixtureDef;
import com.badlogic.gdx.physics.box2d.MassData;
import com.badlogic.gdx.physics.box2d.PolygonShape;
import com.badlogic.gdx.physics.box2d.Shape;
import com.badlogic.gdx.physics.box2d.World;
import com.badlogic.gdx.physics.box2d.joints.RevoluteJointDef;
import com.badlogic.gdx.utils.GdxNativesLoader;
import java.util.ArrayList;
import java.util.List;

/** gdx-box2d: Box2D 2.3 in C++ behind JNI, single precision. */
final class GdxEngine implements Engine {
    private final World world;
    private final List<Body> bodies = new ArrayList<>();
    private final Setting setting;

    GdxEngine(PeerScene scene, Setting setting) {
        this.setting = setting;
        GdxNativesLoader.load();
        Box2D.init();
        world = new World(new Vector2(0, (float) -PeerScene.GRAVITY), false);
        Body ground = world.createBody(new BodyDef());
        for (PeerScene.Wall wall : scene.walls) {
            BodyDef def = new BodyDef();
            def.position.set((float) wall.x(), (float) wall.y());
            addShape(scene, world.createBody(def), box(wall.width(), wall.height()));
        }
        for (PeerScene.Part part : scene.parts) {
            BodyDef def = new BodyDef();
            def.type = BodyDef.BodyType.DynamicBody;
            def.position.set((float) part.x(), (float) part.y());
            def.angle = (float) part.angle();
            Body body = world.createBody(def);
            addShape(scene, body, part.radius() > 0 ? disc(part.radius()) : box(part.width(), part.height()));
            MassData mass = new MassData();
            mass.mass = (float) part.mass();
            mass.I = (float) part.inertia();
            body.setMassData(mass);
            bodies.add(body);
        }
        for (PeerScene.Pin pin : scene.pins) {
            RevoluteJointDef def = new RevoluteJointDef();
            Body other = pin.b() < 0 ? ground : bodies.get(pin.b());
            def.initialize(bodies.get(pin.a()), other, new Vector2((float) pin.x(), (float) pin.y()));
            world.createJoint(def);
        }
    }

    private static void addShape(PeerScene scene, Body body, Shape shape) {
        FixtureDef def = new FixtureDef();
        def.shape = shape;
        def.density = 1;
        def.friction = (float) scene.friction;
        def.filter.maskBits = (short) (scene.touching ? -1 : 0);
        body.createFixture(def);
        shape.dispose();
    }

    private static Shape box(double width, double height) {
        PolygonShape shape = new PolygonShape();
        shape.setAsBox((float) width / 2, (float) height / 2);
        return shape;
    }

    private static Shape disc(double radius) {
        CircleShape shape = new CircleShape();
        shape.setRadius((float) radius);
        return shape;
    }

    @Override
    public void frame() {
        for (int i = 0; i < setting.substeps(); i++) {
            world.step(1f / 60 / setting.substeps(), 8 * setting.effort(), 3 * setting.effort());
        }
    }

    @Override
    public double x(int part) {
        return bodies.get(part).getWorldCenter().x;
    }

    @Override
    public double y(int part) {
        return bodies.get(part).getWorldCenter().y;
    }

    @Override
    public double angle(int part) {
        return bodies.get(part).getAngle();
    }

    @Override
    public void close() {
        world.dispose();
    }
}
