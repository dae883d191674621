package io.azulejo.processor.read;

import io.azulejo.design.AggregateDefinition;
import io.azulejo.design.AggregateDefinition.Multiplicity;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.ProjectionDefinition;
import io.azulejo.design.ValueType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Description of a design from an earlier compilation. It supplies what class files do not contain: parameter names, and
 * in compilers before Java 22 type annotations such as {@code @Nullable}. Immutable.
 */
public final class EarlierDescription {
    /** Description of a design that is compiled from source. */
    public static final EarlierDescription NONE = new EarlierDescription(null, Set.of());

    private final @Nullable DesignDefinition definition;
    private final Set<String> compiled;
    private final Map<JavaType, Set<String>> components = new HashMap<>();
    private final Map<JavaType, Set<String>> nullable = new HashMap<>();
    private final Set<JavaType> others = new HashSet<>();

    /** Creates the description. {@code compiled} are the types that are compiled from source now. */
    public EarlierDescription(@Nullable DesignDefinition definition, Set<String> compiled) {
        this.definition = definition;
        this.compiled = Set.copyOf(compiled);
        if (definition != null) {
            definition.entities().forEach(entity -> record(entity.type(), entity.components()));
            for (ProjectionDefinition projection : definition.projections()) {
                record(projection.type(), projection.components());
            }
            definition.aggregates().forEach(this::aggregate);
            for (PatternDefinition pattern : definition.patterns()) {
                if (pattern instanceof PatternDefinition.Query query) {
                    others.add(query.result().element());
                }
            }
        }
    }

    private void record(JavaType type, List<ComponentDefinition> parts) {
        for (ComponentDefinition component : parts) {
            components.computeIfAbsent(type, t -> new HashSet<>()).add(component.name());
            if (component.nullable()) {
                nullable.computeIfAbsent(type, t -> new HashSet<>()).add(component.name());
            }
            value(component.type());
        }
    }

    private void value(ValueType type) {
        switch (type) {
            case ValueType.ListOf list -> value(list.element());
            case ValueType.SetOf set -> value(set.element());
            case ValueType.MapOf map -> value(map.value());
            case ValueType.Nested nested -> record(nested.type(), nested.components());
            case ValueType.EnumOf anEnum -> others.add(anEnum.type());
            case ValueType.Converted converted -> {
                others.add(converted.type());
                others.add(converted.converter());
            }
            case ValueType.OneOf oneOf -> {
                others.add(oneOf.type());
                oneOf.variants().forEach(variant -> value(variant.form()));
            }
            case ValueType.Scalar scalar -> {}
            case ValueType.Time time -> {}
            case ValueType.EpochSeconds seconds -> {}
        }
    }

    private void aggregate(AggregateDefinition aggregate) {
        others.add(aggregate.type());
        for (AggregateDefinition.Part part : aggregate.parts()) {
            if (part.multiplicity() == Multiplicity.NULLABLE) {
                nullable.computeIfAbsent(aggregate.type(), t -> new HashSet<>()).add(part.name());
            }
        }
    }

    /** Returns a type of the design that is compiled now. */
    public Optional<String> compiledType() {
        Set<JavaType> all = new HashSet<>(components.keySet());
        all.addAll(others);
        return all.stream()
                .map(JavaType::qualifiedName)
                .filter(compiled::contains)
                .sorted()
                .findFirst();
    }

    /** Returns the names of the parameters of a method with parameters of these types. */
    Optional<List<String>> parameters(String method, List<String> types) {
        if (definition == null) {
            return Optional.empty();
        }
        List<PatternDefinition> found = definition.patterns().stream()
                .filter(pattern ->
                        pattern.method().equals(method) && pattern.parameters().size() == types.size())
                .toList();
        // If only one method can be meant, the types of its parameters may have changed.
        return found.stream()
                .filter(pattern -> found.size() == 1
                        || pattern.parameters().stream()
                                .map(ParameterDefinition::type)
                                .toList()
                                .equals(types))
                .map(pattern -> pattern.parameters().stream()
                        .map(ParameterDefinition::name)
                        .toList())
                .findFirst();
    }

    /** Returns whether the component of a record that is not compiled now was nullable. */
    boolean nullable(JavaType record, String component) {
        return !compiled.contains(record.qualifiedName())
                && nullable.getOrDefault(record, Set.of()).contains(component);
    }
}
