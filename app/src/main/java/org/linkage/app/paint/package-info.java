/**
 * A pose on a Canvas: the camera, the two themes, and how bodies, joints and forces look. It draws and decides nothing; it
 * knows scene descriptions as data but neither the simulation nor any view.
 */
@NullMarked
package org.linkage.app.paint;

import org.jspecify.annotations.NullMarked;
