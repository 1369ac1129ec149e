package org.linkage.app.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads an equation as the catalogue writes it and makes boxes of it.
 *
 * <pre>
 *   x_1  x_{tip}  x^2  x^{-1}      below and above
 *   (1 − e)/(1 + e)   a / b        fractions: close, of the neighbours; with spaces, of the whole products
 *   √(…)   |…|   (…)               roots and brackets, as high as what they hold
 *   [a b; c d]                     a matrix
 * </pre>
 *
 * Single letters are variables and lean; words, numbers and operators stand upright. Nothing is refused: what cannot be read
 * as more is drawn as it is written.
 */
final class EquationReader {
    private static final Set<String> WORDS = new HashSet<>(Arrays.asList("of", "or", "in", "is"));
    /** The combining dot, which fonts put anywhere. */
    private static final char DOT = '\u0307';

    private static final String OPERATORS = "=≤≥<>~≈+−⊥×·→";

    private final Box.Pen pen;
    private String text = "";
    private int at;

    EquationReader(Box.Pen pen) {
        this.pen = pen;
    }

    /** The parts of an equation that may stand on lines of their own. */
    static List<String> parts(String equation) {
        List<String> parts = new ArrayList<>();
        for (String part : equation.split("(?<=,)\\s{2,}|(?<=:)\\s{2,}|\\s{3,}(?=\\(|[a-z]{2,})")) {
            parts.add(part.trim());
        }
        return parts;
    }

    Box read(String equation, float size) {
        text = equation;
        at = 0;
        List<Box> all = new ArrayList<>();
        while (at < text.length()) {
            all.add(row("", size));
            if (at < text.length()) {
                // a closing bracket without its opening one
                all.add(new Box.Letters(String.valueOf(text.charAt(at++)), pen.upright, size));
            }
        }
        return new Box.Row(all);
    }

    /** Everything up to one of the given closing signs, which is left to the caller. */
    private Box row(String closing, float size) {
        List<Box> done = new ArrayList<>();
        List<Box> product = new ArrayList<>();
        boolean spaced = false;
        while (at < text.length() && closing.indexOf(text.charAt(at)) < 0 && ")]".indexOf(text.charAt(at)) < 0) {
            char sign = text.charAt(at);
            if (sign == ' ') {
                spaced = true;
                at++;
            } else if (sign == '/' && !product.isEmpty()) {
                at++;
                fraction(product, spaced, closing, size);
                spaced = false;
            } else if (OPERATORS.indexOf(sign) >= 0 || sign == ',' || sign == ';') {
                flush(product, done);
                operator(sign, spaced, done, size);
                spaced = false;
            } else {
                if (spaced && !product.isEmpty()) {
                    product.add(new Box.Gap(0.22f * size));
                }
                product.add(factor(closing, size));
                spaced = false;
            }
        }
        flush(product, done);
        return new Box.Row(done);
    }

    private static void flush(List<Box> product, List<Box> done) {
        done.addAll(product);
        product.clear();
    }

    private void operator(char sign, boolean spaced, List<Box> done, float size) {
        at++;
        boolean comma = sign == ',' || sign == ';';
        boolean behind = at < text.length() && text.charAt(at) == ' ';
        // a sign at the start or close to what follows belongs to it
        boolean unary = !comma && (done.isEmpty() || (spaced && !behind));
        boolean afterOperator = unary && !done.isEmpty() && done.get(done.size() - 1) instanceof Box.Gap;
        float room = comma || (unary && done.isEmpty()) || afterOperator ? 0 : 0.25f * size;
        done.add(new Box.Gap(room));
        done.add(new Box.Letters(String.valueOf(sign), pen.upright, size));
        done.add(new Box.Gap(comma ? 0.3f * size : unary ? 0.04f * size : 0.25f * size));
    }

    private void fraction(List<Box> product, boolean spaced, String closing, float size) {
        List<Box> above = new ArrayList<>();
        if (spaced) {
            above.addAll(product);
            product.clear();
        } else {
            above.add(product.remove(product.size() - 1));
        }
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        List<Box> below = new ArrayList<>();
        boolean number = at < text.length() && Character.isDigit(text.charAt(at));
        while (at < text.length() && inProduct(text.charAt(at), closing)) {
            if (text.charAt(at) == ' ') {
                below.add(new Box.Gap(0.22f * size));
                at++;
                continue;
            }
            below.add(bare(closing, size));
            if (!spaced || number) {
                break;
            }
        }
        product.add(new Box.Fraction(unfenced(above), new Box.Row(below), pen, size));
    }

    private static boolean inProduct(char sign, String closing) {
        return OPERATORS.indexOf(sign) < 0 && ",;/)]".indexOf(sign) < 0 && closing.indexOf(sign) < 0;
    }

