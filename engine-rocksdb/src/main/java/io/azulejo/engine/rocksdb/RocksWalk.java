package io.azulejo.engine.rocksdb;

import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import java.nio.file.Path;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.Slice;

/** A walk over a snapshot of the store, taken when the walk began. Not thread-safe. */
final class RocksWalk implements KeyWalk {
    private final Path store;
    private final NativeCallGuard gate;
    private final Direction direction;
    private final Slice from;
    private final Slice to;
    private final ReadOptions options;
    private final RocksIterator iterator;
    private boolean begun;
    private boolean closed;

    /** Creates a walk. The caller has entered the gate; closing the walk leaves it. */
    RocksWalk(RocksDB database, byte[] from, byte[] to, Direction direction, Path store, NativeCallGuard gate) {
        this.store = store;
        this.gate = gate;
        this.direction = direction;
        this.from = new Slice(from);
        this.to = new Slice(to);
        // Bounds inside RocksDB keep a walk from stepping over deleted entries beyond its end.
        this.options = new ReadOptions().setIterateLowerBound(this.from).setIterateUpperBound(this.to);
        this.iterator = database.newIterator(options);
    }

    @Override
    public boolean next() {
        if (closed) {
            throw new IllegalStateException("The walk is closed");
        }
        if (direction == Direction.FORWARD) {
            if (begun) {
                iterator.next();
            } else {
                iterator.seekToFirst();
            }
        } else if (begun) {
            iterator.prev();
        } else {
            iterator.seekToLast();
        }
        begun = true;
        if (iterator.isValid()) {
            return true;
        }
        requireIntact();
        return false;
    }

    /**
     * Rejects a failed iterator. An iterator also ends at a block it cannot read; treating that as the end would
     * silently lose data.
     */
    private void requireIntact() {
        try {
            iterator.status();
        } catch (RocksDBException e) {
            throw RocksFailure.reading(store, e);
        }
    }

    @Override
    public byte[] key() {
        return iterator.key();
    }

    @Override
    public byte[] value() {
        return iterator.value();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        iterator.close();
        options.close();
        from.close();
        to.close();
        gate.leave();
    }
}
