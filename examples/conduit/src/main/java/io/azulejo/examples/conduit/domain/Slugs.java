package io.azulejo.examples.conduit.domain;

import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Generator of slugs from titles. Thread-safe. */
@Component
final class Slugs {
    private static final int MAX_LENGTH = 100;
    /** Slugs that would hide a route. */
    private static final Set<String> RESERVED = Set.of("feed");

    private final SecureRandom random = new SecureRandom();

    /** Returns the slug of a title: letters and digits of any script without accents, joined by hyphens. */
    String of(String title) {
        String plain = Normalizer.normalize(title, Normalizer.Form.NFKD).replaceAll("\\p{M}", "");
        String slug = plain.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
        String trimmed = slug.substring(0, Math.min(MAX_LENGTH, slug.length())).replaceAll("^-+|-+$", "");
        return trimmed.isEmpty() || RESERVED.contains(trimmed) ? other(trimmed) : trimmed;
    }

    /** Returns another slug for the same title. */
    String other(String slug) {
        String suffix = Integer.toString(random.nextInt(36 * 36 * 36 * 36, 36 * 36 * 36 * 36 * 36), 36);
        return slug.isEmpty() ? suffix : slug + "-" + suffix;
    }
}
