package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Container;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.PatternDefinition.KeyConditionDefinition;
import io.azulejo.design.PatternDefinition.Query;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;
import java.util.LinkedHashSet;
import java.util.Set;

/** Check for access patterns that expect one item from an index, although an index does not enforce uniqueness. */
final class UniquenessCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof Query query
                    && query.index() != null
                    && query.limit() == 0
                    && query.result().container() == Container.OPTIONAL
                    && query.result().of() != Element.AGGREGATE) {
                EntityDefinition entity =
                        design.definition().entity(query.entities().getFirst());
                Set<String> asked = components(query.key());
                if (!unique(entity, asked)) {
                    report.add(
                            Diagnostic.UNIQUENESS_MISSING,
                            design.places().of(query),
                            query.name(),
                            entity.name(),
                            String.join(", ", asked));
                }
            }
        }
    }

    private static boolean unique(EntityDefinition entity, Set<String> asked) {
        boolean guarded = entity.uniques().stream()
                .anyMatch(unique -> asked.contains(unique.component()) && asked.containsAll(unique.scope()));
        boolean generated = asked.stream()
                .flatMap(name -> entity.component(name).stream())
                .anyMatch(component -> component.role() == Role.GENERATED_ID);
        return guarded || generated || asked.containsAll(TableKeyTemplates.componentsOfTable(entity));
    }

    private static Set<String> components(KeyConditionDefinition key) {
        Set<String> components = new LinkedHashSet<>();
        KeyTemplate pk = key.pk();
        if (pk != null) {
            components.addAll(pk.components());
        }
        String attribute = key.attribute();
        if (attribute != null) {
            components.add(attribute);
        }
        KeyTemplate sk = key.sk();
        if (sk != null) {
            components.addAll(sk.components());
        }
        return components;
    }
}
