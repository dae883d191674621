package io.azulejo.toolkit.write;

/** Signal that the item changed between read and write; the write is planned again. Never leaves the toolkit. */
final class StaleReadException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean atOnce;

    StaleReadException(String key) {
        this(key, false);
    }

    /** Creates the signal. {@code atOnce} says that the next attempt need not wait, because nobody was in the way. */
    StaleReadException(String key, boolean atOnce) {
        super(key + " changed between read and write", null, false, false);
        this.atOnce = atOnce;
    }

    boolean atOnce() {
        return atOnce;
    }
}
