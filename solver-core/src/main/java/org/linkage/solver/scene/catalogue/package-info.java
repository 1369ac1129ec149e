/** The scenes that come with the library, one small class each, with their parameters and explanations. */
@NullMarked
package org.linkage.solver.scene.catalogue;

import org.jspecify.annotations.NullMarked;
