package io.azulejo.http.host;

import io.avaje.jsonb.Jsonb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One OpenAPI document for all services of a host. Names that are unique within a service only, those of schemas, tags
 * and operations, get the service's name as a prefix.
 */
final class MergedOpenApi {
    /** Schemas of services/http, which are the same in every document. */
    private static final Set<String> SHARED = Set.of("Problem", "FieldError", "JobView");

    private static final String SCHEMAS = "#/components/schemas/";

    private final List<Object> tags = new ArrayList<>();
    private final Map<String, Object> paths = new LinkedHashMap<>();
    private final Map<String, Object> schemas = new LinkedHashMap<>();
    private final Map<String, Object> components = new LinkedHashMap<>();

    private MergedOpenApi() {}

    static String json(List<RunningService> services) {
        MergedOpenApi merged = new MergedOpenApi();
        services.forEach(service -> merged.add(service.name(), service.openApi().document()));
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put(
                "info",
                Map.of(
                        "title",
                        "Azulejo",
                        "version",
                        "1",
                        "description",
                        "All services of this server in one document."));
        document.put("servers", List.of(Map.of("url", "/")));
        document.put("tags", merged.tags);
        document.put("paths", merged.paths);
        merged.components.put("schemas", merged.schemas);
        document.put("components", merged.components);
        return Jsonb.instance().toJson(document);
    }

    private void add(String service, Map<String, Object> document) {
        String prefix = service.substring(0, 1).toUpperCase(Locale.ROOT) + service.substring(1);
        UnaryOperator<String> tag = name -> prefix + ": " + name;
        UnaryOperator<String> schema = name -> SHARED.contains(name) ? name : prefix + name;
        if (document.get("tags") instanceof List<?> given) {
            for (Object one : given) {
                Map<String, Object> renamed = new LinkedHashMap<>(OpenApiDocument.map(one));
                renamed.computeIfPresent("name", (field, name) -> tag.apply(String.valueOf(name)));
                tags.add(renamed);
            }
        }
        OpenApiDocument.mapIn(document, "paths").forEach((path, item) -> {
            Map<String, Object> operations = new LinkedHashMap<>();
            OpenApiDocument.map(item).forEach((verb, operation) -> {
                Map<String, Object> renamed =
                        new LinkedHashMap<>(OpenApiDocument.map(Objects.requireNonNull(renamed(operation, schema))));
                renamed.computeIfPresent("operationId", (field, id) -> service + capitalized(String.valueOf(id)));
                renamed.computeIfPresent(
                        "tags",
                        (field, names) -> ((List<?>) names)
                                .stream()
                                        .map(name -> tag.apply(String.valueOf(name)))
                                        .toList());
                operations.put(verb, renamed);
            });
            paths.put(path, operations);
        });
        Map<String, Object> own = OpenApiDocument.mapIn(document, "components");
        OpenApiDocument.mapIn(own, "schemas")
                .forEach((name, one) ->
                        schemas.putIfAbsent(schema.apply(name), Objects.requireNonNull(renamed(one, schema))));
        own.forEach(components::putIfAbsent);
    }

    /** Returns a copy in which references point to the renamed schemas. */
    private static @Nullable Object renamed(@Nullable Object value, UnaryOperator<String> schema) {
        return switch (value) {
            case Map<?, ?> object -> {
                Map<String, @Nullable Object> copy = new LinkedHashMap<>();
                object.forEach((name, field) -> copy.put(
                        String.valueOf(name),
                        "$ref".equals(name) && field instanceof String to && to.startsWith(SCHEMAS)
                                ? SCHEMAS + schema.apply(to.substring(SCHEMAS.length()))
                                : renamed(field, schema)));
                yield copy;
            }
            case List<?> list -> {
                List<@Nullable Object> copy = new ArrayList<>();
                list.forEach(item -> copy.add(renamed(item, schema)));
                yield copy;
            }
            case null, default -> value; // an enum of optional texts contains null
        };
    }

    private static String capitalized(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
