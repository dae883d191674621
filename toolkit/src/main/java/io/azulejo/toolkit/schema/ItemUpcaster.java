package io.azulejo.toolkit.schema;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Conversion of items of one version of an entity to the next version, named in an {@code @Upcast} annotation.
 * Implementations have a constructor without parameters and are thread-safe.
 */
@FunctionalInterface
public interface ItemUpcaster {

    /**
     * Changes the attributes in place. The map is a copy of the stored item. The attributes of the table key must stay
     * as they are. If an index projects only some attributes, entries read from it lack the others.
     */
    void upcast(Map<String, AttributeValue> item);
}
