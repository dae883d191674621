package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.jsonb.Json;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.wavyblog.domain.Slugs;

/** Availability of slugs. */
@Controller
@Path("/wavyblog/slugs")
final class SlugController {
    private final Slugs slugs;

    SlugController(Slugs slugs) {
        this.slugs = slugs;
    }

    /** Checks whether a slug is available. Also suggests an available slug. */
    @Get("/{slug}")
    @Answers({ProblemType.NOT_FOUND, ProblemType.INVALID})
    SlugView check(String slug) {
        return new SlugView(slug, slugs.free(slug), slugs.suggest(slug));
    }

    /**
     * Availability of a slug.
     *
     * @param suggestion slug that was available at the time of the request
     */
    @Json
    record SlugView(String slug, boolean free, String suggestion) {}
}
