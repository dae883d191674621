package io.azulejo.processor.read;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.type.TypeNames;
import java.util.List;
import java.util.Optional;

/** Reader of access patterns that update an item in place. */
final class UpdateReader {
    private final DesignScope scope;

    UpdateReader(DesignScope scope) {
        this.scope = scope;
    }

    Optional<PatternDefinition.Update> read(Signature signature, AnnotationView update) {
        Optional<JavaType> type = update.type("value").map(scope.reading()::javaType);
        Optional<EntityDefinition> found = type.flatMap(scope::entity);
        if (found.isEmpty()) {
            if (type.filter(scope::isInvalidEntity).isEmpty()) {
                shape(
                        signature,
                        update.type("value")
                                .map(scope::notAnEntity)
                                .orElse("@Update does not name an entity of this design"));
            }
            return Optional.empty();
        }
        EntityDefinition entity = found.get();
        Parameters parameters = new Parameters(scope.reading(), signature);
        boolean complete = parameters.claimTableKey(entity);
        parameters.claimFilters(List.of(entity));
        for (String name : parameters.unclaimed()) {
            entity.component(name).ifPresent(component -> claim(signature, parameters, entity, component));
        }
        parameters.claimRefused(entity);
        parameters.reportUnused(entity.name() + " has no such component");
        if (!parameters.claimed(ParameterDefinition.Role.VALUE)) {
            shape(signature, "it sets nothing; add a parameter for a component outside the table key");
            return Optional.empty();
        }
        boolean returnsEntity = signature.returns().equals(TypeNames.of(entity.type()));
        if (!returnsEntity && !signature.returnsVoid()) {
            scope.reading()
                    .report()
                    .add(
                            Diagnostic.RESULT_SHAPE,
                            signature.place(),
                            signature.name(),
                            signature.returnType(),
                            "an @Update returns nothing or the updated entity");
            return Optional.empty();
        }
        boolean upsert = update.bool("upsert");
        if (upsert && !creates(signature, parameters, entity)) {
            return Optional.empty();
        }
        return complete
                ? Optional.of(new PatternDefinition.Update(
                        signature.name(),
                        signature.methodName(),
                        parameters.definitions(),
                        entity.type(),
                        update.bool("readFirst"),
                        returnsEntity,
                        upsert))
                : Optional.empty();
    }

    /** Returns whether the parameters make an entity that can be created, and reports what is missing. */
    private boolean creates(Signature signature, Parameters parameters, EntityDefinition entity) {
        if (parameters.claimed(ParameterDefinition.Role.VERSION)) {
            shape(signature, "an upsert cannot expect a version, because the item may be missing");
            return false;
        }
        List<String> missing = entity.components().stream()
                .filter(component -> !parameters.has(component.name()) && !startsWithout(component))
                .map(ComponentDefinition::name)
                .toList();
        if (!missing.isEmpty()) {
            scope.reading()
                    .report()
                    .add(
                            Diagnostic.UPSERT_INCOMPLETE,
                            signature.place(),
                            signature.name(),
                            entity.name(),
                            String.join(", ", missing));
        }
        return missing.isEmpty();
    }

    /** Returns whether a new entity needs no value for the component. */
    private static boolean startsWithout(ComponentDefinition component) {
        return component.nullable()
                || switch (component.role()) {
                    case CREATED_AT, UPDATED_AT, VERSION, GENERATED_ID -> true;
                    case DATA, TTL, SOFT_DELETE ->
                        component.type() instanceof ValueType.ListOf
                                || component.type() instanceof ValueType.SetOf
                                || component.type() instanceof ValueType.MapOf;
                };
    }

    private void claim(
            Signature signature, Parameters parameters, EntityDefinition entity, ComponentDefinition component) {
        String refused = switch (component.role()) {
            case CREATED_AT -> "it is set once, on creation";
            case UPDATED_AT -> "every write sets it";
            case GENERATED_ID -> "it is generated on creation";
            case DATA, VERSION, TTL, SOFT_DELETE ->
                entity.inKey(component.name()) ? "the table key holds a part of it" : "";
        };
        parameters.claim(
                component.name(),
                component.role() == ComponentDefinition.Role.VERSION
                        ? ParameterDefinition.Role.VERSION
                        : ParameterDefinition.Role.VALUE);
        parameters.checkOneValue(component.name(), "component " + component.name(), entity);
        parameters.checkType(component.name(), entity, component.name(), null);
        if (!refused.isEmpty()) {
            scope.reading()
                    .report()
                    .add(
                            Diagnostic.COMPONENT_NOT_SETTABLE,
                            signature.place(),
                            signature.name(),
                            entity.name(),
                            component.name(),
                            refused);
        }
    }

    private void shape(Signature signature, String fault) {
        scope.reading().report().add(Diagnostic.PATTERN_SHAPE, signature.place(), signature.name(), fault);
    }
}
