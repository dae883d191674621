package io.azulejo.toolkit.schema;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Content-addressed cache of decoded items from in-process stores. The key is the whole content of an item, so no entry
 * needs invalidation: a changed item has another key. Each hash has two slots, and the newest entry evicts the older
 * one. Concurrent writers can evict each other's entries, which costs one more decode. The number of slots and the
 * largest item size bound the memory.
 */
final class DecodedItemCache {
    /** Larger items are rarely read and would take too much memory. */
    private static final int MAX_CONTENT_BYTES = 8 << 10;

    private static final long HEAP_BYTES_PER_SLOT = 64 << 10;
    private static final int SLOTS =
            Integer.highestOneBit(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_PER_SLOT, 256, 8192));
    private static final AtomicReferenceArray<@Nullable Entry> ENTRIES = new AtomicReferenceArray<>(SLOTS);

    private DecodedItemCache() {}

    private record Entry(Object reader, Object content, Object reading) {

        boolean matches(Object otherReader, Object otherContent) {
            return reader.equals(otherReader) && content.equals(otherContent);
        }
    }

    /** Returns the reader's cached value for this content, with the type that the reader put; null if there is none. */
    static @Nullable Object get(Object reader, Object content) {
        int slot = slot(reader, content);
        Entry first = ENTRIES.getAcquire(slot);
        if (first != null && first.matches(reader, content)) {
            return first.reading();
        }
        Entry second = ENTRIES.getAcquire(slot ^ 1);
        return second != null && second.matches(reader, content) ? second.reading() : null;
    }

    static void put(Object reader, Object content, int size, Object reading) {
        if (size <= MAX_CONTENT_BYTES) {
            int slot = slot(reader, content);
            Entry before = ENTRIES.getAcquire(slot);
            ENTRIES.setRelease(slot, new Entry(reader, content, reading));
            if (before != null) {
                ENTRIES.setRelease(slot ^ 1, before);
            }
        }
    }

    private static int slot(Object reader, Object content) {
        int hash = 31 * content.hashCode() + reader.hashCode();
        return (hash ^ hash >>> 16) & (SLOTS - 1);
    }
}
