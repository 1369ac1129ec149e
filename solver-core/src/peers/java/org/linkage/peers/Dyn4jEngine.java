package org.linkage.peers;

import java.util.ArrayList;
import java.util.List;
import org.dyn4j.collision.CategoryFilter;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.dynamics.Settings;
import org.dyn4j.dynamics.joint.RevoluteJoint;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.Mass;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.World;

/** dyn4j: pure Java, double precision, sequential impulses. */
final class Dyn4jEngine implements Engine {
    private final World<Body> world = new World<>();
    private final List<Body> bodies = new ArrayList<>();
    private final int substeps;

    Dyn4jEngine(PeerScene scene, Setting setting) {
        substeps = setting.substeps();
        Settings settings = world.getSettings();
        settings.setStepFrequency(1.0 / 60 / substeps);
        settings.setAtRestDetectionEnabled(false);
        settings.setVelocityConstraintSolverIterations(
                setting.effort() * settings.getVelocityConstraintSolverIterations());
        settings.setPositionConstraintSolverIterations(
                setting.effort() * settings.getPositionConstraintSolverIterations());
        world.setGravity(0, -PeerScene.GRAVITY);
        Body ground = new Body();
        ground.setMass(MassType.INFINITE);
        world.addBody(ground);
        for (PeerScene.Wall wall : scene.walls) {
            Body body = new Body();
            shape(scene, body, Geometry.createRectangle(wall.width(), wall.height()));
            body.translate(wall.x(), wall.y());
            body.setMass(MassType.INFINITE);
            world.addBody(body);
        }
        for (PeerScene.Part part : scene.parts) {
            Body body = new Body();
            shape(
                    scene,
                    body,
                    part.radius() > 0
                            ? Geometry.createCircle(part.radius())
                            : Geometry.createRectangle(part.width(), part.height()));
            body.setMass(new Mass(new Vector2(), part.mass(), part.inertia()));
            body.rotate(part.angle());
            body.translate(part.x(), part.y());
            body.setLinearDamping(0);
            body.setAngularDamping(0);
            world.addBody(body);
            bodies.add(body);
        }
        for (PeerScene.Pin pin : scene.pins) {
            Body other = pin.b() < 0 ? ground : bodies.get(pin.b());
            RevoluteJoint<Body> joint = new RevoluteJoint<>(bodies.get(pin.a()), other, new Vector2(pin.x(), pin.y()));
            joint.setCollisionAllowed(false);
            world.addJoint(joint);
        }
    }

    private static void shape(PeerScene scene, Body body, Convex convex) {
        BodyFixture fixture = body.addFixture(convex);
        fixture.setFilter(new CategoryFilter(1, scene.touching ? 1 : 0));
        fixture.setFriction(scene.friction);
        fixture.setRestitution(0);
    }

    @Override
    public void frame() {
        world.step(substeps);
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
        return bodies.get(part).getTransform().getRotationAngle();
    }
}
