package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import org.jspecify.annotations.Nullable;

/**
 * Guard item that makes a slug unique among posts and categories. After a slug change it stays, redirects and keeps the
 * old slug reserved as long as its post or category exists. Legacy items have neither target nor kind.
 *
 * @param targetId id of the post or category that a former slug leads to, whatever its slug is now
 */
@Entity
@Key(pk = "SLUG#{slug}", sk = "SLUG#{slug}")
public record Slug(
        @FromKey String slug,
        @Attribute("TargetPK") @Nullable String targetPk,
        @Nullable Kind kind,
        @Nullable String redirectTo,
        @Attribute("TargetID") @Nullable String targetId) {

    /** Kind of owner of a slug. */
    public enum Kind {
        POST,
        CATEGORY
    }
}
