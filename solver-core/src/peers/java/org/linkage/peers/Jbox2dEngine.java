package org.linkage.peers;

import java.util.ArrayList;
import java.util.List;
import org.jbox2d.collision.shapes.CircleShape;
import org.jbox2d.collision.shapes.MassData;
import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.collision.shapes.Shape;
import org.jbox2d.common.Vec2;
import org.jbox2d.dynamics.Body;
import org.jbox2d.dynamics.BodyDef;
import org.jbox2d.dynamics.BodyType;
import org.jbox2d.dynamics.FixtureDef;
import org.jbox2d.dynamics.World;
import org.jbox2d.dynamics.joints.RevoluteJointDef;

/** JBox2D: Box2D 2.2 in Java, single precision. */
final class Jbox2dEngine implements Engine {
    private final World world = new World(new Vec2(0, (float) -PeerScene.GRAVITY));
    private final List<Body> bodies = new ArrayList<>();
    private final Setting setting;

    Jbox2dEngine(PeerScene scene, Setting setting) {
        this.setting = setting;
        world.setAllowSleep(false);
        Body ground = world.createBody(new BodyDef());
        for (PeerScene.Wall wall : scene.walls) {
            BodyDef def = new BodyDef();
            def.position.set((float) wall.x(), (float) wall.y());
            world.createBody(def).createFixture(fixture(scene, box(wall.width(), wall.height())));
        }
        for (PeerScene.Part part : scene.parts) {
            BodyDef def = new BodyDef();
            def.type = BodyType.DYNAMIC;
            def.position.set((float) part.x(), (float) part.y());
            def.angle = (float) part.angle();
            Body body = world.createBody(def);
            body.createFixture(
                    fixture(scene, part.radius() > 0 ? disc(part.radius()) : box(part.width(), part.height())));
            MassData mass = new MassData();
            mass.mass = (float) part.mass();
            mass.I = (float) part.inertia();
            body.setMassData(mass);
            bodies.add(body);
        }
        for (PeerScene.Pin pin : scene.pins) {
            RevoluteJointDef def = new RevoluteJointDef();
            Body other = pin.b() < 0 ? ground : bodies.get(pin.b());
            def.initialize(bodies.get(pin.a()), other, new Vec2((float) pin.x(), (float) pin.y()));
            world.createJoint(def);
        }
    }

    private static FixtureDef fixture(PeerScene scene, Shape shape) {
        FixtureDef def = new FixtureDef();
        def.shape = shape;
        def.density = 1;
        def.friction = (float) scene.friction;
        def.filter.maskBits = scene.touching ? 0xffff : 0;
        return def;
    }

    private static Shape box(double width, double height) {
        PolygonShape shape = new PolygonShape();
        shape.setAsBox((float) width / 2, (float) height / 2);
        return shape;
    }

    private static Shape disc(double radius) {
        CircleShape shape = new CircleShape();
        shape.m_radius = (float) radius;
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
}
