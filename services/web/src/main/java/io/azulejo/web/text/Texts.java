package io.azulejo.web.text;

import io.azulejo.web.problem.ProblemException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Texts that are accepted into new items; what is not is refused with 422 and the field's name. */
public final class Texts {
    private static final Pattern EMAIL = Pattern.compile("[^@\\s\\p{Cntrl}]{1,64}@[^@\\s\\p{Cntrl}]{1,189}");
    private static final Pattern HANDLE = Pattern.compile("[a-z0-9][a-z0-9_.-]*");
    private static final int LONGEST_URL = 2048;

    private Texts() {}

    /** Lower case, so that {@code John@…} and {@code john@…} are one address. */
    public static String email(String value) {
        String canonical = value.trim().toLowerCase(Locale.ROOT);
        if (!EMAIL.matcher(canonical).matches()) {
            throw ProblemException.invalid("email", "must be an e-mail address of at most 254 characters");
        }
        return canonical;
    }

    /** One line of text. */
    public static String line(String field, String value, int longest) {
        String line = value.strip();
        if (line.isEmpty() || length(line) > longest || line.chars().anyMatch(Character::isISOControl)) {
            throw ProblemException.invalid(
                    field, "must be 1 to " + longest + " characters without line breaks or control characters");
        }
        return line;
    }

    /** One line of text, or null where there is none. */
    public static @Nullable String optionalLine(String field, @Nullable String value, int longest) {
        return value == null || value.isBlank() ? null : line(field, value, longest);
    }

    /** A name that can be part of keys and of paths. */
    public static String handle(String field, String value, int shortest, int longest) {
        if (value.length() < shortest
                || value.length() > longest
                || !HANDLE.matcher(value).matches()) {
            throw ProblemException.invalid(
                    field,
                    "must be " + shortest + " to " + longest
                            + " of a-z, 0-9, '_', '.' and '-', beginning with a letter or digit");
        }
        return value;
    }

    /** Text of one line or several. */
    public static String required(String field, String value, int longest) {
        String text = optional(field, value, longest);
        if (text == null) {
            throw ProblemException.invalid(field, "must be 1 to " + longest + " characters");
        }
        return text;
    }

    public static @Nullable String optional(String field, @Nullable String value, int longest) {
        if (value == null || value.isBlank()) {
            return null;
        }
        if (length(value) > longest || value.indexOf('\0') >= 0) {
            throw ProblemException.invalid(field, "must be at most " + longest + " characters without NUL");
        }
        return value;
    }

    /** Only addresses that a browser fetches and never runs. */
    public static @Nullable String url(String field, @Nullable String value) {
        if (value == null || value.isBlank()) {
            return null;
        }
        try {
            URI uri = new URI(value.trim());
            String scheme = uri.getScheme();
            boolean web = "https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme);
            if (web && uri.getHost() != null && value.length() <= LONGEST_URL) {
                return uri.toString();
            }
        } catch (URISyntaxException e) {
            throw ProblemException.invalid(field, "is not a URL: " + e.getReason());
        }
        throw ProblemException.invalid(field, "must be an http or https URL of at most " + LONGEST_URL + " characters");
    }

    public static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
