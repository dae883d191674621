package io.azulejo.toolkit.observe;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * One completed call of an access pattern or table method. Immutable.
 *
 * @param pattern the access pattern's documented name; the entity's name for a call without one
 * @param operation the operation, such as {@code get} or {@code create}
 * @param requests number of requests to DynamoDB, without the SDK's retries
 * @param readUnits consumed read capacity, as DynamoDB reported it
 * @param writeUnits consumed write capacity, as DynamoDB reported it
 * @param failure the exception; null if the call succeeded
 */
public record Call(
        String pattern,
        String operation,
        Duration duration,
        int requests,
        double readUnits,
        double writeUnits,
        @Nullable RuntimeException failure) {}
