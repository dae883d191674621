package io.azulejo.engine.model;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Step that reads several items of one table with BatchGetItem, in any order. */
record BatchGetStep(TableShape table, List<Map<String, AttributeValue>> keys) implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        String name = backend.name(table);
        BatchGetItemResponse response = backend.client()
                .batchGetItem(request -> request.returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                        .requestItems(Map.of(
                                name,
                                KeysAndAttributes.builder()
                                        .keys(keys)
                                        .consistentRead(true)
                                        .build())));
        return Map.of(
                "items",
                arranged(Values.canonical(response.responses().getOrDefault(name, List.of()))),
                "unprocessed",
                response.unprocessedKeys().size(),
                "units",
                response.consumedCapacity().getFirst().capacityUnits());
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        return Map.of(
                "items",
                arranged(keys.stream()
                        .map(key -> model.get(table, key))
                        .filter(item -> !item.isEmpty())
                        .toList()),
                "unprocessed",
                0,
                "units",
                keys.stream()
                        .mapToDouble(key -> Sizes.read(Sizes.size(model.get(table, key)), true))
                        .sum());
    }

    private static List<Map<String, AttributeValue>> arranged(List<Map<String, AttributeValue>> items) {
        return items.stream().sorted(Comparator.comparing(Map::toString)).toList();
    }
}
