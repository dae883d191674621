package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.azulejo.sessions.rules.Participants;
import io.azulejo.web.precondition.ETag;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

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
        return ParticipantBody.of(participants.join(Actors.of(request), id, Parameters.role(body.role())));
    }

    /** Changes what a participant is; for the game master. */
    @Put("/{userId}")
    ParticipantBody setRole(String id, String userId, RoleChange body, ServerRequest request) {
        return ParticipantBody.of(participants.setRole(
                Actors.of(request), id, userId, Parameters.role(body.role()), ETag.expected(request)));
    }

    /** A participant leaves, or is kicked by a game master. */
    @Delete("/{userId}")
    void remove(String id, String userId, ServerRequest request, ServerResponse response) {
        participants.remove(Actors.of(request), id, userId);
        response.status(204).send();
    }
}
