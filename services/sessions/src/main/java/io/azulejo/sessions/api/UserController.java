package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.QueryParam;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.sessions.domain.Actor;
import io.azulejo.sessions.domain.Listing;
import io.azulejo.sessions.domain.OpenSessionPointers;
import io.helidon.webserver.http.ServerRequest;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** A user's sessions. */
@Controller
@Path("/sessions/users/{id}/sessions")
final class UserController {
    private final Listing listing;
    private final OpenSessionPointers pointers;
    private final InstantSource clock;

    UserController(Listing listing, OpenSessionPointers pointers, InstantSource clock) {
        this.listing = listing;
        this.pointers = pointers;
        this.clock = clock;
    }

    /**
     * Lists the sessions of a user, latest first. For the user and operators only.
     *
     * @param from only sessions that started at or after this time
     * @param to only sessions that started before this time
     * @param status only sessions that the user owns and that have this status
     * @param limit maximum number of sessions in the page
     * @param cursor position returned with the previous page
     */
    @Get
    PageBody<SessionBody> list(
            String id,
            @QueryParam @Nullable String from,
            @QueryParam @Nullable String to,
            @QueryParam @Nullable String status,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor actor = Actors.of(request);
        return PageBody.of(
                listing.byUser(
                        actor,
                        id,
                        status == null ? null : SessionQuery.status(status),
                        SessionQuery.range(from, to),
                        PageQuery.of(limit, cursor).scope(actor.userId())),
                listed -> SessionBody.of(listed.session(), listed.rank(), clock.instant()));
    }

    /**
     * Retrieves the open session of a user, which is active or paused. For the user and operators only.
     *
     * @param guild guild to look in, if the service allows one open session per guild
     */
    @Get("/active")
    SessionBody active(String id, @QueryParam @Nullable String guild, ServerRequest request) {
        listing.requireSelf(Actors.of(request), id);
        return pointers.ofUser(id, guild)
                .map(session -> SessionBody.of(session, clock.instant()))
                .orElseThrow(() -> ProblemException.notFound("open session of", id));
    }
}
