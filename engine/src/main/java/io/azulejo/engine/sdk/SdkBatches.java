package io.azulejo.engine.sdk;

import io.azulejo.engine.request.BatchGetItemInput;
import io.azulejo.engine.request.BatchGetItemOutput;
import io.azulejo.engine.request.BatchReadInput;
import io.azulejo.engine.request.BatchReadOutput;
import io.azulejo.engine.request.BatchWriteItemInput;
import io.azulejo.engine.request.BatchWriteItemOutput;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.request.KeysAndAttributes;
import io.azulejo.engine.request.WriteRequest;
import io.azulejo.spi.BatchGetResult;
import io.azulejo.spi.BatchRead;
import io.azulejo.spi.ItemLookup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Adapter for BatchGetItem and BatchWriteItem between the SDK and the engine. */
final class SdkBatches {
    private SdkBatches() {}

    static BatchGetItemInput input(BatchGetItemRequest request) {
        Map<String, KeysAndAttributes> items = new LinkedHashMap<>();
        request.requestItems().forEach((table, wanted) -> items.put(table, wanted(wanted)));
        return new BatchGetItemInput(items, request.returnConsumedCapacityAsString(), Set.of());
    }

    private static KeysAndAttributes wanted(software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes wanted) {
        return new KeysAndAttributes(
                wanted.hasKeys() ? wanted.keys().stream().map(SdkItems::item).toList() : null,
                wanted.consistentRead(),
                wanted.projectionExpression(),
                SdkPlaceholders.of(wanted.hasExpressionAttributeNames(), wanted.expressionAttributeNames()),
                new SdkLegacy()
                        .attributesToGet(wanted.hasAttributesToGet(), wanted.attributesToGet())
                        .parameters());
    }

    static BatchGetItemResponse response(BatchGetItemOutput output) {
        Map<String, List<Map<String, AttributeValue>>> responses = new HashMap<>();
        output.responses().forEach((table, items) -> responses.put(table, SdkItems.attributes(items)));
        Map<String, software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes> unprocessed = new HashMap<>();
        output.unprocessedKeys().forEach((table, rest) -> unprocessed.put(table, wanted(rest)));
        return BatchGetItemResponse.builder()
                .responses(responses)
                .unprocessedKeys(unprocessed)
                .consumedCapacity(SdkCapacity.capacities(output.consumedCapacity()))
                .build();
    }

    private static software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes wanted(KeysAndAttributes rest) {
        return software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes.builder()
                .keys(rest.keys() == null ? null : SdkItems.attributes(rest.keys()))
                .consistentRead(rest.consistentRead())
                .projectionExpression(rest.projectionExpression())
                .expressionAttributeNames(rest.placeholders().names())
                .attributesToGet(rest.legacy().attributesToGet())
                .build();
    }

    static BatchReadInput input(BatchRead read) {
        List<BatchReadInput.RequestedItem> wanted = new ArrayList<>(read.items().size());
        for (ItemLookup item : read.items()) {
            wanted.add(new BatchReadInput.RequestedItem(item.table().name(), SdkItems.holder(item.keySource())));
        }
        return new BatchReadInput(
                wanted, read.consistent(), read.metered() ? ReturnConsumedCapacity.TOTAL.toString() : null);
    }

    static BatchGetResult left(BatchRead read, BatchReadOutput output) {
        List<Integer> unread = new ArrayList<>();
        for (int place = output.items().size(); place < read.items().size(); place++) {
            unread.add(place);
        }
        double units = 0;
        if (output.consumedCapacity() != null) {
            for (ConsumedCapacity consumed : output.consumedCapacity()) {
                units += consumed.capacityUnits();
            }
        }
        return new BatchGetResult(unread, units);
    }

    static BatchWriteItemInput input(BatchWriteItemRequest request) {
        Map<String, List<WriteRequest>> items = new LinkedHashMap<>();
        request.requestItems()
                .forEach((table, requests) -> items.put(
                        table, requests.stream().map(SdkBatches::write).toList()));
        return new BatchWriteItemInput(
                items,
                request.returnConsumedCapacityAsString(),
                request.returnItemCollectionMetricsAsString(),
                Set.of());
    }

    private static WriteRequest write(software.amazon.awssdk.services.dynamodb.model.WriteRequest request) {
        return new WriteRequest(
                request.putRequest() == null
                        ? null
                        : SdkItems.item(request.putRequest().item()),
                request.deleteRequest() == null
                        ? null
                        : SdkItems.item(request.deleteRequest().key()));
    }

    static BatchWriteItemResponse response(BatchWriteItemOutput output) {
        Map<String, List<software.amazon.awssdk.services.dynamodb.model.WriteRequest>> unprocessed = new HashMap<>();
        output.unprocessedItems()
                .forEach((table, requests) -> unprocessed.put(
                        table, requests.stream().map(SdkBatches::write).toList()));
        return BatchWriteItemResponse.builder()
                .unprocessedItems(unprocessed)
                .itemCollectionMetrics(SdkCapacity.metrics(output.itemCollectionMetrics()))
                .consumedCapacity(SdkCapacity.capacities(output.consumedCapacity()))
                .build();
    }

    private static software.amazon.awssdk.services.dynamodb.model.WriteRequest write(WriteRequest request) {
        var builder = software.amazon.awssdk.services.dynamodb.model.WriteRequest.builder();
        if (request.putItem() != null) {
            Map<String, AttributeValue> item = SdkItems.attributes(request.putItem());
            builder.putRequest(put -> put.item(item));
        }
        if (request.deleteKey() != null) {
            Map<String, AttributeValue> key = SdkItems.attributes(request.deleteKey());
            builder.deleteRequest(delete -> delete.key(key));
        }
        return builder.build();
    }
}
