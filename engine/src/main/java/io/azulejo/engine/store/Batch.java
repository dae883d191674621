package io.azulejo.engine.store;

import java.util.ArrayList;
import java.util.List;

/** Changes that a store applies atomically, later ones over earlier ones. Not thread-safe. */
public final class Batch {
    /** One change of a batch. */
    public sealed interface Change {}

    /** Sets a key. */
    @SuppressWarnings("ArrayRecordComponent") // iterated, never compared
    public record Put(byte[] key, byte[] value) implements Change {}

    /** Deletes a key or a counter, if it exists. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Delete(byte[] key) implements Change {}

    /** Adds to a counter, which starts at zero. */
    @SuppressWarnings("ArrayRecordComponent")
    public record Add(byte[] key, long delta) implements Change {}

    private final List<Change> changes = new ArrayList<>();

    public Batch put(byte[] key, byte[] value) {
        changes.add(new Put(key, value));
        return this;
    }

    public Batch delete(byte[] key) {
        changes.add(new Delete(key));
        return this;
    }

    public Batch add(byte[] key, long delta) {
        if (delta != 0) {
            changes.add(new Add(key, delta));
        }
        return this;
    }

    public List<Change> changes() {
        return changes;
    }

    public boolean isEmpty() {
        return changes.isEmpty();
    }
}
