package io.azulejo.processor.read;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.ValueType;
import io.azulejo.design.WhenDefinition;
import io.azulejo.processor.source.AnnotationView;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reader of conditions on an entity: {@code published}, {@code !published}. */
final class WhenReader {
    private static final Set<ValueType> BOOLEAN =
            Set.of(new ValueType.Scalar(ValueType.Kind.BOOLEAN), new ValueType.Scalar(ValueType.Kind.BOXED_BOOLEAN));

    private final ReaderContext reading;

    WhenReader(ReaderContext reading) {
        this.reading = reading;
    }

    /** Reads the condition. Returns null if there is none or, after reporting it, if it names nothing boolean. */
    @Nullable
    WhenDefinition read(TypeElement entity, List<ComponentDefinition> components, AnnotationView mirror) {
        String text = mirror.string("when");
        if (text.isEmpty()) {
            return null;
        }
        boolean negated = text.startsWith("!");
        String member = negated ? text.substring(1) : text;
        for (ComponentDefinition component : components) {
            if (component.name().equals(member) && BOOLEAN.contains(component.type())) {
                return new WhenDefinition(member, negated, false);
            }
        }
        for (ExecutableElement method : ElementFilter.methodsIn(entity.getEnclosedElements())) {
            if (method.getSimpleName().contentEquals(member)
                    && method.getParameters().isEmpty()
                    && method.getReturnType().getKind() == TypeKind.BOOLEAN
                    && !method.getModifiers().contains(Modifier.PRIVATE)
                    && !method.getModifiers().contains(Modifier.STATIC)) {
                return new WhenDefinition(member, negated, true);
            }
        }
        reading.report().add(Diagnostic.WHEN_NOT_BOOLEAN, mirror.place("when"), text, entity.getSimpleName());
        return null;
    }
}
