package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** Units consumed by a table or an index; read and write units are separate where DynamoDB separates them. */
public record Capacity(
        double capacityUnits,
        @Nullable Double readCapacityUnits,
        @Nullable Double writeCapacityUnits) {}
