package io.azulejo.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.azulejo.annotation.Aggregate;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.KeyParameter;
import io.azulejo.annotation.ProjectionOf;
import io.azulejo.design.AggregateDefinition;
import io.azulejo.design.AggregateDefinition.Multiplicity;
import io.azulejo.design.AggregateDefinition.Part;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.PatternDefinition.Container;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.PatternDefinition.ResultDefinition;
import io.azulejo.design.ProjectionDefinition;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reader of query results. It collects the projections and aggregates that it finds. */
final class ResultReader {
    private static final ClassName LIST = ClassName.get(List.class);
    private static final ClassName OPTIONAL = ClassName.get(Optional.class);

    private final DesignScope scope;
    private final Map<JavaType, ProjectionDefinition> projections = new LinkedHashMap<>();
    private final Map<JavaType, AggregateDefinition> aggregates = new LinkedHashMap<>();

    ResultReader(DesignScope scope) {
        this.scope = scope;
    }

    /**
     * Result with the entities that it contains.
     *
     * @param names for each entity, the parameters of components that have other names
     */
    record Result(
            ResultDefinition definition, List<EntityDefinition> entities, Map<JavaType, Map<String, String>> names) {
        Result(ResultDefinition definition, List<EntityDefinition> entities) {
            this(definition, entities, Map.of());
        }

        Map<String, String> names(EntityDefinition entity) {
            return names.getOrDefault(entity.type(), Map.of());
        }
    }

    List<ProjectionDefinition> projections() {
        return List.copyOf(projections.values());
    }

    List<AggregateDefinition> aggregates() {
        return List.copyOf(aggregates.values());
    }

    /** Reads the result. If a query cannot return it, reports that and returns empty. */
    Optional<Result> read(Signature signature) {
        TypeMirror returned = signature.returnType();
        Optional<TypeMirror> page = Signature.argument(returned, Toolkit.PAGE);
        Optional<TypeMirror> list = Signature.argument(returned, LIST);
        Optional<TypeMirror> optional = Signature.argument(returned, OPTIONAL);
        Container container = page.isPresent()
                ? Container.PAGE
                : list.isPresent() ? Container.LIST : optional.isPresent() ? Container.OPTIONAL : Container.ONE;
        Optional<TypeElement> element =
                DesignScope.element(page.or(() -> list).or(() -> optional).orElse(returned));
        if (element.isEmpty()) {
            return refuse(signature, "a query returns a Page, List or Optional of an entity, or an aggregate");
        }
        JavaType type = scope.reading().javaType(element.get());
        if (AnnotationView.has(element.get(), Aggregate.class)) {
            return aggregate(signature, element.get(), container);
        }
        if (container == Container.ONE) {
            return refuse(signature, "a query returns a Page, List or Optional of an entity, or an aggregate");
        }
        if (scope.named().contains(type)) {
            return scope.entity(type)
                    .map(entity ->
                            new Result(new ResultDefinition(container, Element.ENTITY, type, null), List.of(entity)));
        }
        if (AnnotationView.has(element.get(), ProjectionOf.class)) {
            return projection(signature, element.get(), container);
        }
        return sealed(signature, element.get(), container);
    }

    private Optional<Result> projection(Signature signature, TypeElement record, Container container) {
        JavaType type = scope.reading().javaType(record);
        Optional<JavaType> of = AnnotationView.of(record, ProjectionOf.class)
                .flatMap(mirror -> mirror.type("value"))
                .map(scope.reading()::javaType);
        Optional<EntityDefinition> found = of.flatMap(scope::entity);
        if (found.isEmpty()) {
            return of.filter(scope::isInvalidEntity).isPresent()
                    ? Optional.empty()
                    : refuse(signature, type.name() + " is not a projection of an entity of this design");
        }
        EntityDefinition entity = found.get();
        List<ComponentDefinition> components = new ArrayList<>();
        for (RecordComponentElement element : record.getRecordComponents()) {
            String name = element.getSimpleName().toString();
            Optional<ComponentDefinition> component = entity.component(name);
            if (scope.reading().refused().contains(entity.type(), name)) {
                return Optional.empty();
            }
            if (component.isEmpty()
                    || !TypeName.get(element.asType())
                            .equals(TypeNames.of(component.get().type()))) {
                return refuse(
                        signature,
                        "%s.%s is not a component of %s, or has another type"
                                .formatted(type.name(), name, entity.name()));
            }
            boolean nullable = scope.reading().nullable(element);
            if (component.get().nullable() && !nullable) {
                return refuse(
                        signature,
                        "%s.%s may be null, so %s.%s must be @Nullable"
                                .formatted(entity.name(), name, type.name(), name));
            }
            boolean fromKey = AnnotationView.has(element, FromKey.class);
            if (fromKey && !entity.inKey(name)) {
                return refuse(signature, "%s.%s is not in the table key".formatted(type.name(), name));
            }
            components.add(fromKey ? component.get().readFromKey() : component.get());
        }
        if (components.isEmpty()) {
            return refuse(signature, type.name() + " is not a record with components");
        }
        projections.putIfAbsent(type, new ProjectionDefinition(type, entity.type(), components));
        return Optional.of(
                new Result(new ResultDefinition(container, Element.PROJECTION, type, null), List.of(entity)));
    }

