package io.azulejo.toolkit.query;

import io.azulejo.spi.QueryTarget;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Conditions on further key attributes of an index. Immutable.
 *
 * @param equal the values of attributes that are compared for equality
 * @param sortOn the sort key attribute that the range or prefix is for; null for the first one
 */
record FurtherKeys(
        Map<String, AttributeValue> equal, @Nullable String sortOn) {
    static final FurtherKeys NONE = new FurtherKeys(Map.of(), null);

    /** Returns the target with the sort key that the condition is for. */
    QueryTarget target(QueryTarget target) {
        return sortOn == null
                ? target
                : new QueryTarget(
                        target.table(),
                        target.index(),
                        target.partitionKey(),
                        sortOn,
                        target.descending(),
                        target.consistent());
    }
}
