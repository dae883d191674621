package io.azulejo.toolkit.internal;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.observe.UnreadableItem;
import io.azulejo.toolkit.schema.ItemsByKey;
import io.azulejo.toolkit.schema.TableRef;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Decoder of the items of a read with several results, which handles unreadable ones as the options say. Immutable.
 *
 * @param now the time at which expired items are hidden
 */
public record RecordDecoder(DesignContext context, Instant now) implements ItemsByKey.Decoder {

    /** Returns a decoder at the current time. */
    public static RecordDecoder of(DesignContext context) {
        return new RecordDecoder(context, context.now());
    }

    @Override
    public <R> @Nullable R decode(ItemReader<R> reader, TableRef table, Map<String, AttributeValue> item) {
        try {
            return reader.readVisible(item, now);
        } catch (UnreadableItemException e) {
            context.options()
                    .unreadableItems()
                    .handle(new UnreadableItem(context.tableName(table), table.keyOf(item), e.entity(), e));
            return null;
        }
    }
}
