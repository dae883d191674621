package io.azulejo.processor.source;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** View of one annotation on an element. Unresolved values read as absent; the compiler reports them itself. */
public final class AnnotationView {
    private static final int NOT_REPEATED = -1;

    private final Element element;
    private final AnnotationMirror annotation;
    private final int number;

    private AnnotationView(Element element, AnnotationMirror annotation, int number) {
        this.element = element;
        this.annotation = annotation;
        this.number = number;
    }

    public static Optional<AnnotationView> of(Element element, Class<? extends Annotation> type) {
        return named(element, type.getCanonicalName()).stream().findFirst();
    }

    /** Returns all annotations of a repeatable type, whether in their container or not. */
    public static List<AnnotationView> all(Element element, Class<? extends Annotation> type) {
        List<AnnotationView> all = new ArrayList<>(named(element, type.getCanonicalName()));
        for (Class<?> container : type.getDeclaredClasses()) {
            if (container.isAnnotation()) {
                named(element, container.getCanonicalName()).forEach(mirror -> all.addAll(mirror.repeated()));
            }
        }
        return all;
    }

    public static boolean has(Element element, Class<? extends Annotation> type) {
        return of(element, type).isPresent();
    }

    private static List<AnnotationView> named(Element element, String name) {
        return element.getAnnotationMirrors().stream()
                .filter(annotation -> annotation.getAnnotationType().asElement() instanceof TypeElement type
                        && type.getQualifiedName().contentEquals(name))
                .map(annotation -> new AnnotationView(element, annotation, NOT_REPEATED))
                .toList();
    }

    private List<AnnotationView> repeated() {
        List<AnnotationView> repeated = new ArrayList<>();
        for (AnnotationView mirror : mirrors("value")) {
            repeated.add(new AnnotationView(element, mirror.annotation, repeated.size()));
        }
        return repeated;
    }

    public SourceLocation place() {
        return place(null, "");
    }

    private SourceLocation place(@Nullable AnnotationValue value, String member) {
        SourceLocation.Repeated repeated = number == NOT_REPEATED
                ? null
                : new SourceLocation.Repeated(
                        annotation
                                .getAnnotationType()
                                .asElement()
                                .getSimpleName()
                                .toString(),
                        number,
                        member);
        return new SourceLocation(element, annotation, value, repeated);
    }

    /** Returns the location of a member's value, or of the annotation if the member has no explicit value. */
    public SourceLocation place(String member) {
        return place(written(member), member);
    }

    /** Returns the location of one element of an array member. */
    public SourceLocation place(String member, int index) {
        AnnotationValue value = written(member);
        if (value != null && value.getValue() instanceof List<?> list && index < list.size()) {
            return place((AnnotationValue) list.get(index), member);
        }
        return place(member);
    }

    public String string(String member) {
        return value(member) instanceof String text ? text : "";
    }

    /** Returns the text, or null if it is empty, because annotations have no null values. */
    public @Nullable String text(String member) {
        String text = string(member);
        return text.isEmpty() ? null : text;
    }

    public boolean bool(String member) {
        return Boolean.TRUE.equals(value(member));
    }

    public int integer(String member) {
        return value(member) instanceof Integer number ? number : 0;
    }

    public char character(String member) {
        return value(member) instanceof Character c ? c : '#';
    }

    public <T extends Enum<T>> T constant(String member, Class<T> type, T otherwise) {
        if (value(member) instanceof VariableElement constant) {
            for (T candidate : type.getEnumConstants()) {
                if (constant.getSimpleName().contentEquals(candidate.name())) {
                    return candidate;
                }
            }
        }
        return otherwise;
    }

    public List<String> strings(String member) {
        return list(member).stream()
                .map(AnnotationValue::getValue)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
    }

    /** Returns the class that a member names; empty for {@code void.class} and for a class that does not exist. */
    public Optional<TypeElement> type(String member) {
        return value(member) instanceof TypeMirror type ? element(type) : Optional.empty();
    }

    public List<TypeElement> types(String member) {
        return list(member).stream()
                .map(AnnotationValue::getValue)
                .filter(TypeMirror.class::isInstance)
                .flatMap(type -> element((TypeMirror) type).stream())
                .toList();
    }

    public List<AnnotationView> mirrors(String member) {
        return list(member).stream()
                .map(AnnotationValue::getValue)
                .filter(AnnotationMirror.class::isInstance)
                .map(nested -> new AnnotationView(element, (AnnotationMirror) nested, NOT_REPEATED))
                .toList();
    }

    private static Optional<TypeElement> element(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED && ((DeclaredType) type).asElement() instanceof TypeElement found
                ? Optional.of(found)
                : Optional.empty();
    }

    private List<? extends AnnotationValue> list(String member) {
        return value(member) instanceof List<?> list
                ? list.stream()
                        .filter(AnnotationValue.class::isInstance)
                        .map(AnnotationValue.class::cast)
                        .toList()
                : List.of();
    }

    private @Nullable Object value(String member) {
        AnnotationValue written = written(member);
        if (written != null) {
            return written.getValue();
        }
        Element type = annotation.getAnnotationType().asElement();
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            AnnotationValue byDefault = method.getDefaultValue();
            if (method.getSimpleName().contentEquals(member) && byDefault != null) {
                return byDefault.getValue();
            }
        }
        return null;
    }

    private @Nullable AnnotationValue written(String member) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
                annotation.getElementValues().entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(member)) {
                return entry.getValue();
            }
        }
        return null;
    }
}
