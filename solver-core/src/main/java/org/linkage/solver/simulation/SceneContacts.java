package org.linkage.solver.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.linkage.solver.complementarity.ExactSolver;
import org.linkage.solver.complementarity.RowSetSolver;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.contact.AllPairs;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactSource;
import org.linkage.solver.contact.EventLog;
import org.linkage.solver.contact.Exact;
import org.linkage.solver.contact.GapContact;
import org.linkage.solver.contact.HalfPlane;
import org.linkage.solver.contact.ImprovedPlatt;
import org.linkage.solver.contact.Material;
import org.linkage.solver.contact.OneSided;
import org.linkage.solver.contact.PairContact;
import org.linkage.solver.contact.Platt;
import org.linkage.solver.contact.Pocket;
import org.linkage.solver.contact.Pockets;
import org.linkage.solver.contact.Right;
import org.linkage.solver.contact.SetChooser;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.Mechanism;
import org.linkage.solver.mechanism.Particle;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.mechanism.Shape;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.PocketDescription;
import org.linkage.solver.scene.SceneModel;

/**
 * What may touch in a scene: its list of contacts in the order of the file, then ropes and hard limits. Lives as long as
 * the scene's bodies do, so that the list of impacts survives a change of solver or integrator.
 */
final class SceneContacts {
    private static final int MOST_EVENTS = 1 << 16;

    private final ContactModel model;
    private final EventLog log;
    private final int listed;
    private final int[] jointOf;

    SceneContacts(SceneModel scene) {
        List<ContactSource> sources = new ArrayList<>();
        List<AllPairs> every = new ArrayList<>();
        for (ContactDescription contact : scene.scene().contacts()) {
            ContactSource source = source(scene, contact);
            sources.add(source);
            if (source instanceof AllPairs all) {
                every.add(all);
            }
        }
        for (ContactDescription contact : scene.scene().contacts()) {
            // a pair with an entry of its own is not asked for twice
            if (contact.type() == ContactDescription.Type.DISC_DISC) {
                for (AllPairs all : every) {
                    all.join(body(scene, contact.bodyA()), body(scene, contact.bodyB()));
                }
            }
        }
        List<Pocket> holes = new ArrayList<>();
        for (PocketDescription d : PocketDescription.of(scene.scene())) {
            holes.add(new Pocket(
                    d.id(), scene.mechanism(), d.center().x(), d.center().y(), d.radius()));
        }
        int firstPocket = sources.size();
        sources.addAll(holes);
        listed = sources.size();
        int[] joints = new int[2 * scene.oneSided().size()];
        int count = 0;
        for (SceneModel.OneSided side : scene.oneSided()) {
            for (AllPairs all : every) {
                if (side.coordinate().bodyCount() > 1) {
                    all.join(side.coordinate().body(0), side.coordinate().body(1));
                }
            }
            if (side.lower() > Double.NEGATIVE_INFINITY) {
                sources.add(new GapContact(side.id(), OneSided.atLeast(side.coordinate(), side.lower()), 0));
                joints[count++] = side.joint();
            }
            if (side.upper() < Double.POSITIVE_INFINITY) {
                sources.add(new GapContact(side.id(), OneSided.atMost(side.coordinate(), side.upper()), 0));
                joints[count++] = side.joint();
            }
        }
        jointOf = Arrays.copyOf(joints, count);
        model = new ContactModel(scene.mechanism(), sources);
        model.setScale(scene.state());
        if (!holes.isEmpty()) {
            model.setPockets(new Pockets(
                    holes, firstPocket, balls(scene), scene.mechanism().bodyCount()));
        }
        log = new EventLog(model, MOST_EVENTS);
    }

    /** What can fall into a pocket: discs and particles that no joint holds. */
    private static List<PlanarBody> balls(SceneModel scene) {
        boolean[] jointed = new boolean[scene.mechanism().bodyCount()];
        for (Constraint joint : scene.constraints()) {
            for (int k = 0; k < joint.bodyCount(); k++) {
                jointed[joint.body(k).index()] = true;
            }
        }
        for (SceneModel.OneSided side : scene.oneSided()) {
            for (int k = 0; k < side.coordinate().bodyCount(); k++) {
                jointed[side.coordinate().body(k).index()] = true;
            }
        }
        List<PlanarBody> balls = new ArrayList<>();
        for (Body body : scene.mechanism().bodies()) {
            boolean round = body.shape() instanceof Shape.Disc || (body instanceof Particle && body.shape() == null);
            if (body instanceof PlanarBody planar && round && !jointed[body.index()]) {
                balls.add(planar);
            }
        }
        return balls;
    }

    private static ContactSource source(SceneModel scene, ContactDescription d) {
        Material material = new Material(d.restitution(), d.friction());
        return switch (d.type()) {
            case HALF_PLANE ->
                new HalfPlane(
                        d.id(),
                        bodies(scene, d.bodyA()),
                        d.point().x(),
                        d.point().y(),
                        d.normal().x(),
                        d.normal().y(),
                        material);
            case DISC_DISC -> new PairContact(d.id(), body(scene, d.bodyA()), body(scene, d.bodyB()), material);
            case ALL -> new AllPairs(d.id(), scene.mechanism(), scene.constraints(), material);
        };
    }

    /** One body, or every one that can touch: those with a shape, and particles by their centres. */
    private static List<PlanarBody> bodies(SceneModel scene, String id) {
        if (!id.equals(ContactDescription.EVERY_BODY)) {
            return Arrays.asList(body(scene, id));
        }
        List<PlanarBody> all = new ArrayList<>();
        for (Body body : scene.mechanism().bodies()) {
            if (body instanceof PlanarBody planar && (body.shape() != null || body instanceof Particle)) {
                all.add(planar);
            }
        }
        return all;
    }

    private static PlanarBody body(SceneModel scene, String id) {
        Mechanism mechanism = scene.mechanism();
        for (int i = 0; i < mechanism.bodyCount(); i++) {
            if (mechanism.body(i).id().equals(id) && mechanism.body(i) instanceof PlanarBody planar) {
                return planar;
            }
        }
        throw new IllegalArgumentException("A contact names the body '" + id + "'; there is no such body.");
    }

    boolean isEmpty() {
        return model.isEmpty();
    }

    ContactModel model() {
        return model;
    }

    EventLog log() {
        return log;
    }

    /** Whether a source is an entry of the scene's list of contacts, not a rope or a limit. */
    boolean listed(int source) {
        return source < listed;
    }

    /** The joint that a rope or limit belongs to. */
    int joint(int source) {
        return jointOf[source - listed];
    }

    /** The algorithm of that name. A new one is one line here. */
    static SetChooser chooser(String name) {
        return switch (name) {
            case "platt" -> new Platt(new RowSetSolver());
            case "improved-platt" -> new ImprovedPlatt(new RowSetSolver());
            case "right" -> new Right(new RowSetSolver());
            default -> new Exact(new ExactSolver());
        };
    }
}
