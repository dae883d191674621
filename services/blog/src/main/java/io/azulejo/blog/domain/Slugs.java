package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.SlugText;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.Locale;

/** Slugs of posts, in one namespace. A former slug still redirects to its post. */
@Singleton
public final class Slugs {
    private static final int MAX_ATTEMPTS = 5;

    private final BlogTable table;
    private final InstantSource clock;

    public Slugs(BlogTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** Suggests an unused slug for a title. Another request may still take it first. */
    String suggest(String title) {
        String base = SlugText.of(title, "post");
        for (int number = 1; number <= MAX_ATTEMPTS; number++) {
            String candidate = number == 1 ? base : base + "-" + number;
            if (table.slug(candidate).isEmpty()) {
                return candidate;
            }
        }
        return base + "-" + Ids.next(clock.instant()).toLowerCase(Locale.ROOT);
    }
}
