/**
 * Scenes as plain data: what a file or the catalogue says, before any solver sees it.
 *
 * <p>{@link org.linkage.solver.scene.SceneDescription} mirrors the file format field by field; the reader and the writer
 * turn it into text and back without losing a digit, and the checks refuse what no mechanism could be.
 */
@NullMarked
package org.linkage.solver.scene;

import org.jspecify.annotations.NullMarked;
