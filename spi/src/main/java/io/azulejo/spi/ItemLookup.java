package io.azulejo.spi;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Request for one item by its key. Immutable.
 *
 * @param keySource a map that contains the key attributes and may contain more: the key itself, or the item's entry in an
 *     index
 */
public record ItemLookup(KeyedTable table, Map<String, AttributeValue> keySource) {}
