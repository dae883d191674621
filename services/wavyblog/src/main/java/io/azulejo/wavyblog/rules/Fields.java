package io.azulejo.wavyblog.rules;

import io.azulejo.web.problem.ProblemException;
import java.util.regex.Pattern;

/** What names and slugs of new items must look like. Items of others are read whatever they hold. */
final class Fields {
    private static final Pattern USERNAME = Pattern.compile("[a-z0-9][a-z0-9_.-]{2,31}");
    private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final int LONGEST_SLUG = 120;

    private Fields() {}

    static String username(String value) {
        if (!USERNAME.matcher(value).matches()) {
            throw ProblemException.invalid(
                    "username", "must be 3 to 32 of a-z, 0-9, '_', '.' and '-', beginning with a letter or digit");
        }
        if (value.equals(DeletedUser.NAME)) {
            throw ProblemException.invalid("username", "is reserved");
        }
        return value;
    }

    static String slug(String field, String value) {
        if (value.length() > LONGEST_SLUG || !SLUG.matcher(value).matches()) {
            throw ProblemException.invalid(
                    field, "must be words of a-z and 0-9 joined by '-', at most " + LONGEST_SLUG + " characters");
        }
        return value;
    }
}
