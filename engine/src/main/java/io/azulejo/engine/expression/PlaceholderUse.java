package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.value.AttributeNames;
import io.azulejo.engine.value.Value;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The expression attribute names and values of one request, shared by all its expressions, and which of them were used.
 * Not thread-safe.
 */
public final class PlaceholderUse {
    private static final String NAMES = "ExpressionAttributeNames";
    private static final String VALUES = "ExpressionAttributeValues";

    private final Map<String, String> names;
    private final Map<String, Value> values;
    private final Set<String> used = new HashSet<>();

    private PlaceholderUse(Map<String, String> names, Map<String, Value> values) {
        this.names = names;
        this.values = values;
    }

    /** Checks the placeholders themselves, before any expression is parsed. */
    public static PlaceholderUse of(Placeholders placeholders) {
        checkKeys(NAMES, '#', placeholders.names());
        checkKeys(VALUES, ':', placeholders.values());
        checkNames(placeholders.names());
        if (placeholders.problem() != null) {
            throw EngineException.validation(placeholders.problem());
        }
        return new PlaceholderUse(
                Objects.requireNonNullElse(placeholders.names(), Map.of()),
                Objects.requireNonNullElse(placeholders.values(), Map.of()));
    }

    /** Returns placeholders for values that were never written as placeholders, under generated names. */
    static PlaceholderUse ofValues(Map<String, Value> values) {
        return new PlaceholderUse(Map.of(), values);
    }

    private static void checkKeys(String parameter, char sigil, @Nullable Map<String, ?> entries) {
        if (entries == null) {
            return;
        }
        if (entries.isEmpty()) {
            throw EngineException.validation(parameter + " must not be empty");
        }
        for (String key : entries.keySet()) {
            if (!isPlaceholder(sigil, key)) {
                throw EngineException.validation(
                        parameter + " contains invalid key: Syntax error; key: \"" + key + "\"");
            }
        }
    }

    private static void checkNames(@Nullable Map<String, String> names) {
        if (names != null) {
            for (Map.Entry<String, String> name : names.entrySet()) {
                String problem = AttributeNames.problem(name.getValue());
                if (problem != null) {
                    throw EngineException.validation(
                            NAMES + " contains invalid value: " + problem + " for key " + name.getKey());
                }
            }
        }
    }

    private static boolean isPlaceholder(char sigil, String key) {
        boolean valid = key.length() > 1 && key.charAt(0) == sigil;
        for (int i = 1; i < key.length() && valid; i++) {
            valid = Lexer.isNamePart(key.charAt(i));
        }
        return valid;
    }

    /**
     * Rejects the request if one of its placeholders is used in no expression. Called after all expressions have been
     * bound.
     */
    public void checkAllUsed() {
        if (used.size() < names.size() + values.size()) {
            checkUsed(NAMES, names.keySet());
            checkUsed(VALUES, values.keySet());
        }
    }

    private void checkUsed(String parameter, Set<String> keys) {
        StringBuilder unused = new StringBuilder();
        for (String key : keys) {
            if (!used.contains(key)) {
                unused.append(unused.isEmpty() ? "" : ", ").append(key);
            }
        }
        if (!unused.isEmpty()) {
            throw EngineException.validation(
                    "Value provided in " + parameter + " unused in expressions: keys: {" + unused + "}");
        }
    }

    String name(ExpressionKind kind, String placeholder) {
        String name = names.get(placeholder);
        if (name == null) {
            throw kind.invalid("An expression attribute name used in the document path is not defined; attribute name: "
                    + placeholder);
        }
        used.add(placeholder);
        return name;
    }

    Value value(ExpressionKind kind, String placeholder) {
        Value value = values.get(placeholder);
        if (value == null) {
            throw kind.invalid(
                    "An expression attribute value used in expression is not defined; attribute value: " + placeholder);
        }
        used.add(placeholder);
        return value;
    }
}
