package io.azulejo.processor.read;

import com.palantir.javapoet.ClassName;
import io.azulejo.annotation.AtMost;
import io.azulejo.annotation.Check;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Delete;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Put;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.ActionDefinition;
import io.azulejo.design.PatternDefinition.WriteKind;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.type.Toolkit;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reader of access patterns that are transactions. */
final class TransactReader {
    private static final ClassName LIST = ClassName.get(List.class);
    private static final Map<WriteKind, Class<? extends Annotation>> KINDS = Map.of(
            WriteKind.CREATE, Create.class,
            WriteKind.PUT, Put.class,
            WriteKind.DELETE, Delete.class,
            WriteKind.CHECK, Check.class);

    private final DesignScope scope;

    TransactReader(DesignScope scope) {
        this.scope = scope;
    }

    Optional<PatternDefinition.Transaction> read(Signature signature) {
        Parameters parameters = new Parameters(scope.reading(), signature);
        List<ActionDefinition> actions = new ArrayList<>();
        for (VariableElement parameter : signature.parameters()) {
            parameters.claim(signature.name(parameter), ParameterDefinition.Role.ENTITY);
            action(signature, parameter).ifPresent(actions::add);
        }
        if (signature.parameters().isEmpty()) {
            shape(signature, "a transaction without parameters does nothing");
        }
        if (!signature.returnsVoid() && !signature.returns().equals(Toolkit.WRITTEN)) {
            scope.reading()
                    .report()
                    .add(
                            Diagnostic.RESULT_SHAPE,
                            signature.place(),
                            signature.name(),
                            signature.returnType(),
                            "a @Transact returns nothing or TransactionResult, the entities as written");
            return Optional.empty();
        }
        return actions.size() == signature.parameters().size() && !actions.isEmpty()
                ? Optional.of(new PatternDefinition.Transaction(
                        signature.name(), signature.methodName(), parameters.definitions(), actions))
                : Optional.empty();
    }

    private Optional<ActionDefinition> action(Signature signature, VariableElement parameter) {
        List<WriteKind> kinds = KINDS.entrySet().stream()
                .filter(kind -> AnnotationView.has(parameter, kind.getValue()))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
        if (kinds.size() != 1) {
            shape(
                    signature,
                    "parameter %s needs exactly one of @Create, @Put, @Delete and @Check"
                            .formatted(signature.name(parameter)));
            return Optional.empty();
        }
        Optional<TypeMirror> element = Signature.argument(signature.mirror(parameter), LIST);
        Optional<JavaType> entity = scope.type(element.orElse(signature.mirror(parameter)));
        if (entity.flatMap(scope::entity).isEmpty()) {
            if (entity.filter(scope::isInvalidEntity).isEmpty()) {
                Optional<TypeElement> unlisted = DesignScope.element(element.orElse(signature.mirror(parameter)))
                        .filter(type -> AnnotationView.has(type, Entity.class));
                if (unlisted.isPresent()) {
                    shape(signature, scope.notAnEntity(unlisted.get()));
                    return Optional.empty();
                }
                shape(
                        signature,
                        "parameter %s is neither an entity of this design nor a List of one"
                                .formatted(signature.name(parameter)));
            }
            return Optional.empty();
        }
        int atMost = AnnotationView.of(parameter, AtMost.class)
                .map(bound -> bound.integer("value"))
                .orElse(0);
        if (AnnotationView.has(parameter, AtMost.class) && atMost < 1) {
            shape(signature, "@AtMost(%d) of parameter %s is less than 1".formatted(atMost, signature.name(parameter)));
        }
        return Optional.of(new ActionDefinition(
                signature.name(parameter), kinds.getFirst(), entity.get(), element.isPresent(), atMost));
    }

    private void shape(Signature signature, String fault) {
        scope.reading().report().add(Diagnostic.PATTERN_SHAPE, signature.place(), signature.name(), fault);
    }
}
