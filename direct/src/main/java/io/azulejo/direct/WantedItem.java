package io.azulejo.direct;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item to be read by its key. Immutable.
 *
 * @param holder holds the key's attributes, and maybe more: the key itself, or the item's entry in an index
 */
public record WantedItem(KeyedTable table, Map<String, AttributeValue> holder) {}
