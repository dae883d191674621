package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;

/**
 * Result of a slug check: a reserved slug without a post or category, or a post or category without a reserved slug.
 */
@Entity
@Key(pk = "ORPHANSLUGS#{jobId}", sk = "SLUG#{slug}")
public record OrphanSlug(
        String jobId, String slug, Missing missing, @Ttl Instant expiresAt) {

    /** Missing side of an inconsistent slug. */
    public enum Missing {
        GUARD,
        TARGET
    }
}
