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
import io.azulejo.sessions.rules.Participants;
import io.azulejo.sessions.table.Participant;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.text.Words;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/sessions/{id}/participants")
final class ParticipantController {
    private final Participants participants;

    ParticipantController(Participants participants) {
        this.participants = participants;
    }

    /** The caller joins a session. */
    @Post
    ParticipantBody join(String id, Joining body, ServerRequest request) {
        return ParticipantBody.of(participants.join(Actors.of(request), id, body.asked()));
    }

    /** Changes what a participant is; for the game master. */
    @Put("/{userId}")
    ParticipantBody setRole(String id, String userId, RoleChange body, ServerRequest request) {
        return ParticipantBody.of(participants.setRole(
                Actors.of(request),
                id,
                userId,
                Words.field(Participant.Role.class, "role", body.role()),
                ETag.expected(request)));
    }

    /** A participant leaves, or is kicked by a game master. */
    @Delete("/{userId}")
    void remove(String id, String userId, ServerRequest request, ServerResponse response) {
        participants.remove(Actors.of(request), id, userId);
        response.status(204).send();
    }

    /** As what somebody takes part: player unless told otherwise. */
    @Json
    @Valid
    record Joining(@Nullable @Size(max = 20) String role) {

        Participant.Role asked() {
            return role == null ? Participant.Role.PLAYER : Words.field(Participant.Role.class, "role", role);
        }
    }

    /** What a participant is from now on. */
    @Json
    @Valid
    record RoleChange(@NotBlank String role) {}
}
