package io.azulejo.toolkit.codec;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Converter of items into results. Implementations are thread-safe.
 *
 * @param <R> the result type
 */
@FunctionalInterface
public interface ItemReader<R> {

    /** Returns the result; null if the item belongs to another entity, has expired or is soft-deleted. */
    @Nullable
    R readVisible(Map<String, AttributeValue> item, ReadScope scope);

    /** Returns the reader with these converters; the same one if it needs none. */
    default ItemReader<R> bound(Converters converters) {
        return this;
    }

    /** Returns a reader of several entities: the first reader that recognizes an item reads it. */
    static <R> ItemReader<R> oneOf(List<? extends ItemReader<? extends R>> readers) {
        return new FirstOf<>(List.copyOf(readers));
    }
}
