package io.azulejo.spi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Parameters of one Query. Immutable.
 *
 * @param filter null for none
 * @param limit 0 for none
 * @param exclusiveStartKey the last evaluated key of the previous page; null for the first page
 * @param metered whether to report consumed capacity
 */
public record QueryRead(
        QueryTarget target,
        AttributeValue partition,
        SortKeyCondition sort,
        @Nullable QueryFilter filter,
        int limit,
        @Nullable Map<String, AttributeValue> exclusiveStartKey,
        boolean metered) {}
