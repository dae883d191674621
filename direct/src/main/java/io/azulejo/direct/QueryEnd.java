package io.azulejo.direct;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is to be said of a {@link QueryRead} beside its items. Immutable.
 *
 * @param last where another one may go on; null at the end
 * @param evaluated how many items were read, those that the filter dropped included
 * @param readUnits 0 if it was not metered
 */
public record QueryEnd(@Nullable Map<String, AttributeValue> last, int evaluated, double readUnits) {}
