package org.linkage.app.player;

import java.util.ArrayList;
import java.util.List;
import org.linkage.app.paint.StageModel;

/**
 * The bodies of a scene in at most a dozen groups of neighbours in the file: a run of bodies named alike ("link1 … link20")
 * is one, and what does not fit into the dozen goes into the last.
 */
final class BodyGroups {
    static final int MOST = 12;
    static final BodyGroups NONE = new BodyGroups(new ArrayList<>());

    private record Group(String name, int first, int size, boolean fixed) {}

    private final List<Group> groups;

    private BodyGroups(List<Group> groups) {
        this.groups = groups;
    }

    static BodyGroups of(StageModel model) {
        List<Group> groups = new ArrayList<>();
        int n = model.bodies.length;
        boolean few = n <= MOST;
        int i = 0;
        while (i < n) {
            String stem = stem(model.bodies[i].id);
            int end = i + 1;
            while (!few
                    && end < n
                    && stem(model.bodies[end].id).equals(stem)
                    && model.bodies[end].fixed == model.bodies[i].fixed) {
                end++;
            }
            if (groups.size() == MOST - 1) {
                end = n;
            }
            String name = end - i == 1 || stem.isEmpty() ? model.bodies[i].id : stem;
            groups.add(new Group(name, i, end - i, model.bodies[i].fixed));
            i = end;
        }
        return new BodyGroups(groups);
    }

    /** The id without its number. */
    private static String stem(String id) {
        int end = id.length();
        while (end > 0 && (Character.isDigit(id.charAt(end - 1)) || id.charAt(end - 1) == '-')) {
            end--;
        }
        return id.substring(0, end);
    }

    int count() {
        return groups.size();
    }

    String name(int group) {
        return groups.get(group).name();
    }

    int first(int group) {
        return groups.get(group).first();
    }

    int size(int group) {
        return groups.get(group).size();
    }

    /** Whether the group is welded to the world and cannot be pushed. */
    boolean fixed(int group) {
        return groups.get(group).fixed();
    }

    /** The body that actions on the group act on: its last, which for a chain is the free end. */
    int handle(int group) {
        return groups.get(group).first() + groups.get(group).size() - 1;
    }

    int groupOf(int body) {
        for (int i = 0; i < groups.size(); i++) {
            if (body >= first(i) && body < first(i) + size(i)) {
                return i;
            }
        }
        return -1;
    }
}
