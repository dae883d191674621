package io.azulejo.spi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * SDK request for a {@link BatchRead}, with the mapping of its responses back to the requested items. Not thread-safe;
 * for one use.
 */
final class SdkBatchGet {
    private final BatchRead read;
    private final Map<String, KeyedTable> tables = new LinkedHashMap<>();
    /** DynamoDB rejects duplicate keys and returns items in any order. */
    private final Map<Key, List<Integer>> positions = new LinkedHashMap<>();

    private record Key(String table, Map<String, AttributeValue> attributes) {}

    SdkBatchGet(BatchRead read) {
        this.read = read;
        for (int position = 0; position < read.items().size(); position++) {
            ItemLookup wanted = read.items().get(position);
            tables.put(wanted.table().name(), wanted.table());
            positions.computeIfAbsent(key(wanted), key -> new ArrayList<>(1)).add(position);
        }
    }

    BatchGetItemRequest.Builder request() {
        Map<String, List<Map<String, AttributeValue>>> keys = new LinkedHashMap<>();
        for (Key key : positions.keySet()) {
            keys.computeIfAbsent(key.table(), table -> new ArrayList<>()).add(key.attributes());
        }
        Map<String, KeysAndAttributes> wanted = new LinkedHashMap<>();
        keys.forEach((table, tableKeys) -> wanted.put(
                table,
                KeysAndAttributes.builder()
                        .keys(tableKeys)
                        .consistentRead(read.consistent())
                        .build()));
        return BatchGetItemRequest.builder()
                .requestItems(wanted)
                .returnConsumedCapacity(read.metered() ? ReturnConsumedCapacity.TOTAL : null);
    }

    BatchGetResult deliver(BatchGetItemResponse response, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        response.responses()
                .forEach((table, found) -> found.forEach(
                        item -> positions(table, item).forEach(position -> items.accept(item, position))));
        List<Integer> unread = new ArrayList<>();
        response.unprocessedKeys()
                .forEach((table, rest) -> rest.keys().forEach(key -> unread.addAll(positions(table, key))));
        double units = response.consumedCapacity().stream()
                .flatMap(consumed -> Stream.ofNullable(consumed.capacityUnits()))
                .mapToDouble(Double::doubleValue)
                .sum();
        return new BatchGetResult(unread, units);
    }

    private List<Integer> positions(String table, Map<String, AttributeValue> keySource) {
        KeyedTable keyed = tables.get(table);
        return keyed == null ? List.of() : positions.getOrDefault(key(new ItemLookup(keyed, keySource)), List.of());
    }

    private static Key key(ItemLookup wanted) {
        KeyedTable table = wanted.table();
        Map<String, AttributeValue> attributes = new HashMap<>();
        attributes.put(table.partitionKey(), wanted.keySource().get(table.partitionKey()));
        if (table.sortKey() != null) {
            attributes.put(table.sortKey(), wanted.keySource().get(table.sortKey()));
        }
        return new Key(table.name(), attributes);
    }
}
