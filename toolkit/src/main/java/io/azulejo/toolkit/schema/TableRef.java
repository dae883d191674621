package io.azulejo.toolkit.schema;

import io.azulejo.annotation.KeyType;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Table of an entity: its declared name, with unresolved variables, and its key attribute names. Immutable.
 *
 * @param sortKey null if the table has no sort key
 * @param partitionKeyType the type of the partition key attribute
 * @param sortKeyType the type of the sort key attribute, if there is one
 */
public record TableRef(
        String declaredName,
        String partitionKey,
        @Nullable String sortKey,
        KeyType partitionKeyType,
        KeyType sortKeyType) {

    /** Creates the reference of a table whose keys are strings. */
    public TableRef(String declaredName, String partitionKey, @Nullable String sortKey) {
        this(declaredName, partitionKey, sortKey, KeyType.STRING, KeyType.STRING);
    }

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
