package io.azulejo.studio.browse;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Key attributes of a table or of one of its indexes.
 *
 * @param index null for the table itself
 * @param attributes the partition key first
 * @param projection null for the table itself
 */
public record KeyAttributes(
        @Nullable String index,
        List<String> attributes,
        @Nullable Projection projection) {

    public KeyAttributes {
        attributes = List.copyOf(attributes);
    }

    /** Returns the keys of the table, then those of each index. */
    public static List<KeyAttributes> all(TableDescription table) {
        List<KeyAttributes> all = new ArrayList<>();
        all.add(new KeyAttributes(null, names(table.keySchema()), null));
        table.globalSecondaryIndexes()
                .forEach(index ->
                        all.add(new KeyAttributes(index.indexName(), names(index.keySchema()), index.projection())));
        table.localSecondaryIndexes()
                .forEach(index ->
                        all.add(new KeyAttributes(index.indexName(), names(index.keySchema()), index.projection())));
        return all;
    }

    private static List<String> names(List<KeySchemaElement> schema) {
        return schema.stream().map(KeySchemaElement::attributeName).toList();
    }
}
