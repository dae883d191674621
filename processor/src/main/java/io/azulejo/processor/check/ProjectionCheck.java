package io.azulejo.processor.check;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.ItemVersionDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.ProjectionDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Check that a query returns only attributes that its index contains, unless it declares {@code complete}. */
final class ProjectionCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof PatternDefinition.Query query && !query.complete()) {
                check(design, query, report);
            }
        }
    }

    private static void check(ParsedDesign design, PatternDefinition.Query query, Report report) {
        TableDefinition table = design.definition().tableOf(query.entities().getFirst());
        String name = query.index();
        IndexDefinition index = name == null ? null : table.index(name).orElse(null);
        if (index == null || index.projection() == Projection.ALL) {
            return;
        }
        List<String> lacking = needed(design.definition(), query, table).stream()
                .filter(attribute -> !index.projects(attribute, table))
                .toList();
        if (!lacking.isEmpty()) {
            report.add(
                    Diagnostic.PROJECTION_INCOMPLETE,
                    design.places().of(query),
                    query.name(),
                    query.result().element().name(),
                    index.name(),
                    String.join(", ", lacking),
                    query.result().of() == Element.PROJECTION
                            ? "take them out of %s, add them to the index"
                                    .formatted(query.result().element().name())
                            : "return a @ProjectionOf record");
        }
    }

    private static Set<String> needed(DesignDefinition design, PatternDefinition.Query query, TableDefinition table) {
        Set<String> attributes = new LinkedHashSet<>();
        for (JavaType type : query.entities()) {
            EntityDefinition entity = design.entity(type);
            List<ComponentDefinition> components = new ArrayList<>(entity.components());
            if (query.result().of() == Element.PROJECTION) {
                components = new ArrayList<>(design.projections().stream()
                        .filter(projection ->
                                projection.type().equals(query.result().element()))
                        .map(ProjectionDefinition::components)
                        .findFirst()
                        .orElse(List.of()));
                // Reads skip expired items, so they need the TTL attribute.
                entity.component(Role.TTL).ifPresent(components::add);
            } else if (entity.entityType() != null) {
                attributes.add(String.valueOf(table.entityType()));
            }
            components.stream().filter(component -> !component.fromKey()).forEach(component -> {
                attributes.add(component.attribute());
                attributes.addAll(component.aliases());
            });
            ItemVersionDefinition version = entity.itemVersion();
            if (version != null) {
                attributes.add(version.attribute());
            }
        }
        return attributes;
    }
}
