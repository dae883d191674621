package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The expression attribute names and values of a request; null if the caller gave none. The problem is DynamoDB's error
 * message about an invalid value.
 */
public record Placeholders(
        @Nullable Map<String, String> names,
        @Nullable Map<String, Value> values,
        @Nullable String problem) {
    public static final Placeholders NONE = new Placeholders(null, null, null);
}
