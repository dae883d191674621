package io.azulejo.toolkit.write;

import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.TableRef;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Table and key of one item. Immutable. */
record ItemId(TableRef table, Map<String, AttributeValue> key) {

    static ItemId of(EntityKey<?> key) {
        return new ItemId(key.schema().table(), key.item());
    }

    static ItemId of(TableRef table, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new HashMap<>(item);
        key.keySet().removeIf(name -> !name.equals(table.partitionKey()) && !name.equals(table.sortKey()));
        return new ItemId(table, Map.copyOf(key));
    }
}
