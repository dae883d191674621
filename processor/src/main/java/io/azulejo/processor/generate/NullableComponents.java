package io.azulejo.processor.generate;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.template.KeyTemplate;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lookup of the nullable components of an index key. The key is not written if one of them is null. */
final class NullableComponents {

    private NullableComponents() {}

    static Set<String> of(EntityDefinition entity, IndexKeyDefinition key) {
        Set<String> names = all(key);
        names.removeIf(name ->
                !entity.component(name).map(ComponentDefinition::nullable).orElse(false));
        return names;
    }

    /** Returns all components of an index key. */
    static Set<String> all(IndexKeyDefinition key) {
        Set<String> names = new LinkedHashSet<>(components(key.pk()));
        names.addAll(components(key.sk()));
        return names;
    }

    private static Set<String> components(@Nullable KeyTemplate template) {
        return template == null ? Set.of() : template.components();
    }
}
