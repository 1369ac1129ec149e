package org.linkage.app.player;

import java.util.List;
import java.util.Random;
import org.linkage.app.paint.Camera;
import org.linkage.app.paint.Pose;
import org.linkage.solver.scene.CatalogueScene;
import org.linkage.solver.scene.Names;
import org.linkage.solver.scene.Parameter;

/** What a seeded monkey does to a scene: most of the time it plays with its fingers, now and then it finds the controls. */
final class MonkeyHands {
    private static final int FINGERS = 5;
    /** Larger scenes teach nothing new here and would take the time of all others. */
    private static final double MOST_LINKS = 120;

    private static final double[] STEPS = {1.0 / 960, 1.0 / 480, 1.0 / 240, 1.0 / 120, 1.0 / 60, 1.0 / 30};
    private static final double[] SPEEDS = {1.0 / 64, 1.0 / 4, 1, 1, 2, 4};

    private final CatalogueScene scene;
    private final Player player;
    private final Random random;
    /** The last deeds at the controls, for a complaint. */
    private final StringBuilder diary = new StringBuilder();

    MonkeyHands(CatalogueScene scene, Player player, Random random) {
        this.scene = scene;
        this.player = player;
        this.random = random;
    }

    String diary() {
        return diary.length() > 600 ? "… " + diary.substring(diary.length() - 600) : diary.toString();
    }

    void note(String deed) {
        diary.append("; ").append(deed);
    }

    /** A finger does something, or nothing. */
    void touch(Channel channel, Camera camera) {
        int slot = random.nextInt(FINGERS);
        double x = camera.worldX(random.nextInt(720));
        double y = camera.worldY(random.nextInt(1280));
        int body = random.nextInt(channel.model.bodies.length);
        Pose pose = channel.newest().pose;
        switch (random.nextInt(16)) {
            case 0 -> {
                if (!channel.model.bodies[body].fixed) {
                    player.grab(slot, body, pose.x[body], pose.y[body]);
                }
            }
            case 1, 2 -> player.release(slot, 0, 0);
            case 3 -> player.release(slot, 2 * random.nextGaussian(), 2 * random.nextGaussian());
            case 4 -> {
                if (random.nextInt(20) == 0 && !channel.model.bodies[body].fixed) {
                    player.togglePin(body);
                }
            }
            case 5 -> player.push(body, random.nextGaussian(), random.nextGaussian());
            case 6 -> player.releaseAll();
            default -> player.move(slot, 0.9 * pose.x[body] + 0.1 * x, 0.9 * pose.y[body] + 0.1 * y);
        }
    }

    /** Another value for one of the scene's parameters, anywhere in its range. */
    void parameter() {
        List<Parameter> all = scene.parameters();
        if (all.isEmpty()) {
            return;
        }
        Parameter parameter = all.get(random.nextInt(all.size()));
        double low = parameter.min();
        double high = parameter.max();
        double value = low + random.nextDouble() * (high - low);
        switch (parameter.kind()) {
            case INTEGER -> {
                // two of them make a net
                double most = Math.min(
                        high,
                        Math.max(low, all.stream().filter(MonkeyHands::counts).count() > 1 ? 12 : MOST_LINKS));
                value = Math.rint(low + random.nextDouble() * random.nextDouble() * (most - low));
            }
            case LOGARITHMIC -> {
                double from = low > 0 ? low : high * 1e-6;
                value = low == 0 && random.nextInt(5) == 0 ? 0 : from * Math.pow(high / from, random.nextDouble());
                value = Math.max(low, Math.min(high, value));
            }
            case SWITCH, CHOICE -> value = Math.rint(value);
            case REAL -> {}
        }
        note(parameter.name() + " = " + value);
        player.setParameter(parameter.name(), value);
    }

    private static boolean counts(Parameter parameter) {
        return parameter.kind() == Parameter.Kind.INTEGER;
    }

    /** Another way to run the scene; those that do not fit are asked for, too. */
    Choices another(Choices now) {
        Choices choices = now.copy();
        switch (random.nextInt(11)) {
            case 0, 1 -> choices.solver = Names.SOLVERS.get(random.nextInt(Names.SOLVERS.size()));
            case 2, 3 -> choices.integrator = Names.INTEGRATORS.get(random.nextInt(Names.INTEGRATORS.size()));
            case 4, 5 -> choices.contact = Names.CONTACTS.get(random.nextInt(Names.CONTACTS.size()));
            case 6 -> choices.step = STEPS[random.nextInt(STEPS.length)];
            case 7 -> choices.stabilisation = random.nextInt(60);
            case 8 -> choices.iterations = 1 + random.nextInt(50);
            case 9 -> choices.geometricStiffness = !choices.geometricStiffness;
            default -> choices.speed = SPEEDS[random.nextInt(SPEEDS.length)];
        }
        note("solver " + choices.solver + " integrator " + choices.integrator + " contact " + choices.contact + " step "
                + choices.step + " stabilisation " + choices.stabilisation + " iterations " + choices.iterations
                + " stiffness " + choices.geometricStiffness + " speed " + choices.speed);
        return choices;
    }

    /** The phone is tilted: gravity points anywhere. */
    void tilt() {
        double angle = 2 * Math.PI * random.nextDouble();
        double strength = 15 * random.nextDouble();
        note("gravity " + strength + " at " + angle);
        player.setGravity(strength * Math.cos(angle), strength * Math.sin(angle));
    }
}
