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
 * @param also the values of further key attributes, for an index with several attributes per key; such a read needs an SDK
 *     request
 */
public record QueryRead(
        QueryTarget target,
        AttributeValue partition,
        SortKeyCondition sort,
        @Nullable QueryFilter filter,
        int limit,
        @Nullable Map<String, AttributeValue> exclusiveStartKey,
        boolean metered,
        Map<String, AttributeValue> also) {

    /** Creates the parameters of a Query by one partition key attribute. */
    public QueryRead(
            QueryTarget target,
            AttributeValue partition,
            SortKeyCondition sort,
            @Nullable QueryFilter filter,
            int limit,
            @Nullable Map<String, AttributeValue> exclusiveStartKey,
            boolean metered) {
        this(target, partition, sort, filter, limit, exclusiveStartKey, metered, Map.of());
    }
}
