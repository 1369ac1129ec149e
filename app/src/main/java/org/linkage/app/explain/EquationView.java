package org.linkage.app.explain;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One equation, set like print: its parts on one line where they fit, on several where they do not, smaller if need be. */
public final class EquationView extends View {
    private static final float SIZE_SP = 20;
    private static final float SMALLEST = 0.55f;

    private final Box.Pen pen;
    private String equation = "";
    private List<Box> lines = new ArrayList<>();
    private int laidOutFor = -1;

    public EquationView(Context context) {
        this(context, null);
    }

    public EquationView(Context context, @Nullable AttributeSet attributes) {
        super(context, attributes);
        pen = new Box.Pen(
                MaterialColors.getColor(context, com.google.android.material.R.attr.colorOnSurface, 0xFF1F2430));
    }

    public void setEquation(String newEquation) {
        equation = newEquation;
        setContentDescription(spoken(newEquation));
        laidOutFor = -1;
        requestLayout();
        invalidate();
    }

    /** Without the marks of typesetting. */
    private static String spoken(String equation) {
        return equation.replaceAll("[_{}]", " ").replace("^T", " transposed").replace("^", " to the ");
    }

    private float size() {
        return TypedValue.applyDimension(
                TypedValue.COMPLEX_UNIT_SP, SIZE_SP, getResources().getDisplayMetrics());
    }

    private void layOut(int width) {
        if (laidOutFor == width) {
            return;
        }
        laidOutFor = width;
        float size = size();
        lines = lines(width, size);
    }

    private List<Box> lines(int width, float size) {
        EquationReader reader = new EquationReader(pen);
        List<Box> all = new ArrayList<>();
        List<Box> line = new ArrayList<>();
        float used = 0;
        for (String part : EquationReader.parts(equation)) {
            Box box = reader.read(part, size);
            if (box.width > width) {
                box = reader.read(part, size * Math.max(SMALLEST, 0.99f * width / box.width));
            }
            if (!line.isEmpty() && used + 1.2f * size + box.width > width) {
                all.add(new Box.Row(line));
                line = new ArrayList<>();
                used = 0;
            }
            if (!line.isEmpty()) {
                line.add(new Box.Gap(1.2f * size));
                used += 1.2f * size;
            }
            line.add(box);
            used += box.width;
        }
        all.add(new Box.Row(line));
        return all;
    }

    @Override
    protected void onMeasure(int widthSpec, int heightSpec) {
        int room = MeasureSpec.getMode(widthSpec) == MeasureSpec.UNSPECIFIED
                ? Integer.MAX_VALUE
                : MeasureSpec.getSize(widthSpec) - getPaddingLeft() - getPaddingRight();
        layOut(Math.max(1, room));
        float width = 0;
        float height = 0;
        for (Box line : lines) {
            width = Math.max(width, line.width);
            height += line.ascent + line.descent + 0.35f * size();
        }
        setMeasuredDimension(
                resolveSize((int) Math.ceil(width) + getPaddingLeft() + getPaddingRight(), widthSpec),
                resolveSize((int) Math.ceil(height) + getPaddingTop() + getPaddingBottom(), heightSpec));
    }

    @Override
    protected void onDraw(Canvas canvas) {
        float y = getPaddingTop() + 0.17f * size();
        for (int i = 0; i < lines.size(); i++) {
            Box line = lines.get(i);
            line.draw(canvas, getPaddingLeft(), y + line.ascent);
            y += line.ascent + line.descent + 0.35f * size();
        }
    }
}
