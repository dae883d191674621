package io.azulejo.toolkit.observe;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * One finished call of an access pattern or table method. Immutable.
 *
 * @param pattern the access pattern's documented name, or the entity's for a call without one
 * @param operation what was asked for, such as {@code get} or {@code create}
 * @param requests how many requests went to DynamoDB, retries of the SDK not counted
 * @param readUnits consumed read capacity, as DynamoDB reported it
 * @param writeUnits consumed write capacity, as DynamoDB reported it
 * @param failure why it failed, null if it did not
 */
public record Call(
        String pattern,
        String operation,
        Duration duration,
        int requests,
        double readUnits,
        double writeUnits,
        @Nullable RuntimeException failure) {}
