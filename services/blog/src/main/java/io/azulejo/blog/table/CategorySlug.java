package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import org.jspecify.annotations.Nullable;

/** Guard item that makes a slug unique among the children of one category. */
@Entity
@Key(pk = "CATEGORYSLUG#{within}#{slug}", sk = "CATEGORYSLUG#{within}#{slug}")
public record CategorySlug(@FromKey String within, @FromKey String slug, String categoryId) {
    private static final String ROOT = "ROOT";

    /** Returns the guard item for a category's slug, or null if it has no slug. */
    public static @Nullable CategorySlug of(Category category) {
        String parent = category.parentId();
        String slug = category.slug();
        return slug == null ? null : new CategorySlug(parent == null ? ROOT : parent, slug, category.categoryId());
    }
}