    /** A fraction's line does what brackets did. */
    private static Box unfenced(List<Box> parts) {
        return parts.size() == 1 && parts.get(0) instanceof Fenced fenced ? fenced.inside : new Box.Row(parts);
    }

    private Box bare(String closing, float size) {
        Box factor = factor(closing, size);
        return factor instanceof Fenced fenced ? fenced.inside : factor;
    }

    /** A bracket that remembers what it holds. */
    private static final class Fenced extends Box {
        final Box inside;
        private final Box fence;

        Fenced(Box inside, Box fence) {
            this.inside = inside;
            this.fence = fence;
            width = fence.width;
            ascent = fence.ascent;
            descent = fence.descent;
        }

        @Override
        void draw(android.graphics.Canvas canvas, float x, float y) {
            fence.draw(canvas, x, y);
        }
    }

    /** One symbol with its scripts. */
    private Box factor(String closing, float size) {
        Box base = symbol(closing, size);
        Box above = new Box.Gap(0);
        Box below = new Box.Gap(0);
        boolean any = false;
        while (at + 1 < text.length() && (text.charAt(at) == '^' || text.charAt(at) == '_')) {
            boolean up = text.charAt(at++) == '^';
            Box script = script(0.7f * size);
            above = up ? script : above;
            below = up ? below : script;
            any = true;
        }
        return any ? new Box.Scripts(base, above, below, size) : base;
    }

    private Box script(float size) {
        if (text.charAt(at) == '{') {
            at++;
            Box inside = row("}", size);
            at = Math.min(text.length(), at + 1);
            return inside;
        }
        char sign = text.charAt(at);
        if (Character.isLetterOrDigit(sign)) {
            return letters(String.valueOf(text.charAt(at++)), size);
        }
        at++;
        return new Box.Letters(sign == '-' ? "−" : String.valueOf(sign), pen.upright, size);
    }

    private Box symbol(String closing, float size) {
        char sign = text.charAt(at);
        if (sign == '(') {
            at++;
            Box inside = row("", size);
            at = Math.min(text.length(), at + 1);
            return new Fenced(inside, new Box.Fence('(', inside, ')', pen, size));
        }
        if (sign == '[') {
            return matrix(size);
        }
        if (sign == '|' && closing.indexOf('|') < 0 && text.indexOf('|', at + 1) > 0) {
            at++;
            Box inside = row("|", size);
            at = Math.min(text.length(), at + 1);
            return new Box.Fence('|', inside, '|', pen, size);
        }
        if (sign == '√') {
            at++;
            Box inside = at < text.length() && text.charAt(at) != ' ' ? bare(closing, size) : new Box.Gap(size);
            return new Box.Root(inside, pen, size);
        }
        int from = at++;
        if (isWord(sign)) {
            while (at < text.length() && isWord(text.charAt(at))) {
                at++;
            }
        }
        return letters(text.substring(from, at), size);
    }

    private static boolean isWord(char sign) {
        int type = Character.getType(sign);
        return Character.isLetterOrDigit(sign)
                || sign == '.'
                || sign == '…'
                || sign == '∂'
                || type == Character.NON_SPACING_MARK;
    }

    private Box letters(String word, float size) {
        int letters = 0;
        boolean digits = false;
        for (int i = 0; i < word.length(); i++) {
            letters += Character.isLetter(word.charAt(i)) ? 1 : 0;
            digits |= Character.isDigit(word.charAt(i));
        }
        if (word.length() == 2 && word.charAt(1) == DOT) {
            return new Box.Dotted(new Box.Letters(word.substring(0, 1), pen.italic, size), pen, size);
        }
        boolean variable = letters > 0 && letters <= 2 && !digits && !WORDS.contains(word);
        return new Box.Letters(
                word.equals("-") ? "−" : word.equals("'") ? "′" : word, variable ? pen.italic : pen.upright, size);
    }

    private Box matrix(float size) {
        at++;
        List<List<Box>> rows = new ArrayList<>();
        List<Box> row = new ArrayList<>();
        rows.add(row);
        while (at < text.length() && text.charAt(at) != ']') {
            char sign = text.charAt(at);
            if (sign == ' ') {
                at++;
            } else if (sign == ';') {
                at++;
                row = new ArrayList<>();
                rows.add(row);
            } else {
                List<Box> cell = new ArrayList<>();
                if (sign == '−' || sign == '-') {
                    at++;
                    cell.add(new Box.Letters("−", pen.upright, size));
                }
                cell.add(factor("", size));
                row.add(new Box.Row(cell));
            }
        }
        at = Math.min(text.length(), at + 1);
        return new Box.Fence('[', new Box.Matrix(rows, size), ']', pen, size);
    }
}
