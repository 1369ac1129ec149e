/**
 * The benchmark that the app and the command line both run: cases, warm-up, percentiles, growth fit, yardsticks, report.
 *
 * <p>Cases come in; a {@link org.linkage.solver.measure.Report} goes out as data, JSON or CSV.
 */
@NullMarked
package org.linkage.solver.measure;

import org.jspecify.annotations.NullMarked;
