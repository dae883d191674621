package io.azulejo.toolkit.internal;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.codec.ReadScope;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.observe.UnreadableItem;
import io.azulejo.toolkit.schema.ItemsByKey;
import io.azulejo.toolkit.schema.TableRef;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Decoder of the items of a read with several results, which handles unreadable ones as the options say.
 *
 * @param scope the circumstances of the read, such as the time at which expired items are hidden
 */
public record RecordDecoder(DesignContext context, ReadScope scope) implements ItemsByKey.Decoder {

    /** Returns a decoder at the current time. */
    public static RecordDecoder of(DesignContext context) {
        return new RecordDecoder(context, context.readScope(context.now()));
    }

    @Override
    public <R> @Nullable R decode(ItemReader<R> reader, TableRef table, Map<String, AttributeValue> item) {
        try {
            return context.bound(reader).readVisible(item, scope);
        } catch (UnreadableItemException e) {
            context.options()
                    .unreadableItems()
                    .handle(new UnreadableItem(context.tableName(table), table.keyOf(item), e.entity(), e));
            return null;
        }
    }
}
