package io.azulejo.toolkit.schema;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Table of an entity: its declared name, with unresolved variables, and its key attribute names. Immutable.
 *
 * @param sortKey null if the table has no sort key
 */
public record TableRef(
        String declaredName, String partitionKey, @Nullable String sortKey) {

    /** Returns the key attributes of an item. */
    public Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new HashMap<>();
        key.put(partitionKey, item.get(partitionKey));
        if (sortKey != null) {
            key.put(sortKey, item.get(sortKey));
        }
        return key;
    }
}
