package io.azulejo.engine.sdk;

import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conversion of the SDK's expression attribute names and values. */
final class SdkPlaceholders {
    private SdkPlaceholders() {}

    static Placeholders of(boolean hasNames, Map<String, String> names) {
        return hasNames ? new Placeholders(names, null, null) : Placeholders.NONE;
    }

    static Placeholders of(
            boolean hasNames, Map<String, String> names, boolean hasValues, Map<String, AttributeValue> values) {
        if (!hasValues) {
            return of(hasNames, names);
        }
        Map<String, Value> decoded = LinkedHashMap.newLinkedHashMap(values.size());
        @Nullable String problem = null;
        for (Map.Entry<String, AttributeValue> value : values.entrySet()) {
            try {
                decoded.put(value.getKey(), SdkItems.value(value.getValue()));
            } catch (InvalidValueException e) {
                decoded.put(value.getKey(), NullValue.NULL);
                problem = problem == null
                        ? "ExpressionAttributeValues contains invalid value: " + e.problem() + " for key "
                                + value.getKey()
                        : problem;
            }
        }
        return new Placeholders(hasNames ? names : null, decoded, problem);
    }
}
