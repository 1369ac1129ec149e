/** The command {@code linkage}: the catalogue, the scene files and the simulation for people at a terminal and for scripts. */
@NullMarked
package org.linkage.cli;

import org.jspecify.annotations.NullMarked;
