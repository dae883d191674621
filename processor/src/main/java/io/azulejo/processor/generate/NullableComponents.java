package io.azulejo.processor.generate;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeyTemplate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lookup of the nullable components of an index key. The key is not written if one of them is null. */
final class NullableComponents {

    private NullableComponents() {}

    /**
     * Returns what must not be null for the key to be written, in the order in which it can be tested: {@code address}
     * before {@code address.city}.
     */
    static Set<String> of(EntityDefinition entity, IndexKeyDefinition key) {
        Set<String> nullable = new LinkedHashSet<>();
        for (String name : named(key)) {
            if (ComponentPath.isMethod(name)) {
                entity.component(name).filter(ComponentDefinition::nullable).ifPresent(method -> nullable.add(name));
            } else {
                prefixes(entity, name, nullable);
            }
        }
        return nullable;
    }

    private static void prefixes(EntityDefinition entity, String name, Set<String> nullable) {
        List<ComponentDefinition> level = entity.components();
        String path = "";
        for (String part : ComponentPath.accessors(name)) {
            path = path.isEmpty() ? part : path + "." + part;
            for (ComponentDefinition component : level) {
                if (component.name().equals(part)) {
                    if (component.nullable()) {
                        nullable.add(path);
                    }
                    level = component.type() instanceof ValueType.Nested nested ? nested.components() : List.of();
                    break;
                }
            }
        }
    }

    /** Returns the components of the entity that an index key depends on, without those that its methods use. */
    static Set<String> all(IndexKeyDefinition key) {
        Set<String> names = new LinkedHashSet<>();
        named(key).stream()
                .filter(name -> !ComponentPath.isMethod(name))
                .map(ComponentPath::base)
                .forEach(names::add);
        return names;
    }

    /** Returns whether a method of the entity is in the key, which may depend on every component. */
    static boolean hasMethod(IndexKeyDefinition key) {
        return named(key).stream().anyMatch(ComponentPath::isMethod);
    }

    private static Set<String> named(IndexKeyDefinition key) {
        Set<String> names = new LinkedHashSet<>(components(key.pk()));
        names.addAll(components(key.sk()));
        return names;
    }

    private static Set<String> components(@Nullable KeyTemplate template) {
        return template == null ? Set.of() : template.components();
    }
}
