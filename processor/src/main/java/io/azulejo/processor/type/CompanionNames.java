package io.azulejo.processor.type;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Names that generated classes begin with, one for each type of a design. It is the name of the type, such as {@code
 * Post}; entities of one name in several packages are told apart by their packages: {@code BillingUser}, {@code
 * ForumUser}. Immutable.
 */
public final class CompanionNames {
    private final Set<String> shared = new HashSet<>();

    public CompanionNames(DesignDefinition design) {
        Set<String> seen = new HashSet<>();
        design.entities()
                .map(EntityDefinition::type)
                .distinct()
                .map(type -> type.companion("").name())
                .filter(name -> !seen.add(name))
                .forEach(shared::add);
    }

    public String of(JavaType type) {
        String name = type.companion("").name();
        String last = type.packageName().substring(type.packageName().lastIndexOf('.') + 1);
        return shared.contains(name) && !last.isEmpty()
                ? last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1) + name
                : name;
    }
}
