package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Check that an index key names an index of its table, fills exactly the key attributes that need a template, and
 * declares its shards correctly.
 */
final class IndexKeyCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                for (KeyTemplate template : TableKeyTemplates.ofTable(entity)) {
                    if (template.sharded()) {
                        report.add(
                                Diagnostic.SHARDS,
                                design.places().of(entity, "pk"),
                                "\"" + template + "\"",
                                entity.name(),
                                "a table key cannot contain {shard}, because the shard is computed from it");
                    }
                }
                Set<String> last = new HashSet<>();
                for (IndexKeyDefinition key : entity.indexKeys()) {
                    check(design, table, entity, key, report);
                    if (last.contains(key.index())) {
                        report.add(
                                Diagnostic.INDEX_KEY_SHAPE,
                                design.places().of(key),
                                entity.name(),
                                key.index(),
                                "it is never written, because the key before it has no condition");
                    }
                    if (key.when() == null) {
                        last.add(key.index());
                    }
                }
            }
        }
    }

    private static void check(
            ParsedDesign design,
            TableDefinition table,
            EntityDefinition entity,
            IndexKeyDefinition key,
            Report report) {
        Optional<IndexDefinition> index = table.index(key.index());
        if (index.isEmpty()) {
            List<String> names =
                    table.indexes().stream().map(IndexDefinition::name).toList();
            report.add(
                    Diagnostic.UNKNOWN_INDEX,
                    design.places().of(key, "index"),
                    entity.name(),
                    key.index(),
                    table.name(),
                    names.isEmpty() ? "no index" : String.join(", ", names));
            return;
        }
        if (index.get().severalAttributes()) {
            report.add(
                    Diagnostic.INDEX_KEY_SHAPE,
                    design.places().of(key),
                    entity.name(),
                    key.index(),
                    "its keys have several attributes, which are components and have no template");
            return;
        }
        String shape = shape(table, entity, index.get(), key);
        if (shape != null) {
            report.add(Diagnostic.INDEX_KEY_SHAPE, design.places().of(key), entity.name(), key.index(), shape);
        }
        String shards = shards(key);
        if (shards != null) {
            report.add(Diagnostic.SHARDS, design.places().of(key, "shards"), key.index(), entity.name(), shards);
        }
    }

    private static @Nullable String shape(
            TableDefinition table, EntityDefinition entity, IndexDefinition index, IndexKeyDefinition key) {
        String sortKey = index.sortKey();
        if (key.sk() != null && sortKey == null) {
            return "it has an sk template, but the index has no sort key";
        }
        if (key.pk() != null && filledOtherwise(table, entity, index.partitionKey())) {
            return "its pk template would write \"%s\", which something else fills".formatted(index.partitionKey());
        }
        if (key.sk() != null && sortKey != null && filledOtherwise(table, entity, sortKey)) {
            return "its sk template would write \"%s\", which something else fills".formatted(sortKey);
        }
        String shared = sharedAttribute(table, entity, index, key);
        if (shared != null) {
            return "its template would write \"%s\", which the key in another index writes too".formatted(shared);
        }
        boolean complete =
                Membership.inIndex(table, index, entity).stream().anyMatch(membership -> key.equals(membership.key()));
        if (!complete) {
            return "nothing fills \"%s\"; give it a template"
                    .formatted(
                            key.pk() == null && !filledOtherwise(table, entity, index.partitionKey())
                                    ? index.partitionKey()
                                    : sortKey);
        }
        return key.pk() == null && key.sk() == null ? "it has no template" : null;
    }

    /** Returns an attribute that the entity also writes for another index. */
    private static @Nullable String sharedAttribute(
            TableDefinition table, EntityDefinition entity, IndexDefinition index, IndexKeyDefinition key) {
        Set<String> others = new HashSet<>();
        for (IndexKeyDefinition other : entity.indexKeys()) {
            if (!other.index().equals(key.index())) {
                table.index(other.index()).ifPresent(otherIndex -> others.addAll(written(otherIndex, other)));
            }
        }
        return written(index, key).stream().filter(others::contains).findFirst().orElse(null);
    }

    private static List<String> written(IndexDefinition index, IndexKeyDefinition key) {
        List<String> written = new ArrayList<>();
        if (key.pk() != null) {
            written.add(index.partitionKey());
        }
        String sortKey = index.sortKey();
        if (key.sk() != null && sortKey != null) {
            written.add(sortKey);
        }
        return written;
    }

    /**
     * Returns whether the table key, the entity type or a component fills the attribute. The attribute check reports
     * clashes with components.
     */
    private static boolean filledOtherwise(TableDefinition table, EntityDefinition entity, String attribute) {
        return attribute.equals(table.partitionKey())
                || attribute.equals(table.sortKey())
                || (attribute.equals(table.entityType()) && entity.entityType() != null)
                || entity.components().stream()
                        .map(ComponentDefinition::attribute)
                        .anyMatch(attribute::equals);
    }

    private static @Nullable String shards(IndexKeyDefinition key) {
        boolean sharded = key.pk() != null && key.pk().sharded();
        if (key.sk() != null && key.sk().sharded()) {
            return "{shard} is only allowed in a partition key";
        }
        if (sharded && key.shards() < 2) {
            return "its template has {shard}; set shards to 2 or more";
        }
        if (!sharded && key.shards() != 0) {
            return "it has shards = %d, but its pk template has no {shard}".formatted(key.shards());
        }
        return key.shards() > 1000 ? "a read queries every shard; %d are too many".formatted(key.shards()) : null;
    }
}
