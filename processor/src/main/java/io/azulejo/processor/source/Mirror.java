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

/**
 * One annotation on an element. What the compiler could not resolve reads as if it were not there: it reports that
 * itself.
 */
public final class Mirror {
    private static final int ALONE = -1;

    private final Element element;
    private final AnnotationMirror annotation;
    private final int number;

    private Mirror(Element element, AnnotationMirror annotation, int number) {
        this.element = element;
        this.annotation = annotation;
        this.number = number;
    }

    public static Optional<Mirror> of(Element element, Class<? extends Annotation> type) {
        return named(element, type.getCanonicalName()).stream().findFirst();
    }

    /** The annotations of a repeatable type, whether in their container or alone. */
    public static List<Mirror> all(Element element, Class<? extends Annotation> type) {
        List<Mirror> all = new ArrayList<>(named(element, type.getCanonicalName()));
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

    private static List<Mirror> named(Element element, String name) {
        return element.getAnnotationMirrors().stream()
                .filter(annotation -> annotation.getAnnotationType().asElement() instanceof TypeElement type
                        && type.getQualifiedName().contentEquals(name))
                .map(annotation -> new Mirror(element, annotation, ALONE))
                .toList();
    }

    private List<Mirror> repeated() {
        List<Mirror> repeated = new ArrayList<>();
        for (Mirror mirror : mirrors("value")) {
            repeated.add(new Mirror(element, mirror.annotation, repeated.size()));
        }
        return repeated;
    }

    public Place place() {
        return place(null, "");
    }

    private Place place(@Nullable AnnotationValue value, String member) {
        Place.Repeated repeated = number == ALONE
                ? null
                : new Place.Repeated(
                        annotation
                                .getAnnotationType()
                                .asElement()
                                .getSimpleName()
                                .toString(),
                        number,
                        member);
        return new Place(element, annotation, value, repeated);
    }

    /** The place of a member's value, or of the annotation where the member is not written. */
    public Place place(String member) {
        return place(written(member), member);
    }

    /** The place of one element of an array member. */
    public Place place(String member, int index) {
        AnnotationValue value = written(member);
        if (value != null && value.getValue() instanceof List<?> list && index < list.size()) {
            return place((AnnotationValue) list.get(index), member);
        }
        return place(member);
    }

    public String string(String member) {
        return value(member) instanceof String text ? text : "";
    }

    /** The text, absent where it is empty: annotations know no null. */
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

    /** The class a member names, absent for {@code void.class} and for one that does not exist. */
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

    public List<Mirror> mirrors(String member) {
        return list(member).stream()
                .map(AnnotationValue::getValue)
                .filter(AnnotationMirror.class::isInstance)
                .map(nested -> new Mirror(element, (AnnotationMirror) nested, ALONE))
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
