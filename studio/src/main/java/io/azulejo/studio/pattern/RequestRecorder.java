package io.azulejo.studio.pattern;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Recorder of the requests and items that pass through a client. For one call in one thread. */
final class RequestRecorder {
    private final List<DynamoDbRequest> requests = new ArrayList<>();
    private final List<Map<String, AttributeValue>> items = new ArrayList<>();

    /** Returns a client that records and forwards every call. */
    DynamoDbClient recording(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    if (arguments == null
                            || arguments.length != 1
                            || !(arguments[0] instanceof DynamoDbRequest request)) {
                        return GeneratedDesign.call(method, client, arguments == null ? new Object[0] : arguments);
                    }
                    requests.add(request);
                    Object response = GeneratedDesign.call(method, client, request);
                    collect(response);
                    return response;
                });
    }

    List<DynamoDbRequest> requests() {
        return List.copyOf(requests);
    }

    /** Returns the items of all responses, in order. */
    List<Map<String, AttributeValue>> items() {
        return List.copyOf(items);
    }

    private void collect(Object response) {
        switch (response) {
            case GetItemResponse get -> keep(get.item());
            case QueryResponse query -> items.addAll(query.items());
            case ScanResponse scan -> items.addAll(scan.items());
            case BatchGetItemResponse batch -> batch.responses().values().forEach(items::addAll);
            case TransactGetItemsResponse transaction ->
                transaction.responses().stream().map(ItemResponse::item).forEach(this::keep);
            case UpdateItemResponse update -> keep(update.attributes());
            default -> {
                // Other responses have no items.
            }
        }
    }

    private void keep(Map<String, AttributeValue> item) {
        if (!item.isEmpty()) {
            items.add(item);
        }
    }
}
