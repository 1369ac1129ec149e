/**
 * The scene screen: the simulation on a thread of its own, pictures handed over without locks or garbage, the source of
 * frames, and the controls.
 */
@NullMarked
package org.linkage.app.player;

import org.jspecify.annotations.NullMarked;
