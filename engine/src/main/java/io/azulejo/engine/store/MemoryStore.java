package io.azulejo.engine.store;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * In-memory store in an ordered tree; its data is lost when it is closed. Thread-safe.
 *
 * <p>The tree is immutable and a commit replaces it as a whole: a get or a walk uses the tree of one moment, sees every
 * batch completely or not at all, and never waits. A map changed in place under a lock would make readers wait, and a
 * walk that releases the lock in between could still see an item twice that moved within an index.
 */
public final class MemoryStore implements Store {
    /** A commit holds the lock for about a microsecond; parking and waking a thread costs ten times that. */
    private static final int SPINS = 100;

    private final Lock committing = new ReentrantLock();
    private final Map<CounterKey, LongAdder> counters = new ConcurrentHashMap<>();
    private volatile @Nullable KeyTree tree;
    private volatile boolean closed;

    @Override
    public byte @Nullable [] get(byte[] key) {
        checkOpen();
        return KeyTree.get(tree, key);
    }

    @Override
    public long counter(byte[] key) {
        checkOpen();
        LongAdder counter = counters.get(new CounterKey(key));
        return counter == null ? 0 : counter.sum();
    }

    @Override
    public KeyWalk walk(byte[] from, byte[] to, Direction direction) {
        checkOpen();
        return new TreeWalk(tree, from, to, direction);
    }

    @Override
    public void commit(Batch batch) {
        lockForCommit();
        try {
            checkOpen();
            KeyTree changed = tree;
            for (Batch.Change change : batch.changes()) {
                switch (change) {
                    case Batch.Put put -> changed = KeyTree.with(changed, put.key(), put.value());
                    case Batch.Delete delete -> {
                        if (isCounter(delete.key())) {
                            counters.remove(new CounterKey(delete.key()));
                        } else {
                            changed = KeyTree.without(changed, delete.key());
                        }
                    }
                    case Batch.Add add ->
                        counters.computeIfAbsent(new CounterKey(add.key()), key -> new LongAdder())
                                .add(add.delta());
                }
            }
            tree = changed;
        } finally {
            committing.unlock();
        }
    }

    private void lockForCommit() {
        for (int spin = 0; spin < SPINS; spin++) {
            if (committing.tryLock()) {
                return;
            }
            Thread.onSpinWait();
        }
        committing.lock();
    }

    private static boolean isCounter(byte[] key) {
        return key[0] == Keyspace.COUNTERS.number();
    }

    @Override
    public void backup(Path folder) {
        throw new UnsupportedOperationException(
                "An in-memory store has no backup; open the engine on a folder instead");
    }

    @Override
    public void close() {
        committing.lock();
        try {
            closed = true;
            tree = null;
            counters.clear();
        } finally {
            committing.unlock();
        }
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("The store is closed");
        }
    }

    private static final class CounterKey {
        private final byte[] bytes;

        CounterKey(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof CounterKey key && Arrays.equals(bytes, key.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }
}
