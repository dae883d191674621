package io.azulejo.testing.contract;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Check of JSON values against the schemas of a document. Stricter than JSON Schema: a field of a response that the
 * schema does not list is an error. Services ignore unknown fields of requests.
 */
public final class SchemaCheck {
    private final Map<String, Object> schemas;
    private final boolean response;
    private final List<String> errors = new ArrayList<>();

    private SchemaCheck(Map<String, Object> schemas, boolean response) {
        this.schemas = schemas;
        this.response = response;
    }

    /**
     * Returns what is wrong with a value.
     *
     * @param schemas {@code components.schemas} of the document
     * @param response whether the value is of a response, not of a request
     */
    public static List<String> errors(
            Map<String, Object> schemas, Object schema, @Nullable Object value, boolean response) {
        SchemaCheck check = new SchemaCheck(schemas, response);
        check.check(JsonObjects.map(schema), value, "$");
        return check.errors;
    }

    private void check(Map<String, Object> schema, @Nullable Object value, String where) {
        if (schema.get("$ref") instanceof String reference) {
            String name = reference.substring(reference.lastIndexOf('/') + 1);
            Object named = schemas.get(name);
            if (named == null) {
                errors.add(where + ": there is no schema " + name);
            } else {
                check(JsonObjects.map(named), value, where);
            }
            return;
        }
        if (schema.get("oneOf") instanceof List<?> choices) {
            boolean one = choices.stream()
                    .anyMatch(choice -> errors(schemas, Objects.requireNonNull(choice), value, response)
                            .isEmpty());
            if (!one) {
                errors.add(where + ": matches none of " + choices);
            }
            return;
        }
        Object type = schema.get("type");
        if (type == null) {
            return; // any value
        }
        List<?> types = type instanceof List<?> list ? list : List.of(type);
        if (types.stream().noneMatch(one -> isA(String.valueOf(one), value))) {
            errors.add(where + ": must be " + types + ", not " + value);
            return;
        }
        if (schema.get("enum") instanceof List<?> values && !values.contains(value)) {
            errors.add(where + ": must be one of " + values + ", not " + value);
        }
        switch (value) {
            case String text -> checkText(schema, text, where);
            case Number number -> checkNumber(schema, number, where);
            case List<?> items -> checkItems(schema, items, where);
            case Map<?, ?> object -> checkObject(schema, JsonObjects.map(object), where);
            case null, default -> {}
        }
    }

    private static boolean isA(String type, @Nullable Object value) {
        return switch (type) {
            case "null" -> value == null;
            case "string" -> value instanceof String;
            case "boolean" -> value instanceof Boolean;
            case "integer" -> value instanceof Number number && number.doubleValue() == Math.rint(number.doubleValue());
            case "number" -> value instanceof Number;
            case "array" -> value instanceof List<?>;
            case "object" -> value instanceof Map<?, ?>;
            default -> false;
        };
    }

    private void checkText(Map<String, Object> schema, String text, String where) {
        int length = text.codePointCount(0, text.length());
        if (schema.get("minLength") instanceof Number min && length < min.intValue()) {
            errors.add(where + ": has fewer than " + min + " characters");
        }
        if (schema.get("maxLength") instanceof Number max && length > max.intValue()) {
            errors.add(where + ": has more than " + max + " characters");
        }
        if (schema.get("pattern") instanceof String pattern
                && !Pattern.compile(pattern).matcher(text).find()) {
            errors.add(where + ": does not match " + pattern);
        }
        try {
            switch (String.valueOf(schema.get("format"))) {
                case "date-time" -> OffsetDateTime.parse(text);
                case "date" -> LocalDate.parse(text);
                default -> {}
            }
        } catch (DateTimeException e) {
            errors.add(where + ": is not a " + schema.get("format") + ": " + text);
        }
    }

    private void checkNumber(Map<String, Object> schema, Number number, String where) {
        if (schema.get("minimum") instanceof Number min && number.doubleValue() < min.doubleValue()) {
            errors.add(where + ": is less than " + min);
        }
        if (schema.get("maximum") instanceof Number max && number.doubleValue() > max.doubleValue()) {
            errors.add(where + ": is more than " + max);
        }
    }

    private void checkItems(Map<String, Object> schema, List<?> items, String where) {
        if (schema.get("maxItems") instanceof Number max && items.size() > max.intValue()) {
            errors.add(where + ": has more than " + max + " items");
        }
        if (schema.get("items") instanceof Map<?, ?> item) {
            for (int i = 0; i < items.size(); i++) {
                check(JsonObjects.map(item), items.get(i), where + "[" + i + "]");
            }
        }
    }

    private void checkObject(Map<String, Object> schema, Map<String, Object> object, String where) {
        Map<String, Object> properties = JsonObjects.map(schema.getOrDefault("properties", Map.of()));
        if (schema.get("required") instanceof List<?> required) {
            for (Object name : required) {
                if (!object.containsKey(String.valueOf(name))) {
                    errors.add(where + "." + name + ": is missing");
                }
            }
        }
        object.forEach((name, value) -> {
            Object property = properties.getOrDefault(name, schema.get("additionalProperties"));
            if (property != null) {
                check(JsonObjects.map(property), value, where + "." + name);
            } else if (response) {
                errors.add(where + "." + name + ": is not in the schema");
            }
        });
    }
}
