package io.azulejo.examples.conduit.api;

import io.azulejo.examples.conduit.domain.ConduitException;
import io.azulejo.examples.conduit.domain.ConduitException.Reason;
import io.azulejo.examples.conduit.domain.Users.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Fields of a request body, which tell a missing field from null, and the errors found in them. Not thread-safe; for
 * one request.
 */
final class Fields {
    static final int SHORT = 200;
    static final int LONG = 100_000;
    private static final int MIN_PASSWORD = 8;
    private static final int MAX_TAGS = 20;
    private static final int MAX_TAG = 50;

    private final Map<?, ?> values;
    private final Map<String, List<String>> errors = new LinkedHashMap<>();

    private Fields(Map<?, ?> values) {
        this.values = values;
    }

    /** Returns the fields of the object that the body wraps. */
    static Fields of(Map<String, Object> body, String wrapper) {
        if (body.get(wrapper) instanceof Map<?, ?> values) {
            return new Fields(values);
        }
        throw ConduitException.of(Reason.INVALID, wrapper, "can't be blank");
    }

    String required(String name, int maxLength) {
        return text(name, maxLength);
    }

    /** Returns the text of a field; empty if the body does not have it. Null and blank are errors. */
    Optional<String> optional(String name, int maxLength) {
        return values.containsKey(name) ? Optional.of(text(name, maxLength)) : Optional.empty();
    }

    String requiredPassword() {
        return password(text("password", SHORT));
    }

    Optional<String> optionalPassword() {
        return optional("password", SHORT).map(this::password);
    }

    /** Returns the change of a field that may be null; an empty text counts as null. */
    Change<@Nullable String> nullable(String name, int maxLength) {
        Object value = values.get(name);
        boolean none = value == null || value.equals("");
        return new Change<>(values.containsKey(name), none ? null : text(name, maxLength));
    }

    /** Returns the tags without duplicates, sorted as RealWorld's tests expect; empty if the body has none. */
    Optional<List<String>> tags() {
        if (!values.containsKey("tagList")) {
            return Optional.empty();
        }
        SortedSet<String> tags = new TreeSet<>();
        if (values.get("tagList") instanceof List<?> list) {
            for (Object tag : list) {
                if (tag instanceof String text && !text.isBlank() && text.length() <= MAX_TAG) {
                    tags.add(text.strip());
                } else {
                    error("tagList", "has an element that is not a text of 1 to " + MAX_TAG + " characters");
                }
            }
        } else {
            error("tagList", "must be an array of texts");
        }
        if (tags.size() > MAX_TAGS) {
            error("tagList", "has more than " + MAX_TAGS + " tags");
        }
        return Optional.of(List.copyOf(tags));
    }

    /**
     * Ends the reading.
     *
     * @throws ConduitException if a field was wrong; the values returned so far are then useless
     */
    void check() {
        if (!errors.isEmpty()) {
            throw new ConduitException(Reason.INVALID, errors);
        }
    }

    private String text(String name, int maxLength) {
        Object value = values.get(name);
        if (value == null || (value instanceof String text && text.isBlank())) {
            return error(name, "can't be blank");
        }
        if (!(value instanceof String text)) {
            return error(name, "must be a text");
        }
        return text.length() > maxLength ? error(name, "is too long (maximum is " + maxLength + " characters)") : text;
    }

    private String password(String text) {
        boolean tooShort = !errors.containsKey("password") && text.length() < MIN_PASSWORD;
        return tooShort ? error("password", "is too short (minimum is " + MIN_PASSWORD + " characters)") : text;
    }

    private String error(String name, String message) {
        errors.computeIfAbsent(name, any -> new ArrayList<>()).add(message);
        return "";
    }
}