    private Optional<Result> sealed(Signature signature, TypeElement element, Container container) {
        JavaType type = scope.reading().javaType(element);
        List<EntityDefinition> entities = new ArrayList<>();
        if (element.getPermittedSubclasses().isEmpty()) {
            if (AnnotationView.has(element, Entity.class)) {
                return refuse(signature, scope.notAnEntity(element));
            }
            return refuse(
                    signature,
                    "%s is neither an entity of this design, a sealed interface of entities,".formatted(type.name())
                            + " a @ProjectionOf record nor an @Aggregate");
        }
        for (TypeElement leaf : leaves(element)) {
            JavaType permitted = scope.reading().javaType(leaf);
            Optional<EntityDefinition> entity = scope.entity(permitted);
            if (entity.isEmpty()) {
                return scope.isInvalidEntity(permitted)
                        ? Optional.empty()
                        : refuse(
                                signature,
                                "%s permits %s, %s"
                                        .formatted(
                                                type.name(),
                                                permitted.name(),
                                                scope.notAnEntity(leaf).replaceFirst("^\\S+", "which")));
            }
            entities.add(entity.get());
        }
        return Optional.of(new Result(new ResultDefinition(container, Element.SEALED, type, null), entities));
    }

    static List<TypeElement> leaves(TypeElement element) {
        List<TypeElement> leaves = new ArrayList<>();
        for (TypeMirror permitted : element.getPermittedSubclasses()) {
            DesignScope.element(permitted)
                    .ifPresent(found ->
                            leaves.addAll(found.getPermittedSubclasses().isEmpty() ? List.of(found) : leaves(found)));
        }
        return leaves;
    }

    private Optional<Result> aggregate(Signature signature, TypeElement record, Container container) {
        JavaType type = scope.reading().javaType(record);
        List<Part> parts = new ArrayList<>();
        List<EntityDefinition> entities = new ArrayList<>();
        Map<JavaType, Map<String, String>> names = new LinkedHashMap<>();
        for (RecordComponentElement component : record.getRecordComponents()) {
            Optional<TypeMirror> list = Signature.argument(component.asType(), LIST);
            Optional<TypeMirror> optional = Signature.argument(component.asType(), OPTIONAL);
            Optional<JavaType> of = scope.type(list.or(() -> optional).orElse(component.asType()));
            Optional<EntityDefinition> entity = of.flatMap(scope::entity);
            String name = component.getSimpleName().toString();
            if (entity.isEmpty()) {
                return of.filter(scope::isInvalidEntity).isPresent()
                        ? Optional.empty()
                        : refuse(
                                signature,
                                "%s.%s is neither an entity of this design nor an Optional or List of one"
                                        .formatted(type.name(), name));
            }
            Multiplicity multiplicity = list.isPresent()
                    ? Multiplicity.LIST
                    : optional.isPresent()
                            ? Multiplicity.OPTIONAL
                            : scope.reading().nullable(component) ? Multiplicity.NULLABLE : Multiplicity.ONE;
            Map<String, String> mapping = new LinkedHashMap<>();
            for (AnnotationView mirror : AnnotationView.all(component, KeyParameter.class)) {
                mapping.put(mirror.string("component"), mirror.string("parameter"));
            }
            String fault = fault(signature, entity.get(), mapping, parts.isEmpty());
            if (fault != null) {
                return refuse(signature, "%s.%s: %s".formatted(type.name(), name, fault));
            }
            names.put(entity.get().type(), mapping);
            parts.add(new Part(name, entity.get().type(), multiplicity));
            entities.add(entity.get());
        }
        if (parts.isEmpty()) {
            return refuse(signature, type.name() + " is not a record with components");
        }
        boolean several = container == Container.PAGE || container == Container.LIST;
        if (several && parts.getFirst().multiplicity() != Multiplicity.ONE) {
            return refuse(
                    signature,
                    "the first component of %s must be the entity that each aggregate has once".formatted(type.name()));
        }
        aggregates.putIfAbsent(type, new AggregateDefinition(type, parts));
        return Optional.of(new Result(new ResultDefinition(container, Element.AGGREGATE, type, null), entities, names));
    }

    private static @Nullable String fault(
            Signature signature, EntityDefinition entity, Map<String, String> mapping, boolean first) {
        if (first && !mapping.isEmpty()) {
            return "@KeyParameter is for the later parts; the first part names the parameters";
        }
        for (Map.Entry<String, String> entry : mapping.entrySet()) {
            if (entity.component(entry.getKey()).isEmpty()) {
                return "%s has no component %s for @KeyParameter".formatted(entity.name(), entry.getKey());
            }
            if (!signature.names().contains(entry.getValue())) {
                return "the access pattern has no parameter %s for @KeyParameter".formatted(entry.getValue());
            }
        }
        return null;
    }

    <R> Optional<R> refuse(Signature signature, String reason) {
        scope.reading()
                .report()
                .add(
                        Diagnostic.RESULT_SHAPE,
                        signature.place(),
                        signature.name(),
                        TypeName.get(signature.returnType()).toString().replaceAll("[a-z_][A-Za-z0-9_]*\\.", ""),
                        reason);
        return Optional.empty();
    }
}
