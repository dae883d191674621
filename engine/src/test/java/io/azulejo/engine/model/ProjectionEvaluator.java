package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Projection of an item onto paths. */
final class ProjectionEvaluator {
    private ProjectionEvaluator() {}

    static Map<String, AttributeValue> of(Map<String, AttributeValue> item, List<Path> paths) {
        Map<String, AttributeValue> kept = new TreeMap<>();
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            List<List<Object>> wanted = paths.stream()
                    .filter(path -> path.root().equals(attribute.getKey()))
                    .map(Path::steps)
                    .toList();
            AttributeValue value = of(attribute.getValue(), wanted);
            if (value != null) {
                kept.put(attribute.getKey(), value);
            }
        }
        return kept;
    }

    /** Returns null if no path exists; an empty path means the value itself. */
    private static @Nullable AttributeValue of(AttributeValue value, List<List<Object>> wanted) {
        if (wanted.stream().anyMatch(List::isEmpty)) {
            return value;
        }
        if (value.hasM()) {
            Map<String, AttributeValue> kept = new TreeMap<>();
            value.m().forEach((name, inner) -> {
                AttributeValue part = of(inner, after(name, wanted));
                if (part != null) {
                    kept.put(name, part);
                }
            });
            return kept.isEmpty() ? null : AttributeValue.fromM(kept);
        }
        if (value.hasL()) {
            List<AttributeValue> kept = new ArrayList<>();
            for (int i = 0; i < value.l().size(); i++) {
                Stream.ofNullable(of(value.l().get(i), after(i, wanted))).forEach(kept::add);
            }
            return kept.isEmpty() ? null : AttributeValue.fromL(kept);
        }
        return null;
    }

    private static List<List<Object>> after(Object step, List<List<Object>> paths) {
        return paths.stream()
                .filter(path -> Objects.equals(path.getFirst(), step))
                .map(path -> path.subList(1, path.size()))
                .toList();
    }
}
