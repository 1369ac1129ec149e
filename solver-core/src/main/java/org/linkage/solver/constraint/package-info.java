/**
 * One class per joint, each opening with its C, J and J̇q̇. The state comes in; C, the blocks of J and J̇q̇ go out.
 */
@NullMarked
package org.linkage.solver.constraint;

import org.jspecify.annotations.NullMarked;
