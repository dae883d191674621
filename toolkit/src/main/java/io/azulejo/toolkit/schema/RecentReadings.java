package io.azulejo.toolkit.schema;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What was read lately of the items of stores in this process. Found by the whole content of an item, so that nothing
 * has to be invalidated: an item that has changed is another one. Two places for each hash; who comes pushes out.
 * Threads may push out each other's, which costs a decoding. Bounded by the number of places and the largest item.
 */
final class RecentReadings {
    /** Larger ones are read seldom, and would fill the memory. */
    private static final int LARGEST_CONTENT = 8 << 10;

    private static final long HEAP_BYTES_A_PLACE = 64 << 10;
    private static final int PLACES =
            Integer.highestOneBit(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_A_PLACE, 256, 8192));
    private static final AtomicReferenceArray<@Nullable Remembered> REMEMBERED = new AtomicReferenceArray<>(PLACES);

    private RecentReadings() {}

    private record Remembered(Object reader, Object content, Object reading) {

        boolean is(Object wanted, Object of) {
            return reader.equals(wanted) && content.equals(of);
        }
    }

    /** What the reader made of an item of this content; the type is that of what it put. */
    static @Nullable Object get(Object reader, Object content) {
        int place = place(reader, content);
        Remembered first = REMEMBERED.getAcquire(place);
        if (first != null && first.is(reader, content)) {
            return first.reading();
        }
        Remembered second = REMEMBERED.getAcquire(place ^ 1);
        return second != null && second.is(reader, content) ? second.reading() : null;
    }

    static void put(Object reader, Object content, int size, Object reading) {
        if (size <= LARGEST_CONTENT) {
            int place = place(reader, content);
            Remembered before = REMEMBERED.getAcquire(place);
            REMEMBERED.setRelease(place, new Remembered(reader, content, reading));
            if (before != null) {
                REMEMBERED.setRelease(place ^ 1, before);
            }
        }
    }

    private static int place(Object reader, Object content) {
        int hash = 31 * content.hashCode() + reader.hashCode();
        return (hash ^ hash >>> 16) & (PLACES - 1);
    }
}
