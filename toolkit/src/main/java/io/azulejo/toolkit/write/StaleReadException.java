package io.azulejo.toolkit.write;

/** Signal that the item changed between read and write; the write is planned again. Never leaves the toolkit. */
final class StaleReadException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StaleReadException(String key) {
        super(key + " changed between read and write", null, false, false);
    }
}
