package io.azulejo.studio.browse;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Key attributes of a table or of one of its indexes.
 *
 * @param index null for the table itself
 * @param partitionKey the attributes of the partition key
 * @param attributes the attributes of the whole key, the partition key first
 * @param projection null for the table itself
 */
public record KeyAttributes(
        @Nullable String index,
        List<String> partitionKey,
        List<String> attributes,
        @Nullable Projection projection) {

    public KeyAttributes {
        partitionKey = List.copyOf(partitionKey);
        attributes = List.copyOf(attributes);
    }

    /** Returns the keys of the table, then those of each index. */
    public static List<KeyAttributes> all(TableDescription table) {
        List<KeyAttributes> all = new ArrayList<>();
        all.add(of(null, table.keySchema(), null));
        table.globalSecondaryIndexes()
                .forEach(index -> all.add(of(index.indexName(), index.keySchema(), index.projection())));
        table.localSecondaryIndexes()
                .forEach(index -> all.add(of(index.indexName(), index.keySchema(), index.projection())));
        return all;
    }

    private static KeyAttributes of(
            @Nullable String index, List<KeySchemaElement> schema, @Nullable Projection projection) {
        return new KeyAttributes(
                index,
                names(schema.stream()
                        .filter(key -> key.keyType() == KeyType.HASH)
                        .toList()),
                names(schema),
                projection);
    }

    private static List<String> names(List<KeySchemaElement> schema) {
        return schema.stream().map(KeySchemaElement::attributeName).toList();
    }
}
