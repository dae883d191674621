package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.Jsonb;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Range;
import io.avaje.validation.constraints.Size;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.job.JobView;
import io.azulejo.http.json.JsonMerge;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.text.EnumNames;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.sessions.domain.Actor;
import io.azulejo.sessions.domain.Lifecycle;
import io.azulejo.sessions.domain.Listing;
import io.azulejo.sessions.domain.Participants;
import io.azulejo.sessions.domain.SessionAccess;
import io.azulejo.sessions.domain.SessionAuthorization;
import io.azulejo.sessions.domain.SessionDeletion;
import io.azulejo.sessions.domain.SessionDraft;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionDetails;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sessions, from start to end. */
@Valid
@Controller
@Path("/sessions")
final class SessionController {
    private final SessionAuthorization access;
    private final Lifecycle lifecycle;
    private final Participants participants;
    private final Listing listing;
    private final SessionDeletion deletion;
    private final Idempotency idempotency;
    private final JobRunner jobs;
    private final Jsonb jsonb;
    private final InstantSource clock;

    SessionController(
            SessionAuthorization access,
            Lifecycle lifecycle,
            Participants participants,
            Listing listing,
            SessionDeletion deletion,
            Idempotency idempotency,
            JobRunner jobs,
            Jsonb jsonb,
            InstantSource clock) {
        this.access = access;
        this.lifecycle = lifecycle;
        this.participants = participants;
        this.listing = listing;
        this.deletion = deletion;
        this.idempotency = idempotency;
        this.jobs = jobs;
        this.jsonb = jsonb;
        this.clock = clock;
    }

    /**
     * Starts a session. You become its owner. You cannot have another open session, and neither can the channel. A
     * channel requires a linked Discord user or the role operator. Send an Idempotency-Key header to retry safely.
     */
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
                id -> body(access.require(actor, id.getFirst()).session()));
        response.header("Location", "/sessions/" + started.sessionId());
        response.header("ETag", new ETag(started.version()).toString());
        return started;
    }

    /**
     * Lists sessions by status, latest first. For operators only.
     *
     * @param status active, paused, ended or expired
     * @param limit maximum number of sessions in the page
     * @param cursor position returned with the previous page
     */
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
                        SessionQuery.status(status),
                        PageQuery.of(limit, cursor).scope(actor.userId())),
                this::body);
    }

    /**
     * Retrieves a session.
     *
     * @param include comma-separated parts to include: npcs, users or both
     */
    @Get("/{id}")
    SessionBody get(String id, @QueryParam @Nullable String include, ServerRequest request, ServerResponse response) {
        Set<String> parts = SessionQuery.include(include);
        if (parts.isEmpty()) {
            SessionAccess game = access.require(Actors.of(request), id);
            new ETag(game.session().version()).answer(request, response);
            return SessionBody.of(game.session(), game.rank(), clock.instant());
        }
        SessionAuthorization.AccessibleSession found = access.whole(Actors.of(request), id);
        SessionDetails whole = found.whole();
        boolean leads = found.game().isGameMaster();
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

    /**
     * Replaces the title of a session and who may join it. Requires If-Match with the session's current version. For
     * the session's owner only.
     */
    @Put("/{id}")
    SessionBody change(String id, SessionChange body, ServerRequest request, ServerResponse response) {
        return changed(id, body, ETag.required(request), request, response);
    }

    /**
     * Updates the title of a session or who may join it, by a JSON merge patch: fields that you omit keep their values.
     * For the session's owner only.
     */
    @Patch("/{id}")
    SessionBody patch(String id, ServerRequest request, ServerResponse response) {
        Session session = lifecycle.owned(Actors.of(request), id);
        SessionChange current = new SessionChange(
                session.title() == null ? "" : session.title(), EnumNames.ofNullable(session.joining()));
        SessionChange merged = JsonMerge.apply(request, jsonb, SessionChange.class, current);
        OptionalLong expected = ETag.expected(request);
        return changed(
                id, merged, expected.isPresent() ? expected : OptionalLong.of(session.version()), request, response);
    }

    private SessionBody changed(
            String id, SessionChange body, OptionalLong version, ServerRequest request, ServerResponse response) {
        Session session = lifecycle.change(Actors.of(request), id, body.title(), body.joining(), version);
        new ETag(session.version()).answer(request, response);
        return body(session);
    }

    /**
     * Deletes a closed session with its NPCs, participants and messages. A job does the work. For the session's owner
     * only.
     */
    @Delete("/{id}")
    @Produces(statusCode = 202)
    JobView delete(String id, ServerRequest request) {
        return JobView.started(jobs, deletion.begin(Actors.of(request), id));
    }

    /** Pauses an active session. For the session's owner only. */
    @Post("/{id}/pause")
    @Produces(statusCode = 200)
    SessionBody pause(String id, ServerRequest request) {
        return body(lifecycle.pause(Actors.of(request), id));
    }

    /** Resumes a paused session. Its idle timeout starts again. For the session's owner only. */
    @Post("/{id}/resume")
    @Produces(statusCode = 200)
    SessionBody resume(String id, ServerRequest request) {
        return body(lifecycle.resume(Actors.of(request), id));
    }

    /** Ends a session. An ended session cannot be resumed. For the session's owner only. */
    @Post("/{id}/end")
    @Produces(statusCode = 200)
    SessionBody end(String id, ServerRequest request) {
        return body(lifecycle.end(Actors.of(request), id));
    }

    /** Extends a session, up to its hard limit. For the session's owner only. */
    @Post("/{id}/extend")
    @Produces(statusCode = 200)
    SessionBody extend(String id, ExtensionRequest body, ServerRequest request) {
        return body(lifecycle.extend(Actors.of(request), id, Duration.ofMinutes(body.minutes())));
    }

    /**
     * Transfers a session to a participant. The previous owner becomes a co-gamemaster. For the session's owner only.
     */
    @Post("/{id}/transfer-owner")
    @Produces(statusCode = 200)
    SessionBody transfer(String id, OwnerChange body, ServerRequest request) {
        return body(participants.transfer(Actors.of(request), id, body.userId()));
    }

    private SessionBody body(Session session) {
        return SessionBody.of(session, clock.instant());
    }

    /** Number of minutes by which to extend a session. */
    @Json
    @Valid
    record ExtensionRequest(@Range(min = 1, max = 1_000_000) long minutes) {}

    /** New owner of a session. */
    @Json
    @Valid
    record OwnerChange(@NotBlank String userId) {}

    /**
     * New title of a session and who may join it.
     *
     * @param joining invitation, channel or open; null for the default
     */
    @Json
    @Valid
    record SessionChange(
            @NotBlank String title,
            @Nullable @Size(max = 20) String joining) {}
}
