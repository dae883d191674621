package io.azulejo.engine.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writer of the expressions of one request: names literally or as placeholders, values always as placeholders. */
final class ExpressionText {
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> values = new LinkedHashMap<>();

    String path(Path path) {
        StringBuilder text = new StringBuilder(name(path.root()));
        for (Object step : path.steps()) {
            text.append(step instanceof String name ? "." + name(name) : "[" + step + "]");
        }
        return text.toString();
    }

    String paths(List<Path> paths) {
        return String.join(", ", paths.stream().map(this::path).toList());
    }

    /** Replaces every other name by a placeholder, so that both forms are tested. */
    private String name(String name) {
        if (name.hashCode() % 2 == 0) {
            return name;
        }
        names.put("#" + name, name);
        return "#" + name;
    }

    String value(AttributeValue value) {
        String placeholder = ":v" + values.size();
        values.put(placeholder, value);
        return placeholder;
    }

    /** Returns null if there are none: DynamoDB rejects an empty map. */
    @Nullable
    Map<String, String> names() {
        return names.isEmpty() ? null : names;
    }

    @Nullable
    Map<String, AttributeValue> values() {
        return values.isEmpty() ? null : values;
    }
}
