package io.azulejo.processor.read;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ValueTypeReader.Outcome;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reader of what key templates use besides components: components of nested records, and methods of the entity. */
final class ComputedReader {
    private final TypeElement entity;
    private final List<ComponentDefinition> components;
    private final ValueTypeReader types;

    ComputedReader(TypeElement entity, List<ComponentDefinition> components, ValueTypeReader types) {
        this.entity = entity;
        this.components = List.copyOf(components);
        this.types = types;
    }

    /** Returns the values that the templates use. Unknown ones are left out, to be reported like components. */
    List<ComponentDefinition> read(List<@Nullable KeyTemplate> templates) {
        Set<String> names = new LinkedHashSet<>();
        for (KeyTemplate template : templates) {
            if (template != null) {
                template.components().stream()
                        .filter(name -> !ComponentPath.isPlain(name))
                        .forEach(names::add);
            }
        }
        List<ComponentDefinition> computed = new ArrayList<>();
        for (String name : names) {
            (ComponentPath.isMethod(name) ? method(name) : path(name)).ifPresent(computed::add);
        }
        return computed;
    }

    private Optional<ComponentDefinition> path(String name) {
        List<ComponentDefinition> level = components;
        ComponentDefinition found = null;
        boolean nullable = false;
        for (String part : ComponentPath.accessors(name)) {
            found = level.stream()
                    .filter(component -> component.name().equals(part))
                    .findFirst()
                    .orElse(null);
            if (found == null) {
                return Optional.empty();
            }
            nullable |= found.nullable();
            level = found.type() instanceof ValueType.Nested nested ? nested.components() : List.of();
        }
        return found == null ? Optional.empty() : Optional.of(computed(name, found.type(), nullable));
    }

    private Optional<ComponentDefinition> method(String name) {
        String simple = ComponentPath.accessors(name).getFirst();
        for (ExecutableElement method : ElementFilter.methodsIn(entity.getEnclosedElements())) {
            if (method.getSimpleName().contentEquals(simple)
                    && method.getParameters().isEmpty()
                    && !method.getModifiers().contains(Modifier.PRIVATE)
                    && !method.getModifiers().contains(Modifier.STATIC)
                    && types.read(method.getReturnType()) instanceof Outcome.Stored stored) {
                boolean nullable = ComponentReader.isNullable(method.getAnnotationMirrors())
                        || ComponentReader.isNullable(method.getReturnType().getAnnotationMirrors());
                return Optional.of(computed(name, stored.type(), nullable));
            }
        }
        return Optional.empty();
    }

    private static ComponentDefinition computed(String name, ValueType type, boolean nullable) {
        return new ComponentDefinition(name, "", type, nullable, false, Role.DATA, "", List.of(), null);
    }
}
