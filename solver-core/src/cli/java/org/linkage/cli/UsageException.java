package org.linkage.cli;

/** A mistake of the caller: one sentence, exit code 2. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    UsageException(String sentence) {
        super(sentence);
    }
}
