package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.QueryParam;
import io.azulejo.sessions.rules.Actor;
import io.azulejo.sessions.rules.Listing;
import io.azulejo.sessions.rules.Pointers;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Words;
import io.helidon.webserver.http.ServerRequest;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

@Controller
@Path("/sessions/users/{id}/sessions")
final class UserController {
    private final Listing listing;
    private final Pointers pointers;
    private final InstantSource clock;

    UserController(Listing listing, Pointers pointers, InstantSource clock) {
        this.listing = listing;
        this.pointers = pointers;
        this.clock = clock;
    }

    /**
     * The sessions of a user, latest first; for the user and for operators.
     *
     * @param from sessions that started then or later
     * @param to sessions that started before
     * @param status only sessions that the user owns, and that are in this status
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
                        status == null ? null : Words.parameter(SessionStatus.class, "status", status),
                        SessionQuery.range(from, to),
                        PageQuery.of(limit, cursor).scope(actor.userId())),
                listed -> SessionBody.of(listed.session(), listed.rank(), clock.instant()));
    }

    /**
     * The open session of a user: the one that is active or paused.
     *
     * @param guild where users have one in each guild: in which
     */
    @Get("/active")
    SessionBody active(String id, @QueryParam @Nullable String guild, ServerRequest request) {
        Listing.requireSelf(Actors.of(request), id);
        return pointers.ofUser(id, guild)
                .map(session -> SessionBody.of(session, clock.instant()))
                .orElseThrow(() -> ProblemException.notFound("open session of", id));
    }
}
