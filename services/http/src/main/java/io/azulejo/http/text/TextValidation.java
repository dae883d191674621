package io.azulejo.http.text;

import io.azulejo.http.problem.ProblemException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Validation of texts for new items. An invalid text fails with 422 and the field's name. */
public final class TextValidation {
    private static final Pattern EMAIL = Pattern.compile("[^@\\s\\p{Cntrl}]{1,64}@[^@\\s\\p{Cntrl}]{1,189}");
    private static final Pattern HANDLE = Pattern.compile("[a-z0-9][a-z0-9_.-]*");
    private static final int MAX_URL = 2048;

    private TextValidation() {}

    /** Returns the address in lower case, so that {@code John@…} and {@code john@…} are one address. */
    public static String email(String value) {
        String canonical = value.trim().toLowerCase(Locale.ROOT);
        if (!EMAIL.matcher(canonical).matches()) {
            throw ProblemException.invalid("email", "must be an e-mail address of at most 254 characters");
        }
        return canonical;
    }

    /** Returns one line of text. */
    public static String line(String field, String value, int maxLength) {
        String line = value.strip();
        if (line.isEmpty() || length(line) > maxLength || line.chars().anyMatch(Character::isISOControl)) {
            throw ProblemException.invalid(
                    field, "must be 1 to " + maxLength + " characters without line breaks or control characters");
        }
        return line;
    }

    /** Returns one line of text, or null if it is blank. */
    public static @Nullable String optionalLine(String field, @Nullable String value, int maxLength) {
        return value == null || value.isBlank() ? null : line(field, value, maxLength);
    }

    /** Returns a name that can be part of keys and paths. */
    public static String handle(String field, String value, int minLength, int maxLength) {
        if (value.length() < minLength
                || value.length() > maxLength
                || !HANDLE.matcher(value).matches()) {
            throw ProblemException.invalid(
                    field,
                    "must be " + minLength + " to " + maxLength
                            + " of a-z, 0-9, '_', '.' and '-', beginning with a letter or digit");
        }
        return value;
    }

    /** Returns text of one or more lines. */
    public static String required(String field, String value, int maxLength) {
        String text = optional(field, value, maxLength);
        if (text == null) {
            throw ProblemException.invalid(field, "must be 1 to " + maxLength + " characters");
        }
        return text;
    }

    public static @Nullable String optional(String field, @Nullable String value, int maxLength) {
        if (value == null || value.isBlank()) {
            return null;
        }
        if (length(value) > maxLength || value.indexOf('\0') >= 0) {
            throw ProblemException.invalid(field, "must be at most " + maxLength + " characters without NUL");
        }
        return value;
    }

    /** Returns an http or https URL; other schemes could run script in a browser. */
    public static @Nullable String url(String field, @Nullable String value) {
        if (value == null || value.isBlank()) {
            return null;
        }
        try {
            URI uri = new URI(value.trim());
            String scheme = uri.getScheme();
            boolean web = "https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme);
            if (web && uri.getHost() != null && value.length() <= MAX_URL) {
                return uri.toString();
            }
        } catch (URISyntaxException e) {
            throw ProblemException.invalid(field, "is not a URL: " + e.getReason());
        }
        throw ProblemException.invalid(field, "must be an http or https URL of at most " + MAX_URL + " characters");
    }

    public static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
