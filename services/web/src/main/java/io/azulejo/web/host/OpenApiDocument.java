package io.azulejo.web.host;

import io.avaje.jsonb.Jsonb;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The OpenAPI description that the compiler wrote of a service's controllers. */
final class OpenApiDocument {
    private static final String RESOURCE = "meta/openapi.json";

    private final Map<String, Object> document;

    private OpenApiDocument(Map<String, Object> document) {
        this.document = document;
    }

    /** Every module has its description under the same name, so it is looked up beside the service's own class. */
    static OpenApiDocument of(Service service) {
        try (InputStream stream = beside(service.getClass()).openStream()) {
            Map<String, Object> all = Jsonb.instance().type(Object.class).map().fromJson(stream);
            all.put("paths", pathsUnder("/" + service.name(), mapIn(all, "paths")));
            all.put("servers", List.of(Map.of("url", "/")));
            return new OpenApiDocument(all);
        } catch (FileNotFoundException none) {
            return new OpenApiDocument(Map.of("paths", Map.of()));
        } catch (IOException e) {
            throw new UncheckedIOException("The OpenAPI description of " + service.name() + " cannot be read", e);
        }
    }

    /** Methods by path template, such as {@code /notes/{id} → get, delete}. */
    Map<String, List<String>> methods() {
        Map<String, List<String>> methods = new LinkedHashMap<>();
        mapIn(document, "paths").forEach((path, operations) -> methods.put(path, List.copyOf(keys(operations))));
        return methods;
    }

    /** A line of what the description says about the service itself. */
    String info(String field, String otherwise) {
        return String.valueOf(mapIn(document, "info").getOrDefault(field, otherwise));
    }

    String json() {
        return Jsonb.instance().toJson(document);
    }

    private static URL beside(Class<?> type) throws MalformedURLException {
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

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private static Map<String, Object> mapIn(Map<String, Object> object, String field) {
        return (Map<String, Object>) object.getOrDefault(field, Map.of());
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private static Set<String> keys(Object object) {
        return ((Map<String, Object>) object).keySet();
    }
}
