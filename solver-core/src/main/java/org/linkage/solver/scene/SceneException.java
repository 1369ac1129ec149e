package org.linkage.solver.scene;

/**
 * A mistake in a scene: one sentence that says what is wrong, where, and what would be right. The path is that of the
 * entry in the file ({@code bodies[3].mass}; empty for the file as a whole), line and column are 0 where there is no text.
 */
public final class SceneException extends Exception {
    private static final long serialVersionUID = 1L;

    private static final int MAX_PATH = 120;

    private final String problem;
    private final String path;
    private final int line;
    private final int column;

    public SceneException(String path, String problem) {
        this(path, problem, 0, 0);
    }

    public SceneException(String path, String problem, int line, int column) {
        super(sentence(path, problem, line, column));
        this.problem = problem;
        this.path = path;
        this.line = line;
        this.column = column;
    }

    private static String sentence(String path, String problem, int line, int column) {
        String where = path.length() > MAX_PATH ? path.substring(0, MAX_PATH) + "…" : path;
        if (line > 0) {
            String place = "line " + line + ", column " + column;
            where = where.isEmpty() ? place : where + " (" + place + ")";
        }
        return oneLine(where.isEmpty() ? problem : where + ": " + problem);
    }

    /** Names from a file may hold anything; a sentence stays on one line. */
    private static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text);
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Character.isISOControl(c) || c == 0x2028 || c == 0x2029) {
                line.setCharAt(i, ' ');
            }
        }
        return line.toString();
    }

    /** The mistake without its place. */
    public String problem() {
        return problem;
    }

    public String path() {
        return path;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** The same mistake with its place in the text. */
    public SceneException at(int newLine, int newColumn) {
        return new SceneException(path, problem, newLine, newColumn);
    }
}
