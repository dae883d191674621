package io.azulejo.engine.request;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Units consumed by one request on one table. Table and indexes are null unless INDEXES was asked for. */
public record ConsumedCapacity(
        String tableName,
        double capacityUnits,
        @Nullable Double readCapacityUnits,
        @Nullable Double writeCapacityUnits,
        @Nullable Capacity table,
        @Nullable Map<String, Capacity> localSecondaryIndexes,
        @Nullable Map<String, Capacity> globalSecondaryIndexes) {}
