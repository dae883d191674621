package io.azulejo.processor.check;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Check for index keys that duplicate the table key or the key in an earlier index. */
final class RedundantIndexKeyCheck implements DesignCheck {
    private record Found(String where, Set<String> partition, List<String> sort) {

        /** Returns whether a query here finds everything that a query on the other key finds, in the same order. */
        boolean covers(Found other) {
            return partition.equals(other.partition)
                    && sort.size() >= other.sort.size()
                    && sort.subList(0, other.sort.size()).equals(other.sort);
        }
    }

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                check(design, table, entity, report);
            }
        }
    }

    private static void check(ParsedDesign design, TableDefinition table, EntityDefinition entity, Report report) {
        List<Found> earlier = new ArrayList<>();
        earlier.add(found("the table", Membership.inTable(table, entity)));
        List<IndexDefinition> longestFirst = new ArrayList<>(table.indexes());
        longestFirst.sort((a, b) -> Boolean.compare(a.sortKey() == null, b.sortKey() == null));
        for (IndexDefinition index : longestFirst) {
            for (Membership membership : Membership.inIndex(table, index, entity)) {
                IndexKeyDefinition key = membership.key();
                Found found = found("index " + index.name(), membership);
                // An index on attributes that items have anyway is not this entity's choice, and a condition makes an
                // index smaller.
                boolean chosen = key == null ? membership.pk() instanceof KeySource.PlainAttribute : key.when() == null;
                if (!chosen || found.partition.isEmpty()) {
                    continue;
                }
                earlier.stream()
                        .filter(other -> other.covers(found))
                        .findFirst()
                        .ifPresent(other -> report.addAbout(
                                index.name(),
                                Diagnostic.INDEX_KEY_REDUNDANT,
                                key == null
                                        ? design.places().of(index)
                                        : design.places().of(key),
                                entity.name(),
                                index.name(),
                                other.where,
                                String.join(", ", found.partition)));
                earlier.add(found);
            }
        }
    }

    private static Found found(String where, Membership membership) {
        Set<String> partition = membership.pk().components();
        return new Found(where, partition, sort(membership.sk(), partition));
    }

    private static List<String> sort(@Nullable KeySource sk, Set<String> partition) {
        return sk == null
                ? List.of()
                : sk.components().stream()
                        .filter(component -> !partition.contains(component))
                        .toList();
    }
}
