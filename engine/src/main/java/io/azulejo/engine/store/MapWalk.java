package io.azulejo.engine.store;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A walk over the entries of an ordered map. Not thread-safe. */
public final class MapWalk implements KeyWalk {
    private final Iterator<Map.Entry<byte[], byte[]>> iterator;
    private Map.@Nullable Entry<byte[], byte[]> current;

    public MapWalk(Iterator<Map.Entry<byte[], byte[]>> iterator) {
        this.iterator = iterator;
    }

    @Override
    public boolean next() {
        current = iterator.hasNext() ? iterator.next() : null;
        return current != null;
    }

    @Override
    public byte[] key() {
        return entry().getKey();
    }

    @Override
    public byte[] value() {
        return entry().getValue();
    }

    private Map.Entry<byte[], byte[]> entry() {
        if (current == null) {
            throw new IllegalStateException("The walk is not positioned at an entry");
        }
        return current;
    }

    @Override
    public void close() {
        current = null;
    }
}
