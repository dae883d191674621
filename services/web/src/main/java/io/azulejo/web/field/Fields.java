package io.azulejo.web.field;

import io.azulejo.web.problem.ProblemException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks of values that many services take; each fails with the field and what would be right. */
public final class Fields {
    private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern EMAIL = Pattern.compile("[^@\\s\\p{Cntrl}]{1,64}@[^@\\s\\p{Cntrl}]{1,189}");
    private static final int LONGEST_SLUG = 120;
    private static final int LONGEST_MADE_SLUG = 80;
    private static final int LONGEST_URL = 2048;

    private Fields() {}

    /** Lower case, so that {@code John@…} and {@code john@…} are one address. */
    public static String email(String field, String value) {
        String canonical = value.trim().toLowerCase(Locale.ROOT);
        if (!EMAIL.matcher(canonical).matches()) {
            throw ProblemException.invalid(field, "must be an e-mail address of at most 254 characters");
        }
        return canonical;
    }

    public static String slug(String field, String value) {
        if (value.length() > LONGEST_SLUG || !SLUG.matcher(value).matches()) {
            throw ProblemException.invalid(
                    field, "must be words of a-z and 0-9 joined by '-', at most " + LONGEST_SLUG + " characters");
        }
        return value;
    }

    /** A slug made of a title; the other one where the title has no letter or digit that a slug can hold. */
    public static String slugOf(String title, String other) {
        String plain = Normalizer.normalize(title, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
        String cut =
                plain.substring(0, Math.min(plain.length(), LONGEST_MADE_SLUG)).replaceAll("^-+|-+$", "");
        return cut.isEmpty() ? other : cut;
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

    /** Text of several lines. */
    public static String text(String field, String value, int longest) {
        if (value.isBlank() || length(value) > longest || value.indexOf('\0') >= 0) {
            throw ProblemException.invalid(field, "must be 1 to " + longest + " characters without NUL");
        }
        return value;
    }

    public static @Nullable String optionalText(String field, @Nullable String value, int longest) {
        return value == null || value.isBlank() ? null : text(field, value, longest);
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
