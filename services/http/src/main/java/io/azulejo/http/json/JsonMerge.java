package io.azulejo.http.json;

import io.avaje.json.JsonException;
import io.avaje.jsonb.Jsonb;
import io.azulejo.http.problem.FieldError;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.helidon.webserver.http.ServerRequest;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * JSON merge patch (RFC 7396): a field that the patch omits keeps its value, {@code null} clears it, and an object is
 * merged field by field. The result is what a PUT request would have sent.
 */
public final class JsonMerge {
    private JsonMerge() {}

    /** Returns the current state with the patch in a request's body applied. Unknown fields are refused with 422. */
    public static <T extends Record> T apply(ServerRequest request, Jsonb jsonb, Class<T> type, T current) {
        byte[] body = request.content().hasEntity() ? request.content().as(byte[].class) : new byte[0];
        return apply(new String(body, StandardCharsets.UTF_8), jsonb, type, current);
    }

    static <T extends Record> T apply(String patch, Jsonb jsonb, Class<T> type, T current) {
        Map<String, Object> changes;
        try {
            changes = object(jsonb, patch);
        } catch (JsonException malformed) {
            throw ProblemException.of(ProblemType.BAD_REQUEST, "The body must be a JSON object");
        }
        List<RecordComponent> fields = Arrays.asList(type.getRecordComponents());
        String names = fields.stream().map(RecordComponent::getName).collect(Collectors.joining(", "));
        List<FieldError> errors = new ArrayList<>();
        for (String field : changes.keySet()) {
            if (fields.stream().noneMatch(known -> known.getName().equals(field))) {
                errors.add(new FieldError(field, "is unknown or read-only; a patch may change " + names));
            }
        }
        Map<String, Object> merged = merge(object(jsonb, jsonb.type(type).toJson(current)), changes);
        for (RecordComponent field : fields) {
            boolean required =
                    !field.getType().isPrimitive() && !field.getAnnotatedType().isAnnotationPresent(Nullable.class);
            if (!merged.containsKey(field.getName())
                    && (required || field.getType().isPrimitive())) {
                errors.add(new FieldError(field.getName(), "is required"));
            }
        }
        if (!errors.isEmpty()) {
            throw ProblemException.invalid(errors);
        }
        try {
            return jsonb.type(type).fromJson(jsonb.toJson(merged));
        } catch (JsonException wrongType) {
            throw ProblemException.of(ProblemType.BAD_REQUEST, "A field of the body has the wrong type");
        }
    }

    private static Map<String, Object> object(Jsonb jsonb, String json) {
        Map<String, Object> read = jsonb.type(Object.class).map().fromJson(json);
        if (read == null) {
            throw new JsonException("null is not an object");
        }
        return read;
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private static Map<String, Object> merge(Map<String, Object> target, Map<String, Object> patch) {
        Map<String, Object> merged = new LinkedHashMap<>(target);
        patch.forEach((field, value) -> {
            if (value == null) {
                merged.remove(field);
            } else if (value instanceof Map<?, ?> object) {
                Object old = merged.get(field);
                Map<String, Object> before = old instanceof Map<?, ?> known ? (Map<String, Object>) known : Map.of();
                merged.put(field, merge(before, (Map<String, Object>) object));
            } else {
                merged.put(field, value);
            }
        });
        return merged;
    }
}
