package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Uniqueness constraint on a component.
 *
 * @param scope the components that limit the scope of the constraint
 * @param guard the entity that serves as guard item, absent if the toolkit writes its own
 * @param fillings the guard's components that are filled from the owner
 * @param name the first part of the key of the toolkit's own guard, after {@code UNIQUE}; empty with a guard entity
 * @param formerNames names under which earlier builds wrote guards, which stay valid
 */
@Json
public record UniqueDefinition(
        String component,
        List<String> scope,
        @Nullable JavaType guard,
        List<GuardComponent> fillings,
        String name,
        List<String> formerNames) {

    public UniqueDefinition {
        scope = List.copyOf(scope);
        fillings = List.copyOf(fillings);
        // Designs that an earlier build wrote have neither.
        name = name == null ? "" : name;
        formerNames = formerNames == null ? List.of() : List.copyOf(formerNames);
    }

    /**
     * Component of the guard that is filled from the owner's member of the same name.
     *
     * @param method whether the member is a method; otherwise it is a component
     */
    @Json
    public record GuardComponent(String name, boolean method) {}

    /**
     * Returns the owner's components that determine the guard item. Methods are evaluated only when one of these
     * components changes.
     */
    public Set<String> components() {
        Set<String> names = new LinkedHashSet<>(scope);
        names.add(component);
        fillings.stream().filter(filling -> !filling.method()).forEach(filling -> names.add(filling.name()));
        return names;
    }

    /** Returns whether the guard's component is filled from the owner. */
    public boolean fills(String name) {
        return fillings.stream().anyMatch(filling -> filling.name().equals(name));
    }
}
