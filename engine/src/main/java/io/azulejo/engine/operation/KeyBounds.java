package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.KeyAttributeCondition;
import io.azulejo.engine.expression.KeyRange;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.table.KeyBytes;
import io.azulejo.engine.value.Value;
import java.util.Arrays;
import java.util.List;

/** The part of the store that a query or scan walks over: from (inclusive) to (exclusive). */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record KeyBounds(byte[] from, byte[] to) {
    /** Returns one partition, or the part of it that the fixed sort key values and the test select. */
    static KeyBounds of(byte[] prefix, KeyRange range) {
        KeyWriter fixed = KeyBytes.partition(new KeyWriter(prefix, 64), range.partitionKey());
        byte[] partition = KeyBytes.parts(fixed, range.sortPrefix()).bytes();
        byte[] end = KeyWriter.after(partition);
        return switch (range.sort()) {
            case null -> new KeyBounds(partition, end);
            case KeyAttributeCondition.Between between ->
                new KeyBounds(part(partition, between.lower()), KeyWriter.after(part(partition, between.upper())));
            case KeyAttributeCondition.BeginsWith begins -> {
                byte[] open = new KeyWriter(partition, 64)
                        .open(KeyBytes.of(begins.prefix()))
                        .bytes();
                yield new KeyBounds(open, KeyWriter.after(open));
            }
            case KeyAttributeCondition.Compared compared -> {
                byte[] sort = part(partition, compared.operand());
                yield switch (compared.comparison()) {
                    case EQUAL -> new KeyBounds(sort, KeyWriter.after(sort));
                    case LESS -> new KeyBounds(partition, sort);
                    case LESS_OR_EQUAL -> new KeyBounds(partition, KeyWriter.after(sort));
                    case GREATER -> new KeyBounds(KeyWriter.after(sort), end);
                    case GREATER_OR_EQUAL -> new KeyBounds(sort, end);
                    case NOT_EQUAL -> throw new IllegalArgumentException("A key condition cannot be an inequality");
                };
            }
        };
    }

    /** Returns one segment of a whole table or index: an equal share of the hash range of its partition keys. */
    static KeyBounds segment(byte[] prefix, int segment, int totalSegments) {
        return new KeyBounds(spread(prefix, segment, totalSegments), spread(prefix, segment + 1, totalSegments));
    }

    private static byte[] spread(byte[] prefix, int segment, int totalSegments) {
        if (segment == totalSegments) {
            return KeyWriter.after(prefix);
        }
        long share = (0x10000L * segment + totalSegments - 1) / totalSegments;
        return share > 0xffff
                ? KeyWriter.after(prefix)
                : new KeyWriter(prefix, 2)
                        .raw(new byte[] {(byte) (share >>> 8), (byte) share}, 0, 2)
                        .bytes();
    }

    private static byte[] part(byte[] partition, Value sortKey) {
        return new KeyWriter(partition, 64).part(KeyBytes.of(sortKey)).bytes();
    }

    boolean contains(byte[] key) {
        return Arrays.compareUnsigned(from, key) <= 0 && Arrays.compareUnsigned(key, to) < 0;
    }

    boolean overlaps(KeyBounds other) {
        return Arrays.compareUnsigned(from, other.to) < 0 && Arrays.compareUnsigned(other.from, to) < 0;
    }

    /** Returns the bounds after the last entry of the previous page. */
    KeyBounds after(byte[] key, Direction direction) {
        // The smallest key above another is that key followed by a zero byte.
        return direction == Direction.FORWARD
                ? new KeyBounds(Arrays.copyOf(key, key.length + 1), to)
                : new KeyBounds(from, key);
    }

    /** Rejects a start key outside the query's own range. */
    void checkStart(byte[] key, KeyRange range) {
        if (contains(key)) {
            return;
        }
        KeyBounds partition = of(Arrays.copyOf(from, 5), new KeyRange(range.partitionKey(), List.of(), null));
        throw EngineException.validation(
                partition.contains(key)
                        ? "The provided starting key does not match the range key predicate"
                        : "The provided starting key is outside query boundaries based on provided conditions");
    }
}
