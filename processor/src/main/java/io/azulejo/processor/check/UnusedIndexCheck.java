package io.azulejo.processor.check;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.Membership;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.List;

/** Check for indexes that no access pattern reads. */
final class UnusedIndexCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (IndexDefinition index : table.indexes()) {
                if (!used(design, table, index)) {
                    List<String> writers = table.entities().stream()
                            .filter(entity ->
                                    !Membership.inIndex(table, index, entity).isEmpty())
                            .map(EntityDefinition::name)
                            .toList();
                    report.addAbout(
                            index.name(),
                            Diagnostic.INDEX_UNUSED,
                            design.places().of(index),
                            index.name(),
                            table.name(),
                            writers.isEmpty() ? "no entity" : String.join(", ", writers));
                }
            }
        }
    }

    private static boolean used(ParsedDesign design, TableDefinition table, IndexDefinition index) {
        return design.definition().patterns().stream()
                .anyMatch(pattern -> pattern instanceof PatternDefinition.Query query
                        && query.table().equals(table.name())
                        && index.name().equals(query.index()));
    }
}
