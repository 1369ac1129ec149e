package org.linkage.peers;

import com.github.stephengold.joltjni.Body;
import com.github.stephengold.joltjni.BodyCreationSettings;
import com.github.stephengold.joltjni.BodyInterface;
import com.github.stephengold.joltjni.BoxShape;
import com.github.stephengold.joltjni.JobSystem;
import com.github.stephengold.joltjni.JobSystemSingleThreaded;
import com.github.stephengold.joltjni.Jolt;
import com.github.stephengold.joltjni.MapObj2Bp;
import com.github.stephengold.joltjni.MassProperties;
import com.github.stephengold.joltjni.ObjVsBpFilter;
import com.github.stephengold.joltjni.ObjVsObjFilter;
import com.github.stephengold.joltjni.PhysicsSettings;
import com.github.stephengold.joltjni.PhysicsSystem;
import com.github.stephengold.joltjni.PointConstraintSettings;
import com.github.stephengold.joltjni.Quat;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.Shape;
import com.github.stephengold.joltjni.SphereShape;
import com.github.stephengold.joltjni.TempAllocator;
import com.github.stephengold.joltjni.TempAllocatorMalloc;
import com.github.stephengold.joltjni.Vec3;
import com.github.stephengold.joltjni.enumerate.EActivation;
import com.github.stephengold.joltjni.enumerate.EAllowedDofs;
import com.github.stephengold.joltjni.enumerate.EMotionType;
import com.github.stephengold.joltjni.enumerate.EOverrideMassProperties;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** Jolt in C++ behind JNI, single precision, kept in the plane by its degrees of freedom; discs are spheres. */
final class JoltEngine implements Engine {
    private static final int MOVING = 0;
    private static final int FIXED = 1;
    private static boolean loaded;

    private final PhysicsSystem system;
    private final TempAllocator allocator;
    private final JobSystem jobs;
    private final List<Body> bodies = new ArrayList<>();
    private final int substeps;

    JoltEngine(PeerScene scene, Setting setting) {
        load();
        system = new PhysicsSystem();
        allocator = new TempAllocatorMalloc();
        jobs = new JobSystemSingleThreaded(Jolt.cMaxPhysicsJobs);
        substeps = setting.substeps();
        ObjVsObjFilter pairs = new ObjVsObjFilter(2).disablePair(FIXED, FIXED);
        if (!scene.touching) {
            pairs.disableLayer(MOVING);
        }
        int most = scene.parts.size() + scene.walls.size() + 1;
        system.init(
                most,
                0,
                64 * most + 1024,
                64 * most + 1024,
                new MapObj2Bp(2, 2).add(MOVING, 0).add(FIXED, 1),
                new ObjVsBpFilter(2, 2).disablePair(FIXED, FIXED),
                pairs);
        system.setGravity(0, (float) -PeerScene.GRAVITY, 0);
        PhysicsSettings settings = system.getPhysicsSettings();
        settings.setAllowSleeping(false);
        settings.setNumVelocitySteps(setting.effort() * settings.getNumVelocitySteps());
        settings.setNumPositionSteps(setting.effort() * settings.getNumPositionSteps());
        system.setPhysicsSettings(settings);
        fill(scene);
    }

    private void fill(PeerScene scene) {
        BodyInterface world = system.getBodyInterface();
        for (PeerScene.Wall wall : scene.walls) {
            Shape box = new BoxShape(new Vec3(wall.width() / 2, wall.height() / 2, 1), 0);
            BodyCreationSettings fixed = new BodyCreationSettings();
            fixed.setShape(box);
            fixed.setMotionType(EMotionType.Static);
            fixed.setObjectLayer(FIXED);
            fixed.setPosition(wall.x(), wall.y(), 0);
            fixed.setFriction((float) scene.friction);
            world.createAndAddBody(fixed, EActivation.DontActivate);
        }
        for (PeerScene.Part part : scene.parts) {
            Shape shape = part.radius() > 0
                    ? new SphereShape((float) part.radius())
                    : new BoxShape(new Vec3(part.width() / 2, part.height() / 2, part.height() / 2), 0);
            BodyCreationSettings moving = new BodyCreationSettings();
            moving.setShape(shape);
            moving.setMotionType(EMotionType.Dynamic);
            moving.setObjectLayer(MOVING);
            moving.setPosition(part.x(), part.y(), 0);
            moving.setRotation(Quat.sRotation(new Vec3(0, 0, 1), (float) part.angle()));
            moving.setAllowedDofs(EAllowedDofs.Plane2D);
            moving.setLinearDamping(0);
            moving.setAngularDamping(0);
            moving.setAllowSleeping(false);
            moving.setFriction((float) scene.friction);
            moving.setOverrideMassProperties(EOverrideMassProperties.CalculateInertia);
            MassProperties mass = new MassProperties();
            mass.setMass((float) part.mass());
            moving.setMassPropertiesOverride(mass);
            Body body = world.createBody(moving);
            world.addBody(body, EActivation.Activate);
            bodies.add(body);
        }
        for (PeerScene.Pin pin : scene.pins) {
            PointConstraintSettings settings = new PointConstraintSettings();
            RVec3 point = new RVec3(pin.x(), pin.y(), 0);
            settings.setPoint1(point);
            settings.setPoint2(point);
            Body other = pin.b() < 0 ? Body.sFixedToWorld() : bodies.get(pin.b());
            system.addConstraint(settings.create(bodies.get(pin.a()), other));
        }
        system.optimizeBroadPhase();
    }

    /** The native library lies in a jar: it is copied to a file that ends with the program. */
    private static synchronized void load() {
        if (loaded) {
            return;
        }
        try (InputStream library =
                JoltEngine.class.getResourceAsStream("/linux/x86-64/com/github/stephengold/libjoltjni.so")) {
            if (library == null) {
                throw new UnsatisfiedLinkError(
                        "There is no Jolt library for this machine; it exists for Linux x86-64.");
            }
            Path file = Files.createTempFile("joltjni", ".so");
            file.toFile().deleteOnExit();
            Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
            System.load(file.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Jolt.registerDefaultAllocator();
        Jolt.installDefaultAssertCallback();
        Jolt.installDefaultTraceCallback();
        Jolt.newFactory();
        Jolt.registerTypes();
        loaded = true;
    }

    @Override
    public void frame() {
        system.update(1f / 60, substeps, allocator, jobs);
    }

    @Override
    public double x(int part) {
        return bodies.get(part).getCenterOfMassPosition().xx();
    }

    @Override
    public double y(int part) {
        return bodies.get(part).getCenterOfMassPosition().yy();
    }

    @Override
    public double angle(int part) {
        Quat rotation = bodies.get(part).getRotation();
        return 2 * Math.atan2(rotation.getZ(), rotation.getW());
    }

    @Override
    public void close() {
        system.removeAllConstraints();
        bodies.clear();
        system.removeAllBodies();
        system.close();
    }
}
