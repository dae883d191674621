package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import org.jspecify.annotations.Nullable;

/**
 * Makes a slug unique among posts and categories. It outlives a post whose slug changed: then it redirects, and nobody
 * else gets the slug. Slugs written by others have neither target nor kind.
 */
@Entity
@Key(pk = "SLUG#{slug}", sk = "SLUG#{slug}")
public record Slug(
        @FromKey String slug,
        @Attribute("TargetPK") @Nullable String targetPk,
        @Nullable Kind kind,
        @Nullable String redirectTo) {

    /** What owns a slug. */
    public enum Kind {
        POST,
        CATEGORY
    }
}
