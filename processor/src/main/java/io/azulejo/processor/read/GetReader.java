package io.azulejo.processor.read;

import com.palantir.javapoet.ClassName;
import io.azulejo.annotation.Entity;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.PatternDefinition;
import io.azulejo.processor.source.AnnotationView;
import java.util.Optional;

/** Reader of access patterns that get one item by its key. */
final class GetReader {
    private static final ClassName OPTIONAL = ClassName.get(Optional.class);

    private final DesignScope scope;

    GetReader(DesignScope scope) {
        this.scope = scope;
    }

    Optional<PatternDefinition.Get> read(Signature signature, AnnotationView get) {
        Optional<JavaType> type =
                Signature.argument(signature.returnType(), OPTIONAL).flatMap(scope::type);
        Optional<EntityDefinition> entity = type.flatMap(scope::entity);
        if (entity.isEmpty()) {
            if (type.filter(scope::isInvalidEntity).isEmpty()) {
                scope.reading()
                        .report()
                        .add(
                                Diagnostic.RESULT_SHAPE,
                                signature.place(),
                                signature.name(),
                                signature.returnType(),
                                Signature.argument(signature.returnType(), OPTIONAL)
                                        .flatMap(DesignScope::element)
                                        .filter(element -> AnnotationView.has(element, Entity.class))
                                        .map(scope::notAnEntity)
                                        .orElse("a @Get returns an Optional of an entity of this design"));
            }
            return Optional.empty();
        }
        Parameters parameters = new Parameters(scope.reading(), signature);
        boolean complete = parameters.claimTableKey(entity.get());
        parameters.reportUnused("a @Get takes the components of the table key and nothing else");
        return complete
                ? Optional.of(new PatternDefinition.Get(
                        signature.name(),
                        signature.methodName(),
                        parameters.definitions(),
                        entity.get().type(),
                        get.bool("consistent"),
                        get.bool("verbatimFallback")))
                : Optional.empty();
    }
}
