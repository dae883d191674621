package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.rules.Slugs;

@Controller
@Path("/wavyblog/slugs")
final class SlugController {
    private final Slugs slugs;

    SlugController(Slugs slugs) {
        this.slugs = slugs;
    }

    /** Whether a slug can be had, and one that can. */
    @Get("/{slug}")
    SlugView check(String slug) {
        return new SlugView(slug, slugs.free(slug), slugs.suggest(slug));
    }

    /**
     * Whether a slug can be had.
     *
     * @param suggestion one that was free a moment ago
     */
    @Json
    record SlugView(String slug, boolean free, String suggestion) {}
}
