package io.azulejo.direct;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a Query drops of what it has read, as DynamoDB's expressions say it. Immutable.
 *
 * @param names what its aliases stand for: any but {@code #p} and {@code #s}
 * @param values what its aliases stand for: any but {@code :p}, {@code :s} and {@code :t}
 */
public record QueryFilter(String expression, Map<String, String> names, Map<String, AttributeValue> values) {}
