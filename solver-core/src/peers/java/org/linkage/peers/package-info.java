/**
 * The same scenes on other engines from Maven Central, in one run and one table: what a user could pick instead.
 *
 * <p>{@link org.linkage.peers.PeerScene} is what every engine can build (boxes, discs, pins, walls); each engine is one class
 * behind {@link org.linkage.peers.Engine}; gaps, stretch and energy are computed from the poses by one judge for all.
 */
@NullMarked
package org.linkage.peers;

import org.jspecify.annotations.NullMarked;
