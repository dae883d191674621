package io.azulejo.processor.read;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.ParameterDefinition.Role;
import io.azulejo.design.PatternDefinition.KeyConditionDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reader of the key condition that the parameters of a query form. */
final class KeyConditionReader {
    private final ReaderContext reading;
    private final Signature signature;
    private final Parameters parameters;
    private final EntityDefinition entity;
    private final Map<String, String> names;

    /** Creates the reader. {@code names} are the parameters of components that have other names. */
    KeyConditionReader(
            ReaderContext reading,
            Signature signature,
            Parameters parameters,
            EntityDefinition entity,
            Map<String, String> names) {
        this.names = Map.copyOf(names);
        this.reading = reading;
        this.signature = signature;
        this.parameters = parameters;
        this.entity = entity;
    }

    Optional<KeyConditionDefinition> read(Membership membership) {
        if (!partition(membership.pk())) {
            return Optional.empty();
        }
        KeyTemplate pk = switch (membership.pk()) {
            case KeySource.Templated templated -> templated.template();
            case KeySource.EntityTypeValue type -> literal(type.text());
            case KeySource.PlainAttribute plain -> null;
        };
        String attribute = membership.pk() instanceof KeySource.PlainAttribute plain
                ? plain.component().name()
                : null;
        List<String> also = new ArrayList<>();
        if (!furtherPartition(membership.morePk(), also)) {
            return Optional.empty();
        }
        Sort sort = membership.moreSk().isEmpty() ? sort(membership.sk()) : sort(membership, also);
        return Optional.of(new KeyConditionDefinition(
                pk,
                attribute,
                sort.given,
                sort.whole,
                sort.range,
                sort.attribute,
                membership.shards(),
                List.of(),
                also));
    }

    /** Adds the components of further partition key attributes. Returns whether all have parameters. */
    private boolean furtherPartition(List<ComponentDefinition> components, List<String> also) {
        boolean complete = true;
        for (ComponentDefinition component : components) {
            String name = component.name();
            if (parameters.has(name)) {
                parameters.claimKey(name, "the partition key attribute " + component.attribute(), entity);
                parameters.checkType(name, entity, name, null);
                also.add(name);
            } else {
                complete = false;
                reading.report()
                        .add(
                                Diagnostic.PARTITION_INCOMPLETE,
                                signature.place(),
                                signature.name(),
                                name,
                                "partition",
                                "{" + name + "}",
                                entity.name());
            }
        }
        return complete;
    }

    /** Returns the condition on several sort key attributes: equality on the first ones, any on the last given. */
    private Sort sort(Membership membership, List<String> also) {
        List<String> parts = new ArrayList<>();
        if (membership.sk() instanceof KeySource.PlainAttribute first) {
            parts.add(first.component().name());
        }
        membership.moreSk().forEach(component -> parts.add(component.name()));
        int given = 0;
        while (given < parts.size() && parameters.has(parts.get(given))) {
            given++;
        }
        for (String later : parts.subList(Math.min(given + 1, parts.size()), parts.size())) {
            if (parameters.has(later)) {
                parameters.claim(later, Role.KEY);
                reading.report()
                        .add(
                                Diagnostic.SORT_SEGMENT_SKIPPED,
                                signature.place(),
                                signature.name(),
                                later,
                                parts.get(given),
                                String.join(", ", parts));
            }
        }
        for (String name : parts.subList(0, Math.max(0, given - 1))) {
            parameters.claimKey(name, "a sort key attribute before the last", entity);
            parameters.checkType(name, entity, name, null);
            also.add(name);
        }
        return plain(parts.get(Math.max(0, given - 1)));
    }

    /** Returns whether the parameters complete the partition key, and reports what is missing. */
    private boolean partition(KeySource source) {
        Set<String> components = source.components();
        List<String> missing = components.stream()
                .filter(name -> !parameters.has(parameter(name)))
                .toList();
        if (!missing.isEmpty() && missing.size() == components.size()) {
            reading.report()
                    .add(Diagnostic.SCAN_REQUIRED, signature.place(), signature.name(), source.text(), entity.name());
            return false;
        }
        for (String name : missing) {
            reading.report()
                    .add(
                            Diagnostic.PARTITION_INCOMPLETE,
                            signature.place(),
                            signature.name(),
                            parameter(name),
                            "partition",
                            source.text(),
                            entity.name());
        }
        KeyTemplate template = source instanceof KeySource.Templated templated ? templated.template() : null;
        for (String name : components) {
            String parameter = parameter(name);
            if (parameters.has(parameter)) {
                parameters.claimKey(parameter, "the partition key \"%s\"".formatted(source.text()), entity);
                parameters.checkType(parameter, entity, name, template);
            }
        }
        return missing.isEmpty();
    }

