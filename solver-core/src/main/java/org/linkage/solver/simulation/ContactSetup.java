package org.linkage.solver.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.linkage.solver.constraint.Constraint;
import org.linkage.solver.contact.AllPairs;
import org.linkage.solver.contact.ContactModel;
import org.linkage.solver.contact.ContactSource;
import org.linkage.solver.contact.GapContact;
import org.linkage.solver.contact.HalfPlane;
import org.linkage.solver.contact.Material;
import org.linkage.solver.contact.OneSided;
import org.linkage.solver.contact.PairContact;
import org.linkage.solver.mechanism.Body;
import org.linkage.solver.mechanism.PlanarBody;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.SceneModel;

/** Makes a scene's contacts, ropes and hard limits into what may touch. */
final class ContactSetup {
    private final SceneModel model;
    private final Map<String, PlanarBody> bodies = new HashMap<>();

    private ContactSetup(SceneModel model) {
        this.model = model;
        for (Body body : model.mechanism().bodies()) {
            bodies.put(body.id(), (PlanarBody) body);
        }
    }

    /** The ropes and limits come first, in the order of {@link SceneModel#oneSided()}, each bound a source of its own. */
    static ContactModel of(SceneModel model) {
        return new ContactSetup(model).build();
    }

    private ContactModel build() {
        List<ContactSource> sources = new ArrayList<>();
        for (SceneModel.OneSided bound : model.oneSided()) {
            if (!Double.isInfinite(bound.lower())) {
                sources.add(new GapContact(bound.id(), OneSided.atLeast(bound.coordinate(), bound.lower()), 0));
            }
            if (!Double.isInfinite(bound.upper())) {
                sources.add(new GapContact(bound.id(), OneSided.atMost(bound.coordinate(), bound.upper()), 0));
            }
        }
        for (ContactDescription contact : model.scene().contacts()) {
            sources.add(source(contact));
        }
        ContactModel contacts = new ContactModel(model.mechanism(), sources);
        contacts.setScale(model.state());
        return contacts;
    }

    private ContactSource source(ContactDescription d) {
        Material material = new Material(d.restitution(), d.friction());
        switch (d.type()) {
            case HALF_PLANE: {
                List<PlanarBody> touching = d.bodyA().equals(ContactDescription.EVERY_BODY)
                        ? everyShapedBody()
                        : Collections.singletonList(body(d.bodyA()));
                return new HalfPlane(
                        d.id(), touching, d.point().x(), d.point().y(), d.normal().x(), d.normal().y(), material);
            }
            case DISC_DISC:
                return new PairContact(d.id(), body(d.bodyA()), body(d.bodyB()), material);
            case ALL:
                return allPairs(d.id(), material);
        }
        throw new IllegalArgumentException("A contact of type '" + d.type().id() + "' cannot be built.");
    }

    /** Every particle and every body with a shape; a rigid body without one takes no part in contacts. */
    private List<PlanarBody> everyShapedBody() {
        List<PlanarBody> list = new ArrayList<>();
        for (Body body : model.mechanism().bodies()) {
            if (body.shape() != null || body.dimension() == 2) {
                list.add((PlanarBody) body);
            }
        }
        return list;
    }

    /** Ropes join bodies too, though they are no constraints. */
    private AllPairs allPairs(String id, Material material) {
        List<Constraint> joints = model.constraints();
        AllPairs all = new AllPairs(id, model.mechanism(), joints, material);
        for (JointDescription joint : model.scene().joints()) {
            PlanarBody a = bodies.get(joint.bodyA());
            PlanarBody b = bodies.get(joint.bodyB());
            if (a != null && b != null) {
                all.join(a, b);
                all.join(b, a);
            }
        }
        return all;
    }

    private PlanarBody body(String id) {
        PlanarBody body = bodies.get(id);
        if (body == null) {
            throw new IllegalArgumentException("There is no body '" + id + "'.");
        }
        return body;
    }
}
