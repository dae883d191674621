package io.azulejo.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.annotation.Entity;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.WriteKind;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.type.TypeNames;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reader of access patterns that create, put or delete one item. */
final class WriteReader {
    private final DesignScope scope;

    WriteReader(DesignScope scope) {
        this.scope = scope;
    }

    Optional<PatternDefinition.Write> read(Signature signature, AnnotationView mirror, WriteKind kind) {
        Parameters parameters = new Parameters(scope.reading(), signature);
        Optional<JavaType> whole = signature.parameters().size() == 1
                ? scope.type(signature.mirror(signature.parameters().getFirst()))
                        .filter(scope.named()::contains)
                : Optional.empty();
        Optional<JavaType> byKey = kind == WriteKind.DELETE
                ? mirror.type("value")
                        .map((TypeElement element) -> scope.reading().javaType(element))
                : Optional.empty();
        Optional<EntityDefinition> entity = whole.or(() -> byKey).flatMap(scope::entity);
        if (entity.isEmpty()) {
            if (whole.or(() -> byKey).filter(scope::isInvalidEntity).isEmpty()) {
                shape(signature, notAnEntity(signature, mirror, kind));
            }
            return Optional.empty();
        }
        if (whole.isPresent()) {
            parameters.claim(signature.name(signature.parameters().getFirst()), ParameterDefinition.Role.ENTITY);
        } else if (!parameters.claimTableKey(entity.get())) {
            return Optional.empty();
        }
        parameters.reportUnused("a @Delete takes the components of the table key and nothing else");
        if (!returns(signature, entity.get(), kind)) {
            return Optional.empty();
        }
        return Optional.of(new PatternDefinition.Write(
                signature.name(),
                signature.methodName(),
                parameters.definitions(),
                kind,
                entity.get().type()));
    }

    private String notAnEntity(Signature signature, AnnotationView mirror, WriteKind kind) {
        Optional<TypeElement> named = signature.parameters().size() == 1
                ? DesignScope.element(signature.mirror(signature.parameters().getFirst()))
                : Optional.empty();
        return named.or(() -> kind == WriteKind.DELETE ? mirror.type("value") : Optional.empty())
                .filter(type -> AnnotationView.has(type, Entity.class))
                .map(scope::notAnEntity)
                .orElse(
                        kind == WriteKind.DELETE
                                ? "a @Delete takes an entity of this design, or names it and takes its key"
                                : "it takes one parameter, an entity of this design");
    }

    private boolean returns(Signature signature, EntityDefinition entity, WriteKind kind) {
        TypeName type = TypeNames.of(entity.type());
        TypeName wanted =
                kind == WriteKind.DELETE ? ParameterizedTypeName.get(ClassName.get(Optional.class), type) : type;
        if (signature.returnsVoid() || signature.returns().equals(wanted)) {
            return true;
        }
        scope.reading()
                .report()
                .add(
                        Diagnostic.RESULT_SHAPE,
                        signature.place(),
                        signature.name(),
                        signature.returnType(),
                        kind == WriteKind.DELETE
                                ? "a @Delete returns nothing or an Optional of the deleted entity"
                                : "a write returns nothing or the written entity");
        return false;
    }

    private void shape(Signature signature, String fault) {
        scope.reading().report().add(Diagnostic.PATTERN_SHAPE, signature.place(), signature.name(), fault);
    }
}
