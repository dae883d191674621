package io.azulejo.migrate;

import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.TableRef;
import io.azulejo.toolkit.table.TableNames;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Table of the design, with its physical name and the schemas of its entities. Immutable.
 *
 * @param ref the key attributes
 */
record TargetTable(String name, TableDefinition definition, TableRef ref, List<EntitySchema<?>> schemas) {

    static TargetTable of(DesignContext context, TableDefinition table) {
        List<EntitySchema<?>> schemas = context.schemas().stream()
                .filter(schema -> schema.table().declaredName().equals(table.name()))
                .toList();
        TableRef ref = schemas.isEmpty()
                ? new TableRef(table.name(), table.partitionKey(), table.sortKey())
                : schemas.getFirst().table();
        return new TargetTable(TableNames.resolve(table.name(), context.options()), table, ref, schemas);
    }

    Optional<EntitySchema<?>> schemaOf(Map<String, AttributeValue> item) {
        if (GuardItems.isGuard(this, item)) {
            return Optional.empty();
        }
        for (EntitySchema<?> schema : schemas) {
            if (schema.matches(item)) {
                return Optional.of(schema);
            }
        }
        return Optional.empty();
    }

    /** Returns the beginnings of the keys of the toolkit's own guards in this table, also of former ones. */
    Set<String> guardPrefixes() {
        Set<String> prefixes = new HashSet<>();
        String delimiter = definition.delimiter();
        for (EntityDefinition entity : definition.entities()) {
            for (UniqueDefinition unique : entity.uniques()) {
                if (unique.guard() == null) {
                    prefixes.add("UNIQUE" + delimiter + unique.name() + delimiter);
                    unique.formerNames().forEach(name -> prefixes.add("UNIQUE" + delimiter + name + delimiter));
                }
            }
        }
        return prefixes;
    }

    /** Returns the key of an item as text for people. */
    String keyText(Map<String, AttributeValue> item) {
        String partition = text(item.get(ref.partitionKey()));
        String sortKey = ref.sortKey();
        return sortKey == null ? "(" + partition + ")" : "(" + partition + ", " + text(item.get(sortKey)) + ")";
    }

    private static String text(@Nullable AttributeValue value) {
        if (value == null) {
            return "?";
        }
        if (value.s() != null) {
            return value.s();
        }
        return value.n() != null ? value.n() : String.valueOf(value.b());
    }
}
