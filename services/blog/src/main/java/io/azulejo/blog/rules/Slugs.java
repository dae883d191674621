package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.SlugText;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.Locale;

/** Slugs of posts: one namespace, in which a former slug still leads to its post. */
@Singleton
public final class Slugs {
    private static final int TRIES = 5;

    private final BlogTable table;
    private final InstantSource clock;

    public Slugs(BlogTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** A free slug made of a title; somebody may still take it before it is used. */
    String suggest(String title) {
        String base = SlugText.of(title, "post");
        for (int number = 1; number <= TRIES; number++) {
            String candidate = number == 1 ? base : base + "-" + number;
            if (table.slug(candidate).isEmpty()) {
                return candidate;
            }
        }
        return base + "-" + Ids.next(clock.instant()).toLowerCase(Locale.ROOT);
    }
}
