package io.azulejo.http.text;

import com.ibm.icu.text.Transliterator;
import io.azulejo.http.problem.ProblemException;
import java.text.Normalizer;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Validation and generation of URL slugs: words of a-z and 0-9 joined by hyphens. */
public final class SlugText {
    private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    /** From any script to ASCII: {@code Привет} becomes {@code Privet}. Thread-safe for transliteration. */
    private static final Transliterator TRANSLITERATOR = Transliterator.getInstance("Any-Latin; Latin-ASCII");

    private static final int MAX_LENGTH = 120;
    private static final int MAX_GENERATED_LENGTH = 80;
    private static final int MAX_TRIES = 20;

    private SlugText() {}

    public static String checked(String field, String value) {
        if (value.length() > MAX_LENGTH || !SLUG.matcher(value).matches()) {
            throw ProblemException.invalid(
                    field, "must be words of a-z and 0-9 joined by '-', at most " + MAX_LENGTH + " characters");
        }
        return value;
    }

    /** Returns an unused slug for a title. Another request may still take it before it is written. */
    public static String free(String title, String other, Predicate<String> taken) {
        String base = of(title, other);
        for (int number = 1; number <= MAX_TRIES; number++) {
            String candidate = number == 1 ? base : base + "-" + number;
            if (!taken.test(candidate)) {
                return candidate;
            }
        }
        return base + "-" + Ids.next("").toLowerCase(Locale.ROOT);
    }

    /** Returns a slug for a title, or {@code other} if the title has no character that a slug can contain. */
    public static String of(String title, String other) {
        String plain = Normalizer.normalize(TRANSLITERATOR.transliterate(title), Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
        String cut = plain.substring(0, Math.min(plain.length(), MAX_GENERATED_LENGTH))
                .replaceAll("^-+|-+$", "");
        return cut.isEmpty() ? other : cut;
    }
}
