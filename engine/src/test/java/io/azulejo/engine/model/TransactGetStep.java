package io.azulejo.engine.model;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;

/** Reads several items of one table in one moment; they come in the order of their keys in the request. */
record TransactGetStep(TableShape table, List<Map<String, AttributeValue>> keys) implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        List<TransactGetItem> gets = keys.stream()
                .map(key -> TransactGetItem.builder()
                        .get(get -> get.tableName(backend.name(table)).key(key))
                        .build())
                .toList();
        return Map.of(
                "items",
                backend.client().transactGetItems(request -> request.transactItems(gets)).responses().stream()
                        .map(response -> Values.canonical(response.item()))
                        .toList());
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        return Map.of("items", keys.stream().map(key -> model.get(table, key)).toList());
    }
}
