package org.linkage.solver.measure;

/**
 * How a family of cases grows.
 *
 * @param family the family
 * @param step fit over the time of the whole step
 * @param linear fit over factor + solve
 * @param from smallest size
 * @param to largest size
 */
public record Growth(String family, GrowthFit step, GrowthFit linear, int from, int to) {}
