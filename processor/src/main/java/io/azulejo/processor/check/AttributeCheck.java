package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Check that every attribute of an item has one meaning. */
final class AttributeCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                components(design, entity.name(), entity.components(), meanings(table, entity), report);
            }
        }
    }

    /** Returns the meanings of the attributes that are no components. */
    static Map<String, String> meanings(TableDefinition table, EntityDefinition entity) {
        Map<String, String> meanings = new HashMap<>();
        put(meanings, table.partitionKey(), "the partition key");
        put(meanings, table.sortKey(), "the sort key");
        if (entity.entityType() != null) {
            put(meanings, table.entityType(), "the entity type");
        }
        if (entity.itemVersion() != null) {
            put(meanings, entity.itemVersion().attribute(), "the item's version");
        }
        for (IndexKeyDefinition key : entity.indexKeys()) {
            table.index(key.index())
                    .filter(index -> !index.severalAttributes())
                    .ifPresent(index -> indexAttributes(meanings, index, key));
        }
        return meanings;
    }

    private static void indexAttributes(Map<String, String> meanings, IndexDefinition index, IndexKeyDefinition key) {
        if (key.pk() != null) {
            put(meanings, index.partitionKey(), "a key of index " + index.name());
        }
        if (key.sk() != null) {
            put(meanings, index.sortKey(), "a key of index " + index.name());
        }
    }

    private static void put(Map<String, String> meanings, @Nullable String attribute, String meaning) {
        if (attribute != null) {
            meanings.putIfAbsent(attribute, meaning);
        }
    }

    private static void components(
            ParsedDesign design,
            String owner,
            List<ComponentDefinition> components,
            Map<String, String> meanings,
            Report report) {
        for (ComponentDefinition component : components) {
            if (!component.fromKey()) {
                String before = meanings.putIfAbsent(component.attribute(), "component " + component.name());
                if (before != null) {
                    report.add(
                            Diagnostic.ATTRIBUTE_CLASH,
                            design.places().of(component),
                            component.attribute(),
                            owner,
                            before,
                            "component " + component.name());
                }
            }
            if (component.type() instanceof ValueType.Nested nested) {
                components(design, nested.type().name(), nested.components(), new HashMap<>(), report);
            }
            if (component.type() instanceof ValueType.OneOf oneOf) {
                for (ValueType.Variant variant : oneOf.variants()) {
                    ValueType.Nested form = variant.form();
                    components(design, form.type().name(), form.components(), new HashMap<>(), report);
                }
            }
        }
    }
}
