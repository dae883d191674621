package io.azulejo.engine.table;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.value.ValueType;
import java.util.List;

/** Builds key schemas from names whose types are declared apart, as DynamoDB's requests do. */
public final class KeySchemas {
    private KeySchemas() {}

    public static KeySchema of(
            List<String> partitionKeys, List<String> sortKeys, List<AttributeDefinition> attributes) {
        return new KeySchema(attributes(partitionKeys, attributes), attributes(sortKeys, attributes));
    }

    private static List<KeyAttribute> attributes(List<String> names, List<AttributeDefinition> attributes) {
        return names.stream().map(name -> attribute(name, attributes)).toList();
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
