package io.azulejo.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Access to annotations by name: the processor does not depend on the libraries that declare them. */
final class Annotations {
    private Annotations() {}

    static Optional<AnnotationMirror> find(AnnotatedConstruct element, String qualifiedName) {
        return find(element.getAnnotationMirrors(), qualifiedName);
    }

    static Optional<AnnotationMirror> find(List<? extends AnnotationMirror> annotations, String qualifiedName) {
        for (AnnotationMirror annotation : annotations) {
            if (((TypeElement) annotation.getAnnotationType().asElement())
                    .getQualifiedName()
                    .contentEquals(qualifiedName)) {
                return Optional.of(annotation);
            }
        }
        return Optional.empty();
    }

    static Optional<AnnotationMirror> simple(List<? extends AnnotationMirror> annotations, String simpleName) {
        for (AnnotationMirror annotation : annotations) {
            if (annotation.getAnnotationType().asElement().getSimpleName().contentEquals(simpleName)) {
                return Optional.of(annotation);
            }
        }
        return Optional.empty();
    }

    /** Returns a value that is set explicitly. */
    static Optional<Object> value(AnnotationMirror annotation, String name) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
                annotation.getElementValues().entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(name)) {
                return Optional.of(entry.getValue().getValue());
            }
        }
        return Optional.empty();
    }

    /** Returns the values of an array that is set explicitly. */
    static List<Object> values(AnnotationMirror annotation, String name) {
        List<Object> values = new ArrayList<>();
        value(annotation, name).ifPresent(value -> {
            if (value instanceof List<?> list) {
                list.forEach(item -> values.add(((AnnotationValue) item).getValue()));
            } else {
                values.add(value);
            }
        });
        return values;
    }

    /** Returns the annotations of a record component, on its declaration and on its type. */
    static List<AnnotationMirror> of(RecordComponentElement component) {
        List<AnnotationMirror> all = new ArrayList<>(component.getAnnotationMirrors());
        all.addAll(component.asType().getAnnotationMirrors());
        all.addAll(component.getAccessor().getAnnotationMirrors());
        all.addAll(component.getAccessor().getReturnType().getAnnotationMirrors());
        return all;
    }
}
