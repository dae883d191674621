package io.azulejo.wavyblog.rules;

import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.text.SlugText;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Slugs: one namespace for posts and categories, in which a former slug still leads to its post. */
@Singleton
public final class Slugs {
    private static final int REDIRECTS = 20;

    private final WavyBlogTable table;

    public Slugs(WavyBlogTable table) {
        this.table = table;
    }

    public boolean free(String slug) {
        return table.slug(SlugText.checked("slug", slug)).isEmpty();
    }

    /** A free slug made of a title; somebody may still take it before it is used. */
    public String suggest(String title) {
        return SlugText.free(title, "post", slug -> table.slug(slug).isPresent());
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
