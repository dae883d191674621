package io.azulejo.engine.table;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.value.AttributeValueType;
import java.util.List;

/** Factory of key schemas from attribute names and separate type definitions, as in DynamoDB's requests. */
public final class KeySchemas {
    private KeySchemas() {}

    public static KeySchema of(
            List<String> partitionKeys, List<String> sortKeys, List<AttributeDefinition> attributes) {
        return new KeySchema(attributes(partitionKeys, attributes), attributes(sortKeys, attributes));
    }

    private static List<TypedKeyAttribute> attributes(List<String> names, List<AttributeDefinition> attributes) {
        return names.stream().map(name -> attribute(name, attributes)).toList();
    }

    private static TypedKeyAttribute attribute(String name, List<AttributeDefinition> attributes) {
        for (AttributeDefinition attribute : attributes) {
            if (name.equals(attribute.attributeName()) && attribute.attributeType() != null) {
                return new TypedKeyAttribute(name, AttributeValueType.valueOf(attribute.attributeType()));
            }
        }
        throw new IllegalArgumentException("The key attribute " + name + " has no definition");
    }
}
