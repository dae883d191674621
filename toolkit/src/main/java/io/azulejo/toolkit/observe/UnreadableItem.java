package io.azulejo.toolkit.observe;

import io.azulejo.toolkit.error.UnreadableItemException;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stored item that a read could not decode. Immutable.
 *
 * @param table the name of the table
 * @param key the key attributes of the item
 * @param entity the entity that the item belongs to
 * @param cause the exception, whose message names the attribute
 */
public record UnreadableItem(
        String table, Map<String, AttributeValue> key, String entity, UnreadableItemException cause) {

    public UnreadableItem {
        key = Map.copyOf(key);
    }
}
