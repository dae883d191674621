package io.azulejo.direct;

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

/** A {@link BatchRead} as the SDK's request, and which answer is whose. Not thread-safe, used once. */
final class SdkBatch {
    private final BatchRead read;
    private final Map<String, KeyedTable> tables = new LinkedHashMap<>();
    /** DynamoDB refuses a key that comes twice, and answers in any order. */
    private final Map<Key, List<Integer>> places = new LinkedHashMap<>();

    private record Key(String table, Map<String, AttributeValue> attributes) {}

    SdkBatch(BatchRead read) {
        this.read = read;
        for (int place = 0; place < read.items().size(); place++) {
            WantedItem wanted = read.items().get(place);
            tables.put(wanted.table().name(), wanted.table());
            places.computeIfAbsent(key(wanted), key -> new ArrayList<>(1)).add(place);
        }
    }

    BatchGetItemRequest.Builder request() {
        Map<String, List<Map<String, AttributeValue>>> keys = new LinkedHashMap<>();
        for (Key key : places.keySet()) {
            keys.computeIfAbsent(key.table(), table -> new ArrayList<>()).add(key.attributes());
        }
        Map<String, KeysAndAttributes> wanted = new LinkedHashMap<>();
        keys.forEach((table, ofTable) -> wanted.put(
                table,
                KeysAndAttributes.builder()
                        .keys(ofTable)
                        .consistentRead(read.consistent())
                        .build()));
        return BatchGetItemRequest.builder()
                .requestItems(wanted)
                .returnConsumedCapacity(read.metered() ? ReturnConsumedCapacity.TOTAL : null);
    }

    BatchLeft handOver(BatchGetItemResponse response, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        response.responses()
                .forEach((table, found) ->
                        found.forEach(item -> places(table, item).forEach(place -> items.accept(item, place))));
        List<Integer> unread = new ArrayList<>();
        response.unprocessedKeys()
                .forEach((table, left) -> left.keys().forEach(key -> unread.addAll(places(table, key))));
        double units = response.consumedCapacity().stream()
                .flatMap(consumed -> Stream.ofNullable(consumed.capacityUnits()))
                .mapToDouble(Double::doubleValue)
                .sum();
        return new BatchLeft(unread, units);
    }

    private List<Integer> places(String table, Map<String, AttributeValue> holder) {
        KeyedTable keyed = tables.get(table);
        return keyed == null ? List.of() : places.getOrDefault(key(new WantedItem(keyed, holder)), List.of());
    }

    private static Key key(WantedItem wanted) {
        KeyedTable table = wanted.table();
        Map<String, AttributeValue> attributes = new HashMap<>();
        attributes.put(table.partitionKey(), wanted.holder().get(table.partitionKey()));
        if (table.sortKey() != null) {
            attributes.put(table.sortKey(), wanted.holder().get(table.sortKey()));
        }
        return new Key(table.name(), attributes);
    }
}
