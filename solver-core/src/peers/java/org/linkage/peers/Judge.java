package org.linkage.peers;

/**
 * Looks at the poses that an engine gives and says how well it did; the same for all engines, from poses alone.
 *
 * <p>A gap is the distance between the two halves of a pin. Stretch is the sum of all gaps over the size of the structure.
 * Energy is taken from positions of successive frames, so a jump of a position counts as speed; it is given as the change
 * since the start over m g times the size (0 is right).
 */
final class Judge {
    private static final double FRAME = 1.0 / 60;

    private final PeerScene scene;
    private final double[] ux;
    private final double[] uy;
    private final double[] wx;
    private final double[] wy;
    private final double[] lastX;
    private final double[] lastY;
    private final double[] lastAngle;
    private final double startPotential;
    private double worstGap;
    private double worstStretch;
    private double worstOverlap;
    private double energy;
    private boolean lost;

    Judge(PeerScene scene) {
        this.scene = scene;
        int pins = scene.pins.size();
        ux = new double[pins];
        uy = new double[pins];
        wx = new double[pins];
        wy = new double[pins];
        for (int k = 0; k < pins; k++) {
            PeerScene.Pin pin = scene.pins.get(k);
            PeerScene.Part a = scene.parts.get(pin.a());
            ux[k] = local(pin.x() - a.x(), pin.y() - a.y(), a.angle());
            uy[k] = local(pin.y() - a.y(), -(pin.x() - a.x()), a.angle());
            if (pin.b() >= 0) {
                PeerScene.Part b = scene.parts.get(pin.b());
                wx[k] = local(pin.x() - b.x(), pin.y() - b.y(), b.angle());
                wy[k] = local(pin.y() - b.y(), -(pin.x() - b.x()), b.angle());
            } else {
                wx[k] = pin.x();
                wy[k] = pin.y();
            }
        }
        int parts = scene.parts.size();
        lastX = new double[parts];
        lastY = new double[parts];
        lastAngle = new double[parts];
        double potential = 0;
        for (int i = 0; i < parts; i++) {
            PeerScene.Part part = scene.parts.get(i);
            lastX[i] = part.x();
            lastY[i] = part.y();
            lastAngle[i] = part.angle();
            potential += part.mass() * PeerScene.GRAVITY * part.y();
        }
        startPotential = potential;
    }

    private static double local(double along, double across, double angle) {
        return along * Math.cos(angle) + across * Math.sin(angle);
    }

    /** Takes the poses after one more frame. */
    void look(Engine engine) {
        double sum = 0;
        for (int k = 0; k < ux.length; k++) {
            PeerScene.Pin pin = scene.pins.get(k);
            double ax = pointX(engine, pin.a(), ux[k], uy[k]);
            double ay = pointY(engine, pin.a(), ux[k], uy[k]);
            double bx = pin.b() < 0 ? wx[k] : pointX(engine, pin.b(), wx[k], wy[k]);
            double by = pin.b() < 0 ? wy[k] : pointY(engine, pin.b(), wx[k], wy[k]);
            double gap = Math.hypot(ax - bx, ay - by);
            worstGap = Math.max(worstGap, gap);
            sum += gap;
        }
        worstStretch = Math.max(worstStretch, sum / scene.size);
        double total = -startPotential;
        for (int i = 0; i < lastX.length; i++) {
            PeerScene.Part part = scene.parts.get(i);
            double x = engine.x(i);
            double y = engine.y(i);
            double angle = engine.angle(i);
            double turned = Math.IEEEremainder(angle - lastAngle[i], 2 * Math.PI);
            double vx = (x - lastX[i]) / FRAME;
            double vy = (y - lastY[i]) / FRAME;
            double w = turned / FRAME;
            total += 0.5 * part.mass() * (vx * vx + vy * vy)
                    + 0.5 * part.inertia() * w * w
                    + part.mass() * PeerScene.GRAVITY * (y + lastY[i]) / 2;
            lost |= !(Math.hypot(x, y) < 2 * scene.size + 1);
            lastX[i] = x;
            lastY[i] = y;
            lastAngle[i] = angle;
        }
        energy = total / (scene.mass() * PeerScene.GRAVITY * scene.size);
    }

    /** Worst overlap of discs with each other, a look at the last pose of a pile. */
    void lookAtOverlaps() {
        for (int i = 0; i < lastX.length; i++) {
            for (int j = 0; j < i; j++) {
                double together =
                        scene.parts.get(i).radius() + scene.parts.get(j).radius();
                double distance = Math.hypot(lastX[i] - lastX[j], lastY[i] - lastY[j]);
                worstOverlap = Math.max(worstOverlap, together - distance);
            }
        }
    }

    private static double pointX(Engine engine, int part, double u, double w) {
        double angle = engine.angle(part);
        return engine.x(part) + Math.cos(angle) * u - Math.sin(angle) * w;
    }

    private static double pointY(Engine engine, int part, double u, double w) {
        double angle = engine.angle(part);
        return engine.y(part) + Math.sin(angle) * u + Math.cos(angle) * w;
    }

    double worstGap() {
        return worstGap;
    }

    double worstStretch() {
        return worstStretch;
    }

    double worstOverlap() {
        return worstOverlap;
    }

    double energy() {
        return energy;
    }

    boolean lost() {
        return lost;
    }
}
