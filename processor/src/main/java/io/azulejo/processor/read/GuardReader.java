package io.azulejo.processor.read;

import com.palantir.javapoet.TypeName;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.UniqueDefinition.Filling;
import io.azulejo.processor.source.Mirror;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Finds out how an owner fills the components of the guard of its unique value. */
final class GuardReader {
    private final Reading reading;

    GuardReader(Reading reading) {
        this.reading = reading;
    }

    List<Filling> read(TypeElement owner, TypeElement guard, Mirror unique) {
        List<Filling> fillings = new ArrayList<>();
        for (RecordComponentElement component : guard.getRecordComponents()) {
            String name = component.getSimpleName().toString();
            Optional<? extends RecordComponentElement> own = owner.getRecordComponents().stream()
                    .filter(candidate -> candidate.getSimpleName().contentEquals(name))
                    .findFirst();
            Optional<ExecutableElement> method = method(owner, name);
            boolean nullable = ComponentReader.nullable(component);
            if (method.isEmpty()) {
                if (!nullable) {
                    fault(
                            owner,
                            unique,
                            "%s.%s must be filled, but %s has no component or method of that name"
                                    .formatted(guard.getSimpleName(), name, owner.getSimpleName()));
                }
                continue;
            }
            if (!TypeName.get(method.get().getReturnType()).equals(TypeName.get(component.asType()))) {
                fault(
                        owner,
                        unique,
                        "%s.%s is %s, but %s.%s is %s"
                                .formatted(
                                        guard.getSimpleName(),
                                        name,
                                        TypeName.get(component.asType()),
                                        owner.getSimpleName(),
                                        name,
                                        TypeName.get(method.get().getReturnType())));
            } else if (!nullable && own.isPresent() && ComponentReader.nullable(own.get()) && !guarded(unique, name)) {
                fault(
                        owner,
                        unique,
                        "%s.%s must be filled, but %s.%s may be null"
                                .formatted(guard.getSimpleName(), name, owner.getSimpleName(), name));
            }
            fillings.add(new Filling(name, own.isEmpty()));
        }
        return fillings;
    }

    /** Without the unique value and its scope there is no guard, so these are not null in one. */
    private static boolean guarded(Mirror unique, String name) {
        return unique.string("component").equals(name)
                || unique.strings("scope").contains(name);
    }

    /** The method without parameters of that name, which a component has too. */
    private static Optional<ExecutableElement> method(TypeElement owner, String name) {
        return ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
                .filter(method -> method.getSimpleName().contentEquals(name)
                        && method.getParameters().isEmpty()
                        && !method.getModifiers().contains(Modifier.STATIC)
                        && !method.getModifiers().contains(Modifier.PRIVATE))
                .findFirst();
    }

    private void fault(TypeElement owner, Mirror unique, String text) {
        reading.report().add(Diagnostic.UNIQUE_GUARD, unique.place(), owner.getSimpleName(), text);
    }
}
