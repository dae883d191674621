package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The expression attribute names and values of a request; null where the caller gave none. The problem is what DynamoDB would say against a value as the caller wrote it. */
public record Placeholders(
        @Nullable Map<String, String> names,
        @Nullable Map<String, Value> values,
        @Nullable String problem) {
    public static final Placeholders NONE = new Placeholders(null, null, null);
}
