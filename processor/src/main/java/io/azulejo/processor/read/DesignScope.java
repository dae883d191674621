package io.azulejo.processor.read;

import io.azulejo.annotation.Entity;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.source.AnnotationView;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Tables and entities that access patterns can refer to.
 *
 * @param named every type that the design declares as an entity, valid or not
 */
record DesignScope(ReaderContext reading, List<TableDefinition> tables, Set<JavaType> named) {

    DesignScope {
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

    /** Returns whether the type is declared as an entity but invalid. The error has already been reported. */
    boolean isInvalidEntity(JavaType type) {
        return named.contains(type) && entity(type).isEmpty();
    }

    /** Returns the sentence that says why the type is not an entity of this design. */
    String notAnEntity(TypeElement type) {
        return reading.javaType(type).name()
                + (AnnotationView.has(type, Entity.class)
                        ? " is an @Entity, but not in the entities of this design"
                        : " is not an entity of this design");
    }

    TableDefinition table(EntityDefinition entity) {
        return tables.stream()
                .filter(table -> table.entities().contains(entity))
                .findFirst()
                .orElseThrow();
    }
}
