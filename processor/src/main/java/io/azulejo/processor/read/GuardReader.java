package io.azulejo.processor.read;

import com.palantir.javapoet.TypeName;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.UniqueDefinition.GuardComponent;
import io.azulejo.processor.source.AnnotationView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Reader of the rules for filling a guard's components from its owner. */
final class GuardReader {
    private final ReaderContext reading;

    GuardReader(ReaderContext reading) {
        this.reading = reading;
    }

    List<GuardComponent> read(TypeElement owner, TypeElement guard, AnnotationView unique) {
        List<GuardComponent> fillings = new ArrayList<>();
        for (RecordComponentElement component : guard.getRecordComponents()) {
            String name = component.getSimpleName().toString();
            Optional<? extends RecordComponentElement> own = owner.getRecordComponents().stream()
                    .filter(candidate -> candidate.getSimpleName().contentEquals(name))
                    .findFirst();
            Optional<ExecutableElement> method = method(owner, name);
            boolean nullable = reading.nullable(component);
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
            } else if (!nullable && own.isPresent() && reading.nullable(own.get()) && !guarded(unique, name)) {
                fault(
                        owner,
                        unique,
                        "%s.%s must be filled, but %s.%s may be null"
                                .formatted(guard.getSimpleName(), name, owner.getSimpleName(), name));
            }
            fillings.add(new GuardComponent(name, own.isEmpty()));
        }
        return fillings;
    }

    /**
     * Returns whether the component is the unique value or in its scope. If one of these is null no guard is written,
     * so they are never null in a guard.
     */
    private static boolean guarded(AnnotationView unique, String name) {
        return unique.string("component").equals(name)
                || unique.strings("scope").contains(name);
    }

    /** Returns the method without parameters of that name. A component's accessor counts too. */
    private static Optional<ExecutableElement> method(TypeElement owner, String name) {
        return ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
                .filter(method -> method.getSimpleName().contentEquals(name)
                        && method.getParameters().isEmpty()
                        && !method.getModifiers().contains(Modifier.STATIC)
                        && !method.getModifiers().contains(Modifier.PRIVATE))
                .findFirst();
    }

    private void fault(TypeElement owner, AnnotationView unique, String text) {
        reading.report().add(Diagnostic.UNIQUE_GUARD, unique.place(), owner.getSimpleName(), text);
    }
}
