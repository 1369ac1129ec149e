package org.linkage.solver.scene;

/** What the screen shows at first: its centre and its width in metres. */
public record Camera(Vector2 center, double width) {}
