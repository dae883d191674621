package io.azulejo.engine.sdk;

import io.azulejo.engine.request.Capacity;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.request.ItemCollectionMetrics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Consumed capacity and item collection metrics in the SDK's types. */
final class SdkCapacity {
    private SdkCapacity() {}

    static software.amazon.awssdk.services.dynamodb.model.@Nullable ConsumedCapacity capacity(
            @Nullable ConsumedCapacity consumed) {
        if (consumed == null) {
            return null;
        }
        return software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity.builder()
                .tableName(consumed.tableName())
                .capacityUnits(consumed.capacityUnits())
                .readCapacityUnits(consumed.readCapacityUnits())
                .writeCapacityUnits(consumed.writeCapacityUnits())
                .table(consumed.table() == null ? null : capacity(consumed.table()))
                .localSecondaryIndexes(capacities(consumed.localSecondaryIndexes()))
                .globalSecondaryIndexes(capacities(consumed.globalSecondaryIndexes()))
                .build();
    }

    static @Nullable List<software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity> capacities(
            @Nullable List<ConsumedCapacity> consumed) {
        return consumed == null
                ? null
                : consumed.stream().map(SdkCapacity::capacity).toList();
    }

    private static @Nullable Map<String, software.amazon.awssdk.services.dynamodb.model.Capacity> capacities(
            @Nullable Map<String, Capacity> capacities) {
        if (capacities == null) {
            return null;
        }
        Map<String, software.amazon.awssdk.services.dynamodb.model.Capacity> converted = new HashMap<>();
        capacities.forEach((name, capacity) -> converted.put(name, capacity(capacity)));
        return converted;
    }

    private static software.amazon.awssdk.services.dynamodb.model.Capacity capacity(Capacity capacity) {
        return software.amazon.awssdk.services.dynamodb.model.Capacity.builder()
                .capacityUnits(capacity.capacityUnits())
                .readCapacityUnits(capacity.readCapacityUnits())
                .writeCapacityUnits(capacity.writeCapacityUnits())
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.@Nullable ItemCollectionMetrics metrics(
            @Nullable ItemCollectionMetrics metrics) {
        return metrics == null
                ? null
                : software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics.builder()
                        .itemCollectionKey(SdkItems.attributes(metrics.itemCollectionKey()))
                        .sizeEstimateRangeGB(metrics.sizeEstimateRangeGb())
                        .build();
    }

    static @Nullable Map<String, List<software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics>> metrics(
            @Nullable Map<String, List<ItemCollectionMetrics>> metrics) {
        if (metrics == null) {
            return null;
        }
        Map<String, List<software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics>> converted =
                new HashMap<>();
        metrics.forEach((table, list) ->
                converted.put(table, list.stream().map(SdkCapacity::metrics).toList()));
        return converted;
    }
}
