package io.azulejo.processor.read;

import io.azulejo.annotation.Unique;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.processor.read.ReaderContext.Conventions;
import io.azulejo.processor.source.AnnotationView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reader of uniqueness constraints, which decides what the keys of their guards are made of. */
final class UniqueReader {
    private final ReaderContext reading;
    private final Conventions conventions;

    UniqueReader(ReaderContext reading, Conventions conventions) {
        this.reading = reading;
        this.conventions = conventions;
    }

    List<UniqueDefinition> read(TypeElement type, @Nullable String entityType, List<ComponentDefinition> components) {
        List<UniqueDefinition> uniques = new ArrayList<>();
        for (AnnotationView mirror : AnnotationView.all(type, Unique.class)) {
            UniqueDefinition unique = mirror.type("guard").isPresent()
                    ? withGuard(type, mirror.type("guard").get(), mirror)
                    : withOwnGuard(type, entityType, components, mirror);
            reading.places().put(unique, mirror.place());
            uniques.add(unique);
        }
        return uniques;
    }

    private UniqueDefinition withGuard(TypeElement type, TypeElement guard, AnnotationView mirror) {
        if (mirror.text("name") != null || !mirror.strings("formerNames").isEmpty()) {
            reading.report()
                    .add(
                            Diagnostic.UNIQUE_GUARD,
                            mirror.place("name"),
                            type.getSimpleName(),
                            "name and formerNames are for guards that the toolkit writes, but it names a guard entity");
        }
        return new UniqueDefinition(
                mirror.string("component"),
                mirror.strings("scope"),
                reading.javaType(guard),
                new GuardReader(reading).read(type, guard, mirror),
                "",
                List.of());
    }

    private UniqueDefinition withOwnGuard(
            TypeElement type,
            @Nullable String entityType,
            List<ComponentDefinition> components,
            AnnotationView mirror) {
        String component = mirror.string("component");
        List<String> scope = mirror.strings("scope");
        String name = mirror.text("name");
        if (name != null) {
            return new UniqueDefinition(component, scope, null, List.of(), name, mirror.strings("formerNames"));
        }
        // Earlier builds made the key of the record's and the component's Java names.
        String former = type.getSimpleName().toString() + conventions.delimiter() + component;
        Optional<ComponentDefinition> unique = components.stream()
                .filter(candidate -> candidate.name().equals(component))
                .findFirst();
        if (entityType == null || unique.isEmpty()) {
            if (unique.isPresent()) {
                fault(type, mirror, "the name of the record, because its @Entity has no value", former);
            }
            return new UniqueDefinition(component, scope, null, List.of(), former, List.of());
        }
        String current = entityType + conventions.delimiter() + unique.get().attribute();
        if (!unique.get().aliases().isEmpty()) {
            fault(
                    type,
                    mirror,
                    "the attribute " + unique.get().attribute() + ", which has been renamed",
                    entityType
                            + conventions.delimiter()
                            + unique.get().aliases().getFirst());
        }
        List<String> written = mirror.strings("formerNames");
        return new UniqueDefinition(
                component,
                scope,
                null,
                List.of(),
                current,
                !written.isEmpty() ? written : former.equals(current) ? List.of() : List.of(former));
    }

    private void fault(TypeElement type, AnnotationView mirror, String part, String name) {
        reading.report().add(Diagnostic.GUARD_NAME, mirror.place(), type.getSimpleName(), part, name);
    }
}
