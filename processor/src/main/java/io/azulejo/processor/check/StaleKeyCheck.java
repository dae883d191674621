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
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
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
        for (Dependency dependency : dependencies(entity)) {
            Set<String> touched = common(dependency.components, set);
            Set<String> missing = new LinkedHashSet<>(dependency.components);
            missing.addAll(dependency.viaMethods.isEmpty() ? Set.of() : all(entity));
            missing.removeAll(known);
            boolean direct = !touched.isEmpty();
            if ((direct || !dependency.viaMethods.isEmpty()) && !missing.isEmpty()) {
                report.add(
                        Diagnostic.STALE_INDEX_KEY,
                        design.places().of(update),
                        update.name(),
                        String.join(", ", direct ? touched : set),
                        direct ? dependency.what : dependency.viaMethods.getFirst() + " of " + dependency.what,
                        entity.name(),
                        direct ? "depends" : "may depend",
                        String.join(", ", missing));
            }
        }
    }

    /**
     * Derived attribute with the components it depends on.
     *
     * @param viaMethods the methods that decide it, as text, each of which may depend on every component
     */
    private record Dependency(String what, Set<String> components, List<String> viaMethods) {}

    /** Returns the derived attributes of an entity. */
    private static Collection<Dependency> dependencies(EntityDefinition entity) {
        Map<String, Dependency> dependencies = new LinkedHashMap<>();
        for (EntityTypeDefinition other : entity.entityTypes()) {
            when(other.when(), dependency(dependencies, "the entity type"));
        }
        for (IndexKeyDefinition key : entity.indexKeys()) {
            Dependency dependency = dependency(dependencies, "the key in index " + key.index());
            add(key.pk(), dependency);
            add(key.sk(), dependency);
            when(key.when(), dependency);
            entity.component(Role.SOFT_DELETE).map(ComponentDefinition::name).ifPresent(dependency.components::add);
        }
        return dependencies.values();
    }

    private static Dependency dependency(Map<String, Dependency> dependencies, String what) {
        return dependencies.computeIfAbsent(
                what, name -> new Dependency(name, new LinkedHashSet<>(), new ArrayList<>()));
    }

    private static Set<String> common(Set<String> left, Set<String> right) {
        Set<String> common = new LinkedHashSet<>(left);
        common.retainAll(right);
        return common;
    }

    private static Set<String> all(EntityDefinition entity) {
        Set<String> names = new LinkedHashSet<>();
        entity.components().forEach(component -> names.add(component.name()));
        return names;
    }

    private static void add(@Nullable KeyTemplate template, Dependency dependency) {
        for (String name : template == null ? Set.<String>of() : template.components()) {
            if (ComponentPath.isMethod(name)) {
                dependency.viaMethods.add("method " + name);
            } else {
                dependency.components.add(ComponentPath.base(name));
            }
        }
    }

    private static void when(@Nullable WhenDefinition when, Dependency dependency) {
        if (when != null && when.method()) {
            dependency.viaMethods.add("condition " + when.member() + "()");
        } else if (when != null) {
            dependency.components.add(when.member());
        }
    }
}
