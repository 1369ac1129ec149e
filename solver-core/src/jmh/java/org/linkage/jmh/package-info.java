/** Micro-benchmarks: assemble, factor, solve and the contact step, each alone. Run with {@code ./gradlew :solver-core:jmh}. */
@NullMarked
package org.linkage.jmh;

import org.jspecify.annotations.NullMarked;
