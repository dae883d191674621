package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.table.OrphanSlug;
import java.util.Locale;

/**
 * A slug that is kept for nothing, or one that its post or category does not keep.
 *
 * @param missing {@code target} or {@code guard}
 */
@Json
record OrphanSlugView(String slug, String missing) {

    static OrphanSlugView of(OrphanSlug found) {
        return new OrphanSlugView(found.slug(), found.missing().name().toLowerCase(Locale.ROOT));
    }
}
