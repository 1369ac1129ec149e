package org.linkage.app.tour;

import java.util.ArrayList;
import java.util.List;
import org.linkage.solver.scene.ContactDescription;
import org.linkage.solver.scene.ForceDescription;
import org.linkage.solver.scene.JointDescription;
import org.linkage.solver.scene.JointType;
import org.linkage.solver.scene.SceneDescription;

/** What may put energy into a scene or take it out, in words: where there is something, a change of energy is no error. */
public final class Exchange {
    private Exchange() {}

    /** For instance "a motor and dampers"; empty if energy should stay what it is. */
    public static String of(SceneDescription scene, String integrator) {
        List<String> words = new ArrayList<>();
        boolean dampers = false;
        for (JointDescription joint : scene.joints()) {
            add(words, joint.type() == JointType.MOTOR && joint.speed() != 0, "a motor");
            dampers |= joint.spring() != null && joint.spring().damping() > 0;
            dampers |= joint.limits() != null && joint.limits().damping() > 0;
            add(words, joint.type() == JointType.ROPE, "ropes that tighten");
            add(words, joint.limits() != null && joint.limits().hard(), "stops");
        }
        for (ForceDescription force : scene.forces()) {
            dampers |= force.damping() > 0;
            boolean driven =
                    force.type() == ForceDescription.Type.CONSTANT || force.type() == ForceDescription.Type.POINT_FORCE;
            add(words, driven && force.torque() != 0, "a torque");
            add(words, driven && (force.force().x() != 0 || force.force().y() != 0), "a force from outside");
        }
        add(words, dampers, "dampers");
        for (ContactDescription contact : scene.contacts()) {
            add(words, contact.restitution() < 1, "impacts");
            add(words, contact.friction() > 0, "friction");
        }
        add(words, integrator.startsWith("implicit"), "the damping of implicit steps");
        return join(words);
    }

    private static void add(List<String> words, boolean there, String word) {
        if (there && !words.contains(word)) {
            words.add(word);
        }
    }

    static String join(List<String> words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            text.append(i == 0 ? "" : i == words.size() - 1 ? " and " : ", ").append(words.get(i));
        }
        return text.toString();
    }
}
