package io.azulejo.wavyblog.domain;

import io.azulejo.http.text.SlugText;
import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Slugs of posts and categories, in one namespace. A former slug still redirects. */
@Singleton
public final class Slugs {
    private static final int MAX_REDIRECTS = 20;

    private final WavyBlogTable table;

    public Slugs(WavyBlogTable table) {
        this.table = table;
    }

    public boolean free(String slug) {
        return table.slug(SlugText.checked("slug", slug)).isEmpty();
    }

    /** Suggests an unused slug for a title. Another request may still take it first. */
    public String suggest(String title) {
        return SlugText.free(title, "post", slug -> table.slug(slug).isPresent());
    }

    /** Returns the current slug for a former slug; empty if it is not a former slug. */
    public Optional<String> redirect(String slug) {
        Optional<String> target = next(slug);
        for (int hops = 0; hops < MAX_REDIRECTS && target.isPresent(); hops++) {
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
