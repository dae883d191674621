package io.azulejo.toolkit.write;

/** What a write had read has changed before it was written: plan again. Never leaves the toolkit. */
final class StaleReadException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StaleReadException(String key) {
        super(key + " changed between read and write", null, false, false);
    }
}
