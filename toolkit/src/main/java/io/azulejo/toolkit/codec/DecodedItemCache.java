package io.azulejo.toolkit.codec;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Content-addressed cache of decoded items from in-process stores, one for each design. The key is the whole content of
 * an item, so no entry needs invalidation: a changed item has another key. Each hash has two slots, and the newest
 * entry evicts the older one. Concurrent writers can evict each other's entries, which costs one more decode. The
 * number of slots and the largest item size bound the memory. Thread-safe.
 */
public final class DecodedItemCache {
    /** Larger items are rarely read and would take too much memory. */
    private static final int MAX_CONTENT_BYTES = 8 << 10;

    private static final long HEAP_BYTES_PER_SLOT = 64 << 10;

    private final AtomicReferenceArray<@Nullable Entry> entries;
    private final LongAdder hits = new LongAdder();
    private final LongAdder misses = new LongAdder();

    public DecodedItemCache() {
        this.entries = new AtomicReferenceArray<>(
                Integer.highestOneBit(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_PER_SLOT, 256, 8192)));
    }

    private record Entry(Object reader, Object content, Object reading) {

        boolean matches(Object otherReader, Object otherContent) {
            return reader.equals(otherReader) && content.equals(otherContent);
        }
    }

    /** Returns the number of items that were found decoded. */
    public long hits() {
        return hits.sum();
    }

    /** Returns the number of items that had to be decoded. Items from stores outside the process do not count. */
    public long misses() {
        return misses.sum();
    }

    /** Returns the reader's cached value for this content, with the type that the reader put; null if there is none. */
    public @Nullable Object get(Object reader, Object content) {
        int slot = slot(reader, content);
        Entry found = entries.getAcquire(slot);
        if (found == null || !found.matches(reader, content)) {
            found = entries.getAcquire(slot ^ 1);
        }
        if (found == null || !found.matches(reader, content)) {
            misses.increment();
            return null;
        }
        hits.increment();
        return found.reading();
    }

    public void put(Object reader, Object content, int size, Object reading) {
        if (size <= MAX_CONTENT_BYTES) {
            int slot = slot(reader, content);
            Entry before = entries.getAcquire(slot);
            entries.setRelease(slot, new Entry(reader, content, reading));
            if (before != null) {
                entries.setRelease(slot ^ 1, before);
            }
        }
    }

    private int slot(Object reader, Object content) {
        int hash = 31 * content.hashCode() + reader.hashCode();
        return (hash ^ hash >>> 16) & (entries.length() - 1);
    }
}
