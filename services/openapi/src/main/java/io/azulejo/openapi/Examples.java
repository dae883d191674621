package io.azulejo.openapi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Examples of request bodies, made from their schemas. They contain the required fields only, because an optional field
 * often refers to something that must exist; a body without required fields contains its first plain field.
 */
final class Examples {
    private static final int MAX_DEPTH = 5;
    private static final Map<String, String> TEXTS = Map.ofEntries(
            Map.entry("email", "ana@example.org"),
            Map.entry("login", "ana@example.org"),
            Map.entry("password", "azulejo-demo"),
            Map.entry("oldPassword", "azulejo-demo"),
            Map.entry("newPassword", "azulejo-demo-2"),
            Map.entry("name", "Ana Ribeiro"),
            Map.entry("firstName", "Ana"),
            Map.entry("lastName", "Ribeiro"),
            Map.entry("username", "ana_ribeiro"),
            Map.entry("handle", "ana_ribeiro"),
            Map.entry("displayName", "Ana Ribeiro"),
            Map.entry("title", "Tiles of Lisbon"),
            Map.entry("slug", "tiles-of-lisbon"),
            Map.entry("text", "Well said."),
            Map.entry("body", "Blue and white, *everywhere*."),
            Map.entry("content", "Blue and white, *everywhere*."),
            Map.entry("bio", "Writes about tiles."),
            Map.entry("description", "Blue tile, 15 cm"),
            Map.entry("reason", "Ordered by mistake"),
            Map.entry("phone", "+5511987654321"),
            Map.entry("cpf", "529.982.247-25"),
            Map.entry("cnpj", "12345678000199"),
            Map.entry("uf", "SP"),
            Map.entry("city", "São Paulo"),
            Map.entry("productId", "PROD001"),
            Map.entry("role", "player"));

    private final Map<String, Object> schemas;

    /** Creates the examples of a document with these {@code components.schemas}. */
    Examples(Map<String, Object> schemas) {
        this.schemas = schemas;
    }

    /** Returns an example of a schema. */
    @Nullable
    Object of(Map<?, ?> schema) {
        return value(schema, "", 0);
    }

    /** Returns an example for a text of that name; null if there is none. */
    static @Nullable String text(String name) {
        return TEXTS.get(name);
    }

    private @Nullable Object value(Map<?, ?> schema, String name, int depth) {
        if (schema.get("$ref") instanceof String reference) {
            Object named = schemas.get(reference.substring(reference.lastIndexOf('/') + 1));
            return named instanceof Map<?, ?> found && depth < MAX_DEPTH ? value(found, name, depth + 1) : null;
        }
        if (schema.get("examples") instanceof List<?> given && !given.isEmpty()) {
            return given.getFirst();
        }
        if (schema.get("enum") instanceof List<?> values) {
            return values.getFirst();
        }
        if (schema.get("oneOf") instanceof List<?> choices && choices.getFirst() instanceof Map<?, ?> first) {
            return value(first, name, depth + 1);
        }
        Object type = schema.get("type") instanceof List<?> types ? types.getFirst() : schema.get("type");
        return switch (String.valueOf(type)) {
            case "string" -> string(schema, name);
            case "integer" -> schema.get("minimum") instanceof Number least ? least : Integer.valueOf(1);
            case "number" -> Double.valueOf(9.9);
            case "boolean" -> true;
            case "array" -> {
                Object item =
                        schema.get("items") instanceof Map<?, ?> items ? value(items, singular(name), depth + 1) : null;
                yield item == null ? List.of() : List.of(item);
            }
            case "object" -> object(schema, depth);
            default -> null;
        };
    }

    private static String string(Map<?, ?> schema, String name) {
        return switch (String.valueOf(schema.get("format"))) {
            case "date-time" -> "2026-01-31T20:00:00.000Z";
            case "date" -> "2026-01-31";
            case "uri" -> "https://example.org/";
            default -> {
                String text = TEXTS.get(name);
                yield text != null
                        ? text
                        : name.endsWith("Url") ? "https://example.org/" : name.isEmpty() ? "text" : name;
            }
        };
    }

    private Map<String, Object> object(Map<?, ?> schema, int depth) {
        Map<String, Object> example = new LinkedHashMap<>();
        if (!(schema.get("properties") instanceof Map<?, ?> properties)) {
            return example;
        }
        List<?> required = schema.get("required") instanceof List<?> names ? names : List.of();
        for (Map.Entry<?, ?> property : properties.entrySet()) {
            String name = String.valueOf(property.getKey());
            boolean wanted = required.isEmpty() ? example.isEmpty() : required.contains(name);
            if (wanted && property.getValue() instanceof Map<?, ?> field) {
                Object value = value(field, name, depth + 1);
                if (value != null) {
                    example.put(name, value);
                }
            }
        }
        return example;
    }

    private static String singular(String name) {
        return name.endsWith("s") ? name.substring(0, name.length() - 1) : name;
    }
}
