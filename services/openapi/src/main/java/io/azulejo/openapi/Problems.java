package io.azulejo.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Problem types of the services with their statuses and titles.
 *
 * <p>A copy of {@code io.azulejo.http.problem.ProblemType}: the processor sees that enum as a class file, which does not
 * tell the arguments of its constants. A test of services/http compares the two.
 */
public final class Problems {
    /** A problem type: its constant's name, status and title. */
    public record Type(String name, int status, String title) {

        /** Returns the name of the response in the document's components, such as {@code NotFound}. */
        String component() {
            StringBuilder camel = new StringBuilder();
            for (String word : name.split("_", -1)) {
                camel.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
            }
            return camel.toString();
        }

        public String uri() {
            return "urn:azulejo:problem:" + name.toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private static final List<Type> ALL = List.of(
            new Type("BAD_REQUEST", 400, "The request cannot be read"),
            new Type("UNAUTHENTICATED", 401, "Sign in first"),
            new Type("FORBIDDEN", 403, "Not allowed"),
            new Type("NOT_FOUND", 404, "Not found"),
            new Type("METHOD_NOT_ALLOWED", 405, "The path does not support this method"),
            new Type("CONFLICT", 409, "In conflict with the current state"),
            new Type("GONE", 410, "Gone"),
            new Type("PRECONDITION_FAILED", 412, "Changed since it was read"),
            new Type("TOO_LARGE", 413, "Too large"),
            new Type("UNSUPPORTED_MEDIA_TYPE", 415, "The body has the wrong type"),
            new Type("INVALID", 422, "Some fields are invalid"),
            new Type("PRECONDITION_REQUIRED", 428, "If-Match is required"),
            new Type("TOO_MANY_REQUESTS", 429, "Too many requests"),
            new Type("INTERNAL", 500, "The server failed"),
            new Type("UNAVAILABLE", 503, "Try again later"));

    private Problems() {}

    public static List<Type> all() {
        return ALL;
    }

    static @Nullable Type named(String name) {
        for (Type type : ALL) {
            if (type.name().equals(name)) {
                return type;
            }
        }
        return null;
    }

    /** Returns the response of a problem type. */
    static Map<String, Object> response(Type type) {
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("description", type.title());
        Map<String, Object> headers = new LinkedHashMap<>();
        if (type.status() == 429) {
            headers.put("Retry-After", Map.of("$ref", "#/components/headers/RetryAfter"));
        }
        if (type.status() == 503) {
            headers.put("Retry-After", Map.of("$ref", "#/components/headers/RetryAfter"));
        }
        if (type.status() == 401) {
            headers.put("WWW-Authenticate", Map.of("$ref", "#/components/headers/WWWAuthenticate"));
        }
        if (!headers.isEmpty()) {
            response.put("headers", headers);
        }
        Map<String, Object> example = new LinkedHashMap<>();
        example.put("type", type.uri());
        example.put("title", type.title());
        example.put("status", type.status());
        example.put("detail", type.title());
        example.put("errors", new ArrayList<>());
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("schema", Map.of("$ref", "#/components/schemas/Problem"));
        content.put("example", example);
        response.put("content", Map.of("application/problem+json", content));
        return response;
    }
}
