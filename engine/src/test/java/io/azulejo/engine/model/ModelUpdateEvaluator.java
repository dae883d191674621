package io.azulejo.engine.model;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Application of an update to an item. */
final class ModelUpdateEvaluator {
    private static final int LONGEST_LIST = 200;

    private ModelUpdateEvaluator() {}

    /** Returns the updated item; pass the key alone if the item did not exist. */
    static Map<String, AttributeValue> of(Map<String, AttributeValue> item, boolean existed, List<Edit> edits) {
        Map<Path, AttributeValue> assigned = new HashMap<>();
        for (Edit edit : edits) {
            if (edit instanceof Edit.Assign assign) {
                assigned.put(assign.target(), assign.source().of(item));
            }
        }
        Map<List<Object>, Optional<AttributeValue>> changes = new HashMap<>();
        for (Edit edit : edits) {
            Path target = edit.target();
            // DynamoDB allows removing a nested path from an item that does not exist.
            if (!existed && edit instanceof Edit.Remove && !target.steps().isEmpty()) {
                continue;
            }
            checkParent(target, item);
            Optional<AttributeValue> existing = target.in(item);
            changes.put(
                    target.elements(),
                    switch (edit) {
                        case Edit.Assign assign -> Optional.ofNullable(assigned.get(target));
                        case Edit.Remove remove -> Optional.empty();
                        case Edit.Add add ->
                            Optional.of(existing.map(value -> sum(value, add.addend()))
                                    .orElse(add.addend()));
                        case Edit.Delete delete -> existing.flatMap(value -> difference(value, delete.elements()));
                    });
        }
        return changed(AttributeValue.fromM(item), List.of(), changes).m();
    }

    private static void checkParent(Path target, Map<String, AttributeValue> item) {
        if (!target.steps().isEmpty()) {
            Optional<AttributeValue> parent = target.parent().in(item);
            boolean fits = target.steps().getLast() instanceof String
                    ? parent.filter(AttributeValue::hasM).isPresent()
                    : parent.filter(AttributeValue::hasL).isPresent();
            if (!fits) {
                throw ModelError.invalidPath();
            }
        }
    }

    /** Rebuilds a value bottom-up, with the changes below its path. */
    private static AttributeValue changed(
            AttributeValue value, List<Object> here, Map<List<Object>, Optional<AttributeValue>> changes) {
        if (value.hasM()) {
            Set<String> names = new TreeSet<>(value.m().keySet());
            for (List<Object> path : changes.keySet()) {
                if (path.subList(0, path.size() - 1).equals(here) && path.getLast() instanceof String name) {
                    names.add(name);
                }
            }
            Map<String, AttributeValue> built = new TreeMap<>();
            for (String name : names) {
                child(Optional.ofNullable(value.m().get(name)), with(here, name), changes)
                        .ifPresent(child -> built.put(name, child));
            }
            return AttributeValue.fromM(built);
        }
        if (value.hasL()) {
            List<AttributeValue> built = new ArrayList<>();
            for (int i = 0; i < LONGEST_LIST; i++) {
                Optional<AttributeValue> before =
                        i < value.l().size() ? Optional.of(value.l().get(i)) : Optional.empty();
                child(before, with(here, i), changes).ifPresent(built::add);
            }
            return AttributeValue.fromL(built);
        }
        return value;
    }

    private static Optional<AttributeValue> child(
            Optional<AttributeValue> before, List<Object> here, Map<List<Object>, Optional<AttributeValue>> changes) {
        Optional<AttributeValue> change = changes.get(here);
        return change != null ? change : before.map(value -> changed(value, here, changes));
    }

    private static List<Object> with(List<Object> path, Object step) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }

    private static AttributeValue sum(AttributeValue existing, AttributeValue addend) {
        if (existing.type() != addend.type()) {
            throw ModelError.incorrectType();
        }
        return switch (addend.type()) {
            case N -> Values.n(Values.number(existing).add(Values.number(addend)));
            case SS ->
                AttributeValue.fromSs(Stream.concat(existing.ss().stream(), addend.ss().stream())
                        .distinct()
                        .toList());
            default ->
                AttributeValue.fromNs(Stream.concat(numbers(existing), numbers(addend))
                        .distinct()
                        .toList());
        };
    }

    private static Optional<AttributeValue> difference(AttributeValue existing, AttributeValue deleted) {
        if (existing.type() != deleted.type()) {
            throw ModelError.incorrectType();
        }
        List<String> rest = (deleted.hasSs() ? existing.ss().stream() : numbers(existing))
                .filter(element ->
                        !(deleted.hasSs() ? deleted.ss() : numbers(deleted).toList()).contains(element))
                .toList();
        if (rest.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(deleted.hasSs() ? AttributeValue.fromSs(rest) : AttributeValue.fromNs(rest));
    }

    private static Stream<String> numbers(AttributeValue set) {
        return set.ns().stream()
                .map(BigDecimal::new)
                .map(number -> Values.n(number).n());
    }
}
