package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;

/**
 * Version of an entity's stored form and the conversions from earlier versions. Immutable.
 *
 * @param version the current version, at least 2
 * @param attribute the attribute that holds an item's version
 * @param upcasters the classes that convert items, the first from version 1 to 2
 */
@Json
public record ItemVersionDefinition(int version, String attribute, List<JavaType> upcasters) {

    public ItemVersionDefinition {
        upcasters = List.copyOf(upcasters);
    }
}
