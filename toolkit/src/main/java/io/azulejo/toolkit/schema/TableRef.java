package io.azulejo.toolkit.schema;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The table an entity lives in: its declared name, with variables unresolved, and its key attributes. Immutable.
 *
 * @param sortKey null for a table without one
 */
public record TableRef(
        String declaredName, String partitionKey, @Nullable String sortKey) {

    /** The key's attributes of an item that has them. */
    public Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new HashMap<>();
        key.put(partitionKey, item.get(partitionKey));
        if (sortKey != null) {
            key.put(sortKey, item.get(sortKey));
        }
        return key;
    }
}
