package io.azulejo.wavyblog.domain;

import io.azulejo.http.text.SlugText;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.SlugAttributes;
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
        return table.slug(SlugText.checked("slug", slug))
                .filter(found -> !abandoned(found))
                .isEmpty();
    }

    /** Suggests an unused slug for a title. Another request may still take it first. */
    public String suggest(String title) {
        return SlugText.free(title, "post", slug -> table.slug(slug).isPresent());
    }

    /**
     * Returns the current slug for a former slug; empty if it is not a former slug, or if the post or category no longer
     * exists.
     */
    public Optional<String> redirect(String slug) {
        Optional<Slug> former = table.slug(slug).filter(found -> found.redirectTo() != null);
        return former.isPresent() && former.get().targetId() != null ? current(former.get()) : followed(slug);
    }

    /**
     * Adds the takeover of a former slug whose post or category no longer exists to a transaction that creates another
     * one. Returns false if the slug is in use.
     */
    boolean takeOver(TransactWrite transaction, String slug, String targetPk, Slug.Kind kind) {
        Optional<Slug> former = table.slug(slug).filter(this::abandoned);
        former.ifPresent(found -> transaction.put(
                new Slug(slug, targetPk, kind, null, null),
                SlugAttributes.TARGET_ID.eq(String.valueOf(found.targetId()))));
        return former.isPresent();
    }

    private boolean abandoned(Slug former) {
        return former.redirectTo() != null
                && former.targetId() != null
                && current(former).isEmpty();
    }

    private Optional<String> current(Slug former) {
        Slug.Kind kind = former.kind() == null ? Slug.Kind.POST : former.kind();
        return table.id(String.valueOf(former.targetId())).flatMap(pointer -> IdPointers.slug(pointer, kind));
    }

    /** Follows redirects from before they named their target. */
    private Optional<String> followed(String slug) {
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
