package io.azulejo.web.text;

import io.azulejo.web.problem.ProblemException;
import java.text.Normalizer;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Slugs: words of a-z and 0-9 joined by hyphens, as addresses of pages have them. */
public final class SlugText {
    private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final int LONGEST = 120;
    private static final int LONGEST_MADE = 80;
    private static final int TRIES = 20;

    private SlugText() {}

    public static String checked(String field, String value) {
        if (value.length() > LONGEST || !SLUG.matcher(value).matches()) {
            throw ProblemException.invalid(
                    field, "must be words of a-z and 0-9 joined by '-', at most " + LONGEST + " characters");
        }
        return value;
    }

    /** A slug made of a title that is not taken yet; somebody may still take it before it is used. */
    public static String free(String title, String other, Predicate<String> taken) {
        String base = of(title, other);
        for (int number = 1; number <= TRIES; number++) {
            String candidate = number == 1 ? base : base + "-" + number;
            if (!taken.test(candidate)) {
                return candidate;
            }
        }
        return base + "-" + Ids.next("").toLowerCase(Locale.ROOT);
    }

    /** A slug made of a title; the other one where the title has no letter or digit that a slug can hold. */
    public static String of(String title, String other) {
        String plain = Normalizer.normalize(title, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
        String cut = plain.substring(0, Math.min(plain.length(), LONGEST_MADE)).replaceAll("^-+|-+$", "");
        return cut.isEmpty() ? other : cut;
    }
}
