package io.azulejo.engine.store;

/** An iteration over a key range of a store. For one thread; to be closed. */
public interface KeyWalk extends AutoCloseable {
    /** Steps to the next entry; false when there is none. {@code key} and {@code value} need a true answer first. */
    boolean next();

    byte[] key();

    byte[] value();

    @Override
    void close();
}
