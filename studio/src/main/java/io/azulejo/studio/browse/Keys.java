package io.azulejo.studio.browse;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * The key attributes of a table or of one of its indexes.
 *
 * @param index null for the table itself
 * @param attributes the partition key's first
 * @param projection null for the table itself
 */
public record Keys(
        @Nullable String index,
        List<String> attributes,
        @Nullable Projection projection) {

    public Keys {
        attributes = List.copyOf(attributes);
    }

    /** The table's, then each index's. */
    public static List<Keys> all(TableDescription table) {
        List<Keys> all = new ArrayList<>();
        all.add(new Keys(null, names(table.keySchema()), null));
        table.globalSecondaryIndexes()
                .forEach(index -> all.add(new Keys(index.indexName(), names(index.keySchema()), index.projection())));
        table.localSecondaryIndexes()
                .forEach(index -> all.add(new Keys(index.indexName(), names(index.keySchema()), index.projection())));
        return all;
    }

    private static List<String> names(List<KeySchemaElement> schema) {
        return schema.stream().map(KeySchemaElement::attributeName).toList();
    }
}
