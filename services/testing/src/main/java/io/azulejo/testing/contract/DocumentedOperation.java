package io.azulejo.testing.contract;

import io.avaje.jsonb.Jsonb;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Operation of a service's OpenAPI document, for tests that try something on every route.
 *
 * @param path template of the path, such as {@code /blog/posts/{id}}
 * @param headers names of the request headers that the route reads
 * @param example example of the JSON body; null if requests have none
 */
public record DocumentedOperation(
        String method,
        String path,
        Set<Integer> statuses,
        Set<String> headers,
        @Nullable String example) {
    private static final Pattern PARAMETER = Pattern.compile("\\{([^}]+)}");

    /** Returns the operations of a document, in its order. */
    public static List<DocumentedOperation> all(ApiResponse document) {
        List<DocumentedOperation> all = new ArrayList<>();
        JsonObjects.map(document.hasStatus(200).json(), "paths")
                .forEach((path, item) -> JsonObjects.map(item)
                        .forEach((verb, operation) -> all.add(of(verb, path, JsonObjects.map(operation)))));
        return all;
    }

    private static DocumentedOperation of(String verb, String path, Map<String, Object> operation) {
        Set<String> headers = new TreeSet<>();
        if (operation.get("parameters") instanceof List<?> parameters) {
            for (Object parameter : parameters) {
                Map<String, Object> one = JsonObjects.map(Objects.requireNonNull(parameter));
                if ("header".equals(one.get("in"))) {
                    headers.add(String.valueOf(one.get("name")));
                }
            }
        }
        Set<Integer> statuses = JsonObjects.map(operation, "responses").keySet().stream()
                .map(Integer::valueOf)
                .collect(Collectors.toCollection(TreeSet::new));
        Object json = JsonObjects.map(JsonObjects.map(operation, "requestBody"), "content")
                .get("application/json");
        return new DocumentedOperation(
                verb.toUpperCase(Locale.ROOT), path, statuses, headers, json == null ? null : example(json));
    }

    private static String example(Object json) {
        return Jsonb.instance().type(Object.class).toJson(JsonObjects.map(json).getOrDefault("example", Map.of()));
    }

    public boolean hasBody() {
        return example != null;
    }

    /** Sends the example of the document. */
    public ApiResponse send(ApiClient client, Map<String, String> values) {
        return client.send(method, path(values), example);
    }

    /** Returns the path with these values of its parameters. */
    public String path(Map<String, String> values) {
        return PARAMETER.matcher(path).replaceAll(parameter -> {
            String value = values.get(parameter.group(1));
            if (value == null) {
                throw new AssertionError("No value for " + parameter.group(1) + " in " + path);
            }
            return value;
        });
    }

    @Override
    public String toString() {
        return method + " " + path;
    }
}
