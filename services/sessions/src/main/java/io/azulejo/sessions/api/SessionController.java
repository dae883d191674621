package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Range;
import io.azulejo.sessions.rules.Access;
import io.azulejo.sessions.rules.Actor;
import io.azulejo.sessions.rules.Game;
import io.azulejo.sessions.rules.Lifecycle;
import io.azulejo.sessions.rules.Listing;
import io.azulejo.sessions.rules.Participants;
import io.azulejo.sessions.rules.SessionDeletion;
import io.azulejo.sessions.rules.SessionDraft;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.sessions.table.SessionWhole;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.text.Words;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/sessions")
final class SessionController {
    private final Access access;
    private final Lifecycle lifecycle;
    private final Participants participants;
    private final Listing listing;
    private final SessionDeletion deletion;
    private final Idempotency idempotency;
    private final JobRunner jobs;
    private final InstantSource clock;

    SessionController(
            Access access,
            Lifecycle lifecycle,
            Participants participants,
            Listing listing,
            SessionDeletion deletion,
            Idempotency idempotency,
            JobRunner jobs,
            InstantSource clock) {
        this.access = access;
        this.lifecycle = lifecycle;
        this.participants = participants;
        this.listing = listing;
        this.deletion = deletion;
        this.idempotency = idempotency;
        this.jobs = jobs;
        this.clock = clock;
    }

    /** Starts a session of the caller's. */
    @Post
    SessionBody start(SessionDraft body, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        Actor actor = Actors.of(caller);
        SessionBody started = idempotency.once(
                request,
                caller,
                body,
                SessionBody.class,
                mark -> body(lifecycle.start(actor, body, mark)),
                id -> body(access.game(actor, id.getFirst()).session()));
        response.header("Location", "/sessions/" + started.sessionId());
        response.header("ETag", new ETag(started.version()).toString());
        return started;
    }

    /** Sessions of a status, latest first; for operators. */
    @Get
    PageBody<SessionBody> byStatus(
            @QueryParam String status,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor actor = Actors.of(request);
        return PageBody.of(
                listing.byStatus(
                        actor,
                        Words.parameter(SessionStatus.class, "status", status),
                        PageQuery.of(limit, cursor).scope(actor.userId())),
                this::body);
    }

    /**
     * A session.
     *
     * @param include {@code npcs}, {@code users} or both, to be read along
     */
    @Get("/{id}")
    SessionBody get(String id, @QueryParam @Nullable String include, ServerRequest request, ServerResponse response) {
        Set<String> parts = SessionQuery.include(include);
        if (parts.isEmpty()) {
            Game game = access.game(Actors.of(request), id);
            new ETag(game.session().version()).answer(request, response);
            return SessionBody.of(game.session(), game.rank(), clock.instant());
        }
        Access.Whole found = access.whole(Actors.of(request), id);
        SessionWhole whole = found.whole();
        boolean leads = found.game().leads();
        return SessionBody.of(
                whole.session(),
                clock.instant(),
                found.game().rank(),
                parts.contains("npcs")
                        ? whole.npcs().stream()
                                .map(npc -> NpcBody.of(npc, leads))
                                .toList()
                        : null,
                parts.contains("users")
                        ? whole.participants().stream().map(ParticipantBody::of).toList()
                        : null);
    }

    /** Changes what a session is called. */
    @Put("/{id}")
    SessionBody rename(String id, TitleChange body, ServerRequest request, ServerResponse response) {
        Session session = lifecycle.rename(Actors.of(request), id, body.title(), ETag.required(request));
        new ETag(session.version()).answer(request, response);
        return body(session);
    }

    /** Deletes a session that is over, with all that belongs to it. */
    @Delete("/{id}")
    @Produces(statusCode = 202)
    JobView delete(String id, ServerRequest request) {
        return jobs.begun(deletion.begin(Actors.of(request), id));
    }

    /** Interrupts an active session. */
    @Post("/{id}/pause")
    @Produces(statusCode = 200)
    SessionBody pause(String id, ServerRequest request) {
        return body(lifecycle.pause(Actors.of(request), id));
    }

    /** Goes on with a paused session. */
    @Post("/{id}/resume")
    @Produces(statusCode = 200)
    SessionBody resume(String id, ServerRequest request) {
        return body(lifecycle.resume(Actors.of(request), id));
    }

    /** Ends a session for good. */
    @Post("/{id}/end")
    @Produces(statusCode = 200)
    SessionBody end(String id, ServerRequest request) {
        return body(lifecycle.end(Actors.of(request), id));
    }

    /** Puts the end of a session off, up to its hard limit. */
    @Post("/{id}/extend")
    @Produces(statusCode = 200)
    SessionBody extend(String id, Extending body, ServerRequest request) {
        return body(lifecycle.extend(Actors.of(request), id, Duration.ofMinutes(body.minutes())));
    }

    /** Makes a participant the game master. */
    @Post("/{id}/transfer-owner")
    @Produces(statusCode = 200)
    SessionBody transfer(String id, OwnerChange body, ServerRequest request) {
        return body(participants.transfer(Actors.of(request), id, body.userId()));
    }

    private SessionBody body(Session session) {
        return SessionBody.of(session, clock.instant());
    }

    /** How much longer a session goes on. */
    @Json
    @Valid
    record Extending(@Range(min = 1, max = 1_000_000) long minutes) {}

    /** The participant who becomes game master. */
    @Json
    @Valid
    record OwnerChange(@NotBlank String userId) {}

    /** What a session is called. */
    @Json
    @Valid
    record TitleChange(@NotBlank String title) {}
}
