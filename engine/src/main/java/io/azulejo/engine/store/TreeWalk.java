package io.azulejo.engine.store;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** A walk over an immutable tree. Not thread-safe. */
final class TreeWalk implements KeyWalk {
    private final byte[] from;
    private final byte[] to;
    private final Direction direction;
    /** Entries on the path that are still to be visited, the next one on top. */
    private final Deque<KeyTree> pending = new ArrayDeque<>();

    private @Nullable KeyTree current;

    TreeWalk(@Nullable KeyTree tree, byte[] from, byte[] to, Direction direction) {
        this.from = from;
        this.to = to;
        this.direction = direction;
        descend(tree, true);
    }

    /**
     * Pushes the path down to the next entry. Below a visited entry, all entries are past the start bound and need no
     * comparison.
     */
    private void descend(@Nullable KeyTree tree, boolean searching) {
        KeyTree at = tree;
        while (at != null) {
            boolean ahead = !searching || isAhead(at.key());
            if (ahead) {
                pending.push(at);
            }
            at = ahead == (direction == Direction.FORWARD) ? at.left() : at.right();
        }
    }

    private boolean isAhead(byte[] key) {
        return direction == Direction.FORWARD
                ? Arrays.compareUnsigned(key, from) >= 0
                : Arrays.compareUnsigned(key, to) < 0;
    }

    private boolean isWithin(byte[] key) {
        return direction == Direction.FORWARD
                ? Arrays.compareUnsigned(key, to) < 0
                : Arrays.compareUnsigned(key, from) >= 0;
    }

    @Override
    public boolean next() {
        KeyTree next = pending.poll();
        if (next == null || !isWithin(next.key())) {
            close();
            return false;
        }
        descend(direction == Direction.FORWARD ? next.right() : next.left(), false);
        current = next;
        return true;
    }

    @Override
    public byte[] key() {
        return entry().key();
    }

    @Override
    public byte[] value() {
        return entry().value();
    }

    private KeyTree entry() {
        if (current == null) {
            throw new IllegalStateException("The walk is not positioned at an entry");
        }
        return current;
    }

    @Override
    public void close() {
        current = null;
        pending.clear();
    }
}
