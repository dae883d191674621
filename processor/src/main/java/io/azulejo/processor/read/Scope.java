package io.azulejo.processor.read;

import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.TableDefinition;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The tables and entities that access patterns refer to.
 *
 * @param named every type the design names as an entity, readable or not
 */
record Scope(Reading reading, List<TableDefinition> tables, Set<JavaType> named) {

    Scope {
        tables = List.copyOf(tables);
        named = Set.copyOf(named);
    }

    Optional<JavaType> type(TypeMirror mirror) {
        return element(mirror).map(reading::javaType);
    }

    static Optional<TypeElement> element(TypeMirror mirror) {
        return mirror instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
                ? Optional.of(element)
                : Optional.empty();
    }

    Optional<EntityDefinition> entity(JavaType type) {
        return tables.stream()
                .flatMap(table -> table.entities().stream())
                .filter(entity -> entity.type().equals(type))
                .findFirst();
    }

    /** Named as an entity but not readable, which has been reported. */
    boolean broken(JavaType type) {
        return named.contains(type) && entity(type).isEmpty();
    }

    TableDefinition table(EntityDefinition entity) {
        return tables.stream()
                .filter(table -> table.entities().contains(entity))
                .findFirst()
                .orElseThrow();
    }
}
