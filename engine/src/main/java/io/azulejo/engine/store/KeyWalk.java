package io.azulejo.engine.store;

/** An iteration over a key range of a store. Not thread-safe; must be closed. */
public interface KeyWalk extends AutoCloseable {
    /**
     * Moves to the next entry; returns false if there is none. {@code key} and {@code value} are valid only after true.
     */
    boolean next();

    byte[] key();

    byte[] value();

    @Override
    void close();
}
