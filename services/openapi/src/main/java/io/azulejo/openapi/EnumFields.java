package io.azulejo.openapi;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Enums behind the text components of records. The API writes constants in lower case as text; a component has the
 * values of an enum if every construction of its record passes {@code EnumNames.of} of the same enum.
 */
final class EnumFields {
    /** Enum of a component, by record and component name; empty if constructions disagree. */
    private final Map<String, Optional<TypeMirror>> written = new HashMap<>();

    private final Map<String, TypeMirror> read = new HashMap<>();

    void constructed(
            ExecutableElement constructor,
            List<? extends ExpressionTree> arguments,
            Function<ExpressionTree, @Nullable TypeMirror> enumOf) {
        if (!(constructor.getEnclosingElement() instanceof TypeElement type)
                || type.getKind() != ElementKind.RECORD
                || type.getRecordComponents().size() != arguments.size()) {
            return;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).getKind() == Tree.Kind.NULL_LITERAL) {
                continue;
            }
            RecordComponentElement component = type.getRecordComponents().get(i);
            Optional<TypeMirror> values = Optional.ofNullable(enumOf.apply(arguments.get(i)));
            written.merge(key(component), values, (one, other) -> same(one, other) ? one : Optional.empty());
        }
    }

    /** Notes that a component of a request is parsed as a constant of the enum. */
    void read(ExecutableElement accessor, TypeMirror type) {
        read.put(accessor.getEnclosingElement() + "." + accessor.getSimpleName(), type);
    }

    Optional<TypeMirror> of(RecordComponentElement component) {
        TypeMirror parsed = read.get(key(component));
        return parsed != null ? Optional.of(parsed) : written.getOrDefault(key(component), Optional.empty());
    }

    private static boolean same(Optional<TypeMirror> one, Optional<TypeMirror> other) {
        return one.map(TypeMirror::toString).equals(other.map(TypeMirror::toString));
    }

    private static String key(RecordComponentElement component) {
        return component.getEnclosingElement() + "." + component.getSimpleName();
    }
}