    /**
     * Condition on the sort key.
     *
     * @param given the leading segments that have parameters
     * @param whole whether they form the complete sort key
     * @param range the component that a range applies to, and the literal after it
     * @param attribute the component whose unencoded attribute is the sort key
     */
    private record Sort(
            @Nullable KeyTemplate given,
            boolean whole,
            @Nullable KeyTemplate range,
            @Nullable String attribute) {
        static final Sort ANY = new Sort(null, false, null, null);
    }

    private Sort sort(@Nullable KeySource source) {
        return switch (source) {
            case null -> Sort.ANY;
            case KeySource.Templated templated -> sort(templated.template());
            case KeySource.PlainAttribute plain -> plain(plain.component().name());
            case KeySource.EntityTypeValue type ->
                new Sort(literal(type.values().getFirst()), true, null, null);
        };
    }

    private Sort plain(String component) {
        if (!parameters.has(component)) {
            return new Sort(null, false, null, component);
        }
        KeyTemplate value = KeyTemplate.parse("{" + component + "}");
        Role role = role(component);
        parameters.claim(component, role);
        parameters.checkNotNull(component);
        parameters.checkType(component, entity, component, null);
        return role == Role.RANGE
                ? new Sort(null, false, value, component)
                : new Sort(value, role == Role.KEY, null, component);
    }

    private Sort sort(KeyTemplate template) {
        List<KeySegment> given = new ArrayList<>();
        List<KeySegment> range = new ArrayList<>();
        String missing = null;
        for (KeySegment segment : template.segments()) {
            if (missing != null) {
                reportSkipped(segment, missing, template);
                if (range.size() == 1 && segment instanceof KeySegment.Literal) {
                    range.add(segment);
                }
            } else if (segment instanceof KeySegment.Component component) {
                missing = take(component, given, range);
            } else {
                given.add(segment);
            }
        }
        return new Sort(
                given.isEmpty() ? null : new KeyTemplate(given),
                missing == null,
                range.isEmpty() ? null : new KeyTemplate(range),
                null);
    }

    /**
     * Records a component that has a parameter. Returns the component's name if it has none or only a range or prefix,
     * and null otherwise.
     */
    private @Nullable String take(KeySegment.Component component, List<KeySegment> given, List<KeySegment> range) {
        String name = parameter(component.name());
        // A month or day in the partition key selects what to search, not an exact time.
        if (!parameters.has(name) || selects(name, component.name())) {
            return name;
        }
        if (parameters.unclaimed().contains(name)) {
            parameters.claim(name, role(name));
            parameters.checkNotNull(name);
            parameters.checkType(name, entity, component.name(), null);
        }
        return switch (role(name)) {
            case RANGE -> {
                range.add(component);
                yield name;
            }
            case PREFIX -> {
                given.add(component);
                yield name;
            }
            default -> {
                given.add(component);
                yield null;
            }
        };
    }

    private String parameter(String component) {
        return names.getOrDefault(component, ComponentPath.parameter(component));
    }

    /** Returns whether the parameter selects months or days of the component, instead of one value. */
    private boolean selects(String parameter, String component) {
        return parameters.isPeriod(parameter)
                && entity.component(component)
                        .filter(found -> found.type() instanceof ValueType.Time
                                || found.type().equals(new ValueType.Scalar(ValueType.Kind.LOCAL_DATE)))
                        .filter(found -> !parameters.isOf(parameter, found.type()))
                        .isPresent();
    }

    private Role role(String parameter) {
        return parameters.isRange(parameter) ? Role.RANGE : parameters.isPrefix(parameter) ? Role.PREFIX : Role.KEY;
    }

    private static KeyTemplate literal(String text) {
        return new KeyTemplate(List.of(new KeySegment.Literal(text)));
    }

    private void reportSkipped(KeySegment segment, String missing, KeyTemplate template) {
        if (segment instanceof KeySegment.Component component
                && parameters.unclaimed().contains(parameter(component.name()))) {
            parameters.claim(parameter(component.name()), Role.KEY);
            reading.report()
                    .add(
                            Diagnostic.SORT_SEGMENT_SKIPPED,
                            signature.place(),
                            signature.name(),
                            component.name(),
                            missing,
                            template);
        }
    }
}
