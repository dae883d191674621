package io.azulejo.http.host;

import io.avaje.jsonb.Jsonb;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** OpenAPI description of a service's controllers, generated at compile time. */
final class OpenApiDocument {
    private static final String RESOURCE = "META-INF/openapi.json";

    private final Map<String, Object> document;

    private OpenApiDocument(Map<String, Object> document) {
        this.document = document;
    }

    /**
     * Loads the description from the code source of the service's class, because every module has one under the same
     * name.
     */
    static OpenApiDocument of(Service service) {
        try (InputStream stream = resourceUrl(service.getClass()).openStream()) {
            Map<String, Object> all = Jsonb.instance().type(Object.class).map().fromJson(stream);
            all.put("paths", pathsUnder("/" + service.name(), mapIn(all, "paths")));
            return new OpenApiDocument(all);
        } catch (FileNotFoundException none) {
            return new OpenApiDocument(Map.of("paths", Map.of()));
        } catch (IOException e) {
            throw new UncheckedIOException("The OpenAPI description of " + service.name() + " cannot be read", e);
        }
    }

    /** Returns the methods by path template, such as {@code /notes/{id} → get, delete}. */
    Map<String, List<String>> methods() {
        Map<String, List<String>> methods = new LinkedHashMap<>();
        mapIn(document, "paths")
                .forEach((path, operations) ->
                        methods.put(path, List.copyOf(map(operations).keySet())));
        return methods;
    }

    /** Returns the types of the query parameters by operation, such as {@code GET /notes → cursor: string}. */
    Map<String, SortedMap<String, String>> queryParameters() {
        Map<String, SortedMap<String, String>> found = new HashMap<>();
        mapIn(document, "paths")
                .forEach((path, operations) -> map(operations).forEach((method, operation) -> {
                    SortedMap<String, String> own = new TreeMap<>();
                    for (Object parameter : (List<?>) map(operation).getOrDefault("parameters", List.of())) {
                        if ("query".equals(map(parameter).get("in"))) {
                            own.put(
                                    String.valueOf(map(parameter).get("name")),
                                    String.valueOf(
                                            mapIn(map(parameter), "schema").get("type")));
                        }
                    }
                    found.put(method.toUpperCase(Locale.ROOT) + " " + path, own);
                }));
        return found;
    }

    /** Returns a field of the {@code info} object. */
    String info(String field, String defaultValue) {
        return String.valueOf(mapIn(document, "info").getOrDefault(field, defaultValue));
    }

    Map<String, Object> document() {
        return document;
    }

    String json() {
        return Jsonb.instance().toJson(document);
    }

    private static URL resourceUrl(Class<?> type) throws MalformedURLException {
        String path = type.getName().replace('.', '/') + ".class";
        String url = Objects.requireNonNull(type.getClassLoader().getResource(path), path)
                .toString();
        return URI.create(url.substring(0, url.length() - path.length()) + RESOURCE)
                .toURL();
    }

    private static Map<String, Object> pathsUnder(String prefix, Map<String, Object> paths) {
        Map<String, Object> own = new LinkedHashMap<>(paths);
        own.keySet().removeIf(path -> !path.equals(prefix) && !path.startsWith(prefix + "/"));
        return own;
    }

    static Map<String, Object> mapIn(Map<String, Object> object, String field) {
        return map(object.getOrDefault(field, Map.of()));
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    static Map<String, Object> map(Object object) {
        return (Map<String, Object>) object;
    }
}
