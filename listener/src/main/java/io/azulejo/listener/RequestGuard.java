package io.azulejo.listener;

/**
 * Check of the bytes of a connection, before the web server reads them. Confined to the connection's thread, except
 * {@link #overdue}.
 */
interface RequestGuard {

    /** Returns the bytes that the web server may read, or throws what refuses them. */
    byte[] checked(byte[] bytes, long now);

    /** Throws if no further bytes may be read. */
    void requireIntact();

    /** Throws if the stream may not end here. */
    void end();

    /**
     * Returns whether a request has begun and has not arrived in time.
     *
     * @param unused whether the web server is answering no request
     */
    boolean overdue(Deadlines deadlines, long now, boolean unused);
}
