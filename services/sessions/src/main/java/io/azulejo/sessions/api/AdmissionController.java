package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.text.EnumNames;
import io.azulejo.sessions.domain.Actor;
import io.azulejo.sessions.domain.Admissions;
import io.azulejo.sessions.table.Admission;
import io.azulejo.sessions.table.Participant;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

/** Invitations, requests to join, and bans of a session. */
@Valid
@Controller
@Path("/sessions/{id}")
final class AdmissionController {
    private final Admissions admissions;

    AdmissionController(Admissions admissions) {
        this.admissions = admissions;
    }

    /** Invites a user to a session. For game masters only; only the owner can invite a co-gamemaster. */
    @Post("/invitations")
    AdmissionBody invite(String id, InvitationRequest body, ServerRequest request) {
        return AdmissionBody.of(
                admissions.invite(Actors.of(request), id, body.userId(), ParticipantController.role(body.role())));
    }

    /**
     * Lists the invitations that were not used yet. For game masters only.
     *
     * @param limit maximum number of items read for the page; the page may be shorter
     * @param cursor position returned with the previous page
     */
    @Get("/invitations")
    PageBody<AdmissionBody> invitations(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        return list(id, Admission.State.INVITED, limit, cursor, request);
    }

    /** Withdraws an invitation. For game masters only. */
    @Delete("/invitations/{userId}")
    void withdraw(String id, String userId, ServerRequest request, ServerResponse response) {
        admissions.revoke(Actors.of(request), id, userId, Admission.State.INVITED);
        response.status(204).send();
    }

    /** Asks the game masters for permission to join a session as a player or spectator. */
    @Post("/join-requests")
    @Produces(statusCode = 202)
    AdmissionBody ask(String id, ParticipantController.JoinRequest body, ServerRequest request) {
        Participant.Role role = body.asked();
        return AdmissionBody.of(
                admissions.request(Actors.of(request), id, role == null ? Participant.Role.PLAYER : role));
    }

    /**
     * Lists the requests to join a session. For game masters only.
     *
     * @param limit maximum number of items read for the page; the page may be shorter
     * @param cursor position returned with the previous page
     */
    @Get("/join-requests")
    PageBody<AdmissionBody> requests(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        return list(id, Admission.State.REQUESTED, limit, cursor, request);
    }

    /** Approves a request to join. For game masters only. */
    @Post("/join-requests/{userId}/approve")
    ParticipantBody approve(String id, String userId, ServerRequest request) {
        return ParticipantBody.of(admissions.approve(Actors.of(request), id, userId));
    }

    /** Declines a request to join. For game masters, and for the user who asked. */
    @Delete("/join-requests/{userId}")
    void decline(String id, String userId, ServerRequest request, ServerResponse response) {
        admissions.decline(Actors.of(request), id, userId);
        response.status(204).send();
    }

    /** Bans a user from a session and removes the user if necessary. For game masters only. */
    @Post("/bans")
    AdmissionBody ban(String id, BanRequest body, ServerRequest request) {
        return AdmissionBody.of(admissions.ban(Actors.of(request), id, body.userId()));
    }

    /**
     * Lists the banned users of a session. For game masters only.
     *
     * @param limit maximum number of items read for the page; the page may be shorter
     * @param cursor position returned with the previous page
     */
    @Get("/bans")
    PageBody<AdmissionBody> bans(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        return list(id, Admission.State.BANNED, limit, cursor, request);
    }

    /** Lifts a ban. For game masters only. */
    @Delete("/bans/{userId}")
    void lift(String id, String userId, ServerRequest request, ServerResponse response) {
        admissions.revoke(Actors.of(request), id, userId, Admission.State.BANNED);
        response.status(204).send();
    }

    private PageBody<AdmissionBody> list(
            String id, Admission.State state, @Nullable Integer limit, @Nullable String cursor, ServerRequest request) {
        Actor actor = Actors.of(request);
        return PageBody.of(
                admissions.list(
                        actor,
                        id,
                        state,
                        PageQuery.of(limit, cursor).scope(actor.userId() + " " + EnumNames.of(state))),
                AdmissionBody::of);
    }

    /** User to invite. The role defaults to player. */
    @Json
    @Valid
    record InvitationRequest(
            @NotBlank String userId,
            @Nullable @Size(max = 20) String role) {}

    /** User to ban. */
    @Json
    @Valid
    record BanRequest(@NotBlank String userId) {}
}
