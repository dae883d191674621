package io.azulejo.processor.check;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.PatternDefinition.Query;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;

/** Check for index keys that no access pattern reads, in an index that is read for other entities. */
final class UnusedIndexKeyCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (IndexDefinition index : table.indexes()) {
                if (read(design, table, index)) {
                    for (EntityDefinition entity : table.entities()) {
                        keys(design, table, index, entity, report);
                    }
                }
            }
        }
    }

    private static boolean read(ParsedDesign design, TableDefinition table, IndexDefinition index) {
        return table.entities().stream()
                .anyMatch(entity -> !IndexQueries.of(design.definition(), table, index, entity)
                        .isEmpty());
    }

    private static void keys(
            ParsedDesign design, TableDefinition table, IndexDefinition index, EntityDefinition entity, Report report) {
        for (IndexKeyDefinition key : entity.keysIn(index.name())) {
            if (IndexQueries.of(design.definition(), table, index, entity).stream()
                    .noneMatch(query -> reads(query, key))) {
                report.add(
                        Diagnostic.INDEX_KEY_UNUSED,
                        design.places().of(key),
                        key.pk() == null ? String.valueOf(key.sk()) : String.valueOf(key.pk()),
                        entity.name(),
                        index.name());
            }
        }
    }

    private static boolean reads(Query query, IndexKeyDefinition key) {
        KeyTemplate asked = query.key().pk();
        // Parts of an aggregate may name the components of one key differently.
        return asked == null
                || key.pk() == null
                || asked.renamed(name -> "").equals(key.pk().renamed(name -> ""));
    }
}
