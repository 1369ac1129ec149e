package org.linkage.peers;

import java.util.ArrayList;
import java.util.List;

/** What every engine can build: boxes and discs, pins between them or to the world, fixed walls. Nobody's own classes. */
final class PeerScene {
    static final double GRAVITY = 9.81;

    /** A moving body; radius 0 for a box. */
    record Part(double x, double y, double angle, double width, double height, double radius, double mass) {
        double inertia() {
            return radius > 0 ? 0.5 * mass * radius * radius : mass * (width * width + height * height) / 12;
        }
    }

    /** A pin of part a with part b, or with the world where b is −1. */
    record Pin(int a, int b, double x, double y) {}

    /** A fixed box. */
    record Wall(double x, double y, double width, double height) {}

    final String name;
    final double size;
    final List<Part> parts = new ArrayList<>();
    final List<Pin> pins = new ArrayList<>();
    final List<Wall> walls = new ArrayList<>();
    boolean touching;
    double friction;

    /** @param size a length of the whole, for stretch and for "it flew away" */
    PeerScene(String name, double size) {
        this.name = name;
        this.size = size;
    }

    double mass() {
        double sum = 0;
        for (Part part : parts) {
            sum += part.mass();
        }
        return sum;
    }

    private int box(double x, double y, double angle, double length, double width, double mass) {
        parts.add(new Part(x, y, angle, length, width, 0, mass));
        return parts.size() - 1;
    }

    /** n links in a row along +x from a pin at the origin. */
    static PeerScene chain(int n, double length, double width, double mass) {
        PeerScene scene = new PeerScene("chain " + n, n * length);
        for (int i = 0; i < n; i++) {
            scene.box((i + 0.5) * length, 0, 0, length, width, mass);
            scene.pins.add(new Pin(i, i - 1, i * length, 0));
        }
        return scene;
    }

    /** A horizontal chain of ten links with a disc at its end, a thousand times as heavy as a link. */
    static PeerScene heavyLoad() {
        PeerScene chain = chain(10, 0.1, 0.02, 0.2);
        PeerScene scene = new PeerScene("load 1000:1", chain.size);
        scene.parts.addAll(chain.parts);
        scene.pins.addAll(chain.pins);
        scene.parts.add(new Part(1, 0, 0, 0, 0, 0.1, 200));
        scene.pins.add(new Pin(10, 9, 1, 0));
        return scene;
    }

    /** Two rails of m links on an arc, ends pinned, and a cross link between the centres of each pair. */
    static PeerScene ladder(int m) {
        double length = 0.1;
        PeerScene scene = new PeerScene("ladder " + m, m * length);
        double turn = 1.5 / m;
        for (int rail = 0; rail < 2; rail++) {
            double x = 0;
            double y = -0.1 * rail;
            for (int i = 0; i < m; i++) {
                double angle = 0.75 - (i + 0.5) * turn;
                double dx = length * Math.cos(angle);
                double dy = length * Math.sin(angle);
                int part = scene.box(x + dx / 2, y + dy / 2, angle, length, 0.02, 0.2);
                scene.pins.add(new Pin(part, i == 0 ? -1 : part - 1, x, y));
                x += dx;
                y += dy;
            }
            scene.pins.add(new Pin(scene.parts.size() - 1, -1, x, y));
        }
        for (int i = 0; i < m; i++) {
            Part top = scene.parts.get(i);
            Part bottom = scene.parts.get(m + i);
            int cross = scene.box((top.x() + bottom.x()) / 2, (top.y() + bottom.y()) / 2, Math.PI / 2, 0.1, 0.02, 0.2);
            scene.pins.add(new Pin(cross, i, top.x(), top.y()));
            scene.pins.add(new Pin(cross, m + i, bottom.x(), bottom.y()));
        }
        return scene;
    }

    /** n discs dropped into a box three metres wide. */
    static PeerScene pile(int n, double friction) {
        PeerScene scene = new PeerScene((friction > 0 ? "rough pile " : "pile ") + n, 100);
        scene.touching = true;
        scene.friction = friction;
        double radius = 0.05;
        int columns = 28;
        for (int i = 0; i < n; i++) {
            int row = i / columns;
            double shift = row % 2 == 0 ? 0 : 0.02;
            double x = -1.42 + 0.104 * (i % columns) + shift;
            scene.parts.add(new Part(x, radius + 0.104 * row, 0, 0, 0, radius, 0.2));
        }
        scene.walls.add(new Wall(0, -0.5, 6, 1));
        scene.walls.add(new Wall(-2, 10, 1, 24));
        scene.walls.add(new Wall(2, 10, 1, 24));
        return scene;
    }
}
