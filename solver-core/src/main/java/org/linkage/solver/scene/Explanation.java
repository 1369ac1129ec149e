package org.linkage.solver.scene;

/**
 * What a person should know about a scene, in a few sentences.
 *
 * @param text what it is and why it is here
 * @param equation the one equation behind it, plain Unicode with {@code _} and {@code ^} for sub- and superscripts
 * @param tryThis something to do with the hands
 * @param lookAt what to watch in numbers and plots
 * @param source the paper and its section
 */
public record Explanation(String text, String equation, String tryThis, String lookAt, String source) {}
