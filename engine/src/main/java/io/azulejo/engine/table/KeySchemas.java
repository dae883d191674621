package io.azulejo.engine.table;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.value.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds key schemas from names whose types are declared apart, as DynamoDB's requests do. */
public final class KeySchemas {
    private KeySchemas() {}

    public static KeySchema of(String partitionKey, @Nullable String sortKey, List<AttributeDefinition> attributes) {
        return new KeySchema(
                attribute(partitionKey, attributes), sortKey == null ? null : attribute(sortKey, attributes));
    }

    private static KeyAttribute attribute(String name, List<AttributeDefinition> attributes) {
        for (AttributeDefinition attribute : attributes) {
            if (name.equals(attribute.attributeName()) && attribute.attributeType() != null) {
                return new KeyAttribute(name, ValueType.valueOf(attribute.attributeType()));
            }
        }
        throw new IllegalArgumentException("The key attribute " + name + " has no definition");
    }
}
