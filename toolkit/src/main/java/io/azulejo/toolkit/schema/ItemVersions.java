package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.codec.UnreadableValueException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Versions of an entity's stored form. Immutable.
 *
 * @param attribute the attribute that holds an item's version; items without it have version 1
 * @param upcasters the conversions, the first from version 1 to 2
 */
public record ItemVersions(String attribute, List<ItemUpcaster> upcasters) {

    public ItemVersions {
        upcasters = List.copyOf(upcasters);
    }

    public int current() {
        return upcasters.size() + 1;
    }

    /** Returns the current version as an attribute value. */
    public AttributeValue value() {
        return AttributeValue.fromN(Integer.toString(current()));
    }

    /** Returns the item in the current version: the same map if it already is, otherwise a converted copy. */
    Map<String, AttributeValue> upcast(Map<String, AttributeValue> item, TableRef table) {
        Integer stored = Items.intOrNull(item, attribute);
        int version = stored == null ? 1 : stored;
        if (version == current()) {
            return item;
        }
        if (version < 1 || version > current()) {
            throw new UnreadableValueException("attribute " + attribute + ": the item has version " + version
                    + ", but this program knows versions 1 to " + current());
        }
        Map<String, AttributeValue> converted = new HashMap<>(item);
        for (int from = version; from < current(); from++) {
            try {
                upcasters.get(from - 1).upcast(converted);
            } catch (RuntimeException e) {
                throw new UnreadableValueException("the upcast from version " + from + " failed: " + e.getMessage(), e);
            }
        }
        if (!table.keyOf(item).equals(table.keyOf(converted))) {
            throw new UnreadableValueException("an upcast from version " + version + " changed the table key");
        }
        converted.put(attribute, value());
        return converted;
    }
}
