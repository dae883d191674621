package io.azulejo.direct;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What one Query reads. Immutable.
 *
 * @param filter null for none
 * @param limit 0 for none
 * @param after where the page before ended; null for the first
 * @param metered whether anybody wants to know what it costs
 */
public record QueryRead(
        QueryShape shape,
        AttributeValue partition,
        SortTest sort,
        @Nullable QueryFilter filter,
        int limit,
        @Nullable Map<String, AttributeValue> after,
        boolean metered) {}
