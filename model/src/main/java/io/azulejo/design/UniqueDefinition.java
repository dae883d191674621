package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A component whose value is unique.
 *
 * @param scope the components within whose values it is
 * @param guard the entity that is the guard item, absent for a guard of the toolkit's own
 * @param fillings the guard's components that the owner fills
 */
@Json
public record UniqueDefinition(
        String component, List<String> scope, @Nullable JavaType guard, List<Filling> fillings) {

    public UniqueDefinition {
        scope = List.copyOf(scope);
        fillings = List.copyOf(fillings);
    }

    /**
     * A component of the guard filled by the owner's member of the same name.
     *
     * @param method whether that is a method of the owner, otherwise it is a component
     */
    @Json
    public record Filling(String name, boolean method) {}

    /** The owner's components the guard item follows from. A method is asked only when one of them changes. */
    public Set<String> components() {
        Set<String> names = new LinkedHashSet<>(scope);
        names.add(component);
        fillings.stream().filter(filling -> !filling.method()).forEach(filling -> names.add(filling.name()));
        return names;
    }

    /** Whether the owner fills the guard's component. */
    public boolean fills(String name) {
        return fillings.stream().anyMatch(filling -> filling.name().equals(name));
    }
}
