package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Validation of the values of new items, beyond {@link TextValidation}. Existing items are read whatever they hold. */
final class Fields {
    private static final Pattern SNOWFLAKE = Pattern.compile("[0-9]{1,20}");
    private static final Pattern LOCALE = Pattern.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}");
    private static final Pattern USER = Pattern.compile("[\\x21-\\x7e]{1,128}");

    private Fields() {}

    /** Validates a Discord id. It has 64 bits and does not fit into a JSON number. */
    static @Nullable String snowflake(String field, @Nullable String value) {
        if (value != null && !SNOWFLAKE.matcher(value).matches()) {
            throw ProblemException.invalid(field, "must be a Discord id as a string of 1 to 20 digits");
        }
        return value;
    }

    static String user(String field, String value) {
        if (!USER.matcher(value).matches()) {
            throw ProblemException.invalid(field, "must be 1 to 128 visible ASCII characters");
        }
        return value;
    }

    static @Nullable String locale(@Nullable String value) {
        if (value != null && !LOCALE.matcher(value).matches()) {
            throw ProblemException.invalid("locale", "must be a language such as pt-BR");
        }
        return value;
    }

    static @Nullable Integer number(String field, @Nullable Integer value, int least, int most) {
        if (value != null && (value < least || value > most)) {
            throw ProblemException.invalid(field, "must be from " + least + " to " + most);
        }
        return value;
    }

    /** Validates lines of text against a maximum count and a maximum total length. */
    static List<String> lines(String field, List<String> values, int most, int longest) {
        if (values.size() > most || values.stream().mapToInt(String::length).sum() > longest) {
            throw ProblemException.invalid(
                    field, "must be at most " + most + " lines with " + longest + " characters in total");
        }
        return values.stream()
                .map(value -> TextValidation.line(field, value, longest))
                .toList();
    }
}
