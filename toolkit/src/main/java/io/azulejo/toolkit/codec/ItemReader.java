package io.azulejo.toolkit.codec;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns the items of a query into results. Implementations are thread-safe.
 *
 * @param <R> what an item becomes
 */
@FunctionalInterface
public interface ItemReader<R> {

    /** The result, or null if the item is another entity's, has expired or is soft-deleted. */
    @Nullable
    R readVisible(Map<String, AttributeValue> item, Instant now);

    /** A reader of several entities: an item is read by the first that knows it. */
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
