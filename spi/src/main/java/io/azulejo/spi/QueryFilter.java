package io.azulejo.spi;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Filter expression of a Query. Immutable.
 *
 * @param names expression attribute names; {@code #p} and {@code #s} are reserved
 * @param values expression attribute values; {@code :p}, {@code :s} and {@code :t} are reserved
 */
public record QueryFilter(String expression, Map<String, String> names, Map<String, AttributeValue> values) {}
