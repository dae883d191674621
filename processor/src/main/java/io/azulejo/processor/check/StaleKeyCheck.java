package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.EntityTypeDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.WhenDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Check that an update that changes part of an index key or of the entity type has all other parts too. */
final class StaleKeyCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof PatternDefinition.Update update && !update.readFirst()) {
                check(design, update, report);
            }
        }
    }

    private static void check(ParsedDesign design, PatternDefinition.Update update, Report report) {
        EntityDefinition entity = design.definition().entity(update.entity());
        Set<String> set = new LinkedHashSet<>();
        update.parameters().stream()
                .filter(parameter -> parameter.role() == ParameterDefinition.Role.VALUE)
                .forEach(parameter -> set.add(parameter.name()));
        Set<String> known = new LinkedHashSet<>(TableKeyTemplates.componentsOfTable(entity));
        known.addAll(set);
        dependencies(entity).forEach((what, components) -> {
            Set<String> touched = new LinkedHashSet<>(components);
            touched.retainAll(set);
            Set<String> missing = new LinkedHashSet<>(components);
            missing.removeAll(known);
            if (!touched.isEmpty() && !missing.isEmpty()) {
                report.add(
                        Diagnostic.STALE_INDEX_KEY,
                        design.places().of(update),
                        update.name(),
                        String.join(", ", touched),
                        what,
                        entity.name(),
                        String.join(", ", missing));
            }
        });
    }

    /** Returns the derived attributes and the components that each depends on. */
    private static Map<String, Set<String>> dependencies(EntityDefinition entity) {
        Map<String, Set<String>> dependencies = new LinkedHashMap<>();
        for (EntityTypeDefinition other : entity.entityTypes()) {
            when(entity, other.when(), dependencies.computeIfAbsent("the entity type", k -> new LinkedHashSet<>()));
        }
        for (IndexKeyDefinition key : entity.indexKeys()) {
            Set<String> components =
                    dependencies.computeIfAbsent("the key in index " + key.index(), k -> new LinkedHashSet<>());
            components.addAll(components(key.pk()));
            components.addAll(components(key.sk()));
            when(entity, key.when(), components);
            entity.component(Role.SOFT_DELETE).map(ComponentDefinition::name).ifPresent(components::add);
        }
        return dependencies;
    }

    private static Set<String> components(@Nullable KeyTemplate template) {
        return template == null ? Set.of() : template.components();
    }

    /** Adds the components of a condition. A method may depend on every component. */
    private static void when(EntityDefinition entity, @Nullable WhenDefinition when, Set<String> components) {
        if (when != null && when.method()) {
            entity.components().forEach(component -> components.add(component.name()));
        } else if (when != null) {
            components.add(when.member());
        }
    }
}
