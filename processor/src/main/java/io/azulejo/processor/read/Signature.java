package io.azulejo.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.annotation.AccessPattern;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Method that declares an access pattern.
 *
 * @param type its types in the design: a method of a generic interface has those that the design gives it
 */
record Signature(ExecutableElement method, ExecutableType type, List<String> names) {
    Signature {
        names = List.copyOf(names);
    }

    static Signature of(ExecutableElement method, ExecutableType type, EarlierDescription earlier) {
        List<String> own = method.getParameters().stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .toList();
        List<String> types = type.getParameterTypes().stream()
                .map(parameter -> TypeName.get(parameter).toString())
                .toList();
        return new Signature(
                method,
                type,
                earlier.parameters(method.getSimpleName().toString(), types).orElse(own));
    }

    /** Returns the documented name. */
    String name() {
        return AnnotationView.of(method, AccessPattern.class)
                .map(pattern -> pattern.string("value"))
                .filter(name -> !name.isEmpty())
                .orElseGet(this::methodName);
    }

    String methodName() {
        return method.getSimpleName().toString();
    }

    SourceLocation place() {
        return SourceLocation.of(method);
    }

    /**
     * Returns whether the signature contains a type that does not exist yet. The compiler reports types that never
     * exist.
     */
    boolean unresolved() {
        return unresolved(type.getReturnType())
                || type.getParameterTypes().stream().anyMatch(Signature::unresolved);
    }

    private static boolean unresolved(TypeMirror type) {
        return type.getKind() == TypeKind.ERROR
                || (type instanceof DeclaredType declared
                        && declared.getTypeArguments().stream().anyMatch(Signature::unresolved));
    }

    TypeMirror returnType() {
        return type.getReturnType();
    }

    TypeName returns() {
        return TypeName.get(type.getReturnType());
    }

    boolean returnsVoid() {
        return returns().equals(TypeName.VOID);
    }

    List<? extends VariableElement> parameters() {
        return method.getParameters();
    }

    List<TypeName> parameterTypes() {
        return type.getParameterTypes().stream().map(TypeName::get).toList();
    }

    String name(VariableElement parameter) {
        return names.get(method.getParameters().indexOf(parameter));
    }

    /** Returns the type of a parameter in the design. */
    TypeMirror mirror(VariableElement parameter) {
        return type.getParameterTypes().get(method.getParameters().indexOf(parameter));
    }

    TypeName type(VariableElement parameter) {
        return TypeName.get(mirror(parameter));
    }

    static boolean is(TypeName type, ClassName name) {
        return type.equals(name)
                || (type instanceof ParameterizedTypeName generic
                        && generic.rawType().equals(name));
    }

    /** Returns the type argument of a generic type of this name with one argument. */
    static Optional<TypeMirror> argument(TypeMirror type, ClassName name) {
        return is(TypeName.get(type), name)
                        && type instanceof DeclaredType declared
                        && declared.getTypeArguments().size() == 1
                ? Optional.of(declared.getTypeArguments().getFirst())
                : Optional.empty();
    }
}
