package io.azulejo.testing.contract;

import io.avaje.json.JsonException;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** OpenAPI document of one service, and the check of exchanges against it. Thread-safe. */
public final class ApiContract {
    private static final String RESOURCE = "META-INF/openapi.json";
    /** Response headers that must be documented where they occur. Others, such as Date, belong to every response. */
    private static final List<String> HEADERS = List.of("ETag", "Location", "Retry-After", "Deprecation");

    /** Last segments of the pages that the host adds to every service. */
    private static final Set<String> PAGES = Set.of("openapi.json", "try", "try.js", "jwks.json");

    private static final int LONGEST_CHECKED = 50_000;

    private final URL source;
    private final Map<String, Object> document;
    private final List<Route> routes = new ArrayList<>();

    private ApiContract(URL source, Map<String, Object> document) {
        this.source = source;
        this.document = document;
        JsonObjects.map(document, "paths")
                .forEach((path, item) -> JsonObjects.map(item)
                        .forEach((verb, operation) -> routes.add(Route.of(verb, path, JsonObjects.map(operation)))));
        Collections.sort(routes); // literal segments before parameters
    }

    /** Returns the contracts of all services on the class path. */
    static List<ApiContract> load() {
        List<ApiContract> contracts = new ArrayList<>();
        try {
            for (URL url : Collections.list(ApiContract.class.getClassLoader().getResources(RESOURCE))) {
                try (InputStream stream = url.openStream()) {
                    contracts.add(new ApiContract(
                            url, Jsonb.instance().type(Object.class).map().fromJson(stream)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return contracts;
    }

    /** Returns whether the document was compiled by the module whose tests run. */
    boolean isOwn() {
        return source.toString().contains(System.getProperty("user.dir") + "/target/");
    }

    Optional<Route> route(String method, String path) {
        if (PAGES.contains(path.substring(path.lastIndexOf('/') + 1))) {
            return Optional.empty();
        }
        return routes.stream().filter(route -> route.matches(method, path)).findFirst();
    }

    List<Route> routes() {
        return List.copyOf(routes);
    }

    /** Returns every documented status, as {@code operationId status}. */
    Set<String> documented() {
        Set<String> all = new TreeSet<>();
        for (Route route : routes) {
            JsonObjects.map(route.operation(), "responses")
                    .keySet()
                    .forEach(status -> all.add(route.id() + " " + status));
        }
        return all;
    }

    /**
     * Returns how an exchange departs from the document.
     *
     * @param sent the request's JSON body, if it has one
     */
    List<String> errors(Route route, @Nullable String sent, HttpResponse<String> response) {
        String status = String.valueOf(response.statusCode());
        Object documented = JsonObjects.map(route.operation(), "responses").get(status);
        if (documented == null) {
            // A route without security still refuses a token that is not valid.
            if (response.statusCode() == 401
                    && response.request().headers().firstValue("Authorization").isPresent()) {
                return List.of();
            }
            return List.of("status " + status + " is not documented");
        }
        Map<String, Object> answer = resolve(documented);
        List<String> errors = new ArrayList<>();
        for (String header : HEADERS) {
            if (response.headers().firstValue(header).isPresent()
                    && !JsonObjects.map(answer, "headers").containsKey(header)) {
                errors.add("header " + header + " of status " + status + " is not documented");
            }
        }
        checkBody(JsonObjects.map(answer, "content"), response, errors);
        if (response.statusCode() < 300) {
            checkRequest(route, sent, response, errors);
        }
        return errors;
    }

    private void checkBody(Map<String, Object> content, HttpResponse<String> response, List<String> errors) {
        String type = response.headers().firstValue("Content-Type").orElse("");
        String media = type.contains(";") ? type.substring(0, type.indexOf(';')) : type;
        if (response.body() == null || response.body().isEmpty()) {
            return;
        }
        Object documented = content.get(media);
        if (documented == null) {
            errors.add("body of type " + media + " is not documented");
        } else if (media.endsWith("json")) {
            Object schema = JsonObjects.map(documented).getOrDefault("schema", Map.of());
            checkJson("response", schema, response.body(), errors);
        }
    }

    private void checkJson(String what, Object schema, String text, List<String> errors) {
        if (text.length() > LONGEST_CHECKED) {
            return; // the reader refuses longer texts within a document
        }
        try {
            SchemaCheck.errors(
                            schemas(),
                            schema,
                            Jsonb.instance().type(Object.class).fromJson(text),
                            what.equals("response"))
                    .forEach(error -> errors.add(what + " " + error));
        } catch (JsonException e) {
            errors.add(what + " is not JSON: " + e.getMessage());
        }
    }

    /** Checks what a successful request uses. Services ignore headers, fields and bodies that a route does not read. */
    private void checkRequest(Route route, @Nullable String sent, HttpResponse<String> response, List<String> errors) {
        Map<String, Set<String>> known = new LinkedHashMap<>();
        if (route.operation().get("parameters") instanceof List<?> parameters) {
            for (Object parameter : parameters) {
                Map<String, Object> one = JsonObjects.map(Objects.requireNonNull(parameter));
                known.computeIfAbsent(String.valueOf(one.get("in")), none -> new TreeSet<>())
                        .add(String.valueOf(one.get("name")));
            }
        }
        String query = response.request().uri().getRawQuery();
        for (String pair : query == null || query.isEmpty() ? new String[0] : query.split("&", -1)) {
            String name = pair.contains("=") ? pair.substring(0, pair.indexOf('=')) : pair;
            if (!known.getOrDefault("query", Set.of()).contains(name)) {
                errors.add("query parameter " + name + " is not documented");
            }
        }
        Map<String, Object> content = JsonObjects.map(JsonObjects.map(route.operation(), "requestBody"), "content");
        if (sent != null && !sent.isEmpty() && content.get("application/json") instanceof Map<?, ?> json) {
            checkJson("request", JsonObjects.map(json).getOrDefault("schema", Map.of()), sent, errors);
        }
    }

    private Map<String, Object> resolve(Object response) {
        Map<String, Object> given = JsonObjects.map(response);
        if (given.get("$ref") instanceof String reference) {
            String name = reference.substring(reference.lastIndexOf('/') + 1);
            return JsonObjects.map(JsonObjects.map(JsonObjects.map(document, "components"), "responses"), name);
        }
        return given;
    }

    private Map<String, Object> schemas() {
        return JsonObjects.map(JsonObjects.map(document, "components"), "schemas");
    }
}
