package io.azulejo.processor.check;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentNameHint;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.Membership;
import io.azulejo.design.PatternDefinition.Container;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.PatternDefinition.Query;
import io.azulejo.design.ProjectionDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Check for indexes that copy whole items although their queries need less. */
final class ProjectionWidthCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (IndexDefinition index : table.indexes()) {
                if (index.projection() == Projection.ALL) {
                    table.entities().stream()
                            .filter(entity ->
                                    !Membership.inIndex(table, index, entity).isEmpty())
                            .forEach(entity -> check(design, table, index, entity, report));
                }
            }
        }
    }

    private static void check(
            ParsedDesign design, TableDefinition table, IndexDefinition index, EntityDefinition entity, Report report) {
        List<Query> queries = IndexQueries.of(design.definition(), table, index, entity);
        if (queries.isEmpty()) {
            return;
        }
        String what;
        if (queries.stream().allMatch(query -> query.result().of() == Element.PROJECTION)) {
            Set<String> needed = queries.stream()
                    .flatMap(query -> projected(design.definition(), query).stream())
                    .collect(Collectors.toSet());
            what = names(entity.components().stream()
                    .filter(component -> !needed.contains(component.name()) && !component.fromKey())
                    .toList());
        } else if (queries.stream().anyMatch(ProjectionWidthCheck::lists)) {
            what = names(entity.components().stream()
                    .filter(component -> ComponentNameHint.LONG_TEXT.of(component.name()))
                    .toList());
        } else {
            return;
        }
        if (!what.isEmpty()) {
            report.addAbout(
                    index.name(),
                    Diagnostic.WIDE_PROJECTION,
                    design.places().of(index),
                    index.name(),
                    what,
                    entity.name());
        }
    }

    private static boolean lists(Query query) {
        return query.result().container() == Container.PAGE || query.result().container() == Container.LIST;
    }

    private static Set<String> projected(DesignDefinition design, Query query) {
        return design.projections().stream()
                .filter(projection -> projection.type().equals(query.result().element()))
                .map(ProjectionDefinition::components)
                .flatMap(List::stream)
                .map(ComponentDefinition::name)
                .collect(Collectors.toSet());
    }

    private static String names(List<ComponentDefinition> components) {
        return components.stream().map(ComponentDefinition::name).collect(Collectors.joining(", "));
    }
}
