package io.azulejo.processor.read;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.ParameterDefinition.Role;
import io.azulejo.design.PatternDefinition.KeyConditionDefinition;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds out which keys the parameters of a query ask for. */
final class KeyConditionReader {
    private final Reading reading;
    private final Signature signature;
    private final Parameters parameters;
    private final EntityDefinition entity;

    KeyConditionReader(Reading reading, Signature signature, Parameters parameters, EntityDefinition entity) {
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
        Sort sort = sort(membership.sk());
        return Optional.of(new KeyConditionDefinition(
                pk, attribute, sort.given, sort.whole, sort.range, sort.attribute, membership.shards()));
    }

    /** Whether the parameters complete the partition key; what is missing is reported. */
    private boolean partition(KeySource source) {
        Set<String> components = source.components();
        List<String> missing =
                components.stream().filter(name -> !parameters.has(name)).toList();
        if (!missing.isEmpty() && missing.size() == components.size()) {
            reading.report()
                    .add(Diagnostic.ONLY_A_SCAN, signature.place(), signature.name(), source.text(), entity.name());
            return false;
        }
        for (String name : missing) {
            reading.report()
                    .add(
                            Diagnostic.PARTITION_INCOMPLETE,
                            signature.place(),
                            signature.name(),
                            name,
                            source.text(),
                            entity.name());
        }
        KeyTemplate template = source instanceof KeySource.Templated templated ? templated.template() : null;
        for (String name : components) {
            if (parameters.has(name)) {
                parameters.claim(name, Role.KEY);
                parameters.checkType(name, entity, name, template);
            }
        }
        return missing.isEmpty();
    }

    /**
     * What is asked of the sort key.
     *
     * @param given its leading segments that are given
     * @param whole whether that is all of it
     * @param range the component a range is asked of, and the literal after it
     * @param attribute the component that is the sort key as it is
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

    /** Notes a component that is given; the name of the component if it, or its exact value, is not. */
    private @Nullable String take(KeySegment.Component component, List<KeySegment> given, List<KeySegment> range) {
        String name = component.name();
        // A month in the partition key says in which month to look, not at which time.
        if (!parameters.has(name) || parameters.isMonth(name)) {
            return name;
        }
        if (parameters.unclaimed().contains(name)) {
            parameters.claim(name, role(name));
            parameters.checkType(name, entity, name, null);
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

    private Role role(String parameter) {
        return parameters.isRange(parameter) ? Role.RANGE : parameters.isPrefix(parameter) ? Role.PREFIX : Role.KEY;
    }

    private static KeyTemplate literal(String text) {
        return new KeyTemplate(List.of(new KeySegment.Literal(text)));
    }

    private void reportSkipped(KeySegment segment, String missing, KeyTemplate template) {
        if (segment instanceof KeySegment.Component component
                && parameters.unclaimed().contains(component.name())) {
            parameters.claim(component.name(), Role.KEY);
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
