package org.linkage.solver.scene;

/**
 * A mistake in a scene: one sentence that says what is wrong, where, and what would be right. The path is that of the
 * entry in the file ({@code bodies[3].mass}; empty for the file as a whole), line and column are 0 where there is no text.
 */
public final class SceneException extends Exception {
    private static final long serialVersionUID = 1L;

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
        StringBuilder where = new StringBuilder(path);
        if (line > 0) {
            where.append(path.isEmpty() ? "" : " ")
                    .append(path.isEmpty() ? "line " : "(line ")
                    .append(line);
            where.append(", column ").append(column).append(path.isEmpty() ? "" : ")");
        }
        return where.length() == 0 ? problem : where + ": " + problem;
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
