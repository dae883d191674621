package io.azulejo.processor.check;

import io.azulejo.design.AggregateDefinition;
import io.azulejo.design.AggregateDefinition.Multiplicity;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Container;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.PatternDefinition.Query;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Check for item collections that grow without bound, and for access patterns that read such a collection at once. */
final class CollectionSizeCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        design.definition().entities().filter(CollectionSizeCheck::grows).forEach(entity -> {
            if (entity.component(Role.TTL).isEmpty()) {
                report.add(Diagnostic.COLLECTION_GROWS, design.places().of(entity, "sk"), entity.pk(), entity.name());
            }
        });
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof Query query) {
                read(design, query, report);
            }
        }
    }

    /** Returns whether the collection grows over time: its sort key contains a time or a generated id. */
    private static boolean grows(EntityDefinition entity) {
        KeyTemplate sk = entity.sk();
        return sk != null
                && entity.pk().components().stream().noneMatch(name -> timeBased(entity, name))
                && sk.components().stream()
                        .filter(name -> !entity.pk().components().contains(name))
                        .anyMatch(name -> timeBased(entity, name));
    }

    private static boolean timeBased(EntityDefinition entity, String name) {
        return entity.component(name)
                .filter(component -> component.role() == Role.GENERATED_ID || time(component))
                .isPresent();
    }

    private static boolean time(ComponentDefinition component) {
        return component.type().pointInTime();
    }

    private static void read(ParsedDesign design, Query query, Report report) {
        boolean bounded = query.limit() > 0
                || query.key().wholeSk()
                || query.parameters().stream()
                        .map(ParameterDefinition::role)
                        .anyMatch(role ->
                                role == ParameterDefinition.Role.PAGE || role == ParameterDefinition.Role.RANGE);
        if (bounded) {
            return;
        }
        List<String> growing = many(design.definition(), query).stream()
                .map(type -> design.definition().entity(type))
                .filter(CollectionSizeCheck::grows)
                .map(EntityDefinition::name)
                .toList();
        if (!growing.isEmpty()) {
            report.add(Diagnostic.UNBOUNDED_READ, design.places().of(query), query.name(), String.join(", ", growing));
        }
    }

    private static Set<JavaType> many(DesignDefinition design, Query query) {
        if (query.result().of() == Element.AGGREGATE) {
            return design.aggregates().stream()
                    .filter(aggregate -> aggregate.type().equals(query.result().element()))
                    .flatMap(aggregate -> aggregate.parts().stream())
                    .filter(part -> part.multiplicity() == Multiplicity.LIST)
                    .map(AggregateDefinition.Part::entity)
                    .collect(Collectors.toSet());
        }
        return query.result().container() == Container.LIST ? Set.copyOf(query.entities()) : Set.of();
    }
}
