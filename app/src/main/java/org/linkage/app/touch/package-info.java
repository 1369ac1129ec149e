/** Fingers, mouse and keys become pulls on bodies and moves of the camera. */
@NullMarked
package org.linkage.app.touch;

import org.jspecify.annotations.NullMarked;
