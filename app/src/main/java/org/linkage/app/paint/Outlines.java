package org.linkage.app.paint;

import android.graphics.Path;
import android.graphics.RectF;
import org.jspecify.annotations.Nullable;
import org.linkage.solver.scene.ShapeDescription;

/** Outlines that are built once per body, in metres in the body's frame. */
final class Outlines {
    private Outlines() {}

    static @Nullable Path of(BodyFacts body) {
        return switch (body.look) {
            case Look.GEAR -> gear((float) body.radius, body.number > 0 ? body.number : 16);
            case Look.BONE -> taper(body, 0.5f, 0.3f);
            case Look.BRANCH -> taper(body, 0.5f, 0.28f);
            case Look.CUE -> taper(body, 0.5f, 0.22f);
            case Look.LEAF -> leaf((float) (body.reach > 0 ? body.reach : 0.05));
            case Look.SKATE -> blade((float) (body.length > 0 ? body.length : 2 * body.reach), (float) body.width);
            case Look.WHEEL -> body.hasPin ? counterweight((float) body.radius, body.pinAngle) : null;
            default -> body.shape == ShapeDescription.Kind.POLYGON ? polygon(body.corners) : null;
        };
    }

    static Path polygon(double[] corners) {
        Path path = new Path();
        for (int i = 0; i < corners.length; i += 2) {
            if (i == 0) {
                path.moveTo((float) corners[0], (float) corners[1]);
            } else {
                path.lineTo((float) corners[i], (float) corners[i + 1]);
            }
        }
        path.close();
        return path;
    }

    /** A bar with round ends of two radii, thick at −x and thin at +x; shares are of the body's width. */
    private static @Nullable Path taper(BodyFacts body, float thick, float thin) {
        if (body.shape != ShapeDescription.Kind.ROD && body.shape != ShapeDescription.Kind.BOX) {
            return body.shape == ShapeDescription.Kind.POLYGON ? polygon(body.corners) : null;
        }
        float half = (float) body.length / 2;
        float width = (float) (body.width > 0 ? body.width : 0.1 * body.length);
        float a = thick * width;
        float b = thin * width;
        // a common tangent of the two circles leans by φ with sin φ = (a − b)/distance
        double lean = StrictMath.asin(Math.min(1, (a - b) / (2 * half)));
        float degrees = (float) StrictMath.toDegrees(lean);
        Path path = new Path();
        path.arcTo(new RectF(half - b, -b, half + b, b), -(90 - degrees), 180 - 2 * degrees, true);
        path.arcTo(new RectF(-half - a, -a, -half + a, a), 90 - degrees, 180 + 2 * degrees);
        path.close();
        return path;
    }

    private static Path gear(float radius, int teeth) {
        Path path = new Path();
        float outer = radius * (1 + 1.6f / teeth);
        float inner = radius * (1 - 2.0f / teeth);
        double pitch = 2 * Math.PI / teeth;
        for (int i = 0; i < teeth; i++) {
            double at = i * pitch;
            corner(path, i == 0, inner, at - 0.30 * pitch);
            corner(path, false, outer, at - 0.15 * pitch);
            corner(path, false, outer, at + 0.15 * pitch);
            corner(path, false, inner, at + 0.30 * pitch);
        }
        path.close();
        return path;
    }

    private static void corner(Path path, boolean first, float radius, double angle) {
        float x = (float) (radius * StrictMath.cos(angle));
        float y = (float) (radius * StrictMath.sin(angle));
        if (first) {
            path.moveTo(x, y);
        } else {
            path.lineTo(x, y);
        }
    }

    /** A heavy segment of the rim, opposite the crank pin. */
    private static Path counterweight(float radius, double pinAngle) {
        float outer = 0.86f * radius;
        float inner = 0.46f * radius;
        float middle = (float) StrictMath.toDegrees(pinAngle) + 180;
        Path path = new Path();
        path.arcTo(new RectF(-outer, -outer, outer, outer), middle - 52, 104, true);
        path.arcTo(new RectF(-inner, -inner, inner, inner), middle + 52, -104);
        path.close();
        return path;
    }

    private static Path leaf(float reach) {
        Path path = new Path();
        path.moveTo(-reach, 0);
        path.quadTo(-0.1f * reach, 0.9f * reach, reach, 0);
        path.quadTo(-0.1f * reach, -0.9f * reach, -reach, 0);
        path.close();
        return path;
    }

    private static Path blade(float length, float width) {
        float half = length / 2;
        float w = width > 0 ? width / 2 : 0.06f * length;
        Path path = new Path();
        path.moveTo(-half, 0);
        path.quadTo(-0.8f * half, w, 0, w);
        path.quadTo(0.7f * half, w, half, 0);
        path.quadTo(0.7f * half, -w, 0, -w);
        path.quadTo(-0.8f * half, -w, -half, 0);
        path.close();
        return path;
    }
}
