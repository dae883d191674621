package io.azulejo.spi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Result of a {@link QueryRead}, apart from the items. Immutable.
 *
 * @param lastEvaluatedKey the last evaluated key, where the next request resumes; null after the last page
 * @param evaluated number of items read, including those that the filter dropped
 * @param readUnits consumed read capacity; 0 if it was not metered
 */
public record QueryResult(@Nullable Map<String, AttributeValue> lastEvaluatedKey, int evaluated, double readUnits) {}
