package io.azulejo.toolkit.codec;

import java.time.Instant;
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
    R readVisible(Map<String, AttributeValue> item, Instant now);

    /** Returns a reader of several entities: the first reader that recognizes an item reads it. */
    static <R> ItemReader<R> oneOf(List<? extends ItemReader<? extends R>> readers) {
        List<? extends ItemReader<? extends R>> fixed = List.copyOf(readers);
        return (item, now) -> {
            for (ItemReader<? extends R> reader : fixed) {
                R result = reader.readVisible(item, now);
                if (result != null) {
                    return result;
                }
            }
            return null;
        };
    }
}
