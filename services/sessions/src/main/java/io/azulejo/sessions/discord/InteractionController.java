package io.azulejo.sessions.discord;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.jsonb.JsonType;
import io.azulejo.http.json.WebJson;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.problem.ProblemType;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;

/** Endpoint that Discord calls for slash commands. */
@Controller
@Path("/sessions/interactions")
final class InteractionController {
    private static final HeaderName SIGNATURE = HeaderNames.create("X-Signature-Ed25519");
    private static final HeaderName TIMESTAMP = HeaderNames.create("X-Signature-Timestamp");

    private final DiscordSignature signature;
    private final Interactions interactions;
    private final JsonType<InteractionBody> body;

    InteractionController(DiscordSignature signature, Interactions interactions) {
        this.signature = signature;
        this.interactions = interactions;
        // Discord may add fields at any time, so unknown ones are ignored here.
        this.body = WebJson.create().type(InteractionBody.class);
    }

    /** Receives interactions from Discord. Requests must carry Discord's signature. This route is for Discord only. */
    @Post
    @Produces(statusCode = 200)
    // A refused command is a message to the user, not a problem.
    @Answers(
            never = {
                ProblemType.FORBIDDEN,
                ProblemType.NOT_FOUND,
                ProblemType.CONFLICT,
                ProblemType.PRECONDITION_FAILED,
                ProblemType.INVALID
            })
    InteractionResponse interact(ServerRequest request) {
        // The signature covers the raw bytes, not the parsed JSON.
        byte[] sent = request.content().hasEntity() ? request.content().as(byte[].class) : new byte[0];
        signature.verify(
                request.headers().value(SIGNATURE).orElse(null),
                request.headers().value(TIMESTAMP).orElse(null),
                sent);
        return interactions.answer(body.fromJson(sent));
    }
}
