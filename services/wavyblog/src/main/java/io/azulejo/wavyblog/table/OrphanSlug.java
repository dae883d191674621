package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;

/** What a check of the slugs found: a slug that is kept for nothing, or a post or category that does not keep its own. */
@Entity
@Key(pk = "ORPHANSLUGS#{jobId}", sk = "SLUG#{slug}")
public record OrphanSlug(
        String jobId, String slug, Missing missing, @Ttl Instant expiresAt) {

    /** Which of the two is not there. */
    public enum Missing {
        GUARD,
        TARGET
    }
}
