package io.azulejo.wavyblog.rules;

import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;

/** Slugs: one namespace for posts and categories, in which a former slug still leads to its post. */
@Singleton
public final class Slugs {
    private static final int LONGEST_MADE = 80;
    private static final int REDIRECTS = 20;

    private final WavyBlogTable table;

    public Slugs(WavyBlogTable table) {
        this.table = table;
    }

    public boolean free(String slug) {
        return table.slug(Fields.slug("slug", slug)).isEmpty();
    }

    /** A free slug made of a title; somebody may still take it before it is used. */
    public String suggest(String title) {
        String plain = Normalizer.normalize(title, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
        String cut = plain.substring(0, Math.min(plain.length(), LONGEST_MADE)).replaceAll("^-+|-+$", "");
        String base = cut.isEmpty() ? "post" : cut;
        for (int number = 1; number <= REDIRECTS; number++) {
            String candidate = number == 1 ? base : base + "-" + number;
            if (table.slug(candidate).isEmpty()) {
                return candidate;
            }
        }
        return base + "-" + Ids.next("").toLowerCase(Locale.ROOT);
    }

    /** Where a former slug leads by now; empty if it is no former slug. */
    public Optional<String> redirect(String slug) {
        Optional<String> target = next(slug);
        for (int hops = 0; hops < REDIRECTS && target.isPresent(); hops++) {
            Optional<String> further = next(target.get());
            if (further.isEmpty()) {
                return target;
            }
            target = further;
        }
        return Optional.empty();
    }

    private Optional<String> next(String slug) {
        return table.slug(slug).map(Slug::redirectTo);
    }
}
