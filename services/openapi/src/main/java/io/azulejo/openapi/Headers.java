package io.azulejo.openapi;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Response headers of the document, and the texts of statuses. */
final class Headers {
    /** Headers that belong to the contract. Every response has others too, such as those of security and tracing. */
    static final Set<String> DOCUMENTED = Set.of("ETag", "Location", "Retry-After", "Deprecation");

    private Headers() {}

    static Map<String, Object> reference(String name) {
        return Map.of("$ref", "#/components/headers/" + name.replace("-", ""));
    }

    static Map<String, Object> components() {
        Map<String, Object> headers = new LinkedHashMap<>();
        headers.put("ETag", header("Version of the resource, for If-Match and If-None-Match.", "string", "\"3\""));
        headers.put("Location", header("Path of the resource that the request created or moved to.", "string", null));
        headers.put("RetryAfter", header("Seconds after which to try again.", "integer", 1));
        headers.put("Deprecation", header("Time since which the route is deprecated (RFC 9745).", "string", null));
        headers.put("WWWAuthenticate", header("Scheme to sign in with.", "string", "Bearer"));
        return headers;
    }

    private static Map<String, Object> header(
            String description, String type, @org.jspecify.annotations.Nullable Object example) {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("description", description);
        header.put("schema", Map.of("type", type));
        if (example != null) {
            header.put("example", example);
        }
        return header;
    }

    static String description(int status) {
        return switch (status) {
            case 200 -> "OK";
            case 201 -> "Created";
            case 202 -> "Accepted: the work goes on after the response";
            case 204 -> "Done; the response has no body";
            default -> "Success";
        };
    }

    static Map<String, Object> redirection(int status) {
        Map<String, Object> response = new LinkedHashMap<>();
        if (status == 304) {
            response.put("description", "Not modified since the version in If-None-Match");
            response.put("headers", Map.of("ETag", reference("ETag")));
        } else {
            response.put("description", "Moved permanently to the path in Location");
            response.put("headers", Map.of("Location", reference("Location")));
        }
        return response;
    }
}
