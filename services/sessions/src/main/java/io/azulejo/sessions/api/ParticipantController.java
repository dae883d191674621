package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.text.EnumNames;
import io.azulejo.sessions.domain.Admissions;
import io.azulejo.sessions.domain.Participants;
import io.azulejo.sessions.table.Participant;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

/** Participants of a session and their roles. */
@Valid
@Controller
@Path("/sessions/{id}/participants")
final class ParticipantController {
    private final Participants participants;
    private final Admissions admissions;

    ParticipantController(Participants participants, Admissions admissions) {
        this.participants = participants;
        this.admissions = admissions;
    }

    /**
     * Adds you to a session. You need an invitation, whose role you get, unless the session is open. Banned users
     * cannot join.
     */
    @Post
    ParticipantBody join(String id, JoinRequest body, ServerRequest request) {
        return ParticipantBody.of(participants.join(Actors.of(request), id, body.asked()));
    }

    /** Updates the role of a participant. For the session's owner only. */
    @Put("/{userId}")
    ParticipantBody setRole(String id, String userId, RoleChange body, ServerRequest request) {
        return ParticipantBody.of(participants.setRole(
                Actors.of(request),
                id,
                userId,
                EnumNames.field(Participant.Role.class, "role", body.role()),
                ETag.expected(request)));
    }

    /**
     * Removes a participant from a session. You can remove yourself; game masters can remove others, who are then
     * banned until the ban is lifted.
     */
    @Delete("/{userId}")
    void remove(String id, String userId, ServerRequest request, ServerResponse response) {
        admissions.remove(Actors.of(request), id, userId);
        response.status(204).send();
    }

    /** Returns the role that a request names, or player. */
    static Participant.Role role(@Nullable String text) {
        return text == null ? Participant.Role.PLAYER : EnumNames.field(Participant.Role.class, "role", text);
    }

    /** Request to join a session. The role defaults to that of the invitation, or to player. */
    @Json
    @Valid
    record JoinRequest(@Nullable @Size(max = 20) String role) {
        Participant.@Nullable Role asked() {
            return role == null ? null : ParticipantController.role(role);
        }
    }

    /** New role of a participant. */
    @Json
    @Valid
    record RoleChange(@NotBlank String role) {}
}
