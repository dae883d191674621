package io.azulejo.engine.model;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;

/** Step that reads several items of one table with TransactGetItems, in the order of their keys in the request. */
record TransactGetStep(TableShape table, List<Map<String, AttributeValue>> keys) implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        List<TransactGetItem> gets = keys.stream()
                .map(key -> TransactGetItem.builder()
                        .get(get -> get.tableName(backend.name(table)).key(key))
                        .build())
                .toList();
        TransactGetItemsResponse response = backend.client()
                .transactGetItems(
                        request -> request.transactItems(gets).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        return Map.of(
                "items",
                response.responses().stream()
                        .map(found -> Values.canonical(found.item()))
                        .toList(),
                "units",
                response.consumedCapacity().getFirst().capacityUnits());
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        return Map.of(
                "items",
                keys.stream().map(key -> model.get(table, key)).toList(),
                "units",
                keys.stream()
                        .mapToDouble(key -> 2 * Sizes.read(Sizes.size(model.get(table, key)), true))
                        .sum());
    }
}
