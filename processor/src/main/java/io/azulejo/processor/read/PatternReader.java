package io.azulejo.processor.read;

import com.palantir.javapoet.TypeName;
import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Delete;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Put;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.Transact;
import io.azulejo.annotation.Update;
import io.azulejo.design.AggregateDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.WriteKind;
import io.azulejo.design.ProjectionDefinition;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.processor.type.Toolkit;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;

/** Reader of the methods of a design's interface: access patterns and accessors of entity tables. */
final class PatternReader {
    private static final List<Class<? extends Annotation>> KINDS =
            List.of(Get.class, Query.class, Create.class, Put.class, Update.class, Delete.class, Transact.class);
    /** Methods that every generated design has, so that an interface may declare them too. */
    private static final Set<String> PREDEFINED =
            Set.of("context", "transaction", "transactGet", "batchGet", "batchWrite", "createTables", "verify");

    private final DesignScope scope;
    private final ResultReader results;
    private final DeclaredType design;
    private final Set<String> methods = new LinkedHashSet<>();
    private final List<PatternMethod> patterns = new ArrayList<>();
    private final List<TableAccessor> accessors = new ArrayList<>();

    PatternReader(DesignScope scope, DeclaredType design) {
        this.scope = scope;
        this.design = design;
        this.results = new ResultReader(scope);
    }

    void read(ExecutableElement method) {
        if (method.getModifiers().contains(Modifier.STATIC)
                || method.getModifiers().contains(Modifier.PRIVATE)) {
            return;
        }
        ExecutableType type = (ExecutableType) scope.reading().types().asMemberOf(design, method);
        Signature signature = Signature.of(method, type, scope.reading().earlier());
        if (signature.unresolved()) {
            scope.reading().unresolved().note();
            return;
        }
        List<Class<? extends Annotation>> kinds =
                KINDS.stream().filter(kind -> AnnotationView.has(method, kind)).toList();
        if (!kinds.isEmpty()
                && scope.reading().fromClassFile()
                && signature.names().contains("arg0")) {
            scope.reading().nameless();
            return;
        }
        // An interface may declare a method of its parent again.
        List<String> erased = type.getParameterTypes().stream()
                .map(parameter -> scope.reading().types().erasure(parameter).toString())
                .toList();
        if (!methods.add(signature.methodName() + erased)) {
            return;
        }
        if (method.isDefault()) {
            composed(signature, kinds);
        } else if (kinds.size() > 1) {
            shape(
                    signature,
                    "it has both @%s and @%s"
                            .formatted(
                                    kinds.get(0).getSimpleName(), kinds.get(1).getSimpleName()));
        } else if (!method.getTypeParameters().isEmpty()) {
            shape(signature, "a generic method does not define what is read");
        } else if (kinds.isEmpty()) {
            accessor(signature);
        } else {
            pattern(signature, kinds.getFirst()).ifPresent(pattern -> add(signature, pattern));
        }
    }

    List<PatternMethod> patterns() {
        return patterns;
    }

    List<TableAccessor> accessors() {
        return accessors;
    }

    List<ProjectionDefinition> projections() {
        return results.projections();
    }

    List<AggregateDefinition> aggregates() {
        return results.aggregates();
    }

    private Optional<? extends PatternDefinition> pattern(Signature signature, Class<? extends Annotation> kind) {
        AnnotationView mirror = AnnotationView.of(signature.method(), kind).orElseThrow();
        if (kind == Get.class) {
            return new GetReader(scope).read(signature, mirror);
        }
        if (kind == Query.class) {
            return new QueryReader(scope, results).read(signature, mirror);
        }
        if (kind == Update.class) {
            return new UpdateReader(scope).read(signature, mirror);
        }
        if (kind == Transact.class) {
            return new TransactReader(scope).read(signature);
        }
        if (kind == Create.class) {
            return new WriteReader(scope).read(signature, mirror, WriteKind.CREATE);
        }
        return new WriteReader(scope).read(signature, mirror, kind == Put.class ? WriteKind.PUT : WriteKind.DELETE);
    }

    private void composed(Signature signature, List<Class<? extends Annotation>> kinds) {
        if (!kinds.isEmpty()) {
            shape(
                    signature,
                    "a default method has an implementation, but @%s asks to generate one"
                            .formatted(kinds.getFirst().getSimpleName()));
        } else if (AnnotationView.has(signature.method(), AccessPattern.class)) {
            List<ParameterDefinition> parameters = signature.parameters().stream()
                    .map(parameter -> new ParameterDefinition(
                            signature.name(parameter),
                            signature.type(parameter).toString(),
                            ParameterDefinition.Role.OTHER))
                    .toList();
            add(signature, new PatternDefinition.Composed(signature.name(), signature.methodName(), parameters));
        }
    }

    private void accessor(Signature signature) {
        Optional<JavaType> entity =
                Signature.argument(signature.returnType(), Toolkit.ENTITY_TABLE).flatMap(scope::type);
        if (entity.isEmpty()) {
            if (!PREDEFINED.contains(signature.methodName())) {
                shape(signature, "it has no annotation such as @Query and does not return an EntityTable");
            }
        } else if (!signature.parameters().isEmpty()) {
            shape(signature, "a method that returns an EntityTable has no parameters");
        } else if (scope.entity(entity.get()).isPresent()) {
            accessors.add(new TableAccessor(signature.methodName(), entity.get()));
        } else if (!scope.isInvalidEntity(entity.get())) {
            shape(
                    signature,
                    Signature.argument(signature.returnType(), Toolkit.ENTITY_TABLE)
                            .flatMap(DesignScope::element)
                            .map(scope::notAnEntity)
                            .orElseThrow());
        }
    }

    private void add(Signature signature, PatternDefinition pattern) {
        scope.reading().places().put(pattern, signature.place());
        signature
                .parameters()
                .forEach(parameter ->
                        scope.reading().places().put(pattern, signature.name(parameter), SourceLocation.of(parameter)));
        List<TypeName> types = signature.parameterTypes();
        patterns.add(new PatternMethod(pattern, signature.returns(), types));
    }

    private void shape(Signature signature, String fault) {
        scope.reading().report().add(Diagnostic.PATTERN_SHAPE, signature.place(), signature.name(), fault);
    }
}
