package org.linkage.solver.mechanism;

/**
 * What a body looks like and what touches, centred on its centre of mass and along its own x-axis. A shape never changes
 * mass or inertia.
 */
public sealed interface Shape {
    /** Radius of the smallest circle around the centre of mass that holds the shape. */
    double radius();

    /** Inertia about the centre of mass for each kilogram of a uniform body of this shape. */
    double inertiaPerMass();

    /** A straight bar of the given length; a width of 0 is a line. */
    record Rod(double length, double width) implements Shape {
        @Override
        public double radius() {
            return 0.5 * Math.sqrt(length * length + width * width);
        }

        @Override
        public double inertiaPerMass() {
            return (length * length + width * width) / 12;
        }
    }

    /** A rectangle. */
    record Box(double width, double height) implements Shape {
        @Override
        public double radius() {
            return 0.5 * Math.sqrt(width * width + height * height);
        }

        @Override
        public double inertiaPerMass() {
            return (width * width + height * height) / 12;
        }
    }

    /** A full disc. */
    record Disc(double radius) implements Shape {
        @Override
        public double inertiaPerMass() {
            return 0.5 * radius * radius;
        }
    }

    /** A convex polygon, corners x0, y0, x1, y1, … in body coordinates, counter-clockwise. */
    final class Polygon implements Shape {
        private final double[] corners;

        public Polygon(double[] corners) {
            this.corners = corners.clone();
        }

        public int size() {
            return corners.length / 2;
        }

        public double x(int corner) {
            return corners[2 * corner];
        }

        public double y(int corner) {
            return corners[2 * corner + 1];
        }

        @Override
        public double radius() {
            double largest = 0;
            for (int i = 0; i < size(); i++) {
                largest = Math.max(largest, x(i) * x(i) + y(i) * y(i));
            }
            return Math.sqrt(largest);
        }

        /** ∫r² dA / ∫dA as a sum over the triangles between the origin and each edge. */
        @Override
        public double inertiaPerMass() {
            double area = 0;
            double moment = 0;
            for (int i = 0; i < size(); i++) {
                int j = (i + 1) % size();
                double cross = x(i) * y(j) - x(j) * y(i);
                area += cross / 2;
                moment += cross
                        / 12
                        * (x(i) * x(i) + x(i) * x(j) + x(j) * x(j) + y(i) * y(i) + y(i) * y(j) + y(j) * y(j));
            }
            return moment / area;
        }
    }
}
